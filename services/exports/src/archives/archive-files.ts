import { ARCHIVE_INTERVAL_HOURS, ARCHIVE_RETENTION_DAYS } from '@kahani/contracts/archive'
import { type BlobStore, deleteFolder } from '@kahani/service-kit/blobs/blob-store'

const HOUR_MS = 60 * 60_000
const INTERVAL_MS = ARCHIVE_INTERVAL_HOURS * HOUR_MS
const RETENTION_MS = ARCHIVE_RETENTION_DAYS * 24 * HOUR_MS

const isOlderThan = (ms: number, time: Date) => Date.now() - time.getTime() >= ms

const ARCHIVES = 'archives/'
const folderOf = (userId: number) => `${ARCHIVES}${userId}/`
const keyOf = (userId: number) => `${folderOf(userId)}archive.zip`

export interface Archive {
  sizeBytes: number
  createdAt: Date
  expiresAt: Date
  /** Whether it is too new to be replaced. */
  recent: boolean
}

/** The stored archives, one per account at most. */
export function createArchiveFiles(blobs: BlobStore) {
  /** Returns null after the archive expired, even if it is still stored. */
  async function find(userId: number): Promise<Archive | null> {
    const info = await blobs.info(keyOf(userId))
    if (!info || isOlderThan(RETENTION_MS, info.modifiedAt)) return null
    return {
      sizeBytes: info.sizeBytes,
      createdAt: info.modifiedAt,
      expiresAt: new Date(info.modifiedAt.getTime() + RETENTION_MS),
      recent: !isOlderThan(INTERVAL_MS, info.modifiedAt),
    }
  }

  return {
    find,

    open: async (userId: number) => ((await find(userId)) ? blobs.stream(keyOf(userId)) : null),

    /** Replaces the archive, and deletes what an interrupted write left. */
    async store(userId: number, content: AsyncIterable<Uint8Array>): Promise<void> {
      for await (const { key } of blobs.list(folderOf(userId))) if (key !== keyOf(userId)) await blobs.delete(key)
      await blobs.put(keyOf(userId), content)
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
