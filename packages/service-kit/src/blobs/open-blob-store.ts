import { fileURLToPath } from 'node:url'
import { ConfigError } from '../config.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileBlobStore } from './file-blob-store.ts'

/** The store that `STORAGE_URL` names. @throws ConfigError for a kind of place that isn't known */
export function openBlobStore(url: string): BlobStore {
  if (url.startsWith('file:')) return createFileBlobStore(fileURLToPath(url))
  throw new ConfigError('STORAGE_URL: only a place like file:///var/lib/kahani/blobs can be used')
}
