import { type IllustrateJob, QUEUES } from '@kahani/contracts/jobs'
import type { OutboxMessage } from '@kahani/service-kit/outbox'

/** Requests all pending pictures of a story. The job id makes repeated requests one job while it is queued. */
export const illustrateStoryMessage = (storyId: number): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'sheet',
  payload: { kind: 'sheet', storyId } satisfies IllustrateJob,
  jobId: `sheet-${storyId}`,
})

/** Requests one picture again. The job id equals that of the story's own picture job, which has ended by then. */
export const illustratePictureMessage = (storyId: number, pageNumber: number): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'picture',
  payload: { kind: 'picture', storyId, pageNumber } satisfies IllustrateJob,
  jobId: `picture-${storyId}-${pageNumber}`,
})
