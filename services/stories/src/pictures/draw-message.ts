import { type DrawJob, QUEUES } from '@kahani/contracts/jobs'
import type { Message } from '@kahani/service-kit/outbox'

/** Asks for a story's pictures. While the job is known the same words are the same job. */
export const drawStoryMessage = (storyId: number): Message => ({
  queue: QUEUES.draw,
  name: 'sheet',
  payload: { kind: 'sheet', storyId } satisfies DrawJob,
  jobId: `sheet-${storyId}`,
})
