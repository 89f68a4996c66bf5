import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '@kahani/service-kit/config'

/** Crockford's Base32: no letter is confused with a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGNATURE_LENGTH = 10
const MIN_ID_LENGTH = 2
const CODE = new RegExp(`^([${ALPHABET}]{${MIN_ID_LENGTH},10})([${ALPHABET}]{${SIGNATURE_LENGTH}})$`)

const encode = (value: bigint, length: number): string => {
  let text = ''
  for (let rest = value; rest > 0n || text.length < length; rest >>= 5n) text = ALPHABET[Number(rest & 31n)] + text
  return text
}
const decode = (text: string) => [...text].reduce((value, letter) => value * 32 + ALPHABET.indexOf(letter), 0)

/**
 * Codes for printed cards, such as `0A7K-2QXM-9RTA`: the id of the gift's order and 50 bits of an HMAC of it. Like the tokens
 * of links, they are derived and never stored. They are shorter, because people type them.
 */
export function createGiftCodes(keys: Keys) {
  const sign = (id: string, key: string) =>
    encode(createHmac('sha256', key).update(`gift-code:${id}`).digest().readBigUInt64BE() >> 14n, SIGNATURE_LENGTH)

  return {
    create(orderId: number): string {
      const id = encode(BigInt(orderId), MIN_ID_LENGTH)
      return (id + sign(id, keys[0])).replace(/(.{4})(?=.)/g, '$1-')
    },

    /** @returns the id of the order; null if the code is invalid */
    verify(code: string): number | null {
      const plain = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
      const [, id, signature] = CODE.exec(plain) ?? []
      if (!id || !signature) return null
      const isSigned = keys.some(key => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, key))))
      return isSigned ? decode(id) : null
    },
  }
}
export type GiftCodes = ReturnType<typeof createGiftCodes>
