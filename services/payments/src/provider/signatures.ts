import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the hex HMAC-SHA256 of `content`. Compares in constant time. */
export function isSignedBy(content: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest()
  const received = Buffer.from(signature, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** Verifies the provider's signature over an order id and a payment id. */
export const isPaymentSigned = (orderId: string, paymentId: string, signature: string, secret: string) =>
  isSignedBy(`${orderId}|${paymentId}`, signature, secret)
