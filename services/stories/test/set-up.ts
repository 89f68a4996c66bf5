import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordAiCall } from '@kahani/ai/meter'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { createRetry } from '@kahani/ai/retry'
import type { EndingModel } from '@kahani/contracts/admin'
import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { AiProvider } from '@kahani/contracts/child-consents'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { QUEUES } from '@kahani/contracts/jobs'
import type { IllustrationStyle } from '@kahani/contracts/options'
import { pictureKey } from '@kahani/contracts/picture-keys'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { openDatabase } from '@kahani/service-kit/database'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger, type Logger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createTestDisk } from '@kahani/testing/disk'
import { headersFor, internalHeaders, TEST_SECRET, testCallers, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { buildApp, type Deps } from '../src/app.ts'
import { createAiCallRepository } from '../src/costs/ai-call-repository.ts'
import type { Estimate } from '../src/costs/story-estimate.ts'
import { type Database, SCHEMA } from '../src/database.ts'
import { openPhotoReader } from '../src/looks/photo/photo-reader.ts'
import { openPreviewRenderer } from '../src/looks/preview-renderer.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { openWorkerPool } from '../src/worker-pool/worker-pool.ts'
import { startFakeServices } from './fake-services.ts'
import { samplePicture } from './sample-picture.ts'

export const asha: StoryBriefInput = {
  characterName: 'Asha',
  characterAge: '4-6',
  characterGender: 'girl',
  characterType: 'astronaut',
  theme: 'space',
  friendName: 'Kabir',
  pet: 'Dog',
  primaryValue: 'courage',
}

export const openTestDatabase = async (logger: Logger) =>
  openDatabase<Database>({ ...(await createTestDatabase()).poolFor(SCHEMA), logger })

/** Shared by all tests; their threads end when they are idle. Each loads much, so there is one of a kind. */
const sharedWorkerPool = openWorkerPool({ maxThreads: 1 })
export const sharedPreviewRenderer = openPreviewRenderer({ maxThreads: 1, timeoutMs: 600_000 })
export const sharedPhotoReader = openPhotoReader()

/** A service that may send the request. */
function callerOf(url: string): string {
  if (/\/(?:book|lost|data)\b/.test(url)) return 'exports-worker'
  return /^\/internal\/(?:users|admin|notifications)\//.test(url) ? 'auth' : 'illustrations'
}

/** Builds the service with its own database, blob store and fakes of payments and auth. */
export async function setUp({
  storyteller = createBuiltInStoryteller() as Storyteller,
  moderator = createBuiltInModerator(),
  /** Replaces both providers; gets the recorder of the service's database. */
  createProviders = undefined as
    | ((record: RecordAiCall, logger: Logger) => Pick<Deps, 'storyteller' | 'moderator'>)
    | undefined,
  estimate = {} as Partial<Estimate>,
  endingModels = [] as EndingModel[],
  budgetRupees = undefined as number | undefined,
  freeBudgetRupees = undefined as number | undefined,
  aiProvider = null as AiProvider | null,
  /** Whether pictures come from a provider. */
  hasPictureProvider = true,
  /** Styles that the operator opened. */
  styles = ['vivid'] as IllustrationStyle[],
  credits = 1,
  premium = false,
  requireVerifiedEmail = false,
  /** Requests per client address. */
  storiesPerHour = 1_000,
  freeStoriesPerDay = 1_000,
  workerPool = sharedWorkerPool,
  previewRenderer = sharedPreviewRenderer,
  photoReader = sharedPhotoReader,
  /** Default: a database of the shared Redis. */
  redisUrl = undefined as string | undefined,
  heartbeatMs = undefined as number | undefined,
  /** A prepared database. */
  db: existingDb = undefined as Kysely<Database> | undefined,
  redrawsPerStory = 5,
  /** A database that stands for a replica. */
  reads = undefined as Kysely<Database> | undefined,
} = {}) {
  const logger = createTestLogger(createLogger)
  const db = existingDb ?? (await openTestDatabase(logger))
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  const disk = createTestDisk()
  const blobs = createFileBlobStore(dir, { openFile: disk.openFile })
  const payments = await startFakeServices({ credits, premium })
  const ownRedisUrl = redisUrl ?? (await createTestRedis()).url
  const redis = openRedis(ownRedisUrl, logger, 'request')
  await redisReady(redis)
  const illustrateQueue = openQueue(QUEUES.illustrate, redis, logger)
  const { app, recover, resumeStory, completeDeletions, deleteExpiredData } = await buildApp({
    env: {
      IDENTITY_PUBLIC_KEY: [testKeys.publicKey],
      INTERNAL_TOKEN: TEST_SECRET,
      INTERNAL_CALLERS: internalCallers.parse(testCallers('stories')),
      PHOTO_KEY: [TEST_SECRET],
      PICTURE_KEY: [TEST_SECRET],
      AUTH_URL: payments.url,
      PAYMENTS_URL: payments.url,
      EXPORTS_URL: payments.url,
      REQUIRE_VERIFIED_EMAIL: requireVerifiedEmail,
      STORIES_PER_HOUR: storiesPerHour,
      FREE_STORIES_PER_DAY: freeStoriesPerDay,
      ILLUSTRATION_STYLES: styles,
      GRIEVANCE_CONTACT: 'Meera Iyer, grievance@kahani.example',
      REDRAWS_PER_STORY: redrawsPerStory,
      OPENAI_DAILY_BUDGET: budgetRupees,
      OPENAI_DAILY_BUDGET_FREE: freeBudgetRupees,
    },
    db,
    ...(reads && { reads }),
    redis,
    illustrateQueue,
    blobs,
    workerPool,
    previewRenderer,
    photoReader,
    storyteller,
    moderator,
    aiProvider,
    hasPictureProvider: () => hasPictureProvider,
    ...createProviders?.(createAiCallRepository(db).record, logger),
    estimate: { story: () => 0, picture: () => 0, rewrite: () => 0, ...estimate },
    endingModels: () => endingModels,
    logger,
    flushOutbox: () => undefined,
    withRetry: createRetry({ firstDelayMs: 10 }),
    retryOptions: { retryDelayMs: 20 },
    heartbeatMs,
  })
  onTestFinished(async () => {
    await app.close()
    await illustrateQueue.close()
    redis.disconnect()
    if (!existingDb) await db.destroy()
    await rm(dir, { recursive: true, force: true })
  })

  const get = async (url: string, userId = 1) => app.inject({ url, headers: await headersFor({ userId }) })
  const send =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    async (url: string, userId = 1, body?: object) =>
      app.inject({ method, url, headers: await headersFor({ userId }), ...(body ? { body } : {}) })
  const post = send('POST')
  const put = send('PUT')
  const remove = send('DELETE')
  const generateStory = async (brief: object = asha, { userId = 1, key = '' } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/generate-story',
      headers: { ...(await headersFor({ userId })), ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}) },
      body: brief,
    })
  const internal = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, caller = callerOf(url)) =>
    app.inject({ method, url, headers: internalHeaders(caller, 'stories'), ...(body ? { body } : {}) })
  const renderPicture = async (storyId: number, pageNumber: number, version = 0) => {
    await blobs.put(pictureKey({ storyId, pageNumber, version }), await samplePicture(pageNumber))
    return internal('PUT', `/internal/stories/${storyId}/pictures/${pageNumber}`, { outcome: 'completed', version })
  }
  /** Keys of the blobs in a folder. */
  const listBlobs = async (folder: string) => {
    const keys = []
    for await (const { key } of blobs.list(folder)) keys.push(key)
    return keys
  }
  return {
    app,
    db,
    redis,
    redisUrl: ownRedisUrl,
    illustrateQueue,
    dir,
    disk,
    blobs,
    listBlobs,
    completeDeletions,
    deleteExpiredData,
    payments,
    logger,
    recover,
    resumeStory,
    get,
    post,
    put,
    remove,
    generateStory,
    internal,
    renderPicture,
  }
}
