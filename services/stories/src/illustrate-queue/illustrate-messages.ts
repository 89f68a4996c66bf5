import { type IllustrateJob, pictureJobId, QUEUES } from '@kahani/contracts/jobs'
import type { PictureId } from '@kahani/contracts/picture-keys'
import type { OutboxMessage } from '@kahani/service-kit/outbox'

/** Requests all pending pictures of a story. The job id makes repeated requests one job while it is queued. */
export const illustrateStoryMessage = (storyId: number): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'sheet',
  payload: { kind: 'sheet', storyId } satisfies IllustrateJob,
  jobId: `sheet-${storyId}`,
})

/** Requests one picture again, or another version of it. The story's own job of the picture has ended by then. */
export const illustratePictureMessage = ({ storyId, pageNumber, version }: PictureId): OutboxMessage => ({
  queue: QUEUES.illustrate,
  name: 'picture',
  payload: { kind: 'picture', storyId, pageNumber, ...(version && { version }) } satisfies IllustrateJob,
  jobId: pictureJobId({ storyId, pageNumber, version }),
})
