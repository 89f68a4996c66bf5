import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from './config.ts'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/**
 * Creates and verifies tokens for links in emails. A token is the id of a row and a 128-bit HMAC of it, 43 characters in
 * base64url. It is derived when it is needed and never stored, so a copy of the database contains no usable link.
 * @param keys create tokens with the newest one; verify them with any
 * @param purpose separates the tokens of one key from each other
 */
export function createDerivedTokens(keys: Keys<string | Buffer>, purpose: string) {
  const sign = (id: Buffer, key: string | Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(id).digest().subarray(0, SIGNATURE_BYTES)

  return {
    /** @param id a UUID */
    create(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(bytes, keys[0])]).toString('base64url')
    },

    /** @returns the id; null if the token is invalid */
    verify(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null
      const id = bytes.subarray(0, ID_BYTES)
      const signature = bytes.subarray(ID_BYTES)
      if (!keys.some(key => timingSafeEqual(signature, sign(id, key)))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
export type DerivedTokens = ReturnType<typeof createDerivedTokens>
