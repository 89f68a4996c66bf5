import { type CreateGiftOrder, type CreateOrder, orderSchema, type VerifyPayment } from '@kahani/contracts/shop'
import type { ApiClient } from './api-client.ts'

/** Outcomes of the sandbox's checkout. After the last two the page never learns of the payment. */
export type Outcome = 'paid' | 'declined' | 'paid-callback-lost' | 'paid-webhook-lost'

/** Where the sandbox shows its payments. Undefined if a product uses the real provider. */
interface SandboxPayments {
  sandboxPaymentsUrl: string | undefined
}

/** Pays an order as the sandbox's checkout does. @returns what the checkout would pass to the page */
export async function payInSandbox(
  { sandboxPaymentsUrl }: SandboxPayments,
  orderId: string,
  outcome: Outcome,
): Promise<VerifyPayment> {
  const response = await fetch(new URL(`/checkout/${orderId}/payments`, sandboxPaymentsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(sandboxPaymentsUrl ?? '').origin },
    body: JSON.stringify({ key: 'rzp_test_sandbox', outcome, email: null, contact: null }),
  })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`)
  const { paid } = (await response.json()) as {
    paid: Record<`razorpay_${'payment_id' | 'order_id' | 'signature'}`, string>
  }
  return {
    razorpayPaymentId: paid.razorpay_payment_id,
    razorpayOrderId: paid.razorpay_order_id,
    signature: paid.razorpay_signature,
  }
}

/** Buys a package through the API. @returns the id of the payment */
export async function buy(
  client: ApiClient,
  order: CreateOrder | CreateGiftOrder,
  product: SandboxPayments,
): Promise<string> {
  const path = 'recipientEmail' in order ? '/api/create-gift-order' : '/api/create-order'
  const { orderId } = orderSchema.parse(await (await client.send('POST', path, order)).json())
  const payment = await payInSandbox(product, orderId, 'paid')
  const response = await client.verifyPayment(payment)
  if (response.status !== 200) throw new Error(`POST /api/verify-payment answered ${response.status}`)
  return payment.razorpayPaymentId
}
