import type { VerifyPayment } from '@kahani/contracts/shop'
import type { RunningProduct } from './running-product.ts'

/** What a person can let happen in the sandbox's checkout. The last two are paid without the page hearing of it. */
export type Outcome = 'paid' | 'declined' | 'paid-callback-lost' | 'paid-webhook-lost'

/** Pays an order as the sandbox's dialog does. @returns what it would hand to the page */
export async function payAtSandbox(product: RunningProduct, orderId: string, outcome: Outcome): Promise<VerifyPayment> {
  const answer = await fetch(new URL(`/checkout/${orderId}/payments`, product.sandboxPaymentsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(product.sandboxPaymentsUrl ?? '').origin },
    body: JSON.stringify({ key: 'rzp_test_sandbox', outcome, email: null, contact: null }),
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
  const { paid } = await answer.json()
  return {
    razorpayPaymentId: paid.razorpay_payment_id,
    razorpayOrderId: paid.razorpay_order_id,
    signature: paid.razorpay_signature,
  }
}
