import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { illustrateStoryMessage } from './illustrations/illustrate-messages.ts'
import type { IllustrationService } from './illustrations/illustration-service.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import type { StoryWriter } from './stories/story-writer.ts'

export const RECOVERY_INTERVAL_MS = 5_000
const BATCH = 20
const MAX_ATTEMPTS = 5
/** Illustration jobs without progress for this long are queued again; a job that is still queued stays one job. */
const STALLED_SECONDS = 60
const PHOTO_RETENTION_HOURS = 24
const ILLUSTRATION_DEADLINE_HOURS = 24

export interface RecoveryDeps {
  db: Kysely<Database>
  writer: StoryWriter
  photos: PhotoStore
  illustrations: IllustrationService
  logger: Logger
  flushOutbox: () => void
}

/** Resumes work that a crash or an outage interrupted. Many processes can run it concurrently. */
export function createRecovery({ db, writer, photos, illustrations, logger, flushOutbox }: RecoveryDeps) {
  const stories = createStoryRepository(db)
  const pictures = createPictureRepository(db)

  async function resumeStories() {
    for (const { id } of await stories.listExpiredLeases(BATCH)) {
      const story = await stories.takeOver(id)
      if (!story) continue
      if (story.attempts > MAX_ATTEMPTS) await writer.fail(story)
      else await writer.write(story).catch(err => logger.warn({ err, storyId: id }, 'story not recovered'))
    }
  }

  async function failOverdueIllustrations() {
    for (const { id } of await pictures.listOverdue(ILLUSTRATION_DEADLINE_HOURS, BATCH)) {
      logger.warn({ storyId: id }, 'illustration deadline exceeded')
      await illustrations.failPending(id)
    }
  }

  async function refundFailedStories() {
    for (const story of await stories.listRefundsDue(BATCH)) await writer.refund(story)
  }

  async function requeueStalledIllustrations() {
    await db.transaction().execute(async trx => {
      for (const { id } of await createPictureRepository(trx).takeStalled(STALLED_SECONDS, BATCH)) {
        logger.warn({ storyId: id }, 'illustrations stalled, queued again')
        await addToOutbox(trx, illustrateStoryMessage(id))
      }
    })
    flushOutbox()
  }

  async function deletePhotos() {
    for (const story of await pictures.listPhotosToDelete(PHOTO_RETENTION_HOURS, BATCH)) {
      if (story.photoKey) await photos.delete(story.photoKey)
      await pictures.clearPhoto(story.id)
    }
  }

  const steps = {
    resumeStories,
    failOverdueIllustrations,
    refundFailedStories,
    requeueStalledIllustrations,
    requeueNotifications: () => requeueNotifications(db, 'stories', logger),
    deletePhotos,
  }
  return () => runSteps(steps, logger)
}
