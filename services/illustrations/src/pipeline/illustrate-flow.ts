import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import { type IllustrateJob, type IllustrationsCompleteJob, QUEUES } from '@kahani/contracts/jobs'
import type { FlowJob } from 'bullmq'

const ATTEMPTS = 4
const RETRY_DELAY_MS = 1_000

/**
 * A flow with one child job per picture; the parent runs when every child has completed or failed. The cover has the
 * highest priority, then the first pages: a story that waits behind others soon shows its first pictures.
 */
export function illustrateFlow(
  { storyId, pictures }: IllustrationRequest,
  { retryDelayMs = RETRY_DELAY_MS }: { retryDelayMs?: number } = {},
): FlowJob {
  const opts = {
    attempts: ATTEMPTS,
    backoff: { type: 'exponential', delay: retryDelayMs, jitter: 0.5 },
    // BullMQ ignores a job whose id exists. Finished jobs are removed, so that a picture can be requested again.
    removeOnComplete: true,
    removeOnFail: true,
  }
  return {
    name: 'illustrations-complete',
    queueName: QUEUES.illustrationsComplete,
    data: { storyId } satisfies IllustrationsCompleteJob,
    opts: { ...opts, jobId: `illustrations-complete-${storyId}` },
    children: pictures.map(({ pageNumber }) => ({
      name: 'picture',
      queueName: QUEUES.illustrate,
      data: { kind: 'picture', storyId, pageNumber } satisfies IllustrateJob,
      opts: {
        ...opts,
        jobId: `picture-${storyId}-${pageNumber}`,
        priority: pageNumber - COVER + 1,
        ignoreDependencyOnFailure: true,
      },
    })),
  }
}
