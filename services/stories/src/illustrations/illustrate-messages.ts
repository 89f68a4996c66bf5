import { type IllustrateJob, QUEUES } from '@kahani/contracts/jobs'
import type { OutboxMessage } from '@kahani/service-kit/outbox'

/** Asks for a story's pictures. While the job is known the same words are the same job. */
export const illustrateStoryMessage = (storyId: number): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'sheet',
  payload: { kind: 'sheet', storyId } satisfies IllustrateJob,
  jobId: `sheet-${storyId}`,
})

/** Asks for one picture again: the same job as in the drawing of a whole story, which has ended or given it up. */
export const illustratePictureMessage = (storyId: number, pageNumber: number): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'picture',
  payload: { kind: 'picture', storyId, pageNumber } satisfies IllustrateJob,
  jobId: `picture-${storyId}-${pageNumber}`,
})
