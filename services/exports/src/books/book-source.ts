import { type Book, bookSchema } from '@kahani/contracts/stories-internal'
import { HttpError, notFound, unavailable } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'

/** Whose book is asked for. */
export interface BookOwner {
  storyId: number
  userId: number
}

/** Where books come from: the stories service. */
export interface BookSource {
  /** @throws HttpError 404 where that user has no such story; 503 where stories can't be asked */
  fetch(owner: BookOwner, requestId?: string): Promise<Book>
}

const PATIENCE_MS = 5_000

export function createBookSource(stories: InternalClient, timeoutMs = PATIENCE_MS): BookSource {
  return {
    async fetch({ storyId, userId }, requestId) {
      const path = `/internal/stories/${storyId}/book?userId=${userId}`
      try {
        return await stories.call(path, { answer: bookSchema, timeoutMs, ...(requestId && { requestId }) })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (error.statusCode === 404) throw notFound('story')
        // Any other refusal is between the services: to the reader, stories can't be asked.
        throw error.statusCode < 500 ? unavailable('stories', error) : error
      }
    },
  }
}
