import { errorMessages } from '@kahani/messages/en/shell'
import { ApiError, NetworkError } from './api-error.ts'

/**
 * What a person is told of an error: the server's own words where it has some, else `fallback` for an answer that is
 * not OK, else `unexpected` for what is no answer at all. Where it is told follows one rule: an issue of a field at
 * the field, a screen that can't load in the page, everything else in a toast; never in two places.
 */
export function errorMessage(
  error: unknown,
  fallback: string = errorMessages.somethingWrong,
  unexpected?: string,
): string {
  if (error instanceof NetworkError) return unexpected ?? errorMessages.network
  if (!(error instanceof ApiError)) return unexpected ?? fallback
  if (error.failure) return error.failure.message
  if (error.status === 429 && error.retryAfter !== null) return errorMessages.tooMany(error.retryAfter)
  return fallback
}
