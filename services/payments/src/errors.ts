import { giftMessages, paymentMessages, printMessages } from '@kahani/contracts/texts/payments'
import { Failure } from '@kahani/service-kit/failure'

export const noCredits = () =>
  new Failure(
    402,
    'no_credits',
    "You've used all your story credits. Please purchase more credits to create more stories.",
  )
export const notYourStory = () => new Failure(403, 'not_your_story', 'That credit belongs to another account.')
export const creditAlreadyRefunded = () =>
  new Failure(409, 'credit_refunded', 'The credit for that story was already given back.')

/** @param message which order failed, in the specification's words */
export const orderFailed = (message: string, cause: unknown) =>
  new Failure(503, 'order_failed', message, { retryAfter: 5, cause })
export const tooManyOrders = () =>
  new Failure(429, 'too_many', 'Too many tries. Please wait a little and try again.', { retryAfter: 600 })
export const subscriptionsClosed = () => new Failure(409, 'subscriptions_closed', paymentMessages.subscriptionFailed)

/** What does not hold is for the log; whoever sent it learns nothing from the answer. */
export const unverified = (cause: string, status = 400) =>
  new Failure(status, 'payment_unverified', paymentMessages.unverified, { cause })
export const unverifiedYet = (cause: unknown) =>
  new Failure(503, 'payment_unverified_yet', paymentMessages.unverifiedYet, { retryAfter: 5, cause })

export const unknownGift = () => new Failure(404, 'unknown_gift', giftMessages.unknown)
export const giftRedeemed = () => new Failure(409, 'gift_redeemed', giftMessages.redeemed)
export const giftRedeemedByYou = () => new Failure(409, 'gift_redeemed', giftMessages.redeemedByYou)
export const giftCancelled = () => new Failure(409, 'gift_cancelled', giftMessages.cancelled)

export const noFreeCopies = () => new Failure(402, 'no_free_copies', printMessages.noFreeCopies)
export const keyReused = () => new Failure(409, 'idempotency_key_reused', printMessages.keyReused)
export const unknownCopy = () => new Failure(404, 'unknown_printed_copy', printMessages.unknownCopy)
export const cannotMoveCopy = (from: string, to: string) =>
  new Failure(409, 'printed_copy_status', printMessages.cannotMove(from, to))
export const trackingNeeded = () => new Failure(400, 'tracking_needed', printMessages.trackingNeeded)
