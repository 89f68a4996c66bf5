import { PRODUCT_NAME } from '@kahani/messages/product'

/** What the provider says of a payment; the server checks it. */
export interface Payment {
  razorpayPaymentId: string
  razorpayOrderId: string
  signature: string
}

export interface CheckoutOrder {
  keyId: string
  orderId: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  description: string
  user: { username: string; email: string }
}

export type CheckoutOutcome = { outcome: 'paid'; payment: Payment } | { outcome: 'dismissed' }

/** The server's answer is no order that could be paid. */
export class InvalidOrder extends Error {
  constructor() {
    super('An order without its id or key was received')
    this.name = 'InvalidOrder'
  }
}

interface PaidResponse {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}
interface ProviderOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string }
  theme: { color: string }
  retry: { enabled: boolean }
  handler: (response: PaidResponse) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}
/** What the provider's script leaves on the window. */
export type Provider = new (options: ProviderOptions) => { open: () => void }

/** The day's peacock: the form is drawn by the provider, out of reach of our tokens. */
const COLOR = '#0d5c66'

/**
 * Opens the provider's form and waits for its end. A declined payment is none: the form stays open for another try.
 * Rejects with whatever the provider's script throws.
 */
export function openCheckoutForm(Provider: Provider, order: CheckoutOrder): Promise<CheckoutOutcome> {
  return new Promise(settle => {
    const form = new Provider({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      name: PRODUCT_NAME,
      description: order.description,
      prefill: { name: order.user.username, email: order.user.email },
      theme: { color: COLOR },
      retry: { enabled: true },
      handler: response => settle({ outcome: 'paid', payment: toPayment(response) }),
      modal: { ondismiss: () => settle({ outcome: 'dismissed' }), confirm_close: true },
    })
    form.open()
  })
}

const toPayment = (response: PaidResponse): Payment => ({
  razorpayPaymentId: response.razorpay_payment_id,
  razorpayOrderId: response.razorpay_order_id,
  signature: response.razorpay_signature,
})
