import type { checkoutSchema, VerifyPayment, verifiedSchema } from '@kahani/contracts/shop'
import type { z } from 'zod'
import { getJson, postJson } from './api.ts'
import { type CheckoutOrder, type CheckoutOutcome, openCheckoutForm, type Provider } from './checkout-form.ts'
import { withRetry } from './checkout-retry.ts'
import { endpoints } from './endpoints.ts'

declare global {
  interface Window {
    Razorpay?: Provider
  }
}

/** The provider's script can't be loaded. */
export class CheckoutUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The payment script could not be loaded', { cause })
    this.name = 'CheckoutUnavailable'
  }
}

/** The script is there but its form could not be opened. */
export class CheckoutFailedError extends Error {
  constructor(cause: unknown) {
    super('The payment form could not be opened', { cause })
    this.name = 'CheckoutFailed'
  }
}

/** How long the provider's script may take, in ms. */
const SCRIPT_TIMEOUT_MS = 10_000

let loading: Promise<void> | null = null

/** Loads the provider's script, once a page; a failed load can be tried again. Throws `CheckoutUnavailableError`. */
export function loadCheckout(): Promise<void> {
  loading ??= addScript().catch((error: unknown) => {
    loading = null
    throw new CheckoutUnavailableError(error)
  })
  return loading
}

async function addScript(): Promise<void> {
  const { scriptUrl } = await getJson<z.infer<typeof checkoutSchema>>(endpoints.checkout(), {
    signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS),
  })
  const script = document.createElement('script')
  script.src = scriptUrl
  try {
    await new Promise<void>((loaded, fail) => {
      script.onload = () => loaded()
      script.onerror = fail
      setTimeout(fail, SCRIPT_TIMEOUT_MS)
      document.head.append(script)
    })
    if (!window.Razorpay) throw new Error('The payment script defines no Razorpay')
  } catch (error) {
    script.remove()
    throw error
  }
}

/**
 * Opens the provider's checkout, with its script loaded where it is not yet. Close every dialog before, or the form is
 * out of its reach. Throws `CheckoutUnavailableError` and `CheckoutFailedError`.
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

/** Has the server check a payment and grant what it is for; tries again while the server is away, which is safe. */
export const verifyPayment = (body: VerifyPayment) =>
  withRetry(() => postJson<z.infer<typeof verifiedSchema>>(endpoints.verifyPayment(), body))
