import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordAiCall } from '@kahani/ai/meter'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { StoryBriefInput } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { migrate, openDatabase } from '@kahani/service-kit/database'
import { createLogger, type Logger } from '@kahani/service-kit/logger'
import { headersFor, internalHeaders, TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { onTestFinished } from 'vitest'
import { buildApp, type Deps } from '../src/app.ts'
import { createAiCallRepository } from '../src/costs/ai-call-repository.ts'
import type { Estimate } from '../src/costs/story-estimate.ts'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { startPayments } from './payments-server.ts'

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

/** The service with a database, a blob store and a payments of its own. */
export async function setUp({
  storyteller = createBuiltInStoryteller() as Storyteller,
  moderator = createBuiltInModerator(),
  /** In place of these two, who records calls in the service's database. */
  provide = undefined as
    | ((record: RecordAiCall, logger: Logger) => Pick<Deps, 'storyteller' | 'moderator'>)
    | undefined,
  estimate = { story: () => 0, picture: () => 0 } as Estimate,
  budgetRupees = undefined as number | undefined,
  credits = 1,
  premium = false,
} = {}) {
  const logger = createTestLogger(createLogger)
  const { urlFor } = await createTestDatabase()
  const db = openDatabase<Database>({ url: urlFor('stories'), schema: SCHEMA, logger })
  await migrate(db, SCHEMA, migrations)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  const blobs = createFileBlobStore(dir)
  const payments = await startPayments({ credits, premium })
  const env = {
    IDENTITY_PUBLIC_KEY: testKeys.publicKey,
    INTERNAL_TOKEN: TEST_SECRET,
    PHOTO_KEY: TEST_SECRET,
    PAYMENTS_URL: payments.url,
    OPENAI_DAILY_BUDGET: budgetRupees,
  }
  const flushOutbox = () => undefined
  const provided = provide?.(createAiCallRepository(db).record, logger)
  const { app, sweep } = await buildApp({
    env,
    db,
    blobs,
    storyteller,
    moderator,
    ...provided,
    estimate,
    logger,
    flushOutbox,
  })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
    await rm(dir, { recursive: true, force: true })
  })

  const get = async (url: string, userId = 1) => app.inject({ url, headers: await headersFor({ userId }) })
  const post = async (url: string, userId = 1) =>
    app.inject({ method: 'POST', url, headers: await headersFor({ userId }) })
  const order = async (brief: object = asha, { userId = 1, key = '' } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/generate-story',
      headers: { ...(await headersFor({ userId })), ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}) },
      body: brief,
    })
  const internal = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, headers: internalHeaders, ...(body ? { body } : {}) })
  const draw = async (storyId: number, pageNumber: number) => {
    await blobs.put(`pictures/${storyId}/${pageNumber}.png`, Buffer.from(`picture ${pageNumber}`))
    return internal('PUT', `/internal/stories/${storyId}/pictures/${pageNumber}`, {
      outcome: 'completed',
      widthPx: 1536,
      heightPx: 1536,
    })
  }
  return { app, db, blobs, dir, payments, logger, sweep, get, post, order, internal, draw }
}
