import { setTimeout as sleep } from 'node:timers/promises'
import { QUEUES } from '@kahani/contracts/jobs'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import type { System } from './system.ts'

/** Work that is not finished, by the query that counts it. */
const UNFINISHED: Record<string, string> = {
  'stories being written': "stories.stories where state = 'writing'",
  'stories being illustrated': "stories.stories where state = 'text_ready' and illustration_status = 'processing'",
  'refunds due': 'stories.stories where refund_due',
  'reference photos kept': 'stories.stories where photo_key is not null',
  'messages in the outbox of stories': 'stories.outbox',
  'messages in the outbox of payments': 'payments.outbox',
  'messages in the outbox of auth': 'auth.outbox',
  'emails of stories not sent': 'stories.notifications where completed_at is null',
  'emails of payments not sent': 'payments.notifications where completed_at is null',
  'emails of auth not sent': 'auth.notifications where completed_at is null',
}
const POLL_MS = 2_000

/** Jobs of all queues by state, except those that wait for Ace: checks are not part of a book. */
async function countJobs(redisUrl: string): Promise<Record<string, number>> {
  const connection = new Redis(redisUrl)
  const counts: Record<string, number> = {}
  try {
    for (const name of Object.values(QUEUES)) {
      const queue = new Queue(name, { connection, skipVersionCheck: true, skipMetasUpdate: true })
      const { failed = 0, completed: _, paused: __, ...pending } = await queue.getJobCounts()
      const waiting = Object.values(pending).reduce((sum, count) => sum + count, 0)
      if (waiting > 0) counts[`jobs pending in ${name}`] = waiting
      if (failed > 0) counts[`jobs failed in ${name}`] = failed
      await queue.close()
    }
    return counts
  } finally {
    connection.disconnect()
  }
}

async function countUnfinished({ database, product }: System): Promise<Record<string, number>> {
  const counts = await countJobs(product.redisUrl)
  for (const [what, query] of Object.entries(UNFINISHED)) {
    const { rows } = await database.query(`select count(*)::int as n from ${query}`)
    if (rows[0].n > 0) counts[what] = rows[0].n
  }
  return counts
}

/** Waits until nothing is left to do. @returns what is unfinished after `timeoutMs` */
export async function settle(system: System, timeoutMs: number): Promise<Record<string, number>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const unfinished = await countUnfinished(system).catch(error => ({ [`stores unavailable: ${error.message}`]: 1 }))
    if (Object.keys(unfinished).length === 0 || Date.now() > deadline) return unfinished
    await sleep(POLL_MS)
  }
}
