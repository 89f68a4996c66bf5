import { type Book, bookSchema } from '@kahani/contracts/stories-internal'
import { HttpError, notFound, unavailable } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'

export interface BookOwner {
  storyId: number
  userId: number
}

/** Fetches books from the stories service. */
export interface BookSource {
  /** @throws HttpError 404 if the user has no such story; 503 if stories is unavailable */
  fetch(owner: BookOwner, requestId?: string): Promise<Book>
}

const FETCH_TIMEOUT_MS = 5_000

export function createBookSource(stories: InternalClient, timeoutMs = FETCH_TIMEOUT_MS): BookSource {
  return {
    async fetch({ storyId, userId }, requestId) {
      const path = `/internal/stories/${storyId}/book?userId=${userId}`
      try {
        return await stories.call(path, { answer: bookSchema, timeoutMs, ...(requestId && { requestId }) })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (error.statusCode === 404) throw notFound('story')
        // Any other 4xx is a misconfiguration between services, not an error of the user.
        throw error.statusCode < 500 ? unavailable('stories', error) : error
      }
    },
  }
}
