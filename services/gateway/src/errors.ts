import { HttpError } from '@kahani/service-kit/http-error'

export const unsafePath = () => new HttpError(400, 'bad_path', 'That address could not be understood.')
export const forbiddenOrigin = () =>
  new HttpError(403, 'forbidden_origin', 'That call did not come from our own pages. Please reload and try again.')
export const bodyTooLarge = () => new HttpError(413, 'too_large', 'That is too large to send.')
