import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/**
 * Creates and verifies tokens for links in emails. A token is the id of a row and a 128-bit HMAC of it, 43 characters in
 * base64url. It is derived when it is needed and never stored, so a copy of the database contains no usable link.
 * @param purpose separates the tokens of one key from each other
 */
export function createDerivedTokens(key: string | Buffer, purpose: string) {
  const signatureOf = (id: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(id).digest().subarray(0, SIGNATURE_BYTES)

  return {
    /** @param id a UUID */
    create(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, signatureOf(bytes)]).toString('base64url')
    },

    /** @returns the id; null if the token is invalid */
    verify(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
export type DerivedTokens = ReturnType<typeof createDerivedTokens>
