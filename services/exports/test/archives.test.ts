import { QUEUES } from '@kahani/contracts/jobs'
import { headersFor, internalHeaders } from '@kahani/testing/keys'
import { listAcceptedCallers } from '@kahani/testing/routes'
import { UnrecoverableError, Worker } from 'bullmq'
import { expect, onTestFinished, test } from 'vitest'
import { createArchiveFiles } from '../src/archives/archive-files.ts'
import { setUpArchives } from './archive-set-up.ts'
import { accountPayments, accountProfile } from './fake-accounts.ts'
import { sampleBook } from './sample-book.ts'

const QUEUE = QUEUES.archives
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

test('an archive has the data of the account, and every story with its words, pictures and book', async () => {
  const archives = await setUpArchives()
  const { state, rendering, addBook, call, status, download, logger } = archives
  await addBook(sampleBook(3))
  await addBook(sampleBook(4, { title: 'मीरा' }, ['Once.']))
  const cover = sampleBook(5, { title: 'No Pictures' }).pages.map(page => ({ ...page, pictureKey: null }))
  await addBook({ ...sampleBook(5, { title: 'No Pictures' }), pages: cover })
  state.unfinishedId = 2
  const otherKey = 'pictures/3/1.2.png'
  await archives.blobs.put(otherKey, Buffer.from('another version'))
  state.otherPictures.set(3, [{ pageNumber: 1, version: 2, change: { basedOn: 0 }, pictureKey: otherKey }])
  rendering.fails.add(5)
  const stored = await archives.app.inject({ url: '/api/stories/3/pdf', headers: await headersFor({ userId: 7 }) })
  expect(stored.statusCode).toBe(200)

  expect(await status()).toEqual({ state: 'none' })
  const release = archives.blockRendering()
  const started = await call('POST')
  expect([started.statusCode, started.json()]).toEqual([202, { state: 'preparing', progress: null }])
  archives.startWorker()
  await expect.poll(status).toEqual({ state: 'preparing', progress: { done: 1, total: 3 } })
  expect((await call('GET', '/download')).statusCode).toBe(404)
  expect((await call('POST')).json()).toEqual({ state: 'preparing', progress: { done: 1, total: 3 } })
  const [job] = await archives.queue.getJobs()
  expect(job?.data).toEqual({ userId: 7 })
  release()
  await archives.untilReady()

  const response = await call('GET', '/download')
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(response.rawPayload.length),
    'content-disposition': 'attachment; filename="Kahani_archive.zip"',
    'cache-control': 'no-store',
  })
  const zip = await download()
  const pictures = (count: number) => ['cover.png', 'page-01.png', 'page-02.png', 'page-03.png'].slice(0, count)
  expect([...zip.keys()]).toEqual([
    'account.json',
    'payments.json',
    'stories.json',
    'stories/1-the-moon-boat/story.txt',
    ...pictures(4).map(name => `stories/1-the-moon-boat/pictures/${name}`),
    'stories/1-the-moon-boat/pictures/other/page-01-2.png',
    'stories/1-the-moon-boat/book.pdf',
    'stories/2-मीरा/story.txt',
    ...pictures(2).map(name => `stories/2-मीरा/pictures/${name}`),
    'stories/2-मीरा/book.pdf',
    'stories/3-no-pictures/story.txt',
    'README.txt',
  ])
  expect(JSON.parse(String(zip.get('account.json')))).toEqual(accountProfile)
  expect(JSON.parse(String(zip.get('payments.json')))).toEqual(accountPayments)
  expect(JSON.parse(String(zip.get('stories.json'))).stories).toHaveLength(4)
  expect(String(zip.get('stories/2-मीरा/story.txt'))).toBe('मीरा\nA story for Meera\n\n1\nOnce.\n\nThe End\n')
  expect(String(zip.get('stories/2-मीरा/book.pdf'))).toBe('%PDF of मीरा')
  const picture = zip.get('stories/1-the-moon-boat/pictures/page-01.png')
  expect(picture?.subarray(0, 4)).toEqual(PNG)
  expect(picture).toEqual(await archives.blobs.get('pictures/3/1.png'))
  const readMe = String(zip.get('README.txt'))
  expect(readMe).toContain('- No Pictures (stories/3-no-pictures)')
  expect(readMe).not.toContain('The Moon Boat')

  // A stored book is used.
  expect([...new Set(rendering.ids)]).toEqual([3, 4, 5])
  expect(rendering.ids.filter(id => id === 3)).toEqual([3])
  await archives.untilIdle()
  const ready = await status()
  if (ready.state !== 'ready') throw new Error('the archive is not ready')
  expect(ready.sizeBytes).toBe(response.rawPayload.length)
  const createdAt = Date.parse(ready.createdAt)
  expect(Date.parse(ready.expiresAt) - createdAt).toBe(7 * 24 * 3_600_000)
  expect(state.notifications).toEqual([{ archiveId: `7-${createdAt}` }])
  const lines = logger.lines.join('')
  expect(lines).toContain('archive prepared')
  expect(lines).not.toMatch(/Meera|Moon Boat|No Pictures|asha/)
})

test('an archive does not wait for pictures, and names the stories whose pictures are not complete', async () => {
  const { state, addBook, blobs, app, call, status, startWorker, untilReady, untilIdle, download } =
    await setUpArchives()
  await addBook({ ...sampleBook(3, { title: 'Pending' }), picturesPending: true })
  await addBook(sampleBook(4, { title: 'Lost' }))
  await addBook(sampleBook(5, { title: 'Complete' }))
  await app.inject({ url: '/api/stories/4/pdf', headers: await headersFor({ userId: 7 }) })
  await blobs.delete('pictures/4/2.png')
  await call('POST')
  startWorker()
  await untilReady()
  const zip = await download()
  expect([...zip.keys()].filter(name => name.endsWith('book.pdf'))).toEqual([
    'stories/2-lost/book.pdf',
    'stories/3-complete/book.pdf',
  ])
  expect(state.lostPictures).toEqual(['/internal/stories/4/pictures/2/lost'])
  const readMe = String(zip.get('README.txt'))
  expect(readMe).toContain('- Pending (stories/1-pending)\n- Lost (stories/2-lost)\n')
  expect(readMe).not.toContain('Complete')

  // It is made again at once.
  await untilIdle()
  expect(await status()).toMatchObject({ state: 'ready', incomplete: true })
  await addBook(sampleBook(3, { title: 'Pending' }))
  await addBook(sampleBook(4, { title: 'Lost' }))
  expect((await call('POST')).json()).toEqual({ state: 'preparing', progress: null })
  await expect.poll(status).toMatchObject({ state: 'ready', incomplete: false })
  expect(String((await download()).get('README.txt'))).not.toContain('Pending')
  await untilIdle()
  expect((await call('POST')).json()).toMatchObject({ state: 'ready' })
})

test('an archive is made and downloaded only after the user confirmed who they are, within 15 minutes', async () => {
  const { app, status } = await setUpArchives()
  const request = async (minutesAgo: number, method: 'POST' | 'GET', path = '') => {
    const headers = await headersFor({ userId: 7, confirmedAt: Date.now() - minutesAgo * 60_000 })
    const response = await app.inject({ method, url: `/api/account/archive${path}`, headers })
    return [response.statusCode, response.json().code]
  }
  for (const [method, path] of [
    ['POST', ''],
    ['GET', '/download'],
  ] as const) {
    expect(await request(16, method, path)).toEqual([403, 'confirm_identity'])
  }
  expect(await status()).toEqual({ state: 'none' })
  expect(await request(14, 'POST')).toEqual([202, undefined])
})

test('an archive is for its owner only, who gets a new one after a day; it expires after a week', async () => {
  const { app, call, status, startWorker, untilReady, untilIdle, makeOlder, archiveFiles, blobs, state } =
    await setUpArchives()
  await call('POST')
  startWorker()
  await untilReady()
  await untilIdle()
  for (const path of ['', '/download']) {
    expect((await app.inject(`/api/account/archive${path}`)).statusCode).toBe(401)
  }
  expect((await app.inject({ method: 'POST', url: '/api/account/archive' })).statusCode).toBe(401)
  expect((await call('GET', '/download', 8)).statusCode).toBe(404)
  expect((await call('GET', '', 8)).json()).toEqual({ state: 'none' })

  await makeOlder(23)
  const ready = await status()
  expect((await call('POST')).json()).toEqual(ready)
  await makeOlder(25)
  expect((await call('POST')).json()).toEqual({ state: 'preparing', progress: null })
  await expect.poll(() => state.notifications.length).toBe(2)
  await untilIdle()

  const { deleteExpired } = createArchiveFiles(blobs)
  await makeOlder(7 * 24 - 1)
  await deleteExpired()
  expect((await call('GET', '/download')).statusCode).toBe(200)
  await makeOlder(7 * 24)
  expect((await call('GET', '/download')).statusCode).toBe(404)
  expect(await status()).toEqual({ state: 'none' })
  await deleteExpired()
  expect(await archiveFiles()).toEqual([])
})

test('a worker that closes leaves nothing behind, and another one prepares the archive', async () => {
  const archives = await setUpArchives()
  await archives.addBook(sampleBook(3))
  const release = archives.blockRendering()
  await archives.call('POST')
  const worker = archives.startWorker()
  await expect.poll(() => archives.rendering.ids).toEqual([3])
  expect(await archives.archiveFiles()).toEqual([expect.stringMatching(/\.part$/)])
  await worker.close()
  expect(await archives.archiveFiles()).toEqual([])
  expect(await archives.status()).toMatchObject({ state: 'preparing' })
  archives.startWorker()
  release()
  await archives.untilReady()
  expect([...(await archives.download()).keys()]).toContain('stories/1-the-moon-boat/book.pdf')
})

test("a killed worker's archive is prepared by another one, which deletes the incomplete file", async () => {
  const archives = await setUpArchives()
  await archives.call('POST')
  const killed = new Worker(QUEUE, null, { connection: archives.connection, lockDuration: 300 })
  onTestFinished(() => killed.close(true))
  expect((await killed.getNextJob('lost token'))?.id).toBe('archive-7')
  await archives.blobs.put('archives/7/archive.zip.8c1f.part', Buffer.from('the first half'))
  archives.startWorker()
  await archives.untilReady()
  expect(await archives.archiveFiles()).toEqual(['archive.zip'])
})

test('an outage of another service delays the archive', async () => {
  const archives = await setUpArchives()
  archives.state.paymentsDown = true
  await archives.call('POST')
  archives.startWorker()
  await expect.poll(() => archives.queue.getDelayedCount()).toBe(1)
  expect(await archives.status()).toEqual({ state: 'preparing', progress: null })
  archives.state.paymentsDown = false
  await archives.untilReady()
})

test('an archive that failed can be requested again', async () => {
  const archives = await setUpArchives()
  await archives.call('POST')
  const worker = new Worker(
    QUEUE,
    async () => {
      throw new UnrecoverableError('failed')
    },
    { connection: archives.connection },
  )
  await expect.poll(archives.status).toEqual({ state: 'failed' })
  await worker.close()
  expect((await archives.call('POST')).json()).toEqual({ state: 'preparing', progress: null })
  archives.startWorker()
  await archives.untilReady()
})

test('ends quietly when the account is deleted before or during the preparation', async () => {
  const archives = await setUpArchives()
  const { state, call, archiveFiles, untilIdle, logger } = archives
  state.accountDeleted = true
  await call('POST')
  archives.startWorker()
  await untilIdle()
  state.accountDeleted = false
  state.afterAccount = () => {
    state.accountDeleted = true
  }
  await call('POST')
  await untilIdle()
  expect(await archiveFiles()).toEqual([])
  expect(state.notifications).toEqual([])
  expect(logger.lines.join('')).not.toContain('job failed')
})

test('auth deletes an archive and a pending job; nobody else can', async () => {
  const { app, blobs, call, status, archiveFiles, queue } = await setUpArchives()
  await call('POST')
  await blobs.put('archives/7/archive.zip', Buffer.from('an older archive'))
  await blobs.put('archives/71/archive.zip', Buffer.from('of another account'))
  const deleteArchive = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'DELETE', url: '/internal/users/7', headers })).statusCode
  expect(await deleteArchive({})).toBe(401)
  expect(await listAcceptedCallers(app, 'exports')).toEqual({
    'DELETE /internal/users/:id': ['auth'],
    'DELETE /internal/stories/:id/books': ['stories'],
    'POST /internal/stories/:id/print-files': ['payments'],
  })
  const auth = internalHeaders('auth', 'exports')
  expect([await deleteArchive(auth), await deleteArchive(auth)]).toEqual([204, 204])
  expect(await status()).toEqual({ state: 'none' })
  expect(await archiveFiles()).toEqual([])
  expect(await queue.getJobs()).toEqual([])
  expect(await blobs.info('archives/71/archive.zip')).not.toBeNull()
})

test('the events of the queue, which contain ids of accounts, are deleted while no worker runs', async () => {
  const { queue, connection } = await setUpArchives()
  const events = queue.toKey('events')
  const minuteAgo = Date.now() - 60_000
  await connection.xadd(events, `${minuteAgo}-0`, 'event', 'removed', 'jobId', 'archive-7')
  await expect.poll(() => connection.xlen(events)).toBe(0)
})
