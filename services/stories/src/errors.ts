import { createStoryMessages as says } from '@kahani/contracts/texts/create-story'
import { storyRefusals } from '@kahani/contracts/texts/story-refusals'
import { Failure } from '@kahani/service-kit/failure'

export const keyReused = () =>
  new Failure(409, 'idempotency_key_reused', 'That request was sent before with another story in it. Please try again.')
export const badKey = () =>
  new Failure(
    400,
    'bad_idempotency_key',
    'The Idempotency-Key header takes 8 to 100 letters, digits, dashes or underscores.',
  )
export const storyFailed = (cause?: unknown) =>
  new Failure(500, 'story_failed', 'Something went wrong. Please try again.', { cause })
export const stillWriting = () =>
  new Failure(503, 'still_writing', 'Your story is still being written. Please look again in a moment.', {
    retryAfter: 3,
  })
export const photoRequired = () =>
  new Failure(400, 'bad_input', says.photoRequired, {
    issues: [{ path: 'characterPhoto', message: says.photoRequired }],
  })
export const photoNotImage = () =>
  new Failure(400, 'bad_input', says.photoNotImage, {
    issues: [{ path: 'characterPhoto', message: says.photoNotImage }],
  })
/** 422: not to be put into a children's story. */
export const refused = (message: string, issues: { path: string; message: string }[] = []) =>
  new Failure(422, 'refused', message, { issues })
/** 429: the day's budget is used up. */
export const untilTomorrow = (message: string) => (secondsLeft: number) =>
  new Failure(429, 'daily_budget', message, { retryAfter: secondsLeft })
export const tooManyFailures = () => new Failure(429, 'too_many', storyRefusals.tooMany, { retryAfter: 3_600 })
export const noMoreRedraws = () => new Failure(409, 'no_more_redraws', storyRefusals.noMoreRedraws)
