import { preflightMessages } from '@kahani/messages/en/preflight'
import { HttpError } from '@kahani/service-kit/http-error'

export const formatNotOffered = () =>
  new HttpError(404, 'format_not_offered', 'That download format is not offered yet. Please choose PDF.')
/** Codes of the errors about a book that can't be sent. */
export const BOOK_ERRORS = {
  pending: 'still_being_made',
  failed: 'book_failed',
  noBrowser: 'maker_not_set_up',
} as const

export const bookPending = () =>
  new HttpError(503, BOOK_ERRORS.pending, 'Your book is still being made. Please try again in a moment.', {
    retryAfter: 10,
  })
export const bookFailed = () =>
  new HttpError(503, BOOK_ERRORS.failed, 'Failed to download the PDF. Please try again.', { retryAfter: 5 })
export const browserMissing = () =>
  new HttpError(
    503,
    BOOK_ERRORS.noBrowser,
    'PDF downloads are being set up on this server. Please try again in a few minutes.',
    { retryAfter: 60 },
  )

export const picturesPending = () => new HttpError(409, 'pictures_pending', preflightMessages.picturesPending)
export const picturesMissing = () => new HttpError(409, 'pictures_missing', preflightMessages.picturesMissing)
