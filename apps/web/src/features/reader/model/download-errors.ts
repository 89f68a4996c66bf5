import { downloadMessages as messages } from '@kahani/messages/en/download'
import { ApiError, NetworkError } from '../../../lib/api-error.ts'
import { errorMessage } from '../../../lib/error-message.ts'

/** `cause` is the error of the request. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super(messages.error(cause instanceof ApiError ? cause.statusText : String(cause)), { cause })
    this.name = 'DownloadError'
  }
}

/** Why a book could not be downloaded, and what to do; null if there is nothing to add to the toast. */
export function downloadProblem({ cause }: DownloadError): string | null {
  if (cause instanceof NetworkError) return messages.problem.offline
  return cause instanceof ApiError && cause.body ? errorMessage(cause) : null
}
