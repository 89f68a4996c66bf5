import { type FailedJob, QUEUE_NAMES, type QueueDemand, type Queues } from '@kahani/contracts/admin-queues'
import type { QueueName } from '@kahani/contracts/jobs'
import { notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue, retryFailedJob } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { jobNotFailed } from '../errors.ts'

type Queue = ReturnType<typeof openQueue>

const MAX_REASON_LENGTH = 300

interface FailedEntry {
  queue: QueueName
  id: string
  failedAt: number
  /** Begins with `failedAt`, is unique, and sorts like it. */
  cursor: string
}
const TIMESTAMP_LENGTH = 15

/** The queues of all services, for administrators. Each is opened when it is first used, because that writes to Redis. */
export function createQueueService(redis: RedisClient, logger: Logger) {
  const opened = new Map<QueueName, Queue>()
  function queueOf(name: QueueName): Queue {
    const queue = opened.get(name) ?? openQueue(name, redis, logger)
    opened.set(name, queue)
    return queue
  }

  async function countJobs(name: QueueName): Promise<Queues['queues'][number]> {
    const {
      active = 0,
      delayed = 0,
      failed = 0,
      ...waiting
    } = await queueOf(name).getJobCounts(
      ...(['waiting', 'prioritized', 'waiting-children', 'active', 'delayed', 'failed'] as const),
    )
    return { name, waiting: Object.values(waiting).reduce((sum, count) => sum + count, 0), active, delayed, failed }
  }

  /** The jobs of a queue that may follow the cursor, newest first: first those that failed in the same millisecond. */
  async function listFailed(queue: QueueName, count: number, before: string | undefined): Promise<FailedEntry[]> {
    const key = queueOf(queue).toKey('failed')
    const at = before === undefined ? null : Number(before.slice(0, TIMESTAMP_LENGTH))
    const members = [
      ...(at === null ? [] : await redis.zrevrangebyscore(key, at, at, 'WITHSCORES')),
      ...(await redis.zrevrangebyscore(key, at === null ? '+inf' : `(${at}`, '-inf', 'WITHSCORES', 'LIMIT', 0, count)),
    ]
    return Array.from({ length: members.length / 2 }, (_, i) => {
      const [id = '', score = ''] = members.slice(2 * i)
      const cursor = `${score.padStart(TIMESTAMP_LENGTH, '0')}-${queue}-${id}`
      return { queue, id, failedAt: Number(score), cursor }
    })
  }

  /** Null if the job was removed or retried meanwhile. */
  async function readFailed({ queue, id, failedAt }: FailedEntry): Promise<FailedJob | null> {
    const job = await queueOf(queue).getJob(id)
    if (!job) return null
    return {
      id,
      queue,
      name: job.name,
      attempts: job.attemptsMade,
      failedReason: (job.failedReason ?? '').slice(0, MAX_REASON_LENGTH),
      failedAt: new Date(failedAt).toISOString(),
    }
  }

  /**
   * The age of the job that has waited longest, in seconds; 0 without one. Of those with a priority, the first and the last are
   * read, since one of them is nearly always the oldest.
   */
  async function oldestWaiting(name: QueueName): Promise<number> {
    const queue = queueOf(name)
    const jobs = await Promise.all([
      queue.getJobs(['waiting'], 0, 0, true),
      queue.getJobs(['prioritized'], 0, 0, true),
      queue.getJobs(['prioritized'], 0, 0, false),
    ])
    const times = jobs.flat().map(({ timestamp }) => timestamp)
    return times.length === 0 ? 0 : (Date.now() - Math.min(...times)) / 1000
  }

  /** The jobs of a queue that a worker has or could take now: neither those that are due later nor those that depend on others. */
  async function countDemand(name: QueueName): Promise<[QueueName, number]> {
    const states = ['wait', 'prioritized', 'active', 'delayed'] as const
    const counts = await queueOf(name)
      .getBackend()
      .getCounts([...states], Date.now())
    return [name, counts.reduce((sum, count) => sum + count, 0)]
  }

  return {
    /** The numbers of the jobs of each queue, and the age of the oldest. */
    measure: () =>
      Promise.all(QUEUE_NAMES.map(async name => ({ ...(await countJobs(name)), oldest: await oldestWaiting(name) }))),

    /** What an autoscaler of workers needs to know. */
    demand: async () => Object.fromEntries(await Promise.all(QUEUE_NAMES.map(countDemand))) as QueueDemand,

    /** Job counts, and a page of the failed jobs of all queues, newest first. */
    async overview({ limit, before }: { limit: number; before?: string | undefined }) {
      const [queues, failed] = await Promise.all([
        Promise.all(QUEUE_NAMES.map(countJobs)),
        Promise.all(QUEUE_NAMES.map(name => listFailed(name, limit + 1, before))),
      ])
      const entries = failed
        .flat()
        .filter(({ cursor }) => before === undefined || cursor < before)
        .sort((a, b) => (a.cursor < b.cursor ? 1 : -1))
      const page = entries.slice(0, limit)
      const jobs = await Promise.all(page.map(readFailed))
      return {
        queues,
        failedJobs: jobs.filter(job => job !== null),
        next: entries.length > limit ? (page.at(-1)?.cursor ?? null) : null,
      }
    },

    /** Runs a failed job again, with all its attempts. @throws HttpError 404, or 409 if it has not failed */
    async retry(queue: string, id: string): Promise<void> {
      const name = QUEUE_NAMES.find(known => known === queue)
      const job = name && (await queueOf(name).getJob(id))
      if (!job) throw notFound('job')
      if (!(await retryFailedJob(job))) throw jobNotFailed()
    },

    async close(): Promise<void> {
      await Promise.all([...opened.values()].map(queue => queue.close()))
    },
  }
}
export type QueueService = ReturnType<typeof createQueueService>
