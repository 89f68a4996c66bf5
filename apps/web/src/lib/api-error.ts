import type { ErrorBody } from '@kahani/contracts/error-body'

/** An answer that is not OK. `message` is `{status}: {body text, or status text where the body is empty}`. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  /** The body, where it is a failure as the services send them; null for anything else, such as a proxy's page. */
  readonly failure: ErrorBody | null
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter: number | null

  constructor(answer: { status: number; statusText: string; body: string; retryAfter?: string | null }) {
    super(`${answer.status}: ${answer.body || answer.statusText}`)
    this.name = 'ApiError'
    this.status = answer.status
    this.statusText = answer.statusText
    this.failure = failureIn(answer.body)
    this.retryAfter = secondsIn(answer.retryAfter)
  }
}

/** No answer came: offline, refused, or cut on the way. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No answer from the server', { cause })
    this.name = 'NetworkError'
  }
}

function failureIn(body: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || !('message' in value)) return null
    if (typeof value.message !== 'string' || value.message === '') return null
    const code = 'code' in value && typeof value.code === 'string' ? value.code : ''
    const issues = 'issues' in value && Array.isArray(value.issues) ? value.issues.filter(isIssue) : []
    return { code, message: value.message, issues }
  } catch {
    return null
  }
}

function isIssue(value: unknown): value is { path: string; message: string } {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value)) return false
  return typeof value.path === 'string' && typeof value.message === 'string'
}

function secondsIn(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null
}
