import type { ErrorBody } from '@kahani/contracts/error-body'

/** A response with a status outside 200-299. `message` is `{status}: {body}`, or the status text if the body is empty. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  /** The parsed error body of our services; null for any other body, such as an HTML page of a proxy. */
  readonly body: ErrorBody | null
  /** The `Retry-After` header in seconds; null if absent or not a number. */
  readonly retryAfter: number | null

  constructor(response: { status: number; statusText: string; body: string; retryAfter?: string | null }) {
    super(`${response.status}: ${response.body || response.statusText}`)
    this.name = 'ApiError'
    this.status = response.status
    this.statusText = response.statusText
    this.body = parseErrorBody(response.body)
    this.retryAfter = parseSeconds(response.retryAfter)
  }
}

/** No response was received: offline, connection refused or interrupted. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause })
    this.name = 'NetworkError'
  }
}

/** A successful response whose body does not match the contract. */
export class InvalidResponseError extends Error {
  constructor(cause?: unknown) {
    super('The response does not match its schema', { cause })
    this.name = 'InvalidResponseError'
  }
}

/** A response with status 200 and `{ success: false, message }`. `message` is the server's, and may be empty. */
export class UnsuccessfulError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnsuccessfulError'
  }
}

const UNAVAILABLE = new Set([502, 503, 504])

/** Whether the server was unreachable or unavailable, so that a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && UNAVAILABLE.has(error.status))

/** Whether the token of an emailed link was rejected: it is wrong, expired or used. */
export const isExpiredLink = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'link_expired'

/** Whether the token of an emailed link needs a session of its account. */
export const isOtherSession = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'other_session'

/** Whether the link of a new address was opened elsewhere than in a session of its account. */
export const isSignInToConfirm = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'sign_in_to_confirm'

/** Whether the link of a new address does not work any more. */
export const isExpiredChange = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'change_expired'

/** Whether no account has the username, or the password is not its own. */
export const isWrongCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'wrong_credentials'

/** Whether the password was right, and the account has a second factor. */
export const isSecondFactorNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'second_factor_needed'

/** Whether an administrator has not used a second factor in this session. */
export const isSecondFactorRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'second_factor_required'

/** Written without zod, so that the entry script does not load it. */
function parseErrorBody(body: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || !('message' in value)) return null
    if (typeof value.message !== 'string' || value.message === '') return null
    const code = 'code' in value && typeof value.code === 'string' ? value.code : ''
    const issues = 'issues' in value && Array.isArray(value.issues) ? value.issues.filter(isIssue) : []
    const finishBy = 'finishBy' in value && typeof value.finishBy === 'string' ? { finishBy: value.finishBy } : {}
    const current = 'current' in value ? { current: value.current } : {}
    return { code, message: value.message, issues, ...finishBy, ...current }
  } catch {
    return null
  }
}

function isIssue(value: unknown): value is { path: string; message: string } {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value)) return false
  return typeof value.path === 'string' && typeof value.message === 'string'
}

function parseSeconds(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null
}
