import type { Readable } from 'node:stream'

export interface BlobInfo {
  sizeBytes: number
  modifiedAt: Date
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListedBlob {
  key: string
  modifiedAt: Date
}

/** Stores pictures, books and archives under lower-case paths such as `pictures/12/3.png`. Writes are atomic. */
export interface BlobStore {
  /** Creates or replaces a blob. Stores nothing if reading `data` fails, and throws its error. */
  put(key: string, data: Buffer | AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Throws what a write would throw, such as ENOSPC, unless `bytes` can be stored now (default: a few) and the configured space
   * stays free. Call it before anything is bought whose result has to be stored.
   */
  requireRoom(bytes?: number): Promise<void>
  /** The free space of the disk and what has to stay free, in bytes, for a store on a disk. */
  readRoom?(): Promise<{ freeBytes: number; minFreeBytes: number }>
  /** These three return null for a missing blob. */
  get(key: string): Promise<Buffer | null>
  /** `info` is of the whole blob, also if `body` is a range of it. */
  stream(key: string, range?: ByteRange): Promise<{ body: Readable; info: BlobInfo } | null>
  info(key: string): Promise<BlobInfo | null>
  /** Does nothing for a missing blob. */
  delete(key: string): Promise<void>
  /** The blobs below a folder such as `photos/`, or all (''), in the order of their keys. */
  list(folder: string): AsyncIterable<ListedBlob>
}

/** A store whose blobs can be moved to another one. */
export interface MigratableBlobStore extends BlobStore {
  /** Like `put`, unless the blob exists. @returns false if it does */
  create(key: string, data: AsyncIterable<Uint8Array>): Promise<boolean>
}

/** A blob that is moved from one store to another while they are listed may be missing in one list, but not in the next. */
const PASSES = 2

/** Deletes the blobs below a folder such as `pictures/12/`, except those to keep. */
export async function deleteFolder(
  blobs: Pick<BlobStore, 'list' | 'delete'>,
  folder: string,
  isKept: (key: string) => boolean = () => false,
): Promise<void> {
  for (let pass = 0; pass < PASSES; pass++) {
    for await (const { key } of blobs.list(folder)) if (!isKept(key)) await blobs.delete(key)
  }
}

/** Whether a listed key is the temporary file of a write. If nobody is writing, its process was killed. */
export const isPartOfWrite = (key: string) => key.endsWith(PART)
export const PART = '.part'
/** What `requireRoom` writes. All processes use the same key, so that killed ones leave no others. */
export const PROBE = `probe${PART}`

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Returns `key`. @throws if it is not a valid key, so that no key can leave the store */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`invalid blob key: ${key}`)
  return key
}

/** Returns `folder`. @throws if it is not a valid folder */
export function checkFolder(folder: string): string {
  if (folder === '') return folder
  if (!folder.endsWith('/')) throw new Error(`invalid blob folder: ${folder}`)
  return `${checkKey(folder.slice(0, -1))}/`
}
