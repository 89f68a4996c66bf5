import type { RecordAiCall } from '@kahani/ai/meter'
import { type IllustrationRequest, illustrationRequestSchema } from '@kahani/contracts/illustration'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { HttpError } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'

/** The internal API of `stories`, as far as this worker uses it. */
export function createStoriesClient(stories: InternalClient) {
  return {
    /** The pictures still to be rendered; null if the story does not exist. */
    async illustrationRequest(storyId: number): Promise<IllustrationRequest | null> {
      try {
        return await stories.call(`/internal/stories/${storyId}/illustration-request`, {
          answer: illustrationRequestSchema,
        })
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 404) return null
        throw error
      }
    },
    /** The reference photo; null if there is none, or it has been deleted. */
    photo: (storyId: number): Promise<Buffer | null> => stories.bytes(`/internal/stories/${storyId}/photo`),
    async deletePhoto(storyId: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/photo`, { method: 'DELETE' })
    },
    async reportPicture(storyId: number, pageNumber: number, report: PictureReport): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/pictures/${pageNumber}`, { method: 'PUT', body: report })
    },
    async reportComplete(storyId: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/illustrations-complete`, { method: 'POST' })
    },
    recordAiCall: (async (id, call) => {
      await stories.call(`/internal/ai-calls/${id}`, { method: 'PUT', body: call })
    }) satisfies RecordAiCall,
  }
}
export type StoriesClient = ReturnType<typeof createStoriesClient>
