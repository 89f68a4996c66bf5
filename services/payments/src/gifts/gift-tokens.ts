import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/**
 * A token redeems a gift. It is the gift's id and a 128-bit HMAC of it, 43 characters in base64url: deterministic, so it
 * is never stored.
 */
export function createGiftTokens(key: string) {
  const signatureOf = (id: Buffer) =>
    createHmac('sha256', key).update('gift:').update(id).digest().subarray(0, SIGNATURE_BYTES)

  return {
    /** @param giftId a UUID */
    create(giftId: string): string {
      const id = Buffer.from(giftId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, signatureOf(id)]).toString('base64url')
    },

    /** @returns the gift's id; null if the token is invalid */
    verify(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id))) return null
      const hex = id.toString('hex')
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
export type GiftTokens = ReturnType<typeof createGiftTokens>
