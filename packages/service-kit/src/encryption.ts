import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Keys } from './config.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Authenticated encryption. `context` binds data to one use: it can be decrypted with the same context only. */
export interface Encryption {
  encrypt(data: Buffer, context: string): Buffer
  /** @throws if the data was modified, or encrypted with an unknown key or another context */
  decrypt(encrypted: Buffer, context: string): Buffer
}

function decryptWith(secret: Buffer, encrypted: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(CIPHER, secret, encrypted.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** @param keys such as `PHOTO_KEY`: any strings of at least 32 characters */
export function createEncryption(keys: Keys): Encryption {
  const toSecret = (key: string) => createHash('sha256').update(key).digest()
  const newest = toSecret(keys[0])
  const secrets = keys.map(toSecret)
  return {
    encrypt(data, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(data), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(encrypted, context) {
      const errors: unknown[] = []
      for (const secret of secrets) {
        try {
          return decryptWith(secret, encrypted, context)
        } catch (error) {
          errors.push(error)
        }
      }
      throw new AggregateError(errors, 'no key decrypts the data')
    },
  }
}
