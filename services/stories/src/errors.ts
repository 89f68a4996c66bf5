import { FAMILY_MAX } from '@kahani/contracts/family'
import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { familyValidationMessages as familyMessages } from '@kahani/messages/en/family'
import { paymentMessages } from '@kahani/messages/en/payments'
import { rewriteMessages } from '@kahani/messages/en/rewrites'
import { storyChangeMessages as changeMessages } from '@kahani/messages/en/story-changes'
import { storyDelayMessages } from '@kahani/messages/en/story-delays'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { photoMessages } from '@kahani/messages/en/story-photo'
import { HttpError, tooMany } from '@kahani/service-kit/http-error'
import { invalidInput } from '@kahani/service-kit/validation'

const INDIAN_TIME = 'Asia/Kolkata'

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
/** 503: an outage. The story is written later, or fails at `finishBy`. */
export const storyDelayed = (finishBy: Date, cause?: unknown) =>
  new HttpError(503, 'story_delayed', storyDelayMessages.delayed(finishBy, INDIAN_TIME), {
    retryAfter: 60,
    finishBy: finishBy.toISOString(),
    cause,
  })
export const noCredits = () => new HttpError(402, 'no_credits', paymentMessages.noCredits)
/** 403: `REQUIRE_VERIFIED_EMAIL` is set and the address is not confirmed. */
export const emailUnverified = () => new HttpError(403, 'email_unverified', storyErrorMessages.emailUnverified)
const invalidPhoto = (message: string, cause?: unknown) => invalidInput([{ path: 'characterPhoto', message }], cause)
export const photoRequired = () => invalidPhoto(messages.photoRequired)
/** It is no image, or a damaged one. */
export const photoNotImage = (cause?: unknown) => invalidPhoto(messages.photoNotImage, cause)
export const photoUnsupported = () => invalidPhoto(photoMessages.unsupported)
export const photoTooManyPixels = () => invalidPhoto(photoMessages.tooManyPixels)
/** Decoding it took too much time or memory. */
export const photoUnreadable = (cause: unknown) => invalidPhoto(photoMessages.unreadable, cause)
/** 400: the style is not open, or the account's illustrator doesn't draw it. */
export const styleUnavailable = () => invalidInput([{ path: 'illustrationStyle', message: messages.styleUnavailable }])
/** 409: the family has `FAMILY_MAX` members. */
export const tooManyMembers = () => new HttpError(409, 'too_many_members', familyMessages.tooMany(FAMILY_MAX))
/** 400: whom a story names is not saved, or can't come along. */
export const invalidPeople = (path: 'childId' | 'companionIds', message: string) => invalidInput([{ path, message }])
export const bodyTooLarge = () => new HttpError(413, 'too_large', photoMessages.bodyTooLarge)
export const tooManyAtOnce = () => tooMany(10, storyErrorMessages.tooManyAtOnce)
/** 422: not fit for a children's story. */
export const refused = (message: string, issues: { path: string; message: string }[] = []) =>
  new HttpError(422, 'refused', message, { issues })
/** 429: the daily budget is reached. */
export const dailyBudgetReached = (message: string) => (secondsLeft: number) =>
  new HttpError(429, 'daily_budget', message, { retryAfter: secondsLeft })
export const tooManyFailures = () => new HttpError(429, 'too_many', storyErrorMessages.tooMany, { retryAfter: 3_600 })
/** 409: the text or the choice was changed meanwhile. @param current what is stored, in the form of the request */
export const editConflict = (current: unknown) =>
  new HttpError(409, 'edit_conflict', changeMessages.conflict, { current })
/** 409: the picture is not rendered, or must not be rendered again. */
export const notChangeable = () => new HttpError(409, 'not_changeable', changeMessages.notChangeable)
/** 409: the title can't be lettered on a cover that is being rendered. */
export const coverPending = () => new HttpError(409, 'cover_pending', changeMessages.coverPending)
/** 409: the family used the pictures that `REDRAWS_PER_STORY` allows. */
export const redrawsUsed = (perStory: number) =>
  new HttpError(409, 'redraws_used', changeMessages.redrawsUsed(perStory))
export const tooManyVersions = (max: number) =>
  new HttpError(409, 'too_many_versions', changeMessages.tooManyVersions(max))
/** 404: its owner can restore it. */
export const storyInBin = () => new HttpError(404, 'story_in_bin', storyErrorMessages.inBin)
export const noMoreRetries = () => new HttpError(409, 'no_more_retries', storyErrorMessages.noMoreRetries)
/** 409: a page can't be rewritten in this way without a provider. */
export const rewriteKindUnavailable = () =>
  new HttpError(409, 'rewrite_kind_unavailable', rewriteMessages.kindUnavailable)
/** 409: the storyteller has no other wording of this kind for the page. */
export const noOtherWording = () => new HttpError(409, 'no_other_wording', rewriteMessages.noOtherWording)
/** 400: nothing is left of the wish without addresses and markup. */
export const unusableWish = () => invalidInput([{ path: 'wish', message: rewriteMessages.unusableWish }])
/** 422: the rewritten page is not fit for children. */
export const pageRefused = () => new HttpError(422, 'page_refused', rewriteMessages.refused)
/** 500: no valid text was written. */
export const rewriteFailed = () => new HttpError(500, 'rewrite_failed', rewriteMessages.failed)
