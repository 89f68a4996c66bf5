import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { paymentMessages } from '@kahani/messages/en/payments'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { HttpError } from '@kahani/service-kit/http-error'

export const keyReused = () =>
  new HttpError(409, 'idempotency_key_reused', 'This request was sent before with a different story. Please try again.')
export const badKey = () =>
  new HttpError(
    400,
    'bad_idempotency_key',
    'The Idempotency-Key header must have 8 to 100 letters, digits, dashes or underscores.',
  )
export const storyFailed = (cause?: unknown) =>
  new HttpError(500, 'story_failed', 'Something went wrong. Please try again.', { cause })
export const stillWriting = () =>
  new HttpError(503, 'still_writing', 'Your story is still being written. Please check again in a moment.', {
    retryAfter: 3,
  })
export const noCredits = () => new HttpError(402, 'no_credits', paymentMessages.noCredits)
/** 403: `REQUIRE_VERIFIED_EMAIL` is set and the address is not confirmed. */
export const emailUnverified = () => new HttpError(403, 'email_unverified', storyErrorMessages.emailUnverified)
export const photoRequired = () =>
  new HttpError(400, 'bad_input', messages.photoRequired, {
    issues: [{ path: 'characterPhoto', message: messages.photoRequired }],
  })
export const photoNotImage = () =>
  new HttpError(400, 'bad_input', messages.photoNotImage, {
    issues: [{ path: 'characterPhoto', message: messages.photoNotImage }],
  })
/** 422: not fit for a children's story. */
export const refused = (message: string, issues: { path: string; message: string }[] = []) =>
  new HttpError(422, 'refused', message, { issues })
/** 429: the daily budget is reached. */
export const dailyBudgetReached = (message: string) => (secondsLeft: number) =>
  new HttpError(429, 'daily_budget', message, { retryAfter: secondsLeft })
export const tooManyFailures = () => new HttpError(429, 'too_many', storyErrorMessages.tooMany, { retryAfter: 3_600 })
export const noMoreRetries = () => new HttpError(409, 'no_more_retries', storyErrorMessages.noMoreRetries)
