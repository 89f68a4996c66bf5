import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { CheckoutUnavailableError } from '../../lib/checkout.ts'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { errorMessage } from '../../lib/error-message.ts'
import type { ToastContent } from '../../lib/toast.ts'
import { PrintOrderError, type PrintOutcome } from './print-order.ts'

/** What is told of an order that came to an end. */
export function orderNotice(result: PrintOutcome): ToastContent {
  if (result.outcome === 'free') return messages.freeOrdered(result.copiesLeft)
  return result.outcome === 'paid' ? messages.paid : messages.cancelled
}

/** What is told of an order that failed. */
export const orderErrorNotice = (error: unknown): ToastContent => ({ ...failureOf(error), variant: 'destructive' })

function failureOf(error: unknown): ToastContent {
  if (!(error instanceof PrintOrderError)) return messages.paymentFormFailed
  const { step, cause } = error
  if (step === 'verifying') return messages.unverified
  if (step === 'paying')
    return cause instanceof CheckoutUnavailableError ? messages.checkoutUnavailable : messages.paymentFormFailed
  if (cause instanceof NetworkError || (cause instanceof ApiError && cause.status === 401)) return messages.networkError
  if (cause instanceof InvalidOrder) return { title: messages.orderFailed.title, description: messages.invalidOrder }
  const failed = step === 'free' ? messages.freeOrderFailed : messages.orderFailed
  return { title: failed.title, description: errorMessage(cause, failed.description) }
}
