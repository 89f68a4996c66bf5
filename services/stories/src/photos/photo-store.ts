import { randomUUID } from 'node:crypto'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Encryption } from '@kahani/service-kit/encryption'

const FOLDER = 'photos/'
const HOUR_MS = 60 * 60_000

/** Stores reference photos encrypted until a story's pictures are done. */
export function createPhotoStore(blobs: BlobStore, encryption: Encryption) {
  return {
    /** @returns the blob key */
    async put(photo: Buffer): Promise<string> {
      const key = `${FOLDER}${randomUUID()}`
      await blobs.put(key, encryption.encrypt(photo, key))
      return key
    },
    /** Null if it was deleted. */
    async get(key: string): Promise<Buffer | null> {
      const encrypted = await blobs.get(key)
      return encrypted && encryption.decrypt(encrypted, key)
    },
    delete: (key: string) => blobs.delete(key),
    /** Keys of the photos that were stored more than `hours` ago. */
    async *listOlderThan(hours: number): AsyncGenerator<string> {
      const time = Date.now() - hours * HOUR_MS
      for await (const { key, modifiedAt } of blobs.list(FOLDER)) if (modifiedAt.getTime() < time) yield key
    },
  }
}
export type PhotoStore = ReturnType<typeof createPhotoStore>
