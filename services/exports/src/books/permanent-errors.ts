import { UnrecoverableError } from 'bullmq'

/** Errors that no retry can fix, as the `failedReason` of a job. */
export const PERMANENT_ERRORS = {
  /** Chromium is not installed on the worker's machine. */
  noBrowser: 'no_browser',
  /** calibre is not installed on the worker's machine. */
  noConverter: 'no_converter',
  /** The story does not exist or belongs to another user. */
  noStory: 'no_story',
  unknownFormat: 'unknown_format',
} as const

/** An error that fails the job without a retry. */
export const permanentError = (reason: (typeof PERMANENT_ERRORS)[keyof typeof PERMANENT_ERRORS]) =>
  new UnrecoverableError(reason)
