import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Book } from '@kahani/contracts/stories-internal'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger } from '@kahani/service-kit/logger'
import { closeWorker } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createTestDisk } from '@kahani/testing/disk'
import { headersFor, TEST_SECRET, testCallers, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { BookQueueLimits } from '../src/books/book-queue.ts'
import { createBookSource } from '../src/books/book-source.ts'
import { openBookWorker } from '../src/books/book-worker.ts'
import type { BrowserPool } from '../src/browser/browser-pool.ts'
import { createEditions, type RenderEdition, type Renderers } from '../src/editions.ts'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { PRINT_PROVIDERS } from '../src/formats/print/print-providers.ts'
import { createPrintRenderer } from '../src/formats/print/render-print.ts'
import { createKeptBookRenderer } from '../src/prints/render-kept-book.ts'
import { startFakeStories } from './fake-stories.ts'
import { samplePicture } from './sample-book.ts'

const EXPORTS = { caller: 'exports', token: TEST_SECRET } as const

const REPORT = {
  checkedAt: '2026-01-01T00:00:00.000Z',
  provider: 'proof',
  pages: 8,
  spineMm: 0,
  lowestDpi: null,
  idealDpi: 300,
}

/** Files for the press that consist of the texts. */
const fakePrint: RenderEdition = async ({ book: { story, pages } }) => ({
  file: Buffer.from(`Interior: ${pages.map(({ text }) => text).join(' ')}`),
  attachments: {
    print_cover: Buffer.from(`Cover: ${story.title}`),
    print_report: Buffer.from(JSON.stringify({ ...REPORT, checks: [] })),
  },
  pages: [Buffer.from(`Image: ${story.title}`)],
})

interface SetUpOptions {
  /** Default: rendering is faked. */
  browser?: BrowserPool
  /** Renderers of further editions. */
  renderers?: Renderers
  waitTimeoutMs?: number
  /** Time limit of a request to stories, in ms. */
  sourceTimeoutMs?: number
  limits?: BookQueueLimits
  /** Starts a Redis for this test, which it can stop. */
  ownRedis?: boolean
}

/** The API and a worker with a real Redis, browser and blob store, and a fake stories service. */
export async function setUp({
  browser,
  renderers = {},
  waitTimeoutMs = 10 * 60_000,
  sourceTimeoutMs = 10 * 60_000,
  limits = { total: 100, perUser: 100 },
  ownRedis = false,
}: SetUpOptions = {}) {
  const cleanups: (() => unknown)[] = []
  onTestFinished(async () => {
    const results = []
    for (const cleanUp of cleanups.reverse())
      results.push(
        await Promise.resolve()
          .then(cleanUp)
          .catch(error => error),
      )
    const error = results.find(result => result instanceof Error)
    if (error) throw error
  })
  const onCleanUp = (cleanUp: () => Promise<void>) => void cleanups.push(cleanUp)

  const logger = createTestLogger(createLogger)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-exports-'))
  // A worker that is closed while it renders a book still stores it.
  cleanups.push(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }))
  const disk = createTestDisk()
  const blobs = createFileBlobStore(dir, { openFile: disk.openFile })
  const redisServer = ownRedis ? await startTestRedis(onCleanUp) : undefined
  const { url: redisUrl } = redisServer ?? (await createTestRedis())
  const stories = await startFakeStories(onCleanUp)
  const source = createBookSource(createInternalClient(EXPORTS, 'stories', stories.url), sourceTimeoutMs)

  const connect = async (use: 'request' | 'worker') => {
    const connection = openRedis(redisUrl, logger, use)
    cleanups.push(() => connection.disconnect())
    await redisReady(connection)
    return connection
  }
  const [redis, eventConnection, connection] = await Promise.all([
    connect('request'),
    connect('worker'),
    connect('worker'),
  ])

  const rendering = { count: 0, fails: false, blocked: Promise.resolve(), onStart: () => {} }
  const render: RenderEdition = browser
    ? createPdfRenderer(browser)
    : async ({ book }) => ({ file: Buffer.from(`%PDF of ${book.story.title}`) })
  const renderPrint = browser && createPrintRenderer(browser, PRINT_PROVIDERS.proof)
  const worker = openBookWorker({
    connection,
    concurrency: 2,
    timings: { ...LONG_LOCKS, outageDelayMs: { min: 50, max: 100 } },
    source,
    blobs,
    editions: createEditions('proof'),
    renderers: {
      ...renderers,
      async pdf(book, run) {
        rendering.count += 1
        rendering.onStart()
        run.setProgress(0.5)
        await rendering.blocked
        if (rendering.fails) throw new Error('the page crashed')
        return render(book, run)
      },
      async print(book, run) {
        rendering.count += 1
        return (renderPrint ?? fakePrint)(book, run)
      },
    },
    renderKept: createKeptBookRenderer({
      blobs,
      renderPrint: provider => async (book, run) => {
        const { file, ...rest } = await fakePrint(book, run)
        return { ...rest, file: Buffer.concat([Buffer.from(`${provider}: `), file]) }
      },
    }),
    logger,
  })
  cleanups.push(() => closeWorker(worker, 1_000))
  void worker.run()

  const app = await buildApp({
    env: {
      IDENTITY_PUBLIC_KEY: [testKeys.publicKey],
      INTERNAL_TOKEN: TEST_SECRET,
      INTERNAL_CALLERS: internalCallers.parse(testCallers('exports')),
      BOOK_QUEUE_LIMIT: limits.total,
      BOOK_QUEUE_LIMIT_PER_ACCOUNT: limits.perUser,
      AUTH_URL: stories.url,
      PAYMENTS_URL: stories.url,
      PRINT_PROVIDER: 'proof',
    },
    redis,
    eventConnection,
    blobs,
    source,
    logger,
    timings: { waitTimeoutMs, pollIntervalMs: 200 },
    printWaitMs: waitTimeoutMs,
    printCheckWaitMs: waitTimeoutMs,
  })
  cleanups.push(() => app.close())

  return {
    app,
    disk,
    blobs,
    source,
    redis,
    stopRedis: () => redisServer?.stop('SIGKILL'),
    async restartRedis() {
      await redisServer?.start()
      await redisReady(connection)
    },
    stories: stories.state,
    books: stories.books,
    logger,
    rendering,
    renderCount: () => rendering.count,
    /** Adds a story of user 1 with all its pictures. */
    async addBook(book: Book) {
      stories.books.set(book.story.id, { userId: 1, book })
      for (const { pictureKey, pageNumber } of book.pages) {
        if (pictureKey) await blobs.put(pictureKey, await samplePicture(pageNumber * 40))
      }
    },
    removeBook: (storyId: number) => stories.books.delete(storyId),
    download: async (storyId: number, userId = 1, path = 'pdf', options: InjectOptions = {}) =>
      app.inject({
        ...options,
        url: `/api/stories/${storyId}/${path}`,
        headers: { ...(await headersFor({ userId })), ...options.headers },
      }),
    /** Blocks rendering: `started` resolves when it begins, `release` lets it continue. */
    blockRendering() {
      const gate = Promise.withResolvers<void>()
      const started = Promise.withResolvers<void>()
      rendering.blocked = gate.promise
      rendering.onStart = started.resolve
      return { started: started.promise, release: gate.resolve }
    },
  }
}
