import { isVariantKey } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { ArchiveEntry } from './archive.ts'

const FOLDER = 'blobs/'
/** Books, archives and pictures for the screen can be made again from these, and reference photos are never copied. */
const BACKED_UP = ['pictures/']
const ALL = [...BACKED_UP, 'books/', 'archives/', 'photos/']
const UNFINISHED = '.part'

/** @returns the key of a blob; undefined if the file is no blob */
export const blobKeyOf = (entryName: string): string | undefined =>
  entryName.startsWith(FOLDER) ? entryName.slice(FOLDER.length) : undefined

/** The pictures of all stories, except those that are deleted meanwhile. */
export async function* readBlobs(blobs: BlobStore): AsyncGenerator<ArchiveEntry> {
  for (const folder of BACKED_UP) {
    for await (const { key } of blobs.list(folder)) {
      const blob = key.endsWith(UNFINISHED) || isVariantKey(key) ? null : await blobs.stream(key)
      if (blob) yield { name: `${FOLDER}${key}`, sizeBytes: blob.info.sizeBytes, body: blob.body }
    }
  }
}

export async function* listBlobs(blobs: BlobStore): AsyncGenerator<string> {
  for (const folder of ALL) for await (const { key } of blobs.list(folder)) yield key
}
