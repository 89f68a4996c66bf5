import type { BookEdition } from '@kahani/contracts/books'
import { notFound } from '@kahani/service-kit/http-error'
import { UnrecoverableError } from 'bullmq'
import { bookFailed, notSetUp, picturesLost, picturesPending, picturesRedrawn } from '../errors.ts'

/** Errors that no retry can fix, as the `failedReason` of a job. */
export const PERMANENT_ERRORS = {
  /** Chromium is not installed on the worker's machine. */
  noBrowser: 'no_browser',
  /** calibre is not installed on the worker's machine. */
  noConverter: 'no_converter',
  /** The story does not exist or belongs to another user. */
  noStory: 'no_story',
  picturesPending: 'pictures_pending',
  /** Files of pictures were lost, and are rendered again. */
  picturesRedrawn: 'pictures_redrawn',
  /** Files of pictures were lost, and can't be rendered again now. */
  picturesLost: 'pictures_lost',
  unknownFormat: 'unknown_format',
} as const

/** An error that fails the job without a retry. */
export const permanentError = (reason: (typeof PERMANENT_ERRORS)[keyof typeof PERMANENT_ERRORS]) =>
  new UnrecoverableError(reason)

const HTTP_ERRORS: Record<string, (edition: BookEdition) => Error> = {
  [PERMANENT_ERRORS.noBrowser]: notSetUp,
  [PERMANENT_ERRORS.noConverter]: notSetUp,
  [PERMANENT_ERRORS.noStory]: () => notFound('story'),
  [PERMANENT_ERRORS.picturesPending]: picturesPending,
  [PERMANENT_ERRORS.picturesRedrawn]: picturesRedrawn,
  [PERMANENT_ERRORS.picturesLost]: picturesLost,
}

/** The response for a job that failed. */
export const toHttpError = (reason: string, edition: BookEdition): Error => (HTTP_ERRORS[reason] ?? bookFailed)(edition)
