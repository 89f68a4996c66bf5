import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts what must not lie about in clear. The context binds the bytes to one use, so that they can't be swapped. */
export interface Encryption {
  seal(data: Buffer, context: string): Buffer
  /** @throws where the bytes were changed, or sealed with another key or context */
  open(sealed: Buffer, context: string): Buffer
}

/** @param key `PHOTO_KEY`: any text of 32 characters or more */
export function createEncryption(key: string): Encryption {
  const secret = createHash('sha256').update(key).digest()
  return {
    seal(data, context) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(data), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, context) {
      const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, NONCE))
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
    },
  }
}
