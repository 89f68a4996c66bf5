import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { createRateLimiter, DAY_S, HOUR_S, MINUTE_S } from '@kahani/service-kit/rate-limit'
import type { RedisClient } from '@kahani/service-kit/redis'

/** The browser repeats a request up to eight times while a service is down. */
const REQUESTS_PER_ACCOUNT = 60
const REFUSED_BRIEFS = 20
/** Saving or changing members of a family: each once, with second thoughts. */
const FAMILY_CHANGES = 120
/** A family corrects a book of ten pages, more than once. */
const CHANGES = 200
/** Other words that are proposed for a page. */
const REWRITES = 60
/** A family clicks through the choices of a look. */
const PREVIEWS_PER_MINUTE = 120
/** Covers for visitors of one address. */
const COVERS_PER_MINUTE = 30
/** Photos that propose a look. Mobile carriers share one address among thousands of families. */
const PHOTO_LOOKS = 10
const PHOTO_LOOKS_BY_ADDRESS = 200
/** A browser asks every second or two while it shows the progress. */
const PROGRESS_PER_MINUTE = 120
/** A browser reports a page on which it stays for a second. */
const READING_PAGES_PER_MINUTE = 60
/** Favourites, and pages that are read: a family leafs through a book. */
const SHELF_CHANGES_PER_MINUTE = 120

/** Limits per address. Mobile carriers share one address among thousands of families. */
export interface AddressLimits {
  storiesPerHour: number
  freeStoriesPerDay: number
}

export function createRateLimits(redis: RedisClient, { storiesPerHour, freeStoriesPerDay }: AddressLimits) {
  const limit = createRateLimiter(redis, 'stories')
  return {
    storiesByAccount: limit('account', { points: REQUESTS_PER_ACCOUNT, durationS: HOUR_S }),
    storiesByAddress: limit('address', { points: storiesPerHour, durationS: HOUR_S }),
    /** Stories of accounts that never paid. */
    freeStoriesByAddress: limit('free', {
      points: freeStoriesPerDay,
      durationS: DAY_S,
      message: messages.tooManyFreeStories,
      code: 'too_many_free_stories',
    }),
    /** Briefs and names that moderation refused. They cost no credit, but a call. */
    refusedBriefs: limit('refused', { points: REFUSED_BRIEFS, durationS: HOUR_S, message: messages.tooMany }),
    familyChanges: limit('family', { points: FAMILY_CHANGES, durationS: HOUR_S }),
    /** Changes of finished books. */
    changes: limit('changes', { points: CHANGES, durationS: HOUR_S }),
    rewrites: limit('rewrites', { points: REWRITES, durationS: HOUR_S }),
    lookPreviews: limit('look-previews', { points: PREVIEWS_PER_MINUTE, durationS: MINUTE_S }),
    coverPreviews: limit('cover-previews', { points: COVERS_PER_MINUTE, durationS: MINUTE_S }),
    photoLooksByAccount: limit('photo-looks', { points: PHOTO_LOOKS, durationS: HOUR_S }),
    photoLooksByAddress: limit('photo-looks-address', { points: PHOTO_LOOKS_BY_ADDRESS, durationS: HOUR_S }),
    readingPage: limit('reading-page', { points: READING_PAGES_PER_MINUTE, durationS: MINUTE_S }),
    shelf: limit('shelf', { points: SHELF_CHANGES_PER_MINUTE, durationS: MINUTE_S }),
    progress: limit('progress', { points: PROGRESS_PER_MINUTE, durationS: MINUTE_S }),
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>
