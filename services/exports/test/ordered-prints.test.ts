import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printCheckSchema } from '@kahani/contracts/preflight'
import { preflightMessages } from '@kahani/messages/en/preflight'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { headersFor, internalHeaders } from '@kahani/testing/keys'
import { expect, onTestFinished, test } from 'vitest'
import { bookKey } from '../src/books/book-files.ts'
import { printPage } from '../src/editions.ts'
import { deleteUnorderedFiles, keptFileKey, keptImageKey } from '../src/prints/kept-files.ts'
import { ADMINISTRATOR } from './fake-stories.ts'
import { sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

const FIRST = 'Meera found a boat.'
const CHANGED = 'Meera built a boat.'
const book = (text: string, title = 'The Moon Boat') => sampleBook(7, { title }, [text])

/** Story 7 in its first version. */
async function setUpPrints() {
  const setup = await setUp()
  const { app, addBook, blobs } = setup
  await addBook(book(FIRST))
  async function keysIn(folder: string) {
    const keys = []
    for await (const { key } of blobs.list(folder)) keys.push(key)
    return keys.sort()
  }
  return {
    ...setup,
    /** What `payments` does before it creates an order. */
    async checkForOrder() {
      const request = { method: 'POST', url: '/internal/stories/7/print-files?userId=1' } as const
      const response = await app.inject({ ...request, headers: internalHeaders('payments', 'exports') })
      return printCheckSchema.parse(response.json())
    },
    async open(file: string, version: string | null, userId = 1, press?: string) {
      const query = new URLSearchParams({
        userId: `${userId}`,
        ...(version && { version }),
        ...(press && { provider: press }),
      })
      const headers = await headersFor({ userId: ADMINISTRATOR })
      return app.inject({ url: `/api/admin/stories/7/print-files/${file}?${query}`, headers })
    },
    async checkPress(version: string, provider: string, userId = ADMINISTRATOR) {
      const query = new URLSearchParams({ userId: '1', version, provider })
      const headers = await headersFor({ userId })
      return app.inject({ url: `/api/admin/stories/7/press-check?${query}`, headers })
    },
    async deleteStory(query: string) {
      setup.removeBook(7)
      const headers = internalHeaders('stories', 'exports')
      return (await app.inject({ method: 'DELETE', url: `/internal/stories/7/books${query}`, headers })).statusCode
    },
    keysIn,
    /** All files that are kept. */
    keptKeys: () => keysIn('prints/'),
  }
}

const versionOf = (check: ReturnType<typeof printCheckSchema.parse>) => {
  if (check.status !== 'ready' || !check.version) throw new Error('the files are not ready')
  return check.version
}
const FILES = ['interior.pdf', 'cover.pdf', 'book.json', '0.png', '1.png']
const keysOf = (versions: string[], files: string[]) =>
  versions.flatMap(version => files.map(file => `prints/7/${version}/${file}`)).sort()
const filesOf = (...versions: string[]) => keysOf(versions, FILES)
const filesAndImagesOf = (...versions: string[]) => keysOf(versions, [...FILES, 'cover.jpg'])

test('a copy keeps what was ordered when its story is changed, and when it is deleted', async () => {
  const { checkForOrder, open, addBook, stories, deleteStory, keptKeys, keysIn } = await setUpPrints()
  const checked = await checkForOrder()
  expect(checked).toMatchObject({ status: 'ready', title: 'The Moon Boat', book: { binding: 'perfect' } })
  const first = versionOf(checked)
  expect(versionOf(await checkForOrder())).toBe(first)
  await addBook(book(CHANGED, 'The Sun Boat'))
  const changed = versionOf(await checkForOrder())
  await addBook(book(CHANGED, 'Nobody ordered this'))
  await checkForOrder()

  stories.copiesInWork.set(7, [first, changed])
  const expectOrdered = async (userId: number) => {
    const bodies = [first, changed].map(async version =>
      Promise.all(['interior', 'cover'].map(async file => (await open(file, version, userId)).body)),
    )
    expect(await Promise.all(bodies)).toEqual([
      [`Interior:  ${FIRST}`, 'Cover: The Moon Boat'],
      [`Interior:  ${CHANGED}`, 'Cover: The Sun Boat'],
    ])
  }
  await expectOrdered(1)
  // Not even the current version is sent instead.
  expect((await open('interior', null)).json()).toMatchObject({ code: 'no_copy_in_work' })
  stories.copiesInWork.set(7, [null, first, changed])
  expect((await open('cover', null)).body).toBe('Cover: Nobody ordered this')

  stories.copiesInWork.set(7, [first, changed])
  for (let i = 0; i < 2; i++) {
    expect(await deleteStory('?keep=print')).toBe(204)
    expect(await keptKeys()).toEqual(filesOf(first, changed))
    for (const userId of [1, -987]) await expectOrdered(userId)
  }
  stories.copiesInWork.set(7, [changed])
  await deleteStory('?keep=print')
  expect(await keptKeys()).toEqual(filesOf(changed))
  await deleteStory('')
  expect(await keptKeys()).toEqual([])
  expect(await keysIn('books/')).toEqual([])
})

test('an order gets no version whose pictures were not checked, if the story changes while its files are made', async () => {
  const { checkForOrder, addBook, stories, open } = await setUpPrints()
  stories.afterResponse = () => {
    stories.afterResponse = () => {}
    const changed = book(CHANGED)
    void addBook({ ...changed, pages: changed.pages.map(page => ({ ...page, pictureKey: null })) })
  }
  expect(await checkForOrder()).toEqual({ status: 'pending', progress: 0 })
  await addBook(book(CHANGED))
  const version = versionOf(await checkForOrder())
  stories.copiesInWork.set(7, [version])
  expect((await open('interior', version)).body).toContain(CHANGED)
})

test('another press gets the book that was ordered, when its story is changed, and when it is deleted', async () => {
  const { checkForOrder, checkPress, open, addBook, stories, deleteStory, keptKeys, blobs } = await setUpPrints()
  const version = versionOf(await checkForOrder())
  stories.copiesInWork.set(7, [version])
  await addBook(book(CHANGED, 'The Sun Boat'))
  const check = await checkPress(version, 'gelato')
  expect([check.statusCode, check.json()]).toMatchObject([200, { status: 'ready', report: { pages: 8 } }])
  expect((await open('interior', version, 1, 'gelato')).body).toBe(`gelato: Interior:  ${FIRST}`)
  await deleteStory('?keep=print')
  for (const userId of [1, -987]) {
    expect((await open('interior', version, userId, 'pothi')).body).toBe(`pothi: Interior:  ${FIRST}`)
    expect((await open('cover', version, userId, 'pothi')).body).toBe('Cover: The Moon Boat')
  }
  expect((await open('interior', version, 1, 'nobody')).statusCode).toBe(400)

  await blobs.delete(`prints/7/${version}/book.json`)
  expect((await open('interior', version, 1, 'lulu')).json()).toMatchObject({ code: 'book_not_kept' })
  expect((await checkPress(version, 'lulu')).json()).toMatchObject({ code: 'book_not_kept' })
  expect((await checkPress(version, 'gelato', 1)).statusCode).toBe(403)
  stories.copiesInWork.set(7, [null])
  expect((await checkPress(version, 'gelato')).json()).toMatchObject({ code: 'no_copy_in_work' })
  expect((await open('interior', null, 1, 'lulu')).json()).toMatchObject({ code: 'book_not_kept' })
  await deleteStory('')
  expect(await keptKeys()).toEqual([])
})

test('lost files are made again of the same version, or the administrator learns that they are lost', async () => {
  const { checkForOrder, open, addBook, stories, blobs, keptKeys, removeBook, logger } = await setUpPrints()
  const version = versionOf(await checkForOrder())
  stories.copiesInWork.set(7, [version])
  const lose = () => Promise.all(filesAndImagesOf(version).map(key => blobs.delete(key)))
  await lose()
  expect((await open('interior', version)).body).toContain(FIRST)
  expect(await keptKeys()).toEqual(filesAndImagesOf(version))

  await lose()
  const error = { code: 'print_files_lost', message: preflightMessages.filesLost }
  const expectLost = async (userId: number) => {
    const response = await open('interior', version, userId)
    expect([response.statusCode, response.json()]).toEqual([404, error])
  }
  await addBook(book(CHANGED))
  await expectLost(1)
  await expectLost(-987)
  removeBook(7)
  await expectLost(1)
  expect(logger.lines.filter(line => line.includes('files of an ordered printed copy are lost'))).toHaveLength(3)
  expect(await keptKeys()).toEqual([])
})

test('the family sees the cover of its copy after a newer version replaced it, until its story is deleted', async () => {
  const { checkForOrder, download, addBook, stories, blobs, deleteStory, keptKeys } = await setUpPrints()
  const version = versionOf(await checkForOrder())
  await addBook(book(CHANGED, 'The Sun Boat'))
  await blobs.delete(bookKey(7, version, printPage(0)))
  const cover = (userId = 1) => download(7, userId, `print-preview/0?version=${version}`)
  expect((await cover()).body).toBe('Image: The Moon Boat')
  expect((await cover(2)).statusCode).toBe(404)

  expect(await keptKeys()).toEqual(filesAndImagesOf(version))
  stories.copiesInWork.set(7, [version])
  await deleteStory('?keep=print')
  expect(await keptKeys()).toEqual(filesOf(version))
})

test('files that no copy needs are deleted a day after they were checked', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-prints-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  const put = async (key: string, hoursAgo: number) => {
    await blobs.put(key, Buffer.from('a file'))
    const time = new Date(Date.now() - hoursAgo * 60 * 60_000)
    await utimes(join(dir, key), time, time)
    return key
  }
  const [first, second, third] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)]
  const copies = new Map<number, (string | null)[]>([
    [7, [first]],
    [8, [null]],
    [9, [first]],
  ])
  const kept = [
    await put(keptFileKey(7, first, 'cover'), 90),
    await put(keptFileKey(7, second, 'interior'), 23),
    await put(keptFileKey(8, null, 'interior'), 90),
    await put(keptImageKey(9, first), 90),
    await put(keptImageKey(9, second), 90),
  ]
  await put(`${keptFileKey(7, first, 'cover')}.d9b2.part`, 25)
  await put(keptFileKey(7, second, 'cover'), 25)
  await put(keptFileKey(8, first, 'interior'), 25)
  await put(keptFileKey(9, second, 'cover'), 25)
  await put(keptImageKey(9, third), 25)

  // The first copy of story 9 can still be paid, the second one is delivered.
  const shown = new Map([[9, [second]]])
  const listVersions = async (storyId: number) => {
    return { versions: copies.get(storyId) ?? [], shown: shown.get(storyId) ?? [] }
  }
  await deleteUnorderedFiles(blobs, { listVersions })
  const keys = []
  for await (const { key } of blobs.list('prints/')) keys.push(key)
  expect(keys).toEqual(kept)

  const unavailable = async () => {
    throw new Error('payments is unavailable')
  }
  await expect(deleteUnorderedFiles(blobs, { listVersions: unavailable })).rejects.toThrow('unavailable')
  expect(await blobs.info(keptFileKey(7, first, 'cover'))).not.toBeNull()
})
