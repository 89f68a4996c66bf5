import type { Logger } from '@kahani/service-kit/logger'
import type { RedisClient } from '@kahani/service-kit/redis'

/** Longer than a picture is rendered. A page whose worker was killed counts for so long, unless its job starts again. */
const LIFETIME_MS = 4 * 60_000

const keyOf = (storyId: number) => `progress:rendering:${storyId}`

/** The pages that are being rendered, with the time at which they began, in Redis: for display, and harmless to lose. */
export function createRenderingPages(redis: RedisClient, logger: Logger) {
  return {
    async start(storyId: number, pageNumber: number): Promise<void> {
      const key = keyOf(storyId)
      await redis.multi().zadd(key, Date.now(), String(pageNumber)).pexpire(key, LIFETIME_MS).exec()
    },

    end(storyId: number, pageNumber: number): void {
      redis
        .zrem(keyOf(storyId), String(pageNumber))
        .catch(err => logger.warn({ err, storyId }, 'end of a rendering not stored'))
    },

    /** The page that was started first comes first. Empty if Redis is down. */
    async list(storyId: number): Promise<number[]> {
      try {
        return (await redis.zrangebyscore(keyOf(storyId), Date.now() - LIFETIME_MS, '+inf')).map(Number)
      } catch (err) {
        logger.warn({ err, storyId }, 'pages that are being rendered not known')
        return []
      }
    },
  }
}
export type RenderingPages = ReturnType<typeof createRenderingPages>
