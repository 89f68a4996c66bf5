import type { RecordAiCall } from '@kahani/ai/meter'
import { type IllustrationRequest, illustrationRequestSchema } from '@kahani/contracts/illustration'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { HttpError } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'

/** What the illustrator asks of and tells `stories`. */
export function createStoriesClient(stories: InternalClient) {
  return {
    /** What is still to be drawn; null where the story is gone. */
    async order(storyId: number): Promise<IllustrationRequest | null> {
      try {
        return await stories.call(`/internal/stories/${storyId}/illustration-request`, {
          answer: illustrationRequestSchema,
        })
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 404) return null
        throw error
      }
    },
    /** The reference photo, where there is one still. */
    photo: (storyId: number): Promise<Buffer | null> => stories.bytes(`/internal/stories/${storyId}/photo`),
    /** Deletes the reference photo: it can't be drawn from. */
    async forgetPhoto(storyId: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/photo`, { method: 'DELETE' })
    },
    async report(storyId: number, pageNumber: number, report: PictureReport): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/pictures/${pageNumber}`, { method: 'PUT', body: report })
    },
    async finished(storyId: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/illustrations-complete`, { method: 'POST' })
    },
    recordAiCall: (async (id, call) => {
      await stories.call(`/internal/ai-calls/${id}`, { method: 'PUT', body: call })
    }) satisfies RecordAiCall,
  }
}
export type StoriesClient = ReturnType<typeof createStoriesClient>
