import { bookJobResultSchema, QUEUES } from '@kahani/contracts/jobs'
import type { Logger } from '@kahani/service-kit/logger'
import { closeQueueEvents, openQueueEvents } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'

/** How a job ended: with a file at `key`, or for a reason. */
export type Ending = { key: string } | { failed: string }

/** Emits the result of every book job. */
export interface BookEvents {
  /** Calls `onEnding` each time the job ends, until the returned function is called. */
  listen(jobId: string, onEnding: (ending: Ending) => void): () => void
  close(): Promise<void>
}

export function openBookEvents(connection: Redis, logger: Logger): BookEvents {
  const events = openQueueEvents(QUEUES.books, connection, logger)
  // Every pending request adds its listeners.
  events.setMaxListeners(0)

  return {
    listen(jobId, onEnding) {
      const completed = ({ jobId: id, returnvalue }: { jobId: string; returnvalue: unknown }) => {
        if (id !== jobId) return
        const result = bookJobResultSchema.safeParse(returnvalue)
        onEnding(result.success ? result.data : { failed: 'the worker returned an invalid result' })
      }
      const failed = ({ jobId: id, failedReason }: { jobId: string; failedReason: string }) => {
        if (id === jobId) onEnding({ failed: failedReason })
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
