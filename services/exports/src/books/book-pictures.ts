import { createHash } from 'node:crypto'
import { drawingKey } from '@kahani/contracts/picture-keys'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobInfo, BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { BookPictures } from '../editions.ts'
import {
  ENCODING_VERSION,
  type EncodedPicture,
  encodePictures,
  readEncodedPicture,
  type SourcePicture,
} from '../pictures/encode-pictures.ts'
import { bookKey } from './book-files.ts'

interface StoredPicture {
  pageNumber: number
  /** Key of the file that the illustrator stored. */
  key: string
  info: BlobInfo
}

/** A file that disappears between two reads is noticed when the job runs again. */
async function read(blobs: Pick<BlobStore, 'get'>, key: string): Promise<Buffer> {
  const data = await blobs.get(key)
  if (!data) throw new Error('a picture disappeared from the blob store')
  return data
}

/** Opens the pictures of a book. The encoded ones are stored beside its files, for all editions. */
export async function openBookPictures(
  blobs: BlobStore,
  { story, pages }: Book,
): Promise<{ pictures: BookPictures; lost: number[] }> {
  const stored: StoredPicture[] = []
  const lost: number[] = []
  for (const { pageNumber, pictureKey: key } of pages) {
    if (key === null) continue
    const info = await blobs.info(key)
    if (info) stored.push({ pageNumber, key, info })
    else lost.push(pageNumber)
  }

  const files = stored.map(({ pageNumber, key, info }) => [pageNumber, key, info.sizeBytes, info.modifiedAt.getTime()])
  const version = createHash('sha256')
    .update(JSON.stringify([ENCODING_VERSION, files]))
    .digest('hex')
  const encodedKey = (pageNumber: number) =>
    bookKey(story.id, version, { name: `picture_${pageNumber}`, extension: 'jpg' })

  async function readEncoded(): Promise<Map<number, Buffer> | null> {
    const encoded = new Map<number, Buffer>()
    for (const { pageNumber } of stored) {
      const data = await blobs.get(encodedKey(pageNumber))
      if (!data) return null
      encoded.set(pageNumber, data)
    }
    return encoded
  }

  async function encodeAndStore(): Promise<Map<number, Buffer>> {
    const bitmaps = await Promise.all(
      stored.map(async ({ pageNumber, key }) => [pageNumber, await read(blobs, key)] as const),
    )
    const encoded = await encodePictures(new Map(bitmaps))
    await Promise.all([...encoded].map(([pageNumber, data]) => blobs.put(encodedKey(pageNumber), data)))
    return encoded
  }

  const pictures: BookPictures = {
    async encoded() {
      const encoded = (await readEncoded()) ?? (await encodeAndStore())
      const described = [...encoded].map(
        async ([pageNumber, data]): Promise<[number, EncodedPicture]> => [pageNumber, await readEncodedPicture(data)],
      )
      return new Map(await Promise.all(described))
    },
    async sources() {
      const sources = new Map<number, SourcePicture>()
      for (const { pageNumber, key } of stored) {
        const drawing = await blobs.get(drawingKey(story.id, pageNumber))
        sources.set(pageNumber, { bitmap: await read(blobs, key), drawing })
      }
      return sources
    },
  }
  return { pictures, lost }
}
