import { STORY_STEPS, type StoryProgress, type StoryStep } from '@kahani/contracts/story-progress'
import { notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { RedisClient } from '@kahani/service-kit/redis'
import { deadlineOf } from './story-leases.ts'
import type { StoryRepository } from './story-repository.ts'

/** Longer than a story is in one step. */
const LIFETIME_MS = 5 * 60_000

const requestKey = (userId: number, idempotencyKey: string) => `progress:${userId}:${idempotencyKey}`
const storyKey = (storyId: number) => `progress:story:${storyId}`
const isStep = (value: string | null): value is StoryStep => (STORY_STEPS as readonly unknown[]).includes(value)

/**
 * What happens to stories that are being generated, for display. The row of a story holds what is certain; Redis holds the
 * steps before there is a row, and within the writing of the text.
 */
export function createStoryProgress(redis: RedisClient, stories: Pick<StoryRepository, 'findByKey'>, logger: Logger) {
  const set = (key: string, step: StoryStep) =>
    void redis.set(key, step, 'PX', LIFETIME_MS).catch(err => logger.warn({ err }, 'progress of a story not stored'))

  return {
    /** The brief has arrived and is being moderated. */
    setChecking(userId: number, idempotencyKey: string | null): void {
      if (idempotencyKey !== null) set(requestKey(userId, idempotencyKey), 'checking')
    },

    setStep: (storyId: number, step: 'writing' | 'reviewing'): void => set(storyKey(storyId), step),

    /** @throws HttpError 404 */
    async find(userId: number, idempotencyKey: string): Promise<StoryProgress> {
      const story = await stories.findByKey(userId, idempotencyKey)
      if (story?.state === 'text_ready') return { step: 'illustrating', storyId: story.id, finishBy: null }
      if (story) {
        const step = await redis.get(storyKey(story.id))
        const finishBy = story.outages > 0 ? deadlineOf(story).toISOString() : null
        return { step: isStep(step) ? step : 'writing', storyId: null, finishBy }
      }
      const step = await redis.get(requestKey(userId, idempotencyKey))
      if (!isStep(step)) throw notFound('story')
      return { step, storyId: null, finishBy: null }
    },
  }
}
export type StoryProgressService = ReturnType<typeof createStoryProgress>
