import { isAiError } from '@kahani/ai/ai-error'
import type { IllustrateJob } from '@kahani/contracts/jobs'
import type { PictureFailure } from '@kahani/contracts/stories'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { QueuePause } from '@kahani/service-kit/queues'
import type { FlowProducer } from 'bullmq'
import { illustrateFlow } from './illustrate-flow.ts'
import type { IllustrationPipeline } from './illustration-pipeline.ts'
import { pngSize } from './png-size.ts'
import type { StoriesClient } from './stories-client.ts'

export interface IllustrateHandlerParts {
  stories: StoriesClient
  studio: IllustrationPipeline
  flows: Pick<FlowProducer, 'add'>
  logger: Logger
}

interface Attempt {
  lastAttempt: boolean
  signal: AbortSignal
}

/** Draws what a job asks for and says what became of it. */
export function createIllustrateHandler({ stories, studio, flows, logger }: IllustrateHandlerParts) {
  async function begin(storyId: number, { lastAttempt, signal }: Attempt): Promise<void> {
    const order = await stories.order(storyId)
    if (!order || order.pictures.length === 0) return
    try {
      await studio.sheet(order, signal)
    } catch (error) {
      const reason = givenUp(error, lastAttempt)
      if (!reason) throw error
      logger.warn({ storyId, reason, err: String(error) }, 'sheet given up')
      return await stories.finished(storyId)
    }
    await flows.add(illustrateFlow(order))
  }

  async function draw(storyId: number, pageNumber: number, { lastAttempt, signal }: Attempt): Promise<void> {
    const order = await stories.order(storyId)
    const picture = order?.pictures.find(wanted => wanted.pageNumber === pageNumber)
    if (!order || !picture) return
    try {
      const { widthPx, heightPx } = pngSize(await studio.picture(order, picture, signal))
      await stories.report(storyId, pageNumber, { outcome: 'completed', widthPx, heightPx })
    } catch (error) {
      const reason = givenUp(error, lastAttempt)
      if (!reason) throw error
      logger.warn({ storyId, pageNumber, reason, err: String(error) }, 'picture given up')
      await stories.report(storyId, pageNumber, { outcome: 'failed', reason })
    }
  }

  return (job: IllustrateJob, attempt: Attempt): Promise<void> =>
    job.kind === 'sheet' ? begin(job.storyId, attempt) : draw(job.storyId, job.pageNumber, attempt)
}

/** Why nothing more is tried after this error; null where the job runs again. */
function givenUp(error: unknown, lastAttempt: boolean): PictureFailure | null {
  if (error instanceof QueuePause || (error instanceof HttpError && error.statusCode === 503)) return null
  if (isAiError(error, 'refused')) return 'refused'
  return lastAttempt || isAiError(error, 'bad-request') ? 'failed' : null
}
