import { type Book, bookSchema, type LostPicture, lostPictureSchema } from '@kahani/contracts/stories-internal'
import { HttpError, notFound, unavailable } from '@kahani/service-kit/http-error'
import type { CallOptions, InternalClient } from '@kahani/service-kit/internal'
import type { z } from 'zod'

export interface BookOwner {
  storyId: number
  userId: number
}

/** Fetches books from the stories service. */
export interface BookSource {
  /** @throws HttpError 404 if the user has no such story; 503 if stories is unavailable */
  fetch(owner: BookOwner, requestId?: string): Promise<Book>
  /** Reports that the file of a completed picture is missing. Idempotent. @throws like `fetch` */
  reportLostPicture(storyId: number, pageNumber: number): Promise<LostPicture>
}

/** A source of the books on the shelf: those of stories in the bin are not found. */
export const withoutBin = (source: BookSource): BookSource => ({
  ...source,
  async fetch(owner, requestId) {
    const book = await source.fetch(owner, requestId)
    if (book.inBin) throw notFound('story')
    return book
  },
})

const FETCH_TIMEOUT_MS = 5_000

export function createBookSource(stories: InternalClient, timeoutMs = FETCH_TIMEOUT_MS): BookSource {
  async function call<S extends z.ZodType>(path: string, options: CallOptions<S>): Promise<z.output<S>> {
    try {
      return await stories.call(path, { timeoutMs, ...options })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.statusCode === 404) throw notFound('story')
      // Any other 4xx is a misconfiguration between services, not an error of the user.
      throw error.statusCode < 500 ? unavailable('stories', error) : error
    }
  }

  return {
    fetch: ({ storyId, userId }, requestId) =>
      call(`/internal/stories/${storyId}/book?userId=${userId}`, {
        answer: bookSchema,
        ...(requestId && { requestId }),
      }),
    reportLostPicture: (storyId, pageNumber) =>
      call(`/internal/stories/${storyId}/pictures/${pageNumber}/lost`, { method: 'POST', answer: lostPictureSchema }),
  }
}
