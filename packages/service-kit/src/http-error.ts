/** An answer that is not OK. `code` is for programs, `message` for people; neither says anything of the inside. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  readonly code: string
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined
  readonly issues: { path: string; message: string }[] | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { retryAfter?: number; issues?: { path: string; message: string }[]; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = more.retryAfter
    this.issues = more.issues
  }
}

/** 503: a part that is needed is down. */
export const unavailable = (part: string, cause?: unknown) =>
  new HttpError(503, 'unavailable', `The ${part} can't be reached just now. Please try again in a moment.`, {
    retryAfter: 5,
    cause,
  })
export const notSignedIn = () => new HttpError(401, 'not_signed_in', 'Please sign in first.')
export const notFound = (what = 'page') => new HttpError(404, 'not_found', `There is no such ${what}.`)
