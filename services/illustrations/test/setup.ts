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
import { createTestDisk } from '@kahani/testing/disk'
import { TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { onTestFinished } from 'vitest'
import { buildWorker, type Deps } from '../src/app.ts'
import { createOpenAiPictureChecker } from '../src/checker/openai/openai-picture-checker.ts'
import { createOpenAiIllustrator } from '../src/illustrator/openai/openai-illustrator.ts'
import { createStoriesClient } from '../src/pipeline/stories-client.ts'
import { startFakeStories } from './fake-stories.ts'
import { RETRY_DELAY_MS, TEST_TIMINGS } from './timings.ts'

const STORY_ID = 5
export const MODEL = 'gpt-image-2.6-flare'
export const CHECK_MODEL = 'gpt-6-luna'
/** Pictures take less time than in the size of a book. */
export const SIDE_PX = 64

interface Limits {
  concurrency?: number
  total?: number
}

/** A queue, a blob store, a fake `stories` with one book, and a factory for workers. */
export async function setUp({ pages = 4, redisUrl = '' } = {}) {
  const storyId = STORY_ID
  const logger = createTestLogger(createLogger)
  redisUrl ||= (await createTestRedis()).url
  const stories = await startFakeStories(storyId, pages)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  const disk = createTestDisk()
  const blobs = createFileBlobStore(dir, { openFile: disk.openFile })
  const redis = openRedis(redisUrl, logger, 'request')
  await redisReady(redis)
  const queue = openQueue(QUEUES.illustrate, redis, logger)
  const storiesClient = createStoriesClient(
    createInternalClient({ caller: 'illustrations', token: TEST_SECRET }, 'stories', stories.url),
  )
  onTestFinished(async () => {
    await queue.close()
    redis.disconnect()
    await rm(dir, { recursive: true, force: true })
  })

  async function createWorker(deps: Pick<Deps, 'illustrator'> & Partial<Deps>, limits: Limits = {}) {
    const worker = await buildWorker({
      env: {
        REDIS_URL: redisUrl,
        ILLUSTRATION_CONCURRENCY: limits.concurrency ?? 1,
        ILLUSTRATION_CONCURRENCY_TOTAL: limits.total,
        ILLUSTRATION_RATE_PER_MINUTE: undefined,
      },
      blobs,
      stories: storiesClient,
      moderator: createBuiltInModerator(),
      checksOf: () => null,
      logger,
      timings: TEST_TIMINGS,
      ...deps,
    })
    onTestFinished(() => worker.close())
    return worker
  }

  return {
    storyId,
    stories,
    storiesClient,
    disk,
    blobs,
    redis,
    queue,
    logger,
    createWorker,
    /** Environment of a worker in a child process. */
    variables: {
      REDIS_URL: redisUrl,
      STORAGE_URL: pathToFileURL(dir).href,
      STORIES_URL: stories.url,
      INTERNAL_TOKEN: TEST_SECRET,
    },
    /** Queues the story, as `stories` does. */
    enqueue: () =>
      queue.add(
        'sheet',
        { kind: 'sheet', storyId },
        { jobId: `sheet-${storyId}`, backoff: { type: 'exponential', delay: RETRY_DELAY_MS } },
      ),
  }
}

/** The same with a fake OpenAI and short back-offs. Tests of calls that hang set a short `timeoutMs`. */
export async function setUpOpenAi({
  pages = 4,
  sidePx = SIDE_PX,
  timeoutMs = 20_000,
  checked = false,
  settings = {} as { pictureMs?: number; checkMs?: number; limit?: number },
} = {}) {
  const setup = await setUp({ pages })
  const openAi = await startOpenAiServer(settings)
  onTestFinished(() => openAi.stop())
  const { storiesClient, logger } = setup
  const openAiDeps = {
    client: createOpenAiClient({ apiKey: 'sk-test', baseUrl: openAi.url }),
    meter: createMeter({ record: storiesClient.recordAiCall, prices: withKnownPrices({}), logger }),
    timeoutMs,
  }
  const checker = createOpenAiPictureChecker({ ...openAiDeps, model: CHECK_MODEL })
  const providers = {
    illustrator: createOpenAiIllustrator({ ...openAiDeps, model: MODEL, quality: 'low' as const, sidePx }),
    moderator: createOpenAiModerator({ ...openAiDeps, model: 'omni-moderation-latest' }),
    checksOf: () => (checked ? { checker, pictureModel: MODEL } : null),
  }
  return {
    ...setup,
    openAi,
    providers,
    /** Number of pictures of a complete book: sheet, cover and pages. */
    pictureCount: pages + 2,
    createOpenAiWorker: (limits: Limits = {}, timings = TEST_TIMINGS) =>
      setup.createWorker({ ...providers, timings }, limits),
  }
}
