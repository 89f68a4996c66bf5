import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { databaseAnswers } from '@kahani/service-kit/database'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Moderator } from '@kahani/service-kit/moderator/moderator'
import { createSealer } from '@kahani/service-kit/sealed'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import type { Estimate } from './costs/story-estimate.ts'
import { createCredits } from './credits.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { createBriefCheck } from './moderation/brief-check.ts'
import { createSafetyId } from './moderation/safety-id.ts'
import { createPhotoVault } from './photos/photo-vault.ts'
import { createPictureDesk } from './pictures/picture-desk.ts'
import { createRedrawDesk } from './pictures/redraw-desk.ts'
import { adminRoutes } from './routes/admin.ts'
import { imageRoutes } from './routes/images.ts'
import { internalRoutes } from './routes/internal.ts'
import { storyRoutes } from './routes/stories.ts'
import { createBook } from './stories/book.ts'
import { createStoryDesk } from './stories/story-desk.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import { createStoryWriter } from './stories/story-writer.ts'
import type { Storyteller } from './storyteller/storyteller.ts'
import { createTelling } from './storyteller/telling.ts'
import { createSweep } from './sweep.ts'

export interface Deps {
  env: Pick<Env, 'IDENTITY_PUBLIC_KEY' | 'INTERNAL_TOKEN' | 'PHOTO_KEY' | 'PAYMENTS_URL' | 'OPENAI_DAILY_BUDGET'>
  db: Kysely<Database>
  blobs: BlobStore
  storyteller: Storyteller
  moderator: Moderator
  /** What stories and pictures are expected to cost. */
  estimate: Estimate
  logger: Logger
  /** Called when something is in the outbox. */
  nudge: () => void
}

const PAISE = 100

/** Stories and the record of their pictures, as an app that can be listened to or asked directly, and its sweep. */
export async function buildApp({ env, db, blobs, storyteller, moderator, estimate, logger, nudge }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => databaseAnswers(db) } })
  await app.register(metricsPlugin, { registry: createMetrics('stories') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const credits = createCredits(createInternalClient('shop', env.PAYMENTS_URL, env.INTERNAL_TOKEN))
  const photos = createPhotoVault(blobs, createSealer(env.PHOTO_KEY))
  const stories = createStoryRepository(db)
  const safetyId = createSafetyId(env.PHOTO_KEY)
  const tell = createTelling({ storyteller, moderator, logger })
  const writer = createStoryWriter({ db, credits, photos, tell, safetyId, logger, nudge })
  const pictures = createPictureDesk({ db, photos, safetyId })

  const money = {
    estimate,
    budgetPaise: env.OPENAI_DAILY_BUDGET === undefined ? undefined : Math.round(env.OPENAI_DAILY_BUDGET * PAISE),
  }
  const desk = createStoryDesk({ db, writer, credits, photos, checkBrief: createBriefCheck(moderator), ...money })
  const redraw = createRedrawDesk({ db, nudge, ...money })

  storyRoutes(app, { desk, stories, pictures, redraw })
  imageRoutes(app, db, blobs)
  adminRoutes(app, db, money.budgetPaise)
  const recordAiCall = createAiCallRepository(db).record
  internalRoutes(app, { stories, pictures, photos, book: createBook(db), recordAiCall }, env.INTERNAL_TOKEN)
  return { app, sweep: createSweep({ db, writer, photos, desk: pictures, logger, nudge }) }
}
