import { createHmac } from 'node:crypto'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { withRetry as retryWithBackoff, type WithRetry } from '@kahani/ai/retry'
import { createApp } from '@kahani/service-kit/app'
import { auditAdministration, auditAt } from '@kahani/service-kit/audit'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { pingDatabase } from '@kahani/service-kit/database'
import { createEncryption } from '@kahani/service-kit/encryption'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { notificationRoutes } from '@kahani/service-kit/notifications'
import { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import type { Kysely } from 'kysely'
import { createAccounts } from './accounts.ts'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import { type BudgetEnv, createDailyBudgets } from './costs/budget.ts'
import type { Estimate } from './costs/story-estimate.ts'
import { createCredits } from './credits.ts'
import type { Database } from './database.ts'
import { createDeletionService } from './deletions/deletion-service.ts'
import type { Env } from './env.ts'
import { createIllustrationService } from './illustrations/illustration-service.ts'
import { createLostPictureReport } from './illustrations/lost-picture.ts'
import { createPictureRetry } from './illustrations/retry-picture.ts'
import { createBriefModeration } from './moderation/moderate-brief.ts'
import { createStoryNotifications } from './notifications/story-notifications.ts'
import { createPhotoConsentService } from './photo-consents/photo-consent-service.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createRecovery } from './recovery.ts'
import { createRetention } from './retention.ts'
import type { RetryOptions } from './retry-while-unavailable.ts'
import { adminRoutes } from './routes/admin.ts'
import { imageRoutes } from './routes/images.ts'
import { internalRoutes } from './routes/internal.ts'
import { internalAccountRoutes } from './routes/internal-accounts.ts'
import { photoConsentRoutes } from './routes/photo-consents.ts'
import { storyRoutes } from './routes/stories.ts'
import { createGetAccountStories } from './stories/get-account-stories.ts'
import { createGetBook } from './stories/get-book.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import { createStoryService } from './stories/story-service.ts'
import { createStoryWriter } from './stories/story-writer.ts'
import { createGenerateText } from './storyteller/generate-text.ts'
import type { Storyteller } from './storyteller/storyteller.ts'

export interface Deps {
  env: BudgetEnv &
    Pick<
      Env,
      | 'IDENTITY_PUBLIC_KEY'
      | 'INTERNAL_TOKEN'
      | 'PHOTO_KEY'
      | 'AUTH_URL'
      | 'PAYMENTS_URL'
      | 'EXPORTS_URL'
      | 'REQUIRE_VERIFIED_EMAIL'
    >
  db: Kysely<Database>
  blobs: BlobStore
  storyteller: Storyteller
  moderator: Moderator
  /** Expected cost of stories and pictures. */
  estimate: Estimate
  logger: Logger
  /** Triggers the outbox relay after a commit. */
  flushOutbox: () => void
  /** Retries provider calls. */
  withRetry?: WithRetry
  /** Retries calls of other services. */
  retryOptions?: RetryOptions
}

/** Identifies a family to a provider's abuse detection: stable per account, and not traceable without the key. */
const createSafetyId = (key: string) => (userId: number) =>
  createHmac('sha256', key).update(`family:${userId}`).digest('base64url')

/** Builds the HTTP app and its periodic tasks. */
export async function buildApp({
  env,
  db,
  blobs,
  storyteller,
  moderator,
  estimate,
  logger,
  flushOutbox,
  withRetry = retryWithBackoff,
  retryOptions,
}: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db) } })
  await app.register(metricsPlugin, { registry: createMetrics('stories') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const client = (name: string, url: string) => createInternalClient(name, url, env.INTERNAL_TOKEN)
  const credits = createCredits(client('shop', env.PAYMENTS_URL), retryOptions)
  const auth = client('account service', env.AUTH_URL)
  auditAdministration(app, auditAt(auth))
  const accounts = createAccounts(auth, retryOptions)
  const photos = createPhotoStore(blobs, createEncryption(env.PHOTO_KEY))
  const stories = createStoryRepository(db)
  const safetyId = createSafetyId(env.PHOTO_KEY)
  const generateText = createGenerateText({ storyteller, moderator, logger, withRetry })
  const writer = createStoryWriter({ db, credits, photos, generateText, safetyId, logger, flushOutbox })
  const illustrations = createIllustrationService({ db, photos, safetyId })

  const budgets = createDailyBudgets(env)
  const moderateBrief = createBriefModeration(moderator)
  const storyService = createStoryService({
    ...{ db, writer, credits, accounts, photos, moderateBrief, estimate, budgets },
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
  })
  const retryPicture = createPictureRetry({ db, estimate, budgets, flushOutbox })
  const reportLostPicture = createLostPictureReport({ db, blobs, estimate, budgets, flushOutbox })
  const recordAiCall = createAiCallRepository(db).record
  const exports = client('book service', env.EXPORTS_URL)
  const photoConsents = createPhotoConsentService(db, illustrations)
  const deletions = createDeletionService({ db, blobs, photos, credits, exports, logger })

  storyRoutes(app, { storyService, stories, illustrations, retryPicture, deletions })
  imageRoutes(app, db, blobs)
  photoConsentRoutes(app, photoConsents)
  adminRoutes(app, { db, budgets, onRequest: requireAdministratorAt(auth), internalToken: env.INTERNAL_TOKEN })
  notificationRoutes(app, createStoryNotifications(db), env.INTERNAL_TOKEN)
  const internal = { stories, illustrations, photos, getBook: createGetBook(db), recordAiCall, reportLostPicture }
  internalRoutes(app, internal, env.INTERNAL_TOKEN)
  internalAccountRoutes(app, deletions, createGetAccountStories(db, photoConsents), env.INTERNAL_TOKEN)
  return {
    app,
    recover: createRecovery({ db, writer, photos, illustrations, logger, flushOutbox }),
    completeDeletions: deletions.completeDeletions,
    deleteExpiredData: createRetention({ db, photos, logger }),
  }
}
