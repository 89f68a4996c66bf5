import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Queue } from '@kahani/service-kit/queues'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { illustratePictureMessage, illustrateStoryMessage } from './illustrate-queue/illustrate-messages.ts'
import { findIdleAccounts, queueNextStory } from './illustrate-queue/illustration-turns.ts'
import type { IllustrationService } from './illustrations/illustration-service.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import { createPictureVersionRepository } from './illustrations/picture-version-repository.ts'
import type { StoriesMetrics } from './metrics.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createStoryLeases } from './stories/story-leases.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import type { StoryWriter } from './stories/story-writer.ts'

export const RECOVERY_INTERVAL_MS = 5_000
const BATCH = 20
/** After this time without progress of a story's illustrations it is checked whether their jobs are lost. */
const STALLED_SECONDS = 60
const PHOTO_RETENTION_HOURS = 24
const ILLUSTRATION_DEADLINE_HOURS = 24

export interface RecoveryDeps {
  db: Kysely<Database>
  illustrateQueue: Pick<Queue, 'getJob'>
  writer: StoryWriter
  photos: PhotoStore
  illustrations: IllustrationService
  metrics: Pick<StoriesMetrics, 'onDeletionPostponed'>
  logger: Logger
  flushOutbox: () => void
}

/**
 * Completes what a crash or an outage interrupted, except the texts of stories. Every step claims a batch in the order in which
 * it became due, and an entry that fails is claimed again later: so none blocks the others. Many processes can run it
 * concurrently.
 */
export function createRecovery(deps: RecoveryDeps) {
  const { db, illustrateQueue, writer, photos, illustrations, metrics, logger, flushOutbox } = deps
  const stories = createStoryRepository(db)
  const leases = createStoryLeases(db)
  const pictures = createPictureRepository(db)

  async function failAbandonedStories() {
    await Promise.all((await leases.takeOverAbandoned(BATCH)).map(writer.fail))
  }

  async function failOverdueIllustrations() {
    for (const { id } of await pictures.takeOverdue(ILLUSTRATION_DEADLINE_HOURS, BATCH)) {
      logger.warn({ storyId: id }, 'illustration deadline exceeded')
      await illustrations.failPending(id).catch(err => logger.error({ err, storyId: id }, 'illustrations not failed'))
    }
  }

  async function refundFailedStories() {
    await Promise.all((await stories.takeRefundsDue(BATCH)).map(writer.refund))
  }

  /** Whether the queue has a job of the story, which may be long. */
  async function hasJob(storyId: number): Promise<boolean> {
    const pending = (await pictures.listByStory(storyId)).filter(({ state }) => state === 'pending')
    const versions = await createPictureVersionRepository(db).listPending(storyId)
    const messages = [
      illustrateStoryMessage(storyId),
      ...[...pending, ...versions].map(picture => illustratePictureMessage({ storyId, ...picture })),
    ]
    const jobs = await Promise.all(messages.map(({ jobId }) => illustrateQueue.getJob(jobId)))
    return jobs.some(job => job !== undefined)
  }

  async function requeueLostIllustrations() {
    for (const { id } of await pictures.takeStalled(STALLED_SECONDS, BATCH)) {
      if (await hasJob(id)) continue
      logger.warn({ storyId: id }, 'illustrations have no job, queued again')
      await db.transaction().execute(trx => addToOutbox(trx, illustrateStoryMessage(id)))
    }
    flushOutbox()
  }

  async function queueWaitingStories() {
    for (const userId of await findIdleAccounts(db, BATCH)) {
      await db.transaction().execute(trx => queueNextStory(trx, userId))
    }
    flushOutbox()
  }

  async function deletePhotos() {
    for (const { id, photoKey } of await pictures.takePhotosToDelete(PHOTO_RETENTION_HOURS, BATCH)) {
      try {
        if (photoKey) await photos.delete(photoKey)
        await pictures.clearPhoto(id)
      } catch (err) {
        metrics.onDeletionPostponed('photo')
        logger.error({ err, storyId: id }, 'photo not deleted, will retry')
      }
    }
  }

  const steps = {
    failAbandonedStories,
    failOverdueIllustrations,
    refundFailedStories,
    requeueLostIllustrations,
    queueWaitingStories,
    requeueNotifications: () => requeueNotifications(db, 'stories', logger),
    deletePhotos,
  }
  return () => runSteps(steps, logger)
}
