import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import { type IllustrateJob, type IllustrationsCompleteJob, pictureJobId, QUEUES } from '@kahani/contracts/jobs'
import { inPictureOrder, type PictureOrder, picturePriority } from '@kahani/contracts/picture-priorities'
import type { FlowJob } from 'bullmq'

const ATTEMPTS = 4
const RETRY_DELAY_MS = 1_000

/**
 * A flow with one child job per picture; the parent runs when every child has completed or failed.
 * @param flow names it
 */
export function illustrateFlow(
  {
    storyId,
    pictures,
  }: Pick<IllustrationRequest, 'storyId'> & { pictures: readonly Pick<PictureRequest, 'pageNumber' | 'version'>[] },
  { flow, retryDelayMs = RETRY_DELAY_MS, ...order }: PictureOrder & { flow: string; retryDelayMs?: number },
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
    children: inPictureOrder(pictures, order.readingPage).map(({ pageNumber, version }) => ({
      name: 'picture',
      queueName: QUEUES.illustrate,
      data: { kind: 'picture', storyId, pageNumber, flow, ...(version && { version }) } satisfies IllustrateJob,
      opts: {
        ...opts,
        jobId: pictureJobId({ storyId, pageNumber, version }),
        // `stories` changes the priority, which depends on it.
        timestamp: order.queuedAt,
        priority: picturePriority(pageNumber, order),
        ignoreDependencyOnFailure: true,
      },
    })),
  }
}
