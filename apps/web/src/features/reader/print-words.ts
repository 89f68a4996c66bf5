import { printDialogTexts as says } from '@kahani/messages/en/prints'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { CheckoutUnavailable } from '../../lib/checkout.ts'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { shownError } from '../../lib/shown-error.ts'
import type { ToastContent } from '../../ui/toast.ts'
import { PrintFailure, type PrintOutcome } from './print-order.ts'

/** What is told of an order that came to an end. */
export function outcomeWords(result: PrintOutcome): ToastContent {
  if (result.outcome === 'free') return says.freeOrdered(result.copiesLeft)
  return result.outcome === 'paid' ? says.paid : says.dismissed
}

/** What is told of an order that failed. */
export const failureWords = (error: unknown): ToastContent => ({ ...failureOf(error), variant: 'destructive' })

function failureOf(error: unknown): ToastContent {
  if (!(error instanceof PrintFailure)) return says.notProcessed
  const { step, cause } = error
  if (step === 'verifying') return says.unverified
  if (step === 'paying') return cause instanceof CheckoutUnavailable ? says.noCheckout : says.notProcessed
  if (cause instanceof NetworkError || (cause instanceof ApiError && cause.status === 401)) return says.unreached
  if (cause instanceof InvalidOrder) return { title: says.notMade.title, description: says.invalidOrder }
  const failed = step === 'free' ? says.freeFailed : says.notMade
  return { title: failed.title, description: shownError(cause, failed.description) }
}
