import { paymentMessages } from '@kahani/messages/en/payments'
import { shopMessages } from '@kahani/messages/en/shop'
import { InvalidResponseError } from '../../../lib/api-error.ts'
import { CheckoutFailedError, CheckoutUnavailableError } from '../../../lib/checkout.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import type { ToastContent } from '../../../lib/toast.ts'
import type { Purchase } from '../api/orders.ts'

const messages = shopMessages.toasts

/** The toast of a purchase that failed before it was paid. */
export function purchaseErrorNotice(error: unknown, { gift }: Purchase): ToastContent {
  const variant = 'destructive'
  if (error instanceof CheckoutUnavailableError) return { ...messages.systemError, variant }
  if (error instanceof CheckoutFailedError) return { ...messages.formError, variant }
  if (error instanceof InvalidResponseError)
    return { title: messages.error, description: messages.invalidOrder, variant }
  const fallback = gift ? paymentMessages.giftOrderFailed : paymentMessages.orderFailed
  return { title: messages.error, description: errorMessage(error, fallback, fallback), variant }
}

/** The toast of a payment that could not be verified. */
export function verificationErrorNotice(error: unknown): ToastContent {
  const { unverified } = paymentMessages
  return {
    title: messages.unverified,
    description: errorMessage(error, unverified, unverified),
    variant: 'destructive',
  }
}
