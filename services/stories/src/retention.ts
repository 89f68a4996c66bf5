import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createStoryRepository } from './stories/story-repository.ts'

export const RETENTION_INTERVAL_MS = 5 * 60_000
const ORPHANED_PHOTO_HOURS = 24
const FAILED_STORY_DAYS = 7

export interface RetentionDeps {
  db: Kysely<Database>
  photos: PhotoStore
  logger: Logger
}

/** Deletes data whose retention period is over. Many processes can run it concurrently. */
export function createRetention({ db, photos, logger }: RetentionDeps) {
  /** A photo without a row is left by a crash between the two writes. */
  async function deleteOrphanedPhotos() {
    const pictures = createPictureRepository(db)
    for await (const key of photos.listOlderThan(ORPHANED_PHOTO_HOURS)) {
      if (await pictures.isPhotoInUse(key)) continue
      logger.warn('orphaned photo deleted')
      await photos.delete(key)
    }
  }

  const deleteFailedStories = () => createStoryRepository(db).deleteFailed(FAILED_STORY_DAYS)

  return () => runSteps({ deleteOrphanedPhotos, deleteFailedStories }, logger)
}
