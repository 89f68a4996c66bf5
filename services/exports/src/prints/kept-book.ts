import { drawingKeyOf, focusKeyOf } from '@kahani/contracts/picture-keys'
import type { PrintFile, PrintProviderName } from '@kahani/contracts/preflight'
import { type Book, bookSchema } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { keptFolder } from './kept-files.ts'

// In the folder of the files of a version, so that they are deleted with them.
const folderOf = (storyId: number, version: string) => `${keptFolder(storyId)}${version}/`
const keptBookKey = (storyId: number, version: string) => `${folderOf(storyId, version)}book.json`
const keptPictureKey = (storyId: number, version: string, pageNumber: number) =>
  `${folderOf(storyId, version)}${pageNumber}.png`

/** A file that is made of a kept book for another press than the one it was ordered for, or the report on its files. */
export interface PressFile {
  storyId: number
  version: string
  provider: PrintProviderName
  file: PrintFile | 'report'
}

export const pressFileKey = ({ storyId, version, provider, file }: PressFile) =>
  `${folderOf(storyId, version)}${provider}_${file}-${version}.${file === 'report' ? 'json' : 'pdf'}`

async function copy(blobs: BlobStore, from: string, to: string): Promise<boolean> {
  const stored = await blobs.stream(from)
  if (stored) await blobs.put(to, stored.body)
  return stored !== null
}

/** Keeps the texts and pictures of a version, so that files for any press can be made of it. @returns false if a picture is missing */
export async function keepBook(blobs: BlobStore, book: Book, version: string): Promise<boolean> {
  const storyId = book.story.id
  const pages: Book['pages'] = []
  for (const page of book.pages) {
    const { pictureKey, pageNumber } = page
    const keptKey = keptPictureKey(storyId, version, pageNumber)
    if (pictureKey !== null) {
      if (!(await copy(blobs, pictureKey, keptKey))) return false
      for (const beside of [drawingKeyOf, focusKeyOf]) await copy(blobs, beside(pictureKey), beside(keptKey))
    }
    pages.push({ ...page, pictureKey: pictureKey && keptKey })
  }
  await blobs.put(keptBookKey(storyId, version), Buffer.from(JSON.stringify({ ...book, pages })))
  return true
}

export const isBookKept = async (blobs: Pick<BlobStore, 'info'>, storyId: number, version: string): Promise<boolean> =>
  (await blobs.info(keptBookKey(storyId, version))) !== null

/** Returns a kept book, whose pictures are those that are kept with it; null if there is none. */
export async function readKeptBook(blobs: BlobStore, storyId: number, version: string): Promise<Book | null> {
  const json = await blobs.get(keptBookKey(storyId, version))
  return json && bookSchema.parse(JSON.parse(json.toString()))
}
