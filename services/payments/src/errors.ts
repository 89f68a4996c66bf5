import { accountMessages } from '@kahani/messages/en/accounts'
import { giftMessages, paymentMessages, printMessages } from '@kahani/messages/en/payments'
import { preflightMessages } from '@kahani/messages/en/preflight'
import { HttpError } from '@kahani/service-kit/http-error'

export const noCredits = () => new HttpError(402, 'no_credits', paymentMessages.noCredits)
export const notYourStory = () => new HttpError(403, 'not_your_story', 'That credit belongs to another account.')
export const creditAlreadyRefunded = () =>
  new HttpError(409, 'credit_refunded', 'The credit for that story was already refunded.')

/** For requests that were in progress when the account was deleted. */
export const accountErased = () => new HttpError(401, 'account_deleted', accountMessages.accountDeleted)

/** @param message the specification's text for this kind of order */
export const orderFailed = (message: string, cause: unknown) =>
  new HttpError(503, 'order_failed', message, { retryAfter: 5, cause })
export const tooManyOrders = () =>
  new HttpError(429, 'too_many', 'Too many tries. Please wait a little and try again.', { retryAfter: 600 })
export const subscriptionsClosed = () => new HttpError(409, 'subscriptions_closed', paymentMessages.subscriptionFailed)

/** The cause is only logged: the response does not tell which check failed. */
export const paymentUnverified = (cause: string, status = 400) =>
  new HttpError(status, 'payment_unverified', paymentMessages.unverified, { cause })
export const paymentVerificationDelayed = (cause: unknown) =>
  new HttpError(503, 'payment_unverified_yet', paymentMessages.unverifiedYet, { retryAfter: 5, cause })

export const giftNotFound = () => new HttpError(404, 'unknown_gift', giftMessages.unknown)
export const giftAlreadyRedeemed = () => new HttpError(409, 'gift_redeemed', giftMessages.redeemed)
export const giftAlreadyYours = () => new HttpError(409, 'gift_redeemed', giftMessages.redeemedByYou)
/** 404: the account has given no such gift. */
export const sentGiftNotFound = () => new HttpError(404, 'unknown_sent_gift', giftMessages.unknownSent)
export const giftAlreadySent = () => new HttpError(409, 'gift_sent', giftMessages.alreadySent)
export const giftNotSent = () => new HttpError(409, 'gift_not_sent', giftMessages.notSentYet)
export const giftSentToday = () => new HttpError(409, 'gift_sent_today', giftMessages.sentAgainToday)
export const giftCancelled = () => new HttpError(409, 'gift_cancelled', giftMessages.cancelled)

export const printFilesPending = () =>
  new HttpError(503, 'print_files_pending', preflightMessages.pending, { retryAfter: 5 })
export const notPrintable = () => new HttpError(409, 'not_printable', preflightMessages.failed)
/** 409: the story was changed after the family has looked at its printed pages. */
export const bookChanged = () => new HttpError(409, 'book_changed', preflightMessages.changed)
export const noFreeCopies = () => new HttpError(402, 'no_free_copies', printMessages.noFreeCopies)
export const idempotencyKeyReused = () => new HttpError(409, 'idempotency_key_reused', printMessages.keyReused)
export const printNotFound = () => new HttpError(404, 'unknown_printed_copy', printMessages.unknownCopy)
export const invalidPrintTransition = (from: string, to: string) =>
  new HttpError(409, 'printed_copy_status', printMessages.cannotMove(from, to))
export const printHeld = () => new HttpError(409, 'printed_copy_held', printMessages.held)
export const tooLateToCancel = () => new HttpError(409, 'printed_copy_in_work', printMessages.tooLateToCancel)
export const trackingRequired = () => new HttpError(400, 'tracking_needed', printMessages.trackingNeeded)
