import type { RecordAiCall } from '@kahani/ai/meter'
import { type IllustrationRequest, illustrationRequestSchema } from '@kahani/contracts/illustration'
import { type PictureReport, reportedSheetSchema } from '@kahani/contracts/stories-internal'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import { createStoryCache } from './story-cache.ts'

/** Whether a call was rejected because the story was deleted. */
export const isStoryDeleted = (error: unknown) => hasStatus(error, 404)

/** The internal API of `stories`, as far as this worker uses it. */
export function createStoriesClient(stories: InternalClient) {
  /** What the pictures of a flow share. */
  const requests = createStoryCache<{ flow: string; request: IllustrationRequest }>()
  const photos = createStoryCache<Buffer | null>()

  const illustrationRequest = (storyId: number, page?: number): Promise<IllustrationRequest> =>
    stories.call(`/internal/stories/${storyId}/illustration-request${page === undefined ? '' : `?page=${page}`}`, {
      answer: illustrationRequestSchema,
    })

  return {
    /** The pictures still to be rendered, and the completed one of `page`, unless the family has requested another one. */
    illustrationRequest,
    /** Keeps a request for the pictures of a flow. */
    keepRequest(request: IllustrationRequest, flow: string): void {
      requests.set(request.storyId, Promise.resolve({ flow, request }))
    },
    /** The request as it was a moment ago at most, but after the flow was queued. Pictures may have been rendered since. */
    async requestOf(flow: string, storyId: number): Promise<IllustrationRequest> {
      const load = async () => ({ flow, request: await illustrationRequest(storyId) })
      const recent = await requests.get(storyId, load)
      return (recent.flow === flow ? recent : await requests.set(storyId, load())).request
    },
    /** The reference photo of a moment ago; null if there was none, or it had been deleted. */
    photo: (storyId: number): Promise<Buffer | null> =>
      photos.get(storyId, () => stories.bytes(`/internal/stories/${storyId}/photo`)),
    /** Deletes what is in memory of a story. */
    forget(storyId: number): void {
      requests.delete(storyId)
      photos.delete(storyId)
    },
    async deletePhoto(storyId: number): Promise<void> {
      photos.delete(storyId)
      await stories.call(`/internal/stories/${storyId}/photo`, { method: 'DELETE' })
    },
    async reportPicture(storyId: number, pageNumber: number, report: PictureReport): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/pictures/${pageNumber}`, { method: 'PUT', body: report })
    },
    /** A picture is being rendered. */
    async reportRendering(storyId: number, pageNumber: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/pictures/${pageNumber}/rendering`, { method: 'PUT' })
    },
    /** The file of a completed picture is missing: has it rendered again. */
    async reportLostPicture(storyId: number, pageNumber: number): Promise<void> {
      await stories.call(`/internal/stories/${storyId}/pictures/${pageNumber}/lost`, { method: 'POST' })
    },
    /** Does nothing if the story was deleted. @returns the page that the family reads; null if it is not known */
    async reportSheet(storyId: number): Promise<number | null> {
      try {
        const answer = reportedSheetSchema.optional()
        return (
          (await stories.call(`/internal/stories/${storyId}/sheet`, { method: 'PUT', answer }))?.readingPage ?? null
        )
      } catch (error) {
        if (!isStoryDeleted(error)) throw error
        return null
      }
    },
    /** Does nothing if the story was deleted. */
    async reportComplete(storyId: number): Promise<void> {
      try {
        await stories.call(`/internal/stories/${storyId}/illustrations-complete`, { method: 'POST' })
      } catch (error) {
        if (!isStoryDeleted(error)) throw error
      }
    },
    recordAiCall: (async (id, call) => {
      await stories.call(`/internal/ai-calls/${id}`, { method: 'PUT', body: call })
    }) satisfies RecordAiCall,
  }
}
export type StoriesClient = ReturnType<typeof createStoriesClient>
