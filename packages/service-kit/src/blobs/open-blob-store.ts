import type { BlobStore, MigratableBlobStore } from './blob-store.ts'
import { createFallbackBlobStore } from './fallback-blob-store.ts'
import { createFileBlobStore } from './file-blob-store.ts'
import { parseStorageUrl } from './storage-url.ts'

const MB = 1024 * 1024

/** The fields of the environment, as `storageFields` of the configuration parses them. */
export interface StorageEnv {
  STORAGE_URL: string
  STORAGE_FALLBACK_URL?: string | undefined
  STORAGE_MIN_FREE_MB?: number
}

/** Opens the store at a URL. @param minFreeMb what has to stay free on the disk of a folder */
export async function openStore(url: string, minFreeMb = 0): Promise<MigratableBlobStore> {
  const location = parseStorageUrl(url)
  if ('folder' in location) return createFileBlobStore(location.folder, { minFreeBytes: minFreeMb * MB })
  // The SDK takes 25 MB and 0.2 s, which processes with a folder save.
  const { createS3BlobStore } = await import('./s3-blob-store.ts')
  return createS3BlobStore(location.s3)
}

/** Opens the blob store of the product. */
export async function openBlobStore(env: StorageEnv): Promise<BlobStore> {
  const primary = await openStore(env.STORAGE_URL, env.STORAGE_MIN_FREE_MB)
  return env.STORAGE_FALLBACK_URL
    ? createFallbackBlobStore(primary, await openStore(env.STORAGE_FALLBACK_URL))
    : primary
}
