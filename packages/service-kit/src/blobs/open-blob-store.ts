import { fileURLToPath } from 'node:url'
import { ConfigError } from '../config.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileBlobStore } from './file-blob-store.ts'

/** Opens the store at `STORAGE_URL`. @throws ConfigError for an unsupported URL scheme */
export function openBlobStore(url: string): BlobStore {
  if (url.startsWith('file:')) return createFileBlobStore(fileURLToPath(url))
  throw new ConfigError('STORAGE_URL: must be a URL like file:///var/lib/kahani/blobs')
}
