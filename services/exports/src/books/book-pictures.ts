import { createHash } from 'node:crypto'
import { COVER } from '@kahani/contracts/illustration'
import { type FocusBox, pictureFocusSchema } from '@kahani/contracts/picture-focus'
import { drawingKeyOf, focusKeyOf } from '@kahani/contracts/picture-keys'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobInfo, BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { z } from 'zod'
import type { BookPictures } from '../editions.ts'
import {
  ENCODING_VERSION,
  type EncodedPicture,
  encodePictures,
  type SourcePicture,
} from '../pictures/encode-pictures.ts'
import { bookKey } from './book-files.ts'

interface StoredPicture {
  pageNumber: number
  /** Key of the file that the illustrator stored. */
  key: string
  info: BlobInfo
  /** Null if its focus boxes are not known. */
  focusInfo: BlobInfo | null
}

/** What is stored about the encoded pictures of a book, after their files. */
const indexSchema = z.array(
  z.object({
    pageNumber: z.number(),
    widthPx: z.number(),
    heightPx: z.number(),
    tint: z.string(),
    lettered: z.boolean(),
    focus: pictureFocusSchema,
  }),
)

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
    const [info, focusInfo] = await Promise.all([blobs.info(key), blobs.info(focusKeyOf(key))])
    if (info) stored.push({ pageNumber, key, info, focusInfo })
    else lost.push(pageNumber)
  }

  const stamp = (info: BlobInfo | null) => info && [info.sizeBytes, info.modifiedAt.getTime()]
  const files = stored.map(({ pageNumber, key, info, focusInfo }) => [pageNumber, key, stamp(info), stamp(focusInfo)])
  const version = createHash('sha256')
    .update(JSON.stringify([ENCODING_VERSION, files]))
    .digest('hex')
  const encodedKey = (pageNumber: number) =>
    bookKey(story.id, version, { name: `picture_${pageNumber}`, extension: 'jpg' })
  const indexKey = bookKey(story.id, version, { name: 'pictures', extension: 'json' })

  async function readEncoded(): Promise<Map<number, EncodedPicture> | null> {
    const index = await blobs.get(indexKey)
    if (!index) return null
    const encoded = new Map<number, EncodedPicture>()
    for (const { pageNumber, ...picture } of indexSchema.parse(JSON.parse(index.toString()))) {
      const data = await blobs.get(encodedKey(pageNumber))
      if (!data) return null
      encoded.set(pageNumber, { data, ...picture })
    }
    return encoded
  }

  async function readFocus({ key, focusInfo }: StoredPicture): Promise<{ focus?: FocusBox[] }> {
    const file = focusInfo && (await blobs.get(focusKeyOf(key)))
    return file ? { focus: pictureFocusSchema.parse(JSON.parse(file.toString())) } : {}
  }

  /** @param pages whose drawings are read as well */
  async function readSources(pages: 'all' | 'cover'): Promise<Map<number, SourcePicture>> {
    const sources = stored.map(async picture => {
      const { pageNumber, key } = picture
      const isNeeded = pages === 'all' || pageNumber === COVER
      const drawing = isNeeded ? await blobs.get(drawingKeyOf(key)) : null
      const bitmap = await read(blobs, key)
      return [pageNumber, { bitmap, drawing, ...(await readFocus(picture)) }] as const
    })
    return new Map(await Promise.all(sources))
  }

  async function encodeAndStore(): Promise<Map<number, EncodedPicture>> {
    const encoded = await encodePictures(await readSources('cover'))
    await Promise.all([...encoded].map(([pageNumber, { data }]) => blobs.put(encodedKey(pageNumber), data)))
    const index = [...encoded].map(([pageNumber, { data: _, ...picture }]) => ({ pageNumber, ...picture }))
    await blobs.put(indexKey, Buffer.from(JSON.stringify(index)))
    return encoded
  }

  const pictures: BookPictures = {
    encoded: async () => (await readEncoded()) ?? encodeAndStore(),
    sources: () => readSources('all'),
  }
  return { pictures, lost }
}
