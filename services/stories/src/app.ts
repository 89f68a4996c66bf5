import type { Moderator } from '@kahani/ai/moderator/moderator'
import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { pingDatabase } from '@kahani/service-kit/database'
import { createEncryption } from '@kahani/service-kit/encryption'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import type { Estimate } from './costs/story-estimate.ts'
import { createCredits } from './credits.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { createIllustrationService } from './illustrations/illustration-service.ts'
import { createPictureRetry } from './illustrations/retry-picture.ts'
import { createBriefModeration } from './moderation/moderate-brief.ts'
import { createSafetyId } from './moderation/safety-id.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { adminRoutes } from './routes/admin.ts'
import { imageRoutes } from './routes/images.ts'
import { internalRoutes } from './routes/internal.ts'
import { storyRoutes } from './routes/stories.ts'
import { createBook } from './stories/book.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import { createStoryService } from './stories/story-service.ts'
import { createStoryWriter } from './stories/story-writer.ts'
import { createGenerateText } from './storyteller/generate-text.ts'
import type { Storyteller } from './storyteller/storyteller.ts'
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
  flushOutbox: () => void
}

const PAISE = 100

/** Stories and the record of their pictures, as an app that can be listened to or asked directly, and its sweep. */
export async function buildApp({ env, db, blobs, storyteller, moderator, estimate, logger, flushOutbox }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db) } })
  await app.register(metricsPlugin, { registry: createMetrics('stories') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const credits = createCredits(createInternalClient('shop', env.PAYMENTS_URL, env.INTERNAL_TOKEN))
  const photos = createPhotoStore(blobs, createEncryption(env.PHOTO_KEY))
  const stories = createStoryRepository(db)
  const safetyId = createSafetyId(env.PHOTO_KEY)
  const tell = createGenerateText({ storyteller, moderator, logger })
  const writer = createStoryWriter({ db, credits, photos, tell, safetyId, logger, flushOutbox })
  const pictures = createIllustrationService({ db, photos, safetyId })

  const money = {
    estimate,
    budgetPaise: env.OPENAI_DAILY_BUDGET === undefined ? undefined : Math.round(env.OPENAI_DAILY_BUDGET * PAISE),
  }
  const desk = createStoryService({
    db,
    writer,
    credits,
    photos,
    checkBrief: createBriefModeration(moderator),
    ...money,
  })
  const redraw = createPictureRetry({ db, flushOutbox, ...money })

  storyRoutes(app, { desk, stories, pictures, redraw })
  imageRoutes(app, db, blobs)
  adminRoutes(app, db, money.budgetPaise)
  const recordAiCall = createAiCallRepository(db).record
  internalRoutes(app, { stories, pictures, photos, book: createBook(db), recordAiCall }, env.INTERNAL_TOKEN)
  return { app, sweep: createSweep({ db, writer, photos, desk: pictures, logger, flushOutbox }) }
}
