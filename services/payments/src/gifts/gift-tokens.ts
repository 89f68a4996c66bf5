import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const PROOF_BYTES = 16

/**
 * What redeems a gift: its id and 128 bits that only we can make from it, so that none is stored and the same is
 * answered whenever it is asked for. 43 characters.
 */
export function createGiftTokens(key: string) {
  const proofOf = (id: Buffer) => createHmac('sha256', key).update('gift:').update(id).digest().subarray(0, PROOF_BYTES)

  return {
    /** @param giftId a UUID */
    of(giftId: string): string {
      const id = Buffer.from(giftId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, proofOf(id)]).toString('base64url')
    },

    /** The gift that a token redeems; null where we did not make it. */
    read(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== ID_BYTES + PROOF_BYTES) return null
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(id))) return null
      const hex = id.toString('hex')
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
export type GiftTokens = ReturnType<typeof createGiftTokens>
