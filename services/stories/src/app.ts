import { createHmac } from 'node:crypto'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import { withRetry as retryWithBackoff, type WithRetry } from '@kahani/ai/retry'
import type { EndingModel } from '@kahani/contracts/admin'
import type { AiProvider } from '@kahani/contracts/child-consents'
import { createPictureNames } from '@kahani/pictures/picture-names'
import { createApp } from '@kahani/service-kit/app'
import { auditAdministration, auditAt } from '@kahani/service-kit/audit'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { measureStorage } from '@kahani/service-kit/blobs/measure-storage'
import type { Keys } from '@kahani/service-kit/config'
import { pingDatabase } from '@kahani/service-kit/database'
import { createEncryption } from '@kahani/service-kit/encryption'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Audience } from '@kahani/service-kit/internal-credentials'
import type { Logger } from '@kahani/service-kit/logger'
import { metricsPlugin } from '@kahani/service-kit/metrics'
import { createNameLookup } from '@kahani/service-kit/name-lookup'
import { notificationRoutes } from '@kahani/service-kit/notifications'
import { measureOutbox } from '@kahani/service-kit/outbox'
import type { Queue } from '@kahani/service-kit/queues'
import { measureReplica } from '@kahani/service-kit/read-replica'
import { pingRedis, type RedisClient } from '@kahani/service-kit/redis'
import { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import type { Kysely } from 'kysely'
import { createAccounts } from './accounts.ts'
import { createOpenStyles } from './briefs/open-styles.ts'
import { createGetChanges } from './changes/get-changes.ts'
import { createPictureChanges } from './changes/picture-changes.ts'
import { createProposeWording } from './changes/propose-wording.ts'
import { createTextChanges } from './changes/text-changes.ts'
import { createChildConsentService } from './child-consents/child-consent-service.ts'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import { type BudgetEnv, createDailyBudgets, measureBudget } from './costs/budget.ts'
import type { Estimate } from './costs/story-estimate.ts'
import { createCredits } from './credits.ts'
import type { Database } from './database.ts'
import { createDeletionService } from './deletions/deletion-service.ts'
import type { Env } from './env.ts'
import { createIllustrationStreams } from './event-streams/illustration-streams.ts'
import { createFamilyService } from './family/family-service.ts'
import { createEmailCover } from './illustrations/email-cover.ts'
import { createIllustrationEvents } from './illustrations/illustration-events.ts'
import { createIllustrationService } from './illustrations/illustration-service.ts'
import { createImageUrl } from './illustrations/image-url.ts'
import { createKeptSheets } from './illustrations/kept-sheets.ts'
import { createLostPictureReport } from './illustrations/lost-picture.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import { createPictureVariants } from './illustrations/picture-variants.ts'
import { createReadingPage } from './illustrations/reading-page.ts'
import { createRenderingPages } from './illustrations/rendering-pages.ts'
import { createPictureRetry } from './illustrations/retry-picture.ts'
import { createCoverPreviews } from './looks/cover-previews.ts'
import { createLookPreviews } from './looks/look-previews.ts'
import { createFillLook } from './looks/photo/fill-look.ts'
import type { PhotoReader } from './looks/photo/photo-reader.ts'
import type { PreviewRenderer } from './looks/preview-renderer.ts'
import { createStoriesMetrics, measureBackups } from './metrics.ts'
import { createModeration } from './moderation/moderation.ts'
import { createStoryNotifications } from './notifications/story-notifications.ts'
import { createPhotoConsentService } from './photo-consents/photo-consent-service.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createPrintedCopies } from './printed-copies.ts'
import { createRateLimits } from './rate-limits/rate-limits.ts'
import { createRecovery } from './recovery.ts'
import { createRetention } from './retention.ts'
import type { RetryOptions } from './retry-while-unavailable.ts'
import { adminRoutes } from './routes/admin.ts'
import { changeRoutes } from './routes/changes.ts'
import { childConsentRoutes } from './routes/child-consents.ts'
import { familyRoutes } from './routes/family.ts'
import { generateStoryRoute } from './routes/generate-story.ts'
import { illustrationRoutes } from './routes/illustrations.ts'
import { imageRoutes } from './routes/images.ts'
import { internalRoutes } from './routes/internal.ts'
import { internalAccountRoutes } from './routes/internal-accounts.ts'
import { lookRoutes } from './routes/looks.ts'
import { photoConsentRoutes } from './routes/photo-consents.ts'
import { shelfRoutes } from './routes/shelf.ts'
import { storyRoutes } from './routes/stories.ts'
import { storyProgressRoute } from './routes/story-progress.ts'
import { storySearchRoutes } from './routes/story-search.ts'
import { createShelfService } from './shelf/shelf-service.ts'
import { createAccountTurns } from './stories/account-turns.ts'
import { createGetAccountStories } from './stories/get-account-stories.ts'
import { createGetBook } from './stories/get-book.ts'
import { createStoryProgress } from './stories/story-progress.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import { createStoryResumption } from './stories/story-resumption.ts'
import { createStorySearchRepository } from './stories/story-search-repository.ts'
import { createStoryService } from './stories/story-service.ts'
import { createStoryWriter } from './stories/story-writer.ts'
import { createGenerateText } from './storyteller/generate-text.ts'
import { createRewritePage } from './storyteller/rewrite-page.ts'
import type { Storyteller } from './storyteller/storyteller.ts'
import type { WorkerPool } from './worker-pool/worker-pool.ts'

export interface Deps {
  env: BudgetEnv &
    Pick<
      Env,
      | 'IDENTITY_PUBLIC_KEY'
      | 'INTERNAL_TOKEN'
      | 'INTERNAL_CALLERS'
      | 'PHOTO_KEY'
      | 'PICTURE_KEY'
      | 'AUTH_URL'
      | 'PAYMENTS_URL'
      | 'EXPORTS_URL'
      | 'REQUIRE_VERIFIED_EMAIL'
      | 'STORIES_PER_HOUR'
      | 'FREE_STORIES_PER_DAY'
      | 'GRIEVANCE_CONTACT'
      | 'ILLUSTRATION_STYLES'
      | 'REDRAWS_PER_STORY'
    >
  db: Kysely<Database>
  /** For lists that may be slightly behind (`openReadReplica`). Default: `db`. */
  reads?: Kysely<Database>
  /** A connection of the kind `request`. */
  redis: RedisClient
  /** The queue of pictures. */
  illustrateQueue: Pick<Queue, 'getJob'>
  blobs: BlobStore
  workerPool: WorkerPool
  previewRenderer: PreviewRenderer
  photoReader: PhotoReader
  storyteller: Storyteller
  moderator: Moderator
  /** The provider that families are told of. */
  aiProvider: AiProvider | null
  /** Whether a provider draws the pictures of an account. */
  hasPictureProvider: (premium: boolean) => boolean
  /** Expected cost of stories and pictures. */
  estimate: Estimate
  /** The configured models that their provider has ended or ends soon. */
  endingModels: () => EndingModel[]
  logger: Logger
  /** Triggers the outbox relay after a commit. */
  flushOutbox: () => void
  /** Retries provider calls. */
  withRetry?: WithRetry
  /** Retries calls of other services. */
  retryOptions?: RetryOptions
  /** Interval of the heartbeat of event streams. */
  heartbeatMs?: number | undefined
}

/** Identifies a family to a provider's abuse detection: stable per account and key, and not traceable without the key. */
const createSafetyId =
  ([key]: Keys) =>
  (userId: number) =>
    createHmac('sha256', key).update(`family:${userId}`).digest('base64url')

/** Builds the HTTP app and its periodic tasks. */
export async function buildApp({
  env,
  db,
  reads = db,
  redis,
  illustrateQueue,
  blobs,
  workerPool,
  previewRenderer,
  photoReader,
  storyteller,
  moderator,
  aiProvider,
  hasPictureProvider,
  estimate,
  endingModels,
  logger,
  flushOutbox,
  withRetry = retryWithBackoff,
  retryOptions,
  heartbeatMs,
}: Deps) {
  const app = createApp(logger)
  const checks = { database: () => pingDatabase(db), redis: () => pingRedis(redis), storage: () => blobs.requireRoom() }
  await app.register(healthPlugin, { checks })
  const metrics = createStoriesMetrics()
  measureOutbox(metrics.registry, db)
  measureReplica(metrics.registry, db, reads)
  measureStorage(metrics.registry, blobs)
  measureBackups(metrics.registry, blobs)
  await app.register(metricsPlugin, { registry: metrics.registry })
  await app.register(identityPlugin, { publicKeys: env.IDENTITY_PUBLIC_KEY })

  const client = (audience: Audience, url: string) =>
    createInternalClient({ caller: 'stories', token: env.INTERNAL_TOKEN }, audience, url)
  const payments = client('payments', env.PAYMENTS_URL)
  const credits = createCredits(payments, retryOptions)
  const auth = client('auth', env.AUTH_URL)
  const recordRead = auditAdministration(app, auditAt(auth))
  const accounts = createAccounts(auth, retryOptions)
  const photos = createPhotoStore(blobs, createEncryption(env.PHOTO_KEY))
  const stories = createStoryRepository(db)
  const safetyId = createSafetyId(env.PHOTO_KEY)
  const generateText = createGenerateText({ storyteller, moderator, logger, withRetry })
  const progress = createStoryProgress(redis, stories, logger)
  const limits = createRateLimits(redis, {
    storiesPerHour: env.STORIES_PER_HOUR,
    freeStoriesPerDay: env.FREE_STORIES_PER_DAY,
  })
  const writer = createStoryWriter({
    ...{ db, credits, blobs, photos, generateText, progress, safetyId, metrics, logger, flushOutbox },
  })
  const events = createIllustrationEvents(redis, logger)
  const pictureNames = createPictureNames(env.PICTURE_KEY)
  const imageUrl = createImageUrl(pictureNames)
  const pictures = createPictureRepository(db)
  const keptSheets = createKeptSheets({ db, blobs, hasPictureProvider })
  const illustrations = createIllustrationService({
    ...{ db, blobs, photos, keptSheets, imageUrl, safetyId, events, flushOutbox },
    rendering: createRenderingPages(redis, logger),
  })
  const readingPage = createReadingPage({ pictures, redis, illustrateQueue, logger })
  const streams = createIllustrationStreams({ stories, illustrations, events, logger, heartbeatMs })
  app.addHook('preClose', async () => streams.close())
  app.addHook('onClose', async () => events.close())

  const budgets = createDailyBudgets(env, metrics.onBudgetExceeded)
  measureBudget(metrics.registry, db, budgets)
  const moderation = createModeration(moderator, limits.refusedBriefs)
  const openStyles = createOpenStyles(env.ILLUSTRATION_STYLES, hasPictureProvider)
  const storyService = createStoryService({
    ...{ db, writer, progress, credits, accounts, photos, workerPool, moderation, estimate, budgets },
    fillLook: createFillLook(photoReader, logger),
    turns: createAccountTurns(redis, logger),
    limits,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    aiProvider,
    hasPictureProvider,
    openStyles,
  })
  const retryPicture = createPictureRetry({ db, estimate, budgets, events, flushOutbox })
  const reportLostPicture = createLostPictureReport({ db, blobs, estimate, budgets, events, flushOutbox })
  const redrawsPerStory = env.REDRAWS_PER_STORY
  const pictureChanges = createPictureChanges({
    ...{ db, blobs, moderation, limits, estimate, budgets, redrawsPerStory, hasPictureProvider, events, flushOutbox },
  })
  const textChanges = createTextChanges({ db, moderation, limits, pictures: pictureChanges, flushOutbox })
  const aiCalls = createAiCallRepository(db)
  const exports = client('exports', env.EXPORTS_URL)
  const photoConsents = createPhotoConsentService(db, illustrations)
  const childConsents = createChildConsentService(db, illustrations)
  const family = createFamilyService({ db, moderation, limits, aiProvider })
  const printedCopies = createPrintedCopies(payments)
  const deletions = createDeletionService({ db, blobs, photos, credits, printedCopies, exports, metrics, logger })

  generateStoryRoute(app, storyService, workerPool)
  storyProgressRoute(app, progress, limits)
  storyRoutes(app, { stories, aiCalls, imageUrl, deletions })
  shelfRoutes(app, createShelfService(db, imageUrl, flushOutbox), limits)
  storySearchRoutes(app, createStorySearchRepository(db), imageUrl)
  illustrationRoutes(app, { stories, illustrations, streams, retryPicture, readingPage, limits })
  changeRoutes(app, {
    stories,
    getChanges: createGetChanges({
      ...{ db, imageUrl, redrawsPerStory, hasPictureProvider },
      rewriteKinds: storyteller.rewriteKinds,
    }),
    texts: textChanges,
    proposeWording: createProposeWording({
      ...{ db, limits, estimate, budgets, safetyId },
      hasTextProvider: storyteller.name !== BUILT_IN,
      rewritePage: createRewritePage({ storyteller, moderator, moderation, logger, withRetry }),
    }),
    pictures: pictureChanges,
  })
  imageRoutes(app, { pictures, pictureNames, variants: createPictureVariants(blobs, pictures) })
  photoConsentRoutes(app, photoConsents)
  childConsentRoutes(app, childConsents, {
    aiProvider,
    grievanceContact: env.GRIEVANCE_CONTACT,
    illustrationStyles: { free: openStyles(false), premium: openStyles(true) },
  })
  lookRoutes(app, {
    previews: createLookPreviews(previewRenderer.render, db),
    covers: createCoverPreviews(previewRenderer.render),
    ...{ photoReader, limits },
  })
  familyRoutes(app, family)
  adminRoutes(app, {
    ...{
      db,
      reads,
      budgets,
      endingModels,
      recordRead,
      requireAdministrator: requireAdministratorAt(auth),
      callers: env.INTERNAL_CALLERS,
    },
    usernames: createNameLookup(auth, '/internal/users/names', logger),
  })
  const findEmailCover = createEmailCover({ pictures, blobs, logger })
  notificationRoutes(app, createStoryNotifications(db, findEmailCover), env.INTERNAL_CALLERS)
  const getBook = createGetBook(db, imageUrl)
  const internal = {
    ...{ stories, illustrations, readingPage, photos, getBook, reportLostPicture, findEmailCover },
    recordAiCall: aiCalls.record,
  }
  internalRoutes(app, internal, env.INTERNAL_CALLERS)
  internalAccountRoutes(
    app,
    deletions,
    createGetAccountStories(db, photoConsents, childConsents, family),
    env.INTERNAL_CALLERS,
  )
  return {
    app,
    recover: createRecovery({ db, illustrateQueue, writer, photos, illustrations, metrics, logger, flushOutbox }),
    resumeStory: createStoryResumption(db, writer, logger),
    completeDeletions: deletions.completeDeletions,
    deleteExpiredData: createRetention({ db, blobs, photos, deletions, logger }),
  }
}
