import { copyInWorkSchema, type PrintVersions, printVersionsSchema } from '@kahani/contracts/prints'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { BookOwner } from '../books/book-source.ts'
import { noCopyInWork } from '../errors.ts'

const TIMEOUT_MS = 5_000

/** The printed copies, which `payments` owns. */
export const createPrintedCopies = (payments: InternalClient) => ({
  /** @throws HttpError 403 if no copy of this version of the story, or one without a version, is paid for and not sent yet */
  async requireInWork({ storyId, userId }: BookOwner, version: string | null, requestId: string): Promise<void> {
    const options = { answer: copyInWorkSchema, requestId, timeoutMs: TIMEOUT_MS }
    const query = new URLSearchParams({ userId: String(userId), ...(version !== null && { version }) })
    const { inWork } = await payments.call(`/internal/stories/${storyId}/copy-in-work?${query}`, options)
    if (!inWork) throw noCopyInWork()
  },

  /** The versions of the files that copies of a story need, and those whose cover is shown. */
  listVersions(storyId: number): Promise<PrintVersions> {
    const options = { answer: printVersionsSchema, timeoutMs: TIMEOUT_MS }
    return payments.call(`/internal/stories/${storyId}/print-versions`, options)
  },
})
export type PrintedCopies = ReturnType<typeof createPrintedCopies>
