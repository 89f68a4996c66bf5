/** An error response. `code` is for programs, `message` for users; neither reveals anything internal. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  readonly code: string
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined
  readonly issues: { path: string; message: string }[] | undefined
  /** ISO 8601. */
  readonly finishBy: string | undefined
  /** What is stored, for a 409: JSON. */
  readonly current: unknown

  constructor(
    statusCode: number,
    code: string,
    message: string,
    options: {
      retryAfter?: number
      issues?: { path: string; message: string }[]
      finishBy?: string
      current?: unknown
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = options.retryAfter
    this.issues = options.issues
    this.finishBy = options.finishBy
    this.current = options.current
  }
}

/** Whether a call was rejected with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.statusCode === status

/** 503: a dependency is unavailable. @param part its name in the message */
export const unavailable = (part: string, cause?: unknown) =>
  new HttpError(503, 'unavailable', `The ${part} can't be reached just now. Please try again in a moment.`, {
    retryAfter: 5,
    cause,
  })
const waitOf = (seconds: number) => {
  if (seconds <= 90) return 'a minute'
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}
/** 429: a rate limit is reached. @param retryAfter in seconds */
export const tooMany = (
  retryAfter: number,
  message = `Too many tries. Please try again in ${waitOf(retryAfter)}.`,
  code = 'too_many',
) => new HttpError(429, code, message, { retryAfter })
/** 400: a body that is no valid JSON. */
export const badRequest = (cause?: unknown) =>
  new HttpError(400, 'bad_input', 'That request could not be understood.', { cause })
export const notSignedIn = () => new HttpError(401, 'not_signed_in', 'Please sign in first.')
export const notAdministrator = () => new HttpError(403, 'not_an_administrator', 'This is for administrators.')
export const notFound = (what = 'page') => new HttpError(404, 'not_found', `There is no such ${what}.`)
