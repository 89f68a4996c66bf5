import { deletedStoryPrintsSchema } from '@kahani/contracts/prints'
import type { InternalClient } from '@kahani/service-kit/internal'

/** The printed copies of stories, at `payments`. */
export function createPrintedCopies(payments: InternalClient) {
  return {
    /** Cancels copies of a story. Idempotent. @throws HttpError 404 or 409 if one can't be cancelled; then none is */
    async cancel(userId: number, storyId: number, copyIds: number[]): Promise<void> {
      const body = { userId, copyIds }
      await payments.call(`/internal/stories/${storyId}/printed-copies/cancel`, { method: 'POST', body })
    },

    /** Reports that a story was deleted. Idempotent. @returns whether a copy on order needs its files for the press */
    async completeDeletion(storyId: number): Promise<{ printFilesNeeded: boolean }> {
      return payments.call(`/internal/stories/${storyId}/deletion`, {
        method: 'POST',
        answer: deletedStoryPrintsSchema,
      })
    },
  }
}
export type PrintedCopies = ReturnType<typeof createPrintedCopies>
