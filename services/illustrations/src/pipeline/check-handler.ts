import { isAiError } from '@kahani/ai/ai-error'
import type { PictureCheckJob } from '@kahani/contracts/jobs'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { Queue, RunningJob } from '@kahani/service-kit/queues'
import type { IllustrationPipeline } from './illustration-pipeline.ts'
import type { StoriesClient } from './stories-client.ts'

/** The picture is reported by then, and a checker that was slow may have recovered. */
const DELAY_MS = 10_000

/** The queue of pictures that were shown before their check or correction was finished. */
export const createPictureCheckQueue = (queue: Queue, delayMs = DELAY_MS) => ({
  async add(job: PictureCheckJob): Promise<void> {
    const { storyId, pageNumber, version = 0 } = job
    await queue.add('picture-check', job, {
      jobId: `picture-check-${storyId}-${pageNumber}-${version}`,
      delay: delayMs,
      removeOnFail: true,
    })
  },
})
export type PictureCheckQueue = ReturnType<typeof createPictureCheckQueue>

export interface CheckHandlerDeps {
  stories: StoriesClient
  pipeline: IllustrationPipeline
  logger: Logger
}

/** Handles the jobs of the `picture-checks` queue: checks a picture that families see, and replaces it by a better one. */
export function createCheckHandler({ stories, pipeline, logger }: CheckHandlerDeps) {
  async function checkPicture(job: PictureCheckJob, { signal }: Pick<RunningJob, 'signal'>): Promise<void> {
    const { storyId, pageNumber, version = 0 } = job
    const request = await stories.illustrationRequest(storyId, pageNumber)
    const picture = request.pictures.find(each => each.pageNumber === pageNumber && (each.version ?? 0) === version)
    if (!picture) return
    try {
      const reviewed = await pipeline.review(request, picture, { signal, release: () => undefined })
      if (!reviewed) return await stories.reportLostPicture(storyId, pageNumber)
      const { checks } = reviewed
      // An earlier run may have replaced it.
      const replaced = checks.some(({ attempt, kept }) => attempt === 2 && kept)
      await stories.reportPicture(storyId, pageNumber, { version, outcome: 'completed', checks, replaced })
      await pipeline.endReview(picture)
    } catch (error) {
      if (!isAiError(error, 'refused')) throw error
      // Rendered again with a softer prompt: its review says so.
      logger.warn({ storyId, pageNumber }, 'picture is unfit, rendered again')
      await pipeline.deleteImage({ storyId, pageNumber, version })
      await stories.reportLostPicture(storyId, pageNumber)
    }
  }

  return async (job: PictureCheckJob, attempt: Pick<RunningJob, 'signal'>): Promise<void> => {
    try {
      await checkPicture(job, attempt)
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      stories.forget(job.storyId)
      await pipeline.discard(job.storyId, job)
    }
  }
}
