import type { Logger } from '@kahani/service-kit/logger'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'

/** Former names of the `illustrate` and `illustrations-complete` queues. */
const RETIRED_QUEUES = ['draw', 'drawn']

/**
 * Deletes queues of earlier versions with all their jobs; the migrations of `stories` queue unfinished stories again.
 * Idempotent. Never rejects: if it fails, the next start tries again.
 */
export async function removeRetiredQueues(connection: Redis, logger: Logger): Promise<void> {
  for (const name of RETIRED_QUEUES) {
    const queue = new Queue(name, { connection, skipMetasUpdate: true })
    queue.on('error', err => logger.debug({ queue: name, err: err.message }, 'queue error'))
    try {
      await queue.obliterate({ force: true })
    } catch (err) {
      logger.warn({ queue: name, err: String(err) }, 'could not remove a retired queue')
    } finally {
      await queue.close().catch(() => undefined)
    }
  }
}
