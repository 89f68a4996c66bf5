import { checkoutSchema, type VerifyPayment, verifiedSchema } from '@kahani/contracts/shop'
import { getJson, postJson, requireSuccess } from './api.ts'
import {
  type CheckoutOrder,
  type CheckoutOutcome,
  openCheckoutForm,
  type RazorpayConstructor,
} from './checkout-form.ts'
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
  withRetry(async () => requireSuccess(await postJson(endpoints.verifyPayment(), verifiedSchema, body)))
