import { Failure } from '@kahani/service-kit/failure'

export const crookedPath = () => new Failure(400, 'bad_path', 'That address could not be understood.')
export const forbiddenOrigin = () =>
  new Failure(403, 'forbidden_origin', 'That call did not come from our own pages. Please reload and try again.')
export const bodyTooLarge = () => new Failure(413, 'too_large', 'That is too large to send.')
