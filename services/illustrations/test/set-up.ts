import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMeter } from '@kahani/ai/meter'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { createOpenAiModerator } from '@kahani/ai/moderator/openai-moderator'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import { QUEUES } from '@kahani/contracts/jobs'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { createLogger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { onTestFinished } from 'vitest'
import { buildWorker, type Deps } from '../src/app.ts'
import { createOpenAiIllustrator } from '../src/illustrator/openai/openai-illustrator.ts'
import { createStoriesClient } from '../src/pipeline/stories-client.ts'
import { startStories } from './stories-server.ts'

const STORY_ID = 5
export const MODEL = 'gpt-image-2.6-flare'

/** A queue, a store and the stories of one book, and workers for it as they are wanted. */
export async function setUp({ pages = 4 } = {}) {
  const storyId = STORY_ID
  const logger = createTestLogger(createLogger)
  const { url: redisUrl } = await createTestRedis()
  const stories = await startStories(storyId, pages)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  const blobs = createFileBlobStore(dir)
  const redis = openRedis(redisUrl, logger, 'request')
  await redisReady(redis)
  const queue = openQueue(QUEUES.illustrate, redis, logger)
  const shelf = createStoriesClient(createInternalClient('story shelf', stories.url, TEST_SECRET))
  onTestFinished(async () => {
    await queue.close()
    redis.disconnect()
    await rm(dir, { recursive: true, force: true })
  })

  async function work(
    deps: Pick<Deps, 'illustrator'> & Partial<Deps>,
    limits: { concurrency?: number; total?: number } = {},
  ) {
    const worker = await buildWorker({
      env: {
        REDIS_URL: redisUrl,
        ILLUSTRATION_CONCURRENCY: limits.concurrency ?? 1,
        ILLUSTRATION_CONCURRENCY_TOTAL: limits.total,
        ILLUSTRATION_RATE_PER_MINUTE: undefined,
      },
      blobs,
      stories: shelf,
      moderator: createBuiltInModerator(),
      logger,
      ...deps,
    })
    onTestFinished(() => worker.close())
    return worker
  }

  return {
    storyId,
    stories,
    shelf,
    blobs,
    queue,
    logger,
    work,
    /** What a worker in a process of its own is given. */
    variables: {
      REDIS_URL: redisUrl,
      STORAGE_URL: pathToFileURL(dir).href,
      STORIES_URL: stories.url,
      INTERNAL_TOKEN: TEST_SECRET,
    },
    ask: () => queue.add('sheet', { kind: 'sheet', storyId }, { jobId: `sheet-${storyId}` }),
  }
}

/** The same with OpenAI behind it, as the test wants it to be. Nothing takes as long as it may in earnest. */
export async function setUpOpenAi({
  pages = 4,
  timeoutMs = 1_000,
  settings = {} as { pictureMs?: number; limit?: number },
} = {}) {
  const room = await setUp({ pages })
  const openAi = await startOpenAiServer(settings)
  onTestFinished(() => openAi.stop())
  const { shelf, logger } = room
  const parts = {
    client: createOpenAiClient({ apiKey: 'sk-test', baseUrl: openAi.url }),
    meter: createMeter({ record: shelf.recordAiCall, prices: withKnownPrices({}), logger }),
    timeoutMs,
  }
  return {
    ...room,
    openAi,
    /** Pictures a whole book needs: sheet, cover and pages. */
    needed: pages + 2,
    workOpenAi: (limits: { concurrency?: number; total?: number } = {}) =>
      room.work(
        {
          illustrator: createOpenAiIllustrator({ ...parts, model: MODEL, quality: 'low' }),
          moderator: createOpenAiModerator({ ...parts, model: 'omni-moderation-latest' }),
          breaker: { minDelayMs: 500, maxDelayMs: 1_000 },
        },
        limits,
      ),
  }
}
