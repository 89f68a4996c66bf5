import { createHash } from 'node:crypto'
import { COVER } from '@kahani/contracts/illustration'
import { type FocusBox, pictureFocusSchema } from '@kahani/contracts/picture-focus'
import { drawingKeyOf, focusKeyOf } from '@kahani/contracts/picture-keys'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobInfo, BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { z } from 'zod'
import type { BookPictures } from '../editions.ts'
import {
  type DescribedPicture,
  describePictures,
  ENCODING_VERSION,
  encodePictures,
  type SourcePicture,
} from '../pictures/encode-pictures.ts'
import type { PlacedPicture } from '../pictures/placed-picture.ts'
import { bookKey } from './book-files.ts'

interface StoredPicture {
  pageNumber: number
  /** Key of the file that the illustrator stored. */
  key: string
  info: BlobInfo
  /** Null if its focus boxes are not known. */
  focusInfo: BlobInfo | null
}

/** What is stored about the pictures of a book. */
const indexSchema = z.array(
  z.object({
    pageNumber: z.number(),
    widthPx: z.number(),
    heightPx: z.number(),
    tint: z.string(),
    lettered: z.boolean(),
    focus: pictureFocusSchema,
    cells: z.array(z.object({ detail: z.number(), mean: z.number(), dark: z.number(), light: z.number() })),
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
  /** Changes with the pictures, and with what their files are made for. */
  const hashOf = (...content: unknown[]) =>
    createHash('sha256')
      .update(JSON.stringify([ENCODING_VERSION, files, ...content]))
      .digest('hex')
  const indexKey = bookKey(story.id, hashOf(), { name: 'pictures', extension: 'json' })

  async function readFocus({ key, focusInfo }: StoredPicture): Promise<{ focus?: FocusBox[] }> {
    const file = focusInfo && (await blobs.get(focusKeyOf(key)))
    return file ? { focus: pictureFocusSchema.parse(JSON.parse(file.toString())) } : {}
  }

  /** @param pages whose drawings are read as well */
  async function readSources(pages: 'all' | 'cover' | 'none'): Promise<Map<number, SourcePicture>> {
    const sources = stored.map(async picture => {
      const { pageNumber, key } = picture
      const isNeeded = pages === 'all' || (pages === 'cover' && pageNumber === COVER)
      const drawing = isNeeded ? await blobs.get(drawingKeyOf(key)) : null
      const bitmap = await read(blobs, key)
      return [pageNumber, { bitmap, drawing, ...(await readFocus(picture)) }] as const
    })
    return new Map(await Promise.all(sources))
  }

  async function describe(): Promise<ReadonlyMap<number, DescribedPicture>> {
    const index = await blobs.get(indexKey)
    if (index) {
      const pictures = indexSchema.parse(JSON.parse(index.toString()))
      return new Map(pictures.map(({ pageNumber, ...picture }) => [pageNumber, picture]))
    }
    const described = await describePictures(await readSources('cover'))
    const entries = [...described].map(([pageNumber, picture]) => ({ pageNumber, ...picture }))
    await blobs.put(indexKey, Buffer.from(JSON.stringify(entries)))
    return described
  }

  /** Reads stored files, or makes and stores them: the last one completes the set. */
  async function encoded(placed: readonly PlacedPicture[]): Promise<ReadonlyMap<string, Buffer>> {
    const names = placed.map(({ name }) => name)
    const hash = hashOf(placed)
    const keyOf = (name: string) => bookKey(story.id, hash, { name: `picture_${name}`, extension: 'jpg' })
    const [last, ...others] = names.toReversed()
    if (last === undefined) return new Map()
    if (await blobs.info(keyOf(last))) {
      const found = await Promise.all(names.map(async name => [name, await blobs.get(keyOf(name))] as const))
      const complete = found.flatMap(([name, data]) => (data ? [[name, data] as const] : []))
      if (complete.length === names.length) return new Map(complete)
    }
    const files = await encodePictures(await readSources('none'), placed)
    const store = async (name: string) => {
      const data = files.get(name)
      if (data) await blobs.put(keyOf(name), data)
    }
    await Promise.all(others.map(store))
    await store(last)
    return files
  }

  const pictures: BookPictures = {
    described: describe,
    placed: encoded,
    sources: () => readSources('all'),
  }
  return { pictures, lost }
}
