import { bookChecksSchema } from '@kahani/contracts/book-checks'
import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { type BookJob, QUEUES } from '@kahani/contracts/jobs'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { headersFor } from '@kahani/testing/keys'
import { createTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { bookKey } from '../src/books/book-files.ts'
import { bookVersion } from '../src/books/book-version.ts'
import { openBookWorker } from '../src/books/book-worker.ts'
import type { RunAce } from '../src/checks/ace/ace.ts'
import { createCheckJobHandler } from '../src/checks/check-job-handler.ts'
import { openCheckQueue, openCheckWorker } from '../src/checks/check-queue.ts'
import { createEditions, EPUB, PDF, PRINT_REPORT } from '../src/editions.ts'
import { createEpubRenderer } from '../src/formats/epub/render-epub.ts'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { openTestWorkFolder } from './calibre.ts'
import { findTestChromium, shareTestBrowser, startTestChromiumServer } from './chromium.ts'
import { createRecordingProgram, running } from './fake-converter.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { editEpub } from './read-zip.ts'
import { sampleBook, samplePicture } from './sample-book.ts'
import { setUp } from './set-up.ts'
import { createTestAce } from './validators/ace.ts'

const browser = shareTestBrowser()
const BOOK = sampleBook(7)
const editions = createEditions('proof')
const keyOf = (edition = EPUB, file = edition.file, book = BOOK) => bookKey(7, bookVersion(book, edition), file)
const key = keyOf()
const render = createEpubRenderer()
const { signal } = new AbortController()

async function illustrated() {
  const bitmap = await samplePicture(0)
  return { book: BOOK, pictures: bitmapsInMemory(BOOK.pages.map(({ pageNumber }) => [pageNumber, bitmap])) }
}
const renderEpub = async () => (await render(await illustrated(), { signal, setProgress: () => {} })).file

const NO_VIOLATIONS: RunAce = async files => files.map(() => [])
const EPUBCHECK = { validator: 'epubcheck', version: '0.7.0' }
const ACE = { validator: 'ace', version: '1.4.6' }

/** The API with a book of user 1, and a handler of checks. */
async function setUpChecks(runAce = NO_VIOLATIONS, book = BOOK) {
  const { app, blobs, source, addBook, removeBook, logger } = await setUp()
  await addBook(book)
  const handle = createCheckJobHandler({ source, blobs, editions, runAce, logger })
  const getReport = async (kind: DownloadKind | 'docx' = 'epub', userId = 1) => {
    const [format, purpose] = kind.split('/')
    const url = `/api/stories/7/download/${format}/checks${purpose ? `?for=${purpose}` : ''}`
    return app.inject({ url, headers: await headersFor({ userId }) })
  }
  return {
    blobs,
    logger,
    source,
    check: (of = key) => handle({ storyId: 7, userId: 1, key: of }, { signal }),
    deleteStory: () => removeBook(7),
    getReport,
    readReport: async (kind?: DownloadKind) => bookChecksSchema.parse((await getReport(kind)).json()),
    getReportOfVisitor: () => app.inject('/api/stories/7/download/epub/checks'),
  }
}

test('a stored EPUB file is checked by EPUBCheck and Ace, and its owner reads the report', async () => {
  const { blobs, check, readReport, getReport, getReportOfVisitor } = await setUpChecks()
  await check()
  expect(await readReport()).toEqual({ checkedAt: null, results: [] })

  await blobs.put(key, await renderEpub())
  await check()
  expect(await readReport()).toEqual({
    checkedAt: expect.any(String),
    results: [
      { ...EPUBCHECK, violations: [] },
      { ...ACE, violations: [] },
    ],
  })
  const [other, visitor, unknown] = [await getReport('epub', 2), await getReportOfVisitor(), await getReport('docx')]
  expect([other.statusCode, visitor.statusCode, unknown.statusCode]).toEqual([404, 401, 404])
})

test('a stored PDF is compared with the book', async () => {
  const { blobs, check, readReport } = await setUpChecks()
  const { file } = await createPdfRenderer(browser)(await illustrated(), { signal, setProgress: () => {} })
  await blobs.put(keyOf(PDF), file)
  await check(keyOf(PDF))
  expect((await readReport('pdf')).results).toEqual([{ validator: 'pdf', violations: [] }])

  const pages = BOOK.pages.map(page => ({ ...page, text: `${page.text}!`, altText: 'A picture.' }))
  const changed = { ...BOOK, pages }
  const other = await setUpChecks(NO_VIOLATIONS, changed)
  const otherKey = keyOf(PDF, PDF.file, changed)
  await other.blobs.put(otherKey, file)
  await other.check(otherKey)
  const rules = (await other.readReport('pdf')).results.flatMap(({ violations }) => violations?.map(({ rule }) => rule))
  expect(rules).toEqual(['text', 'alternative-texts'])
})

test('the report of files for the press is their preflight', async () => {
  const { blobs, readReport } = await setUpChecks()
  expect((await readReport('pdf/printing')).checkedAt).toBe(null)
  const checks = [
    { id: 'fonts', outcome: 'passed', pages: [] },
    { id: 'resolution', outcome: 'warning', pages: [2, 3] },
    { id: 'text', outcome: 'failed', pages: [] },
  ]
  const checkedAt = '2026-01-01T00:00:00.000Z'
  const report = { checkedAt, provider: 'proof', pages: 16, spineMm: 0, lowestDpi: 200, idealDpi: 300, checks }
  await blobs.put(keyOf(editions.print, PRINT_REPORT), Buffer.from(JSON.stringify(report)))
  const violations = [
    { rule: 'resolution', severity: 'warning', count: 2 },
    { rule: 'text', severity: 'error', count: 1 },
  ]
  expect(await readReport('pdf/printing')).toEqual({ checkedAt, results: [{ validator: 'preflight', violations }] })
})

test('a report names the violated rules, and quotes nothing of the story', async () => {
  const { socket } = await startTestChromiumServer({ tcp: true })
  const runAce = createTestAce({ find: async () => `socket:${socket}` })
  const { blobs, check, getReport, logger } = await setUpChecks(runAce)
  const breakPage = (page: string) => page.replace(/ alt="[^"]*"/, '').replace('</body>', SCRIPT)
  await blobs.put(key, await editEpub(await renderEpub(), 'page-1.xhtml', breakPage))
  await check()
  const { body } = await getReport()
  const [epubcheck, ace] = bookChecksSchema.parse(JSON.parse(body)).results
  expect(epubcheck?.violations).toContainEqual({ rule: 'RSC-007', severity: 'error', count: 1 })
  expect(ace?.violations).toEqual([{ rule: 'image-alt', severity: 'critical', count: 1 }])
  expect(logger.lines.join('')).toContain('a book violates rules')
  expect(body + logger.lines.join('')).not.toMatch(/Meera|Moon|page-1/)
})
/** Ace would report the missing language if this ran. */
const SCRIPT = '<a href="none.xhtml">?</a><script>document.documentElement.removeAttribute("lang")</script></body>'

test('without Chromium, or if Ace fails or exceeds its time limit, it gives no result', async () => {
  const epub = await renderEpub()
  for (const deps of [{ find: async () => null }, { find: async () => '/bin/false' }, { timeLimitMs: 1 }]) {
    const { blobs, check, readReport } = await setUpChecks(createTestAce(deps))
    await blobs.put(key, epub)
    await check()
    expect((await readReport()).results).toEqual([
      { ...EPUBCHECK, violations: [] },
      { ...ACE, violations: null },
    ])
  }
})

test('aborting Ace leaves no process and no file', async () => {
  const { program, pids } = await createRecordingProgram((await findTestChromium()) ?? '')
  const { workFolder, list } = await openTestWorkFolder()
  const controller = new AbortController()
  const result = createTestAce({ find: async () => program, workFolder })([await renderEpub()], controller.signal)
  const started = await pids()
  expect(running(started)).toEqual(started)
  controller.abort(new Error('the job was aborted'))
  await expect(result).rejects.toThrow('the job was aborted')
  await expect.poll(() => running(started)).toEqual([])
  expect(await list()).toEqual([])
})

test('the report of a story that is deleted during the check is deleted', async () => {
  const { blobs, check, deleteStory } = await setUpChecks(async files => {
    deleteStory()
    return files.map(() => [])
  })
  await blobs.put(key, await renderEpub())
  await check()
  const keys = []
  for await (const blob of blobs.list('books/')) keys.push(blob.key)
  expect(keys).toEqual([])
})

test('the worker of books requests the check of every file that it stores', async () => {
  const { blobs, logger, source, readReport } = await setUpChecks()
  const { url } = await createTestRedis()
  const [redis, connection] = [openRedis(url, logger, 'request'), openRedis(url, logger, 'worker')]
  await Promise.all([redisReady(redis), redisReady(connection)])
  const checks = openCheckQueue(redis, logger)
  const onStored = ({ storyId, userId }: BookJob, stored: string) => checks.request({ storyId, userId, key: stored })
  const renderers = { epub: render }
  const books = openBookWorker({ connection, concurrency: 1, source, blobs, editions, renderers, onStored, logger })
  const worker = openCheckWorker({ connection, source, blobs, editions, runAce: NO_VIOLATIONS, logger })
  onTestFinished(async () => {
    await Promise.all([closeWorker(books, 1_000), closeWorker(worker, 1_000)])
    await checks.close()
    redis.disconnect()
    connection.disconnect()
  })
  void books.run()
  void worker.run()
  const job: BookJob = { storyId: 7, userId: 1, format: 'epub', version: bookVersion(BOOK, EPUB) }
  await openQueue(QUEUES.books, redis, logger).add('book', job)
  await expect.poll(async () => (await readReport()).checkedAt).not.toBe(null)
})
