import type { Readable } from 'node:stream'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { type ArchiveEntry, encryptArchive } from './archive.ts'
import { readBlobs } from './blob-files.ts'
import { dumpDatabase } from './dump-database.ts'

export interface BackupSource {
  adminUrl: string
  blobs: BlobStore
}

// The database comes first. A picture is stored before the database refers to it, and it is never changed, so that every
// picture of the copied rows is copied, too, unless its story is deleted meanwhile.
async function* readProduct({ adminUrl, blobs }: BackupSource): AsyncGenerator<ArchiveEntry> {
  yield* dumpDatabase(adminUrl)
  yield* readBlobs(blobs)
}

/** Reads all data of a running product. Nothing is stored unencrypted. */
export const createBackup = (source: BackupSource, passphrase: string): Promise<Readable> =>
  encryptArchive(readProduct(source), passphrase)
