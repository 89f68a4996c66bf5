import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { focusKeyOf } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openBookPictures } from '../src/books/book-pictures.ts'
import { encodePictures, UnreadablePicturesError } from '../src/pictures/encode-pictures.ts'
import { wholePicture } from '../src/pictures/placed-picture.ts'
import { PICTURE_XMP, sampleBook, samplePicture } from './sample-book.ts'

const book = sampleBook(7)
const keyOf = (pageNumber: number) => book.pages[pageNumber]?.pictureKey ?? ''

async function openBlobs(): Promise<BlobStore> {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-pictures-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  for (const { pageNumber } of book.pages) await blobs.put(keyOf(pageNumber), await samplePicture(pageNumber * 40))
  return blobs
}

const SAMPLE_SIZE = { widthPx: 64, heightPx: 64 }
const WHOLE = book.pages.map(({ pageNumber }) => wholePicture(pageNumber, SAMPLE_SIZE))
const encodedIn = async (blobs: BlobStore) => (await openBookPictures(blobs, book)).pictures.placed(WHOLE)

const describedIn = async (blobs: BlobStore) => (await openBookPictures(blobs, book)).pictures.described()

test('encodes the pictures of a book once for all editions', async () => {
  const blobs = await openBlobs()
  const first = await encodedIn(blobs)
  expect([...first.keys()]).toEqual(['0', '1', '2', '3'])
  const reads: string[] = []
  const watched = {
    ...blobs,
    get(key: string) {
      reads.push(key)
      return blobs.get(key)
    },
  }
  expect(await encodedIn(watched)).toEqual(first)
  expect(reads.filter(key => key.startsWith('pictures/'))).toEqual([])
})

test('keeps in each picture how it was made', async () => {
  const encoded = [...(await encodedIn(await openBlobs())).values()]
  const xmp = await Promise.all(encoded.map(async data => (await sharp(data).metadata()).xmpAsString))
  expect(xmp).toEqual(Array(4).fill(PICTURE_XMP))
})

test('encodes a picture again that was replaced', async () => {
  const blobs = await openBlobs()
  const first = await encodedIn(blobs)
  const larger = await sharp(await samplePicture(200))
    .resize(80)
    .png()
    .toBuffer()
  await blobs.put(keyOf(2), larger)
  const second = await encodedIn(blobs)
  expect((await sharp(second.get('2')).metadata()).width).toBe(80)
  expect(second.get('1')).toEqual(first.get('1'))
})

test('reads what has to be seen of a picture, also if it is found later', async () => {
  const face: FocusBox = { part: 'face', who: 'child', box: { x: 0.2, y: 0.3, width: 0.2, height: 0.25 } }
  const blobs = await openBlobs()
  expect((await describedIn(blobs)).get(2)?.focus).not.toEqual([face])
  await blobs.put(focusKeyOf(keyOf(2)), Buffer.from(JSON.stringify([face])))
  const { pictures } = await openBookPictures(blobs, book)
  expect((await pictures.described()).get(2)?.focus).toEqual([face])
  expect((await describedIn(blobs)).get(2)?.focus).toEqual([face])
  expect((await pictures.sources()).get(2)?.focus).toEqual([face])
})

test('names the pictures that are missing, and those that are no images', async () => {
  const blobs = await openBlobs()
  await blobs.delete(keyOf(1))
  await blobs.put(keyOf(3), Buffer.from('no picture at all'))
  const { lost, pictures } = await openBookPictures(blobs, book)
  expect(lost).toEqual([1])
  await expect(pictures.placed(WHOLE)).rejects.toThrow(new UnreadablePicturesError([3]))
})

test('lowers the quality of pictures that would make the book larger than 3 MB', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: 700, height: 700, channels: 3 as const, background: 'grey', noise }
  const bitmap = await sharp({ create }).png().toBuffer()
  const source = { bitmap, drawing: null }
  const whole = Array.from({ length: 6 }, (_, i) => wholePicture(i, { widthPx: 700, heightPx: 700 }))
  const sources = new Map(whole.map(({ pageNumber }) => [pageNumber, source]))
  const encoded = await encodePictures(sources, whole)
  const total = [...encoded.values()].reduce((sum, { length }) => sum + length, 0)
  expect(total).toBeLessThanOrEqual(2_700_000)
  const [alone] = (await encodePictures(sources, whole.slice(0, 1))).values()
  expect(alone?.length).toBeGreaterThan(2_700_000 / 6)
})
