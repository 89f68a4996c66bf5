import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import { createLogger } from '@kahani/service-kit/logger'
import { headersFor, internalHeaders } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, onTestFinished, test } from 'vitest'
import { deleteSupersededBooks } from '../src/books/book-files.ts'
import { createBookJobHandler } from '../src/books/book-job-handler.ts'
import { createEditions } from '../src/editions.ts'
import { ADMINISTRATOR } from './fake-stories.ts'
import { sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

const logger = createTestLogger(createLogger)
const file = Buffer.from('a book')

async function openBlobs() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-books-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, blobs: createFileBlobStore(dir) }
}

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys = []
  for await (const { key } of blobs.list('books/')) keys.push(key)
  return keys.sort()
}

test('stories deletes the books of a story, in every version; nobody else can', async () => {
  const { app, blobs } = await setUp()
  for (const key of ['books/7/pdf-1.pdf', 'books/7/pdf-2.pdf', 'books/71/pdf-1.pdf']) await blobs.put(key, file)
  const deleteBooks = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'DELETE', url: '/internal/stories/7/books', headers })).statusCode
  expect(await deleteBooks({})).toBe(401)
  const stories = internalHeaders('stories', 'exports')
  expect([await deleteBooks(stories), await deleteBooks(stories)]).toEqual([204, 204])
  expect(await keysOf(blobs)).toEqual(['books/71/pdf-1.pdf'])
})

test('the newest files for the press stay while a copy of the deleted story is on order that has no version', async () => {
  const { app, blobs, removeBook, addBook, stories } = await setUp()
  stories.copiesInWork.set(7, [null])
  await addBook(sampleBook(7))
  const [older, newer] = ['1'.repeat(64), '2'.repeat(64)]
  const names = ['print_cover', 'print', 'print_report', 'pdf']
  for (const version of [older, newer]) {
    for (const name of names) await blobs.put(`books/7/${name}-${version}.pdf`, Buffer.from(`${name} ${version}`))
  }
  removeBook(7)
  const request = async (query: string) => {
    const headers = internalHeaders('stories', 'exports')
    return (await app.inject({ method: 'DELETE', url: `/internal/stories/7/books${query}`, headers })).statusCode
  }
  const open = async (name: string, userId: number) =>
    app.inject({
      url: `/api/admin/stories/7/print-files/${name}?userId=${userId}`,
      headers: await headersFor({ userId: ADMINISTRATOR }),
    })
  for (let i = 0; i < 2; i++) {
    expect(await request('?keep=print')).toBe(204)
    expect(await keysOf(blobs)).toEqual([])
    for (const userId of [1, -987]) {
      const [interior, cover] = [await open('interior', userId), await open('cover', userId)]
      expect([interior.body, cover.body]).toEqual([`print ${newer}`, `print_cover ${newer}`])
      expect(cover.headers['content-disposition']).toContain('story_7_print_cover.pdf')
    }
  }
  expect(await request('')).toBe(204)
  for (const userId of [1, -987]) expect((await open('interior', userId)).statusCode).toBe(404)
})

test('files for the press that are missing are reported', async () => {
  const { app, logger: appLogger, stories } = await setUp()
  stories.copiesInWork.set(7, [null, '1'.repeat(64)])
  const headers = internalHeaders('stories', 'exports')
  await app.inject({ method: 'DELETE', url: '/internal/stories/7/books?keep=print', headers })
  expect(appLogger.lines.filter(line => line.includes('its files are missing'))).toHaveLength(2)
})

test('a job that finds its story deleted leaves files for the press to whoever deletes the story', async () => {
  const { blobs } = await openBlobs()
  const [own, other] = ['1'.repeat(64), '2'.repeat(64)]
  const source = {
    fetch: () => Promise.reject(notFound('story')),
    reportLostPicture: async () => ({ outcome: 'pending' }) as const,
  }
  const editions = createEditions('proof')
  const renderers = { pdf: async () => ({ file }), print: async () => ({ file }) }
  const handle = createBookJobHandler({ source, blobs, editions, renderers, logger })
  for (const format of ['pdf', 'print'] as const) {
    for (const name of ['pdf', 'print', 'print_cover']) {
      for (const version of [own, other]) await blobs.put(`books/7/${name}-${version}.pdf`, file)
    }
    const run = { signal: new AbortController().signal, setProgress: async () => {} }
    await expect(handle({ storyId: 7, userId: 1, format, version: own }, run)).rejects.toThrow('no_story')
    const kept = format === 'print' ? [other] : [own, other]
    expect(await keysOf(blobs)).toEqual(
      kept.flatMap(version => ['print', 'print_cover'].map(name => `books/7/${name}-${version}.pdf`)).sort(),
    )
  }
})

test('a book whose story is deleted during rendering is deleted, also if the worker crashed meanwhile', async () => {
  const { blobs } = await openBlobs()
  let book: Book | null = sampleBook(7)
  for (const { pictureKey } of book.pages) if (pictureKey) await blobs.put(pictureKey, file)
  const handle = createBookJobHandler({
    source: {
      fetch: async () => {
        if (!book) throw notFound('story')
        return book
      },
      reportLostPicture: async () => ({ outcome: 'pending' }),
    },
    blobs,
    editions: createEditions('proof'),
    renderers: {
      pdf: async () => {
        book = null
        return { file }
      },
    },
    logger,
  })
  const run = () =>
    handle(
      { storyId: 7, userId: 1, format: 'pdf', version: '' },
      { signal: new AbortController().signal, setProgress: async () => {} },
    )
  await expect(run()).rejects.toThrow('no_story')
  expect(await keysOf(blobs)).toEqual([])

  await blobs.put('books/7/pdf-1.pdf', file)
  await expect(run()).rejects.toThrow('no_story')
  expect(await keysOf(blobs)).toEqual([])
})

test('a version is deleted a day after a newer one of the same file replaced it', async () => {
  const { dir, blobs } = await openBlobs()
  const put = async (name: string, hoursAgo: number) => {
    const key = `books/7/${name}`
    await blobs.put(key, file)
    const time = new Date(Date.now() - hoursAgo * 60 * 60_000)
    await utimes(join(dir, key), time, time)
    return key
  }
  const hash = (digit: number) => String(digit).repeat(64)
  await put(`pdf-${hash(1)}.pdf`, 90)
  const replaced = await put(`pdf-${hash(2)}.pdf`, 30)
  const latest = await put(`pdf-${hash(3)}.pdf`, 20)
  const otherFormat = await put(`epub-${hash(1)}.epub`, 90)
  await put(`print_cover-${hash(1)}.pdf`, 90)
  const attachment = await put(`print_cover-${hash(2)}.pdf`, 30)
  const main = await put(`print-${hash(1)}.pdf`, 90)
  // The newer version has fewer pages.
  for (const page of [0, 1, 2]) await put(`print_page_${page}-${hash(1)}.jpg`, 90)
  const pages = [await put(`print_page_0-${hash(2)}.jpg`, 30), await put(`print_page_1-${hash(2)}.jpg`, 29)]
  await put(`${hash(4)}.pdf`, 30)
  const interrupted = await put(`pdf-${hash(5)}.pdf.d9b2.part`, 1)
  const otherStory = `books/8/pdf-${hash(1)}.pdf`
  await blobs.put(otherStory, file)

  await deleteSupersededBooks(blobs)
  expect(await keysOf(blobs)).toEqual(
    [replaced, latest, otherFormat, attachment, main, ...pages, interrupted, otherStory].sort(),
  )
})
