import { keptSheetFolder, picturesFolder, uncheckedPicturesFolder } from '@kahani/contracts/picture-keys'
import { type BlobStore, deleteFolder } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { Kysely, Transaction } from 'kysely'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import { queueNextStory } from '../illustrate-queue/illustration-turns.ts'
import type { StoriesMetrics } from '../metrics.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { PrintedCopies } from '../printed-copies.ts'
import { createDeletionRepository, type DueDeletion } from './deletion-repository.ts'

export const DELETION_INTERVAL_MS = 5_000
const BATCH = 20
/** After that many attempts, about an hour, a deletion is reported as an error. */
const EXPECTED_ATTEMPTS = 6

export interface DeletionServiceDeps {
  db: Kysely<Database>
  blobs: BlobStore
  photos: PhotoStore
  credits: Credits
  printedCopies: PrintedCopies
  exports: InternalClient
  metrics: Pick<StoriesMetrics, 'onDeletionPostponed'>
  logger: Logger
}

/**
 * Deletes stories, and the sheets of saved children: their rows first, in the transaction that records the files to delete, then the files. So the story is
 * gone for its family at once, jobs in progress find no story and end, and a crash leaves a record from which a periodic
 * task completes the deletion. In the other order, a crash would leave a story with missing pictures, and jobs in progress
 * would store new files after the deletion. The record stays while a printed copy that is on order needs its files.
 */
export function createDeletionService({
  db,
  blobs,
  photos,
  credits,
  printedCopies,
  exports,
  metrics,
  logger,
}: DeletionServiceDeps) {
  const inTransaction = <T>(
    work: (deletions: ReturnType<typeof createDeletionRepository>, trx: Transaction<Database>) => Promise<T>,
  ) => db.transaction().execute(trx => work(createDeletionRepository(trx), trx))

  /** A sheet that is kept by now, since the family consented again, stays. */
  const deleteSheet = (id: number, memberId: string): Promise<void> =>
    inTransaction(async deletions => {
      if (!(await deletions.lockSheet(memberId))) await deleteFolder(blobs, keptSheetFolder(memberId))
      await deletions.complete(id)
    })

  async function completeDeletion({ id, storyId, sheetOf, photoKey, refundUserId }: DueDeletion): Promise<void> {
    if (sheetOf !== null) return deleteSheet(id, sheetOf)
    if (storyId === null) return
    if (photoKey) await photos.delete(photoKey)
    await deleteFolder(blobs, picturesFolder(storyId))
    await deleteFolder(blobs, uncheckedPicturesFolder(storyId))
    if (refundUserId !== null) await credits.refund(refundUserId, storyId)
    const { printFilesNeeded } = await printedCopies.completeDeletion(storyId)
    const books = `/internal/stories/${storyId}/books`
    await exports.call(printFilesNeeded ? `${books}?keep=print` : books, { method: 'DELETE' })
    if (!printFilesNeeded) await createDeletionRepository(db).complete(id)
  }

  async function tryDeletion(deletion: DueDeletion): Promise<void> {
    const { storyId, sheetOf, attempts } = deletion
    try {
      await completeDeletion(deletion)
    } catch (err) {
      metrics.onDeletionPostponed(sheetOf === null ? 'story' : 'sheet')
      const level = attempts > EXPECTED_ATTEMPTS ? 'error' : 'warn'
      logger[level]({ err, storyId, sheetOf, attempts }, 'deletion not completed, will retry')
    }
  }

  /** The gateway serves pictures as long as their files exist. What fails here is repeated from the record. */
  async function deletePicturesNow(storyId: number): Promise<void> {
    try {
      await deleteFolder(blobs, picturesFolder(storyId))
    } catch (err) {
      logger.warn({ err, storyId }, 'pictures not deleted, will retry')
    }
  }

  /** Deletes a story of the user. @returns whether there was one */
  const deleteNow = (
    userId: number,
    deleteStory: (deletions: ReturnType<typeof createDeletionRepository>) => Promise<number>,
  ): Promise<boolean> =>
    inTransaction(async (deletions, trx) => {
      const count = await deleteStory(deletions)
      await queueNextStory(trx, userId)
      return count > 0
    })

  return {
    /**
     * @param cancelCopies printed copies of the story to cancel before
     * @throws HttpError 404 if the user has no such story, or its text is not ready; 409 if a copy can't be cancelled
     */
    async deleteStory(id: number, userId: number, cancelCopies: number[]): Promise<void> {
      if (cancelCopies.length > 0) {
        if (!(await createDeletionRepository(db).hasStory(id, userId))) throw notFound('story')
        await printedCopies.cancel(userId, id, cancelCopies)
      }
      if (!(await deleteNow(userId, deletions => deletions.deleteStory(id, userId)))) throw notFound('story')
      await deletePicturesNow(id)
    },

    /** Deletes stories whose time in the bin is over. One that is restored meanwhile stays. */
    async deleteExpired(): Promise<void> {
      for (;;) {
        const expired = await createDeletionRepository(db).listExpired(BATCH)
        for (const { id, userId } of expired) {
          if (await deleteNow(userId, deletions => deletions.deleteExpired(id))) await deletePicturesNow(id)
        }
        if (expired.length < BATCH) return
      }
    },

    /** Deletes everything of an account, including stories that are being written. Idempotent. */
    deleteAccount: (userId: number): Promise<void> => inTransaction(deletions => deletions.deleteAllOf(userId)),

    /** Completes the recorded deletions. Many processes can run it concurrently. */
    async completeDeletions(): Promise<void> {
      let due: DueDeletion[] = []
      try {
        do {
          due = await createDeletionRepository(db).takeDue(BATCH)
          await Promise.all(due.map(tryDeletion))
        } while (due.length === BATCH)
      } catch (err) {
        logger.warn({ err }, 'deletions not completed, will retry')
      }
    },
  }
}
export type DeletionService = ReturnType<typeof createDeletionService>
