import { z } from 'zod'
import { QUEUES, type QueueName } from './jobs.ts'

export const QUEUE_NAMES = Object.values(QUEUES) as [QueueName, ...QueueName[]]
const queueNameSchema = z.enum(QUEUE_NAMES)
const count = z.number().int().min(0)

/**
 * Failed jobs are kept for a day. Jobs that render one picture or a book are removed when they fail: their results are
 * requested again from the story.
 */
export const failedJobSchema = z.object({
  id: z.string(),
  queue: queueNameSchema,
  name: z.string(),
  attempts: count,
  /** Truncated. */
  failedReason: z.string(),
  failedAt: z.iso.datetime(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

/** `GET /api/admin/queues`. A `Link` header announces the next page of failed jobs; `before` is opaque. */
export const queuesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z
    .string()
    .max(300)
    .regex(/^\d{15}-/)
    .optional(),
})
export const queuesSchema = z.object({
  queues: z.array(
    z.object({
      name: queueNameSchema,
      /** Jobs that no worker has taken yet, including those that depend on other jobs. */
      waiting: count,
      active: count,
      /** Jobs that run again later, after an error or a pause. */
      delayed: count,
      failed: count,
    }),
  ),
  /** Newest first. */
  failedJobs: z.array(failedJobSchema),
})
export type Queues = z.infer<typeof queuesSchema>

/** `POST /api/admin/queues/{queue}/jobs/{id}/retry`: 404 for an unknown job, 409 if it has not failed. */
export const retryJobParamsSchema = z.object({ queue: z.string().max(100), id: z.string().max(200) })
export const retriedJobSchema = z.object({ success: z.literal(true), message: z.string() })

/** `GET /internal/queues`: by queue, the jobs that are running or that a worker could start now. */
export const queueDemandSchema = z.record(queueNameSchema, count)
export type QueueDemand = z.infer<typeof queueDemandSchema>
