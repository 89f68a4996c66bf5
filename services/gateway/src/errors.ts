import { HttpError } from '@kahani/service-kit/http-error'

export const unsafePath = () => new HttpError(400, 'bad_path', 'That address could not be understood.')
export const forbiddenOrigin = () =>
  new HttpError(403, 'forbidden_origin', 'That call did not come from our own pages. Please reload and try again.')
export const bodyTooSlow = () =>
  new HttpError(408, 'timeout', 'That took too long to arrive. Please try again with a better connection.')
export const bodyTooLarge = () => new HttpError(413, 'too_large', 'That is too large to send.')
/** One client has too many requests in progress. */
export const tooManyRequests = () =>
  new HttpError(429, 'too_many', 'Too many requests at once. Please wait a little and try again.', { retryAfter: 5 })
/** All clients together send too much. */
export const tooManyUploads = () =>
  new HttpError(503, 'unavailable', 'Too many families are sending photos just now. Please try again in a moment.', {
    retryAfter: 10,
  })
