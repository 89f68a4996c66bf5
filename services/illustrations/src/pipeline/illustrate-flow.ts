import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import { type IllustrateJob, type IllustrationsCompleteJob, QUEUES } from '@kahani/contracts/jobs'
import type { FlowJob } from 'bullmq'

// The same ids are the same jobs for as long as they are known; afterwards a picture can be asked for again.
const KEPT = { removeOnComplete: true, removeOnFail: true }
const ATTEMPTS = 4
const BACKOFF = { type: 'exponential', delay: 1_000, jitter: 0.5 }

/**
 * A story's pictures as one flow: each picture is a job, and the parent runs when all are drawn or given up. Covers come
 * first, then first pages, so that a family whose story is behind others in the queue sees something soon.
 */
export function illustrateFlow({ storyId, pictures }: IllustrationRequest): FlowJob {
  return {
    name: 'drawn',
    queueName: QUEUES.illustrationsComplete,
    data: { storyId } satisfies IllustrationsCompleteJob,
    opts: { ...KEPT, jobId: `drawn-${storyId}`, attempts: ATTEMPTS, backoff: BACKOFF },
    children: pictures.map(({ pageNumber }) => ({
      name: 'picture',
      queueName: QUEUES.illustrate,
      data: { kind: 'picture', storyId, pageNumber } satisfies IllustrateJob,
      opts: {
        ...KEPT,
        jobId: `picture-${storyId}-${pageNumber}`,
        attempts: ATTEMPTS,
        backoff: BACKOFF,
        priority: pageNumber - COVER + 1,
        ignoreDependencyOnFailure: true,
      },
    })),
  }
}
