import { PRODUCT_NAME } from '@kahani/messages/product'

/** A payment as reported by the provider; the server verifies it. */
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

interface RazorpayResponse {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}
interface RazorpayOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string }
  theme: { color: string }
  retry: { enabled: boolean }
  handler: (response: RazorpayResponse) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}
/** The constructor that the provider's script defines on the window. */
export type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void }

/** The `peacock` token of the day theme: the provider's form cannot read our CSS. */
const THEME_COLOR = '#0d5c66'

/**
 * Opens the provider's form and waits until it is paid or dismissed. After a declined payment the form stays open for
 * another attempt. Rejects with any error of the provider's script.
 */
export function openCheckoutForm(Razorpay: RazorpayConstructor, order: CheckoutOrder): Promise<CheckoutOutcome> {
  return new Promise(resolve => {
    const form = new Razorpay({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      name: PRODUCT_NAME,
      description: order.description,
      prefill: { name: order.user.username, email: order.user.email },
      theme: { color: THEME_COLOR },
      retry: { enabled: true },
      handler: response => resolve({ outcome: 'paid', payment: toPayment(response) }),
      modal: { ondismiss: () => resolve({ outcome: 'dismissed' }), confirm_close: true },
    })
    form.open()
  })
}

const toPayment = (response: RazorpayResponse): Payment => ({
  razorpayPaymentId: response.razorpay_payment_id,
  razorpayOrderId: response.razorpay_order_id,
  signature: response.razorpay_signature,
})
