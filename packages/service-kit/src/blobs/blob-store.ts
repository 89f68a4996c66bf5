import type { Readable } from 'node:stream'

/** What is kept under a key. */
export interface BlobInfo {
  sizeBytes: number
}

/**
 * Where pictures and books are kept. A key is a path of lower-case words, such as `pictures/12/3.png`.
 * A blob is there whole or not at all.
 */
export interface BlobStore {
  /** Writes or replaces. */
  put(key: string, data: Buffer): Promise<void>
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>
  /** Null where there is none. */
  stream(key: string): Promise<{ body: Readable; info: BlobInfo } | null>
  /** Null where there is none. */
  info(key: string): Promise<BlobInfo | null>
  /** Nothing happens where there is none. */
  delete(key: string): Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** @throws where the key could lead out of the store */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a blob key: ${key}`)
  return key
}
