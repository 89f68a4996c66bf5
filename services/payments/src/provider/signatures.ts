import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the hex HMAC-SHA256 of `content` by `secret`; takes as long wherever it differs. */
export function isSignedBy(content: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether the provider has signed that this payment belongs to this order. */
export const paymentIsSigned = (orderId: string, paymentId: string, signature: string, secret: string) =>
  isSignedBy(`${orderId}|${paymentId}`, signature, secret)
