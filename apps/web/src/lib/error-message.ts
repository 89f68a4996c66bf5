import { serverErrorText, serverIssueText } from '@kahani/messages/en/server-texts'
import { errorMessages } from '@kahani/messages/en/shell'
import { ApiError, NetworkError, UnsuccessfulError } from './api-error.ts'

/**
 * The text that the user sees for an error: the server's message, or its translation, if there is one, `fallback` for any other response,
 * `unexpected` for a network error or a bug.
 * An error appears in one place only: field issues at their fields, a page that cannot load in the page, all others in a toast.
 * The account forms are the exception: they show a toast besides the field issues.
 */
export function errorMessage(
  error: unknown,
  fallback: string = errorMessages.somethingWrong,
  unexpected?: string,
): string {
  if (error instanceof NetworkError) return unexpected ?? errorMessages.network
  if (error instanceof UnsuccessfulError) return error.message || fallback
  if (!(error instanceof ApiError)) return unexpected ?? fallback
  if (error.body) return serverErrorText(error.body.code) ?? error.body.message
  if (error.status === 429 && error.retryAfter !== null) return errorMessages.tooMany(error.retryAfter)
  return fallback
}

/** The issues of a rejected form, with the texts that the user sees. */
export function issuesOf(error: unknown): { path: string; message: string }[] {
  if (!(error instanceof ApiError) || !error.body) return []
  const { code, issues = [] } = error.body
  return issues.map(({ path, message }) => ({ path, message: serverIssueText(code, path) ?? message }))
}
