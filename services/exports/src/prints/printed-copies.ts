import { copyInWorkSchema } from '@kahani/contracts/prints'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { BookOwner } from '../books/book-source.ts'
import { noCopyInWork } from '../errors.ts'

/** The printed copies, which `payments` owns. */
export const createPrintedCopies = (payments: InternalClient) => ({
  /** @throws HttpError 403 if no copy of the story is paid for and not sent yet */
  async requireInWork({ storyId, userId }: BookOwner, requestId: string): Promise<void> {
    const options = { answer: copyInWorkSchema, requestId, timeoutMs: 5_000 }
    const { inWork } = await payments.call(`/internal/stories/${storyId}/copy-in-work?userId=${userId}`, options)
    if (!inWork) throw noCopyInWork()
  },
})
export type PrintedCopies = ReturnType<typeof createPrintedCopies>
