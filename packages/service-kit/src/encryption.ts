import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Authenticated encryption. `context` binds data to one use: it can be decrypted with the same context only. */
export interface Encryption {
  encrypt(data: Buffer, context: string): Buffer
  /** @throws if the data was modified, or encrypted with another key or context */
  decrypt(encrypted: Buffer, context: string): Buffer
}

/** @param key `PHOTO_KEY`: any string of at least 32 characters */
export function createEncryption(key: string): Encryption {
  const secret = createHash('sha256').update(key).digest()
  return {
    encrypt(data, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(data), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(encrypted, context) {
      const decipher = createDecipheriv(CIPHER, secret, encrypted.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}
