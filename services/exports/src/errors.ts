import type { BookEdition } from '@kahani/contracts/books'
import { bookErrorMessages as messages } from '@kahani/messages/en/book-errors'
import { preflightMessages } from '@kahani/messages/en/preflight'
import { HttpError } from '@kahani/service-kit/http-error'

/** Codes of the errors about a book that can't be sent. */
export const BOOK_ERRORS = {
  failed: 'book_failed',
  notSetUp: 'maker_not_set_up',
  picturesPending: 'pictures_pending',
  pictureLost: 'picture_lost',
} as const

const SECONDS_PER_PICTURE = 15
const SECONDS_PER_BOOK = 15

export const bookFailed = (edition: BookEdition) =>
  new HttpError(503, BOOK_ERRORS.failed, messages.failed(edition), { retryAfter: 5 })

/** 503: a program that renders the edition is not installed. */
export const notSetUp = (edition: BookEdition) =>
  new HttpError(503, BOOK_ERRORS.notSetUp, messages.notSetUp(edition), { retryAfter: 60 })

const pending = (message: string) =>
  new HttpError(409, BOOK_ERRORS.picturesPending, message, { retryAfter: SECONDS_PER_PICTURE })

export const picturesPending = () => pending(messages.picturesPending)
/** 409: files of pictures were lost, and are rendered again. */
export const picturesRedrawn = () => pending(messages.picturesRedrawn)
/** 409: files of pictures were lost, and can't be rendered again today. The next request gets the book without them. */
export const picturesLost = () => new HttpError(409, BOOK_ERRORS.pictureLost, messages.picturesLost)

/** 409: pictures failed for good, and a book is printed with all of them. */
export const picturesMissing = () => new HttpError(409, 'pictures_missing', preflightMessages.picturesMissing)

/** 403: the files of a story are private until a printed copy of it is ordered. */
export const noCopyInWork = () => new HttpError(403, 'no_copy_in_work', preflightMessages.noCopyInWork)

/** 404: the files of the version that was ordered are lost, and the story has changed since. */
export const printFilesLost = () => new HttpError(404, 'print_files_lost', preflightMessages.filesLost)

/** 409: the copy was ordered before books were kept with their files, so that there are none for another press. */
export const bookNotKept = () => new HttpError(409, 'book_not_kept', preflightMessages.bookNotKept)

/** 409: the files for another press failed the check. */
export const printFilesFailed = () => new HttpError(409, 'print_files_failed', preflightMessages.filesFailed)

const queueFull = (message: string, retryAfter: number) => new HttpError(429, 'too_many_books', message, { retryAfter })
/** 429: too many books of one user are waiting. */
export const tooManyBooksOfUser = () => queueFull(messages.tooManyOfUser, SECONDS_PER_BOOK)
export const tooManyBooks = () => queueFull(messages.tooMany, 4 * SECONDS_PER_BOOK)

export const rangeNotSatisfiable = () => new HttpError(416, 'range_not_satisfiable', messages.range)
