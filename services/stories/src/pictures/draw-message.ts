import { type DrawJob, QUEUES } from '@kahani/contracts/jobs'
import type { Message } from '@kahani/service-kit/outbox'

/** Asks for a story's pictures. While the job is known the same words are the same job. */
export const drawStoryMessage = (storyId: number): Message => ({
  queue: QUEUES.draw,
  name: 'sheet',
  payload: { kind: 'sheet', storyId } satisfies DrawJob,
  jobId: `sheet-${storyId}`,
})

/** Asks for one picture again: the same job as in the drawing of a whole story, which has ended or given it up. */
export const redrawMessage = (storyId: number, pageNumber: number): Message => ({
  queue: QUEUES.draw,
  name: 'picture',
  payload: { kind: 'picture', storyId, pageNumber } satisfies DrawJob,
  jobId: `picture-${storyId}-${pageNumber}`,
})
