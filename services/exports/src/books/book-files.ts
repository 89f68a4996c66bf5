import { basename, dirname } from 'node:path'
import { type BlobStore, deleteFolder, type ListedBlob } from '@kahani/service-kit/blobs/blob-store'
import type { BookFileType } from '../editions.ts'

const BOOKS = 'books/'
const booksOfStory = (storyId: number) => `${BOOKS}${storyId}/`

/** The blob key of a file of a rendered book. */
export const bookKey = (
  storyId: number,
  version: string,
  { name, extension }: Pick<BookFileType, 'name' | 'extension'>,
) => `${booksOfStory(storyId)}${name}-${version}.${extension}`

const NAME = /^(?<name>[a-z0-9_]+)-(?<version>[0-9a-f]{64})\.[a-z0-9]+$/
const parseName = (key: string) => NAME.exec(basename(key))?.groups

/** The version of a file of a rendered book; undefined for any other file. */
export const versionOf = (key: string): string | undefined => parseName(key)?.version

/** The name of a file of a rendered book, which is that of its edition for a main file; undefined for any other file. */
export const editionOf = (key: string): string | undefined => parseName(key)?.name

/** Deletes the books of a story in every format and version, except files to keep. */
export const deleteBooks = (blobs: BlobStore, storyId: number, isKept?: (key: string) => boolean): Promise<void> =>
  deleteFolder(blobs, booksOfStory(storyId), isKept)

/** Whether a printed copy may need a file. Then only what deletes its story deletes it. */
export const isForPress = (key: string): boolean => editionOf(key)?.split('_')[0] === 'print'

/** The newest version of a file; undefined if there is none. */
export async function newestVersion(
  blobs: Pick<BlobStore, 'list'>,
  storyId: number,
  { name }: Pick<BookFileType, 'name'>,
): Promise<string | undefined> {
  let newest: ListedBlob | undefined
  for await (const file of blobs.list(booksOfStory(storyId))) {
    const isNewer = newest === undefined || file.modifiedAt > newest.modifiedAt
    if (editionOf(file.key) === name && isNewer) newest = file
  }
  return newest && versionOf(newest.key)
}

const SUPERSEDED_RETENTION_MS = 24 * 60 * 60_000

/** Deletes versions that a newer one of the same story and format replaced a day ago, and what interrupted writes left. */
export async function deleteSupersededBooks(blobs: BlobStore): Promise<void> {
  const time = new Date(Date.now() - SUPERSEDED_RETENTION_MS)
  for await (const files of filesByStory(blobs)) {
    for (const key of supersededKeys(files, time)) await blobs.delete(key)
  }
}

async function* filesByStory(blobs: BlobStore): AsyncGenerator<ListedBlob[]> {
  let files: ListedBlob[] = []
  for await (const file of blobs.list(BOOKS)) {
    if (files[0] && dirname(files[0].key) !== dirname(file.key)) {
      yield files
      files = []
    }
    files.push(file)
  }
  yield files
}

function supersededKeys(files: ListedBlob[], time: Date): string[] {
  const versions = new Map<string, ListedBlob[]>()
  for (const file of files) {
    // The pages of a version are one file here, since the next version can have fewer of them.
    const format = editionOf(file.key)?.replace(/_\d+$/, '') ?? ''
    versions.set(format, [...(versions.get(format) ?? []), file])
  }
  return [...versions].flatMap(([format, sameFormat]) => {
    const oldestFirst = sameFormat.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())
    return oldestFirst
      .filter((file, i) => {
        const isOther = ({ key }: ListedBlob) => versionOf(key) !== versionOf(file.key)
        // A file without a current name can't be requested, such as that of an interrupted write.
        const replacement = format === '' ? file : oldestFirst.slice(i + 1).find(isOther)
        return replacement !== undefined && replacement.modifiedAt < time
      })
      .map(({ key }) => key)
  })
}
