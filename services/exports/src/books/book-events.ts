import { bookJobResultSchema, QUEUES } from '@kahani/contracts/jobs'
import type { Logger } from '@kahani/service-kit/logger'
import { QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'

/** How a job ended: with a file at `key`, or for a reason. */
export type Ending = { key: string } | { failed: string }

/** Hears of every book that is made or given up. */
export interface BookEvents {
  /** Calls back at each ending of that job until the returned function is called. */
  listen(jobId: string, heard: (ending: Ending) => void): () => void
  close(): Promise<void>
}

/** @param connection of its own, for it blocks; closed with the rest */
export function openBookEvents(connection: Redis, logger: Logger): BookEvents {
  const events = new QueueEvents(QUEUES.books, { connection })
  // Everybody who waits for one book listens for the same job.
  events.setMaxListeners(0)
  events.on('error', err => logger.debug({ err: err.message }, 'book events in trouble'))

  return {
    listen(jobId, heard) {
      const completed = ({ jobId: id, returnvalue }: { jobId: string; returnvalue: unknown }) => {
        if (id !== jobId) return
        const result = bookJobResultSchema.safeParse(returnvalue)
        heard(result.success ? result.data : { failed: 'the worker answered something else' })
      }
      const failed = ({ jobId: id, failedReason }: { jobId: string; failedReason: string }) => {
        if (id === jobId) heard({ failed: failedReason })
      }
      events.on('completed', completed)
      events.on('failed', failed)
      return () => {
        events.off('completed', completed)
        events.off('failed', failed)
      }
    },
    async close() {
      const reachable = connection.status === 'ready'
      const closed = events.close()
      // Where Redis is down nothing is left to end, and the library would wait for an end for ever.
      if (reachable) await closed
      else connection.disconnect()
    },
  }
}
