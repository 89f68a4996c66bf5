import { ARCHIVE_INTERVAL_HOURS, ARCHIVE_RETENTION_DAYS } from '@kahani/contracts/archive'
import { type BlobStore, deleteFolder } from '@kahani/service-kit/blobs/blob-store'

const HOUR_MS = 60 * 60_000
const INTERVAL_MS = ARCHIVE_INTERVAL_HOURS * HOUR_MS
const RETENTION_MS = ARCHIVE_RETENTION_DAYS * 24 * HOUR_MS

const isOlderThan = (ms: number, time: Date) => Date.now() - time.getTime() >= ms

const ARCHIVES = 'archives/'
const folderOf = (userId: number) => `${ARCHIVES}${userId}/`
const keyOf = (userId: number) => `${folderOf(userId)}archive.zip`
/** Stored beside an archive in which something is missing. */
const incompleteKeyOf = (userId: number) => `${folderOf(userId)}incomplete`

export interface Archive {
  sizeBytes: number
  createdAt: Date
  expiresAt: Date
  /** Whether pictures or books could not be added yet. */
  incomplete: boolean
  /** Whether it is complete and too new to be replaced. */
  recent: boolean
}

/** The stored archives, one per account at most. */
export function createArchiveFiles(blobs: BlobStore) {
  /** Returns null after the archive expired, even if it is still stored. */
  async function find(userId: number): Promise<Archive | null> {
    const info = await blobs.info(keyOf(userId))
    if (!info || isOlderThan(RETENTION_MS, info.modifiedAt)) return null
    const incomplete = (await blobs.info(incompleteKeyOf(userId))) !== null
    return {
      incomplete,
      sizeBytes: info.sizeBytes,
      createdAt: info.modifiedAt,
      expiresAt: new Date(info.modifiedAt.getTime() + RETENTION_MS),
      recent: !incomplete && !isOlderThan(INTERVAL_MS, info.modifiedAt),
    }
  }

  return {
    find,

    open: async (userId: number) => ((await find(userId)) ? blobs.stream(keyOf(userId)) : null),

    /** Replaces the archive, and deletes what an interrupted write left. @param isComplete asked after the content was read */
    async store(userId: number, content: AsyncIterable<Uint8Array>, isComplete: () => boolean): Promise<void> {
      const kept = [keyOf(userId), incompleteKeyOf(userId)]
      for await (const { key } of blobs.list(folderOf(userId))) if (!kept.includes(key)) await blobs.delete(key)
      await blobs.put(keyOf(userId), content)
      if (isComplete()) await blobs.delete(incompleteKeyOf(userId))
      else await blobs.put(incompleteKeyOf(userId), Buffer.from('incomplete'))
    },

    delete: (userId: number): Promise<void> => deleteFolder(blobs, folderOf(userId)),

    async deleteExpired(): Promise<void> {
      for await (const { key, modifiedAt } of blobs.list(ARCHIVES)) {
        if (isOlderThan(RETENTION_MS, modifiedAt)) await blobs.delete(key)
      }
    },
  }
}
export type ArchiveFiles = ReturnType<typeof createArchiveFiles>
