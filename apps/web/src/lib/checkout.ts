import { checkoutSchema, receivedVerifiedSchema, type VerifyPayment } from '@kahani/contracts/shop'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { getJson, postJson, requireSuccess } from './api.ts'
import { endpoints } from './endpoints.ts'
import { withRetry } from './retry.ts'

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor
  }
}

/** The provider's script could not be loaded. */
export class CheckoutUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The checkout script could not be loaded', { cause })
    this.name = 'CheckoutUnavailableError'
  }
}

/** The provider's script is loaded, but its form could not be opened. */
export class CheckoutFailedError extends Error {
  constructor(cause: unknown) {
    super('The checkout form could not be opened', { cause })
    this.name = 'CheckoutFailedError'
  }
}

const SCRIPT_TIMEOUT_MS = 10_000

let loading: Promise<void> | null = null

/** Loads the provider's script once per page; a failed load can be retried. Throws `CheckoutUnavailableError`. */
export async function loadCheckout(): Promise<void> {
  if (window.Razorpay) return
  loading ??= addScript().finally(() => {
    loading = null
  })
  try {
    await loading
  } catch (error) {
    throw new CheckoutUnavailableError(error)
  }
}

async function addScript(): Promise<void> {
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT_MS)
  const { scriptUrl } = await getJson(endpoints.checkout(), checkoutSchema, { signal })
  const script = document.createElement('script')
  script.src = scriptUrl
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = reject
      setTimeout(reject, SCRIPT_TIMEOUT_MS)
      document.head.append(script)
    })
    if (!window.Razorpay) throw new Error('The checkout script does not define Razorpay')
  } catch (error) {
    script.remove()
    throw error
  }
}

/**
 * Opens the provider's checkout, and loads its script if necessary. Close all dialogs first: their focus trap makes the
 * form unreachable. Throws `CheckoutUnavailableError` and `CheckoutFailedError`.
 */
export async function openCheckout(order: CheckoutOrder): Promise<CheckoutOutcome> {
  await loadCheckout()
  if (!window.Razorpay) throw new CheckoutUnavailableError()
  try {
    return await openCheckoutForm(window.Razorpay, order)
  } catch (cause) {
    throw new CheckoutFailedError(cause)
  }
}

/**
 * Has the server verify a payment and grant the purchase. The endpoint is idempotent, so the request is retried while
 * the server is unavailable. Throws `UnsuccessfulError` if the server reports a failure.
 */
export const verifyPayment = (body: VerifyPayment) =>
  withRetry(async () => requireSuccess(await postJson(endpoints.verifyPayment(), receivedVerifiedSchema, body)))

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
