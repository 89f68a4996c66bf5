import { paymentMessages } from '@kahani/messages/en/payments'
import { shopMessages } from '@kahani/messages/en/shop'
import { CheckoutFailed, CheckoutUnavailable } from '../../lib/checkout.ts'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { shownError } from '../../lib/shown-error.ts'
import type { ToastContent } from '../../ui/toast.ts'
import type { Purchase } from './purchase.ts'

const messages = shopMessages.toasts

/** What is said of a purchase that came to nothing before it was paid. */
export function refusalNotice(error: unknown, { gift }: Purchase): ToastContent {
  const variant = 'destructive'
  if (error instanceof CheckoutUnavailable) return { ...messages.systemError, variant }
  if (error instanceof CheckoutFailed) return { ...messages.formError, variant }
  if (error instanceof InvalidOrder) return { title: messages.error, description: messages.invalidOrder, variant }
  const fallback = gift ? paymentMessages.giftOrderFailed : paymentMessages.orderFailed
  return { title: messages.error, description: shownError(error, fallback, fallback), variant }
}

/** What is said of a payment that could not be verified. */
export function unverifiedNotice(error: unknown): ToastContent {
  const { unverified } = paymentMessages
  return {
    title: messages.unverified,
    description: shownError(error, unverified, unverified),
    variant: 'destructive',
  }
}
