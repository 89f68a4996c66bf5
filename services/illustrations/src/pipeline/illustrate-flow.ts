import { COVER, type IllustrationRequest, type PictureRequest } from '@kahani/contracts/illustration'
import { type IllustrateJob, type IllustrationsCompleteJob, pictureJobId, QUEUES } from '@kahani/contracts/jobs'
import type { FlowJob } from 'bullmq'

const ATTEMPTS = 4
const RETRY_DELAY_MS = 1_000

const UNIT_MS = 60_000
/** So long before other pictures that were queued at the same time a cover is rendered. */
const COVER_LEAD = 5
const EPOCH = Date.UTC(2026, 10, 1)
/** Of BullMQ. The numbers start again after four years; jobs from before then run after those that follow. */
const MAX_PRIORITY = 2 ** 21 - 1

/**
 * The priority of a picture that is queued at `now`, in minutes: pictures are rendered in the order of their arrival, but a
 * cover as if it had arrived five minutes earlier. So a story that waits behind others soon shows its cover, and the pages of
 * a story don't wait for the covers of all that come later. Of jobs with the same priority the oldest runs first.
 */
const priorityOf = (pageNumber: number, now: number) =>
  1 + ((Math.floor((now - EPOCH) / UNIT_MS) + (pageNumber === COVER ? 0 : COVER_LEAD)) % MAX_PRIORITY)

/**
 * A flow with one child job per picture; the parent runs when every child has completed or failed.
 * @param flow names it
 * @param now ms since 1970
 */
export function illustrateFlow(
  {
    storyId,
    pictures,
  }: Pick<IllustrationRequest, 'storyId'> & { pictures: readonly Pick<PictureRequest, 'pageNumber' | 'version'>[] },
  { flow, retryDelayMs = RETRY_DELAY_MS, now = Date.now() }: { flow: string; retryDelayMs?: number; now?: number },
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
    children: pictures.map(({ pageNumber, version }) => ({
      name: 'picture',
      queueName: QUEUES.illustrate,
      data: { kind: 'picture', storyId, pageNumber, flow, ...(version && { version }) } satisfies IllustrateJob,
      opts: {
        ...opts,
        jobId: pictureJobId({ storyId, pageNumber, version }),
        priority: priorityOf(pageNumber, now),
        ignoreDependencyOnFailure: true,
      },
    })),
  }
}
