import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveStatusSchema } from '@kahani/contracts/archive'
import { QUEUES } from '@kahani/contracts/jobs'
import type { Book } from '@kahani/contracts/stories-internal'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { createLogger } from '@kahani/service-kit/logger'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { headersFor, TEST_SECRET, testCallers, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createAccountData } from '../src/archives/account-data.ts'
import { openArchiveWorker } from '../src/archives/archive-worker.ts'
import { createBookSource } from '../src/books/book-source.ts'
import { openBookWorker } from '../src/books/book-worker.ts'
import { createEditions } from '../src/editions.ts'
import { startFakeAccounts, USER_ID } from './fake-accounts.ts'
import { readZip } from './read-zip.ts'
import { samplePicture } from './sample-book.ts'

const WORKER = { caller: 'exports-worker', token: TEST_SECRET } as const

const TIMINGS = {
  ...LONG_LOCKS,
  stalledIntervalMs: 200,
  outageDelayMs: { min: 50, max: 50 },
  waitTimeoutMs: 1_000,
  pollIntervalMs: 100,
}

/** The API and a book worker with fake rendering, a real Redis and blob store, and fakes of the other services. */
export async function setUpArchives() {
  const logger = createTestLogger(createLogger)
  const dir = await mkdtemp(join(tmpdir(), 'kahani-archives-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  const { url: redisUrl } = await createTestRedis()
  const connect = async (use: 'request' | 'worker') => {
    const connection = openRedis(redisUrl, logger, use)
    onTestFinished(() => connection.disconnect())
    await redisReady(connection)
    return connection
  }
  const [redis, connection] = await Promise.all([connect('request'), connect('worker')])
  const { state, urls } = await startFakeAccounts()
  const clients = {
    auth: createInternalClient(WORKER, 'auth', urls.auth),
    payments: createInternalClient(WORKER, 'payments', urls.payments),
    stories: createInternalClient(WORKER, 'stories', urls.stories),
  }
  const source = createBookSource(clients.stories)

  const rendering = { ids: [] as number[], fails: new Set<number>(), gate: Promise.resolve() }
  const bookWorker = openBookWorker({
    connection,
    concurrency: 1,
    timings: LONG_LOCKS,
    source,
    blobs,
    editions: createEditions('proof'),
    renderers: {
      async pdf({ book: { story } }) {
        rendering.ids.push(story.id)
        await rendering.gate
        if (rendering.fails.has(story.id)) throw new Error('the page crashed')
        return { file: Buffer.from(`%PDF of ${story.title}`) }
      },
    },
    logger,
  })
  onTestFinished(() => closeWorker(bookWorker, 1_000))
  void bookWorker.run()

  const app = await buildApp({
    env: {
      IDENTITY_PUBLIC_KEY: [testKeys.publicKey],
      INTERNAL_TOKEN: TEST_SECRET,
      INTERNAL_CALLERS: internalCallers.parse(testCallers('exports')),
      BOOK_QUEUE_LIMIT: 100,
      BOOK_QUEUE_LIMIT_PER_ACCOUNT: 100,
      AUTH_URL: urls.auth,
      PAYMENTS_URL: urls.auth,
      PRINT_PROVIDER: 'proof',
    },
    redis,
    eventConnection: connection,
    blobs,
    source,
    logger,
  })
  onTestFinished(() => app.close())
  const queue = openQueue(QUEUES.archives, redis, logger)
  onTestFinished(() => queue.close())

  const confirmedAt = Date.now()
  const call = async (method: 'GET' | 'POST', path = '', userId = USER_ID) =>
    app.inject({ method, url: `/api/account/archive${path}`, headers: await headersFor({ userId, confirmedAt }) })
  const status = async () => archiveStatusSchema.parse((await call('GET')).json())

  return {
    app,
    state,
    rendering,
    queue,
    connection,
    blobs,
    logger,
    call,
    status,
    /** Starts an archive worker. */
    startWorker() {
      const data = createAccountData(clients, logger)
      const worker = openArchiveWorker({ connection, redis, data, source, blobs, logger, timings: TIMINGS })
      void worker.run()
      onTestFinished(() => worker.close())
      return worker
    },
    /** Adds a story with all its pictures. */
    async addBook(book: Book) {
      state.books.set(book.story.id, book)
      for (const { pictureKey, pageNumber } of book.pages) {
        if (pictureKey) await blobs.put(pictureKey, await samplePicture(pageNumber * 40))
      }
    },
    /** Blocks rendering until the returned function is called. */
    blockRendering() {
      const gate = Promise.withResolvers<void>()
      rendering.gate = gate.promise
      return gate.resolve
    },
    untilReady: () => expect.poll(async () => (await status()).state).toBe('ready'),
    untilIdle: () => expect.poll(async () => (await queue.getJobs()).length).toBe(0),
    download: async () => readZip((await call('GET', '/download')).rawPayload),
    archiveFiles: () => readdir(join(dir, 'archives', String(USER_ID))).catch(() => [] as string[]),
    async makeOlder(hours: number) {
      const time = new Date(Date.now() - hours * 3_600_000)
      await utimes(join(dir, 'archives', String(USER_ID), 'archive.zip'), time, time)
    },
  }
}
