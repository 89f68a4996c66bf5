import { pictureJobId } from '@kahani/contracts/jobs'
import { inPictureOrder, picturePriority } from '@kahani/contracts/picture-priorities'
import { notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { changePriority, type Queue } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { IllustratedStory } from './illustrated-story.ts'
import type { PictureRepository } from './picture-repository.ts'

/** A story can wait for so long behind another one of its account, and keep its page. */
const LIFETIME_MS = 60 * 60_000

const keyOf = (storyId: number) => `progress:page:${storyId}`

export interface ReadingPageDeps {
  pictures: Pick<PictureRepository, 'listByStory'>
  redis: RedisClient
  illustrateQueue: Pick<Queue, 'getJob'>
  logger: Logger
}

/** The page of a story that its family reads. It decides which of the pictures that wait comes first. */
export function createReadingPage({ pictures, redis, illustrateQueue, logger }: ReadingPageDeps) {
  return {
    /** Orders the jobs that wait, and those that are queued later. @throws HttpError 404 */
    async set({ id, illustrationStatus }: Pick<IllustratedStory, 'id' | 'illustrationStatus'>, readingPage: number) {
      if (illustrationStatus !== 'processing') return
      const all = await pictures.listByStory(id)
      if (!all.some(({ pageNumber }) => pageNumber === readingPage)) throw notFound('picture')
      await redis.set(keyOf(id), String(readingPage), 'PX', LIFETIME_MS)
      const pending = inPictureOrder(
        all.filter(({ state }) => state === 'pending'),
        readingPage,
      )
      const jobs = await Promise.all(
        pending.map(picture => illustrateQueue.getJob(pictureJobId({ storyId: id, ...picture }))),
      )
      // One after another: of jobs with the same priority the one that got it first runs first.
      for (const [i, { pageNumber }] of pending.entries()) {
        const job = jobs[i]
        if (job) await changePriority(job, picturePriority(pageNumber, { queuedAt: job.timestamp, readingPage }))
      }
    },

    /** @returns null if it is not known */
    async find(storyId: number): Promise<number | null> {
      try {
        const page = await redis.get(keyOf(storyId))
        return page === null ? null : Number(page)
      } catch (err) {
        logger.warn({ err, storyId }, 'page that is being read not known')
        return null
      }
    },
  }
}
export type ReadingPage = ReturnType<typeof createReadingPage>
