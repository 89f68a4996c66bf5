import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { CoverPreview } from '@kahani/contracts/cover-preview'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { unavailable } from '@kahani/service-kit/http-error'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { refused } from '../errors.ts'
import type { PreviewRenderer } from './preview-renderer.ts'

/** Covers occupy one thread, so that families still see their looks. A cover takes a quarter of a second. */
const MAX_RENDERING = 1
const MAX_WAITING = 8

/** Covers for visitors, which are neither stored nor cached. */
export function createCoverPreviews(render: PreviewRenderer['render']) {
  const moderator = createBuiltInModerator()
  const rendering = bulkhead(MAX_RENDERING, MAX_WAITING)

  return {
    /** @returns a WebP image. @throws HttpError 422 if the name is not fit for children, 503 if too many covers wait */
    async render(hero: CoverPreview): Promise<Buffer> {
      const { signal } = new AbortController()
      const [verdict] = await moderator.checkTexts([hero.characterName], { storyId: null, signal })
      if (verdict?.flagged !== false) {
        throw refused(messages.field, [{ path: 'characterName', message: messages.field }])
      }
      try {
        return await rendering.execute(() => render({ kind: 'cover', hero }))
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? unavailable('illustrator', error) : error
      }
    },
  }
}
export type CoverPreviews = ReturnType<typeof createCoverPreviews>
