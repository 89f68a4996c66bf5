import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Book } from '@kahani/contracts/stories-internal'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { createLogger } from '@kahani/service-kit/logger'
import { closeWorker } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { headersFor, TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createBookSource } from '../src/books/book-source.ts'
import { openBookWorker } from '../src/books/open-book-worker.ts'
import { createPdfRenderer } from '../src/renditions/pdf/render-pdf.ts'
import { findTestChromium, openTestBrowser } from './chromium.ts'
import { startFakeStories } from './fake-stories.ts'
import { samplePicture } from './sample-book.ts'

/** The API and a worker on a real Redis, with a real browser, files and a stories service on loopback. */
export async function setUp({ patienceMs = 30_000, ownRedis = false } = {}) {
  const undo: (() => unknown)[] = []
  onTestFinished(async () => {
    for (const step of undo.reverse()) await step()
  })
  const cleanUp = (work: () => Promise<void>) => void undo.push(work)

  const logger = createTestLogger(createLogger)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-exports-'))
  undo.push(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  const redisServer = ownRedis ? await startTestRedis(cleanUp) : undefined
  const { url: redisUrl } = redisServer ?? (await createTestRedis())
  const stories = await startFakeStories(cleanUp)
  const source = createBookSource(createInternalClient('stories', stories.url, TEST_SECRET), 1_500)

  const connect = async (use: 'request' | 'worker') => {
    const connection = openRedis(redisUrl, logger, use)
    undo.push(() => connection.disconnect())
    await redisReady(connection)
    return connection
  }
  const [redis, listening, connection] = [await connect('request'), await connect('worker'), await connect('worker')]

  /** The browser to start, and what the renderer waits for. */
  const press = { program: await findTestChromium(), held: Promise.resolve(), started: 0, onStart: () => {} }
  const browser = openTestBrowser({ find: async () => press.program, logger })
  undo.push(() => browser.close())
  const render = createPdfRenderer(browser)
  const worker = openBookWorker({
    connection,
    concurrency: 2,
    source,
    blobs,
    renderers: {
      async pdf(book, signal) {
        press.started += 1
        press.onStart()
        await press.held
        return render(book, signal)
      },
    },
    logger,
  })
  undo.push(() => closeWorker(worker, 1_000))
  void worker.run()

  const app = await buildApp({
    env: { IDENTITY_PUBLIC_KEY: testKeys.publicKey },
    redis,
    listening,
    blobs,
    source,
    logger,
    patienceMs,
  })
  undo.push(() => app.close())

  return {
    app,
    redis,
    loseRedis: () => redisServer?.stop('SIGKILL'),
    async reviveRedis() {
      await redisServer?.start()
      await redisReady(connection)
    },
    stories: stories.state,
    blobs,
    logger,
    press,
    /** Puts a book on the shelf of user 1, with all of its pictures. */
    async shelve(book: Book) {
      stories.books.set(book.story.id, { userId: 1, book })
      for (const { pictureKey, pageNumber } of book.pages) {
        if (pictureKey) await blobs.put(pictureKey, await samplePicture(pageNumber * 40))
      }
    },
    unshelve: (storyId: number) => stories.books.delete(storyId),
    download: async (storyId: number, userId = 1, path = 'pdf') =>
      app.inject({ url: `/api/stories/${storyId}/${path}`, headers: await headersFor({ userId }) }),
    /** Holds the renderer: `started` resolves once it has a book at hand, `release` lets it go on. */
    hold() {
      const gate = Promise.withResolvers<void>()
      const started = Promise.withResolvers<void>()
      press.held = gate.promise
      press.onStart = started.resolve
      return { started: started.promise, release: gate.resolve }
    },
  }
}
