import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { databaseAnswers } from '@kahani/service-kit/database'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { createSealer } from '@kahani/service-kit/sealed'
import type { Kysely } from 'kysely'
import { createCredits } from './credits.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { createPhotoVault } from './photos/photo-vault.ts'
import { createPictureDesk } from './pictures/picture-desk.ts'
import { imageRoutes } from './routes/images.ts'
import { internalRoutes } from './routes/internal.ts'
import { storyRoutes } from './routes/stories.ts'
import { createBook } from './stories/book.ts'
import { createStoryDesk } from './stories/story-desk.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import { createStoryWriter } from './stories/story-writer.ts'
import type { Storyteller } from './storyteller/storyteller.ts'
import { createSweep } from './sweep.ts'

export interface Deps {
  env: Pick<Env, 'IDENTITY_PUBLIC_KEY' | 'INTERNAL_TOKEN' | 'PHOTO_KEY' | 'PAYMENTS_URL'>
  db: Kysely<Database>
  blobs: BlobStore
  storyteller: Storyteller
  logger: Logger
  /** Called when something is in the outbox. */
  nudge: () => void
}

/** Stories and the record of their pictures, as an app that can be listened to or asked directly, and its sweep. */
export async function buildApp({ env, db, blobs, storyteller, logger, nudge }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => databaseAnswers(db) } })
  await app.register(metricsPlugin, { registry: createMetrics('stories') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const credits = createCredits(createInternalClient('shop', env.PAYMENTS_URL, env.INTERNAL_TOKEN))
  const photos = createPhotoVault(blobs, createSealer(env.PHOTO_KEY))
  const stories = createStoryRepository(db)
  const writer = createStoryWriter({ db, credits, photos, storyteller, logger, nudge })
  const pictures = createPictureDesk(db, photos)

  storyRoutes(app, { desk: createStoryDesk({ stories, writer, credits, photos }), stories, pictures })
  imageRoutes(app, db, blobs)
  internalRoutes(app, { stories, pictures, photos, book: createBook(db) }, env.INTERNAL_TOKEN)
  return { app, sweep: createSweep({ db, writer, photos, logger, nudge }) }
}
