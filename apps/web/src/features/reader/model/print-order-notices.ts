import { deliveryOfOrder } from '@kahani/contracts/delivery-window'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { ApiError, InvalidResponseError, NetworkError } from '../../../lib/api-error.ts'
import { CheckoutUnavailableError } from '../../../lib/checkout.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import type { ToastContent } from '../../../lib/toast.ts'
import { PrintOrderError, type PrintOutcome } from './print-order.ts'

export function printOrderNotice(result: PrintOutcome): ToastContent {
  if (result.outcome === 'dismissed') return messages.cancelled
  const { title, description } =
    result.outcome === 'free' ? messages.freeOrdered(result.copiesRemaining) : messages.paid
  return { title, description: `${description} ${messages.arrival(deliveryOfOrder(new Date()))}` }
}

export const printErrorNotice = (error: unknown): ToastContent => ({ ...errorText(error), variant: 'destructive' })

function errorText(error: unknown): ToastContent {
  if (!(error instanceof PrintOrderError)) return messages.paymentFormFailed
  const { step, cause } = error
  if (step === 'verifying') return messages.unverified
  if (step === 'paying')
    return cause instanceof CheckoutUnavailableError ? messages.checkoutUnavailable : messages.paymentFormFailed
  if (cause instanceof NetworkError || (cause instanceof ApiError && cause.status === 401)) return messages.networkError
  const { title, description } = step === 'free' ? messages.freeOrderFailed : messages.orderFailed
  if (step === 'creating' && cause instanceof InvalidResponseError) return { title, description: messages.invalidOrder }
  return { title, description: errorMessage(cause, description) }
}
