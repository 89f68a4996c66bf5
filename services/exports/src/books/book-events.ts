import { bookJobResultSchema, QUEUES } from '@kahani/contracts/jobs'
import type { Logger } from '@kahani/service-kit/logger'
import { closeQueueEvents, openQueueEvents } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'
import { versionOf } from './book-files.ts'

/** The result of a job: the version of the book that is stored, or the reason of the failure. */
export type BookResult = { version: string } | { failed: string }

/** Emits the result of every book job. */
export interface BookEvents {
  /** Calls `onResult` each time the job ends until the returned function is called. */
  listen(jobId: string, onResult: (result: BookResult) => void): () => void
  close(): Promise<void>
}

export function openBookEvents(connection: Redis, logger: Logger): BookEvents {
  const events = openQueueEvents(QUEUES.books, connection, logger)
  // Every pending request adds its listeners.
  events.setMaxListeners(0)

  return {
    listen(jobId, onResult) {
      const completed = ({ jobId: id, returnvalue }: { jobId: string; returnvalue: unknown }) => {
        if (id !== jobId) return
        const result = bookJobResultSchema.safeParse(returnvalue)
        const version = result.success && versionOf(result.data.key)
        onResult(version ? { version } : { failed: 'the worker returned an invalid result' })
      }
      const failed = ({ jobId: id, failedReason }: { jobId: string; failedReason: string }) => {
        if (id === jobId) onResult({ failed: failedReason })
      }
      events.on('completed', completed)
      events.on('failed', failed)
      return () => {
        events.off('completed', completed)
        events.off('failed', failed)
      }
    },
    close: () => closeQueueEvents(events),
  }
}
