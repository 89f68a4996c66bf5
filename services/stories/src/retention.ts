import { UNCHECKED_FOLDER } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { deleteOldDeadLetters } from '@kahani/service-kit/dead-letters'
import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { deleteOldTombstones } from '@kahani/service-kit/tombstones'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { DeletionService } from './deletions/deletion-service.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createStoryRepository } from './stories/story-repository.ts'

export const RETENTION_INTERVAL_MS = 5 * 60_000
const ORPHANED_PHOTO_HOURS = 24
const FAILED_STORY_DAYS = 7
/** Longer than pictures may be pending. */
const UNCHECKED_IMAGE_HOURS = 48
const HOUR_MS = 60 * 60_000
const FAILURE_DAYS = 1

export interface RetentionDeps {
  db: Kysely<Database>
  blobs: BlobStore
  photos: PhotoStore
  deletions: Pick<DeletionService, 'deleteExpired'>
  logger: Logger
}

/** Deletes data whose retention period is over. Many processes can run it concurrently. */
export function createRetention({ db, blobs, photos, deletions, logger }: RetentionDeps) {
  /** A blob that can't be deleted does not keep the others. */
  async function tryDelete(key: string, message: string): Promise<void> {
    try {
      await blobs.delete(key)
      logger.warn(message)
    } catch (err) {
      logger.error({ err }, 'a blob past its retention period could not be deleted')
    }
  }

  /** A photo without a row is left by a crash between the two writes. */
  async function deleteOrphanedPhotos() {
    const pictures = createPictureRepository(db)
    for await (const key of photos.listOlderThan(ORPHANED_PHOTO_HOURS)) {
      if (await pictures.isPhotoInUse(key)) continue
      await tryDelete(key, 'orphaned photo deleted')
    }
  }

  /** Images that were rendered, but never moderated, because their jobs failed before. */
  async function deleteUncheckedImages() {
    const time = Date.now() - UNCHECKED_IMAGE_HOURS * HOUR_MS
    for await (const { key, modifiedAt } of blobs.list(UNCHECKED_FOLDER)) {
      if (modifiedAt.getTime() < time) await tryDelete(key, 'unchecked image deleted')
    }
  }

  const stories = createStoryRepository(db)
  const steps = {
    deleteOrphanedPhotos,
    deleteUncheckedImages,
    deleteExpiredStories: deletions.deleteExpired,
    deleteFailedStories: () => stories.deleteFailed(FAILED_STORY_DAYS),
    deleteFailures: () => stories.deleteFailures(FAILURE_DAYS),
    deleteOldDeadLetters: () => deleteOldDeadLetters(db),
    deleteOldTombstones: () => deleteOldTombstones(db),
    deleteOldMemberTombstones: () => deleteOldTombstones(db, 'member_tombstones'),
  }
  return () => runSteps(steps, logger)
}
