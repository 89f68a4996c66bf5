import { bookChecksSchema } from '@kahani/contracts/book-checks'
import { type BookJob, QUEUES } from '@kahani/contracts/jobs'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { headersFor } from '@kahani/testing/keys'
import { createTestRedis } from '@kahani/testing/redis'
import JSZip from 'jszip'
import { expect, onTestFinished, test } from 'vitest'
import { bookKey } from '../src/books/book-files.ts'
import { bookVersion } from '../src/books/book-version.ts'
import { openBookWorker } from '../src/books/book-worker.ts'
import { createCheckJobHandler } from '../src/checks/check-job-handler.ts'
import { openCheckQueue, openCheckWorker } from '../src/checks/check-queue.ts'
import { createEditions, EPUB } from '../src/editions.ts'
import { createEpubRenderer } from '../src/formats/epub/render-epub.ts'
import { shareTestBrowser } from './chromium.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { sampleBook, samplePicture } from './sample-book.ts'
import { setUp } from './set-up.ts'

const browser = shareTestBrowser()
const book = sampleBook(7)
const key = bookKey(7, bookVersion(book, EPUB), EPUB.file)
const render = createEpubRenderer()

async function renderEpub(): Promise<Buffer> {
  const bitmap = await samplePicture(0)
  const pictures = bitmapsInMemory(book.pages.map(({ pageNumber }) => [pageNumber, bitmap]))
  const run = { signal: new AbortController().signal, setProgress: () => {} }
  return (await render({ book, pictures }, run)).file
}

/** The API with a book of user 1, and a handler of checks. */
async function setUpChecks() {
  const { app, blobs, source, addBook, removeBook, logger } = await setUp({ browser })
  await addBook(book)
  const handle = createCheckJobHandler({ source, blobs, logger })
  return {
    blobs,
    logger,
    source,
    check: () => handle({ storyId: 7, userId: 1, key }),
    deleteStory: () => removeBook(7),
    getReport: async (userId = 1, format = 'epub') =>
      app.inject({ url: `/api/stories/7/download/${format}/checks`, headers: await headersFor({ userId }) }),
    getReportOfVisitor: () => app.inject('/api/stories/7/download/epub/checks'),
  }
}

test('a stored EPUB file is checked, and its owner reads the report', async () => {
  const { blobs, check, getReport, getReportOfVisitor } = await setUpChecks()
  await check()
  const early = await getReport()
  expect([early.statusCode, early.json().code]).toEqual([404, 'not_checked'])

  await blobs.put(key, await renderEpub())
  await check()
  const report = bookChecksSchema.parse((await getReport()).json())
  expect(report.results).toEqual([
    { validator: 'EPUBCheck rules (epubcheck-ts)', version: '0.7.0', errors: 0, warnings: 0, rules: [] },
  ])
  expect((await getReport(2)).statusCode).toBe(404)
  expect((await getReportOfVisitor()).statusCode).toBe(401)
  const [pdf, unknown] = [await getReport(1, 'pdf'), await getReport(1, 'docx')]
  expect([pdf.json().code, unknown.json().code]).toEqual(['not_checked', 'not_found'])
})

test('a report names the violated rules, and quotes nothing of the story', async () => {
  const { blobs, check, getReport, logger } = await setUpChecks()
  const zip = await JSZip.loadAsync(await renderEpub())
  zip.remove('OEBPS/page-2.xhtml')
  await blobs.put(key, await zip.generateAsync({ type: 'nodebuffer' }))
  await check()
  const { body } = await getReport()
  const [result] = bookChecksSchema.parse(JSON.parse(body)).results
  expect(result?.errors).toBeGreaterThan(0)
  expect(result?.rules).toContain('RSC-001')
  expect(logger.lines.join('')).toContain('a book violates rules of EPUB')
  expect(body + logger.lines.join('')).not.toMatch(/Meera|Moon|page-2/)
})

test('the report of a story that is deleted during the check is deleted', async () => {
  const { blobs, check, deleteStory } = await setUpChecks()
  await blobs.put(key, await renderEpub())
  deleteStory()
  await check()
  const keys = []
  for await (const blob of blobs.list('books/')) keys.push(blob.key)
  expect(keys).toEqual([])
})

test('the worker of books requests the check of every EPUB file that it stores', async () => {
  const { blobs, logger, source, getReport } = await setUpChecks()
  const { url } = await createTestRedis()
  const [redis, connection] = [openRedis(url, logger, 'request'), openRedis(url, logger, 'worker')]
  await Promise.all([redisReady(redis), redisReady(connection)])
  const checks = openCheckQueue(redis, logger)
  const onStored = ({ storyId, userId }: BookJob, stored: string) => checks.request({ storyId, userId, key: stored })
  const renderers = { epub: render }
  const books = openBookWorker({
    connection,
    concurrency: 1,
    source,
    blobs,
    editions: createEditions('proof'),
    renderers,
    onStored,
    logger,
  })
  const worker = openCheckWorker({ connection, source, blobs, logger })
  onTestFinished(async () => {
    await Promise.all([closeWorker(books, 1_000), closeWorker(worker, 1_000)])
    await checks.close()
    redis.disconnect()
    connection.disconnect()
  })
  void books.run()
  void worker.run()
  const job: BookJob = { storyId: 7, userId: 1, format: 'epub', version: bookVersion(book, EPUB) }
  await openQueue(QUEUES.books, redis, logger).add('book', job)
  await expect.poll(async () => (await getReport()).statusCode).toBe(200)
})
