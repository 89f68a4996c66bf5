import { createApp } from '@kahani/service-kit/app'
import { measureStorage } from '@kahani/service-kit/blobs/measure-storage'
import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { CHROMIUM, EBOOK_CONVERT, findProgram } from '@kahani/service-kit/find-program'
import { healthPlugin } from '@kahani/service-kit/health'
import { createInternalClient } from '@kahani/service-kit/internal'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { runProcess } from '@kahani/service-kit/process'
import { closeWorker } from '@kahani/service-kit/queues'
import { openRedis, pingRedis } from '@kahani/service-kit/redis'
import { createAccountData } from './archives/account-data.ts'
import { openArchiveWorker } from './archives/archive-worker.ts'
import { createBookSource } from './books/book-source.ts'
import { openBookWorker } from './books/book-worker.ts'
import { createBrowserPool } from './browser/browser-pool.ts'
import { startRemoteChromium } from './browser/remote-chromium.ts'
import { SWITCHES, startChromium } from './browser/start-chromium.ts'
import { createAce } from './checks/ace/ace.ts'
import { openCheckQueue, openCheckWorker } from './checks/check-queue.ts'
import { createEditions } from './editions.ts'
import { readWorkerEnv } from './env.ts'
import { createEpubRenderer } from './formats/epub/render-epub.ts'
import { createFixedEpubRenderer, FIXED_EPUB, KINDLE_EPUB } from './formats/fixed-epub/render-fixed-epub.ts'
import { createConverter } from './formats/kf8/converter.ts'
import { createKf8Renderer } from './formats/kf8/render-kf8.ts'
import { createPdfRenderer } from './formats/pdf/render-pdf.ts'
import { PRINT_PROVIDERS } from './formats/print/print-providers.ts'
import { createBookletRenderer, createPrintRenderer } from './formats/print/render-print.ts'
import { createKeptBookRenderer } from './prints/render-kept-book.ts'
import { openWorkFolder } from './work-folder.ts'

/** A file takes up to a minute in Chromium or calibre, and the press gets two. Checks and archives start again elsewhere. */
const CLOSE_SECONDS = 140
const CLOSE_BOOK_WORKER_MS = 130_000

await runProcess('exports-worker', async logger => {
  const env = readWorkerEnv(process.env)
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const workFolder = await openWorkFolder(logger)
  const { CHROMIUM_SOCKET: chromiumSocket } = env
  const findChromium = () => findProgram(CHROMIUM, env)
  const sandbox = process.getuid?.() !== 0
  if (!chromiumSocket && !sandbox) logger.warn('Chromium runs without its sandbox, because this process runs as root')
  const chromiumEnv = { PATH: env.PATH, ...(env.HOME && { HOME: env.HOME }) }
  const browser = createBrowserPool({
    start: chromiumSocket
      ? () => startRemoteChromium(chromiumSocket, SWITCHES)
      : () => startChromium({ find: findChromium, env: chromiumEnv, sandbox, workFolder }),
    logger,
  })
  const convert = createConverter({ find: () => findProgram(EBOOK_CONVERT, env), path: env.PATH, workFolder })
  const renderKindleEpub = createFixedEpubRenderer(KINDLE_EPUB)
  const blobs = await openBlobStore(env)
  const credentials = { caller: 'exports-worker', token: env.INTERNAL_TOKEN } as const
  const stories = createInternalClient(credentials, 'stories', env.STORIES_URL)
  const source = createBookSource(stories)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const checkQueue = openCheckQueue(redis, logger)
  const editions = createEditions(env.PRINT_PROVIDER)
  const worker = openBookWorker({
    connection,
    concurrency: env.EXPORT_CONCURRENCY,
    source,
    blobs,
    editions,
    renderers: {
      pdf: createPdfRenderer(browser),
      epub: createEpubRenderer(),
      fixed_epub: createFixedEpubRenderer(FIXED_EPUB),
      kindle_epub: renderKindleEpub,
      kf8: createKf8Renderer({ renderKindleEpub, convert }),
      print: createPrintRenderer(browser, PRINT_PROVIDERS[env.PRINT_PROVIDER]),
      booklet: createBookletRenderer(browser, PRINT_PROVIDERS.home),
    },
    renderKept: createKeptBookRenderer({
      blobs,
      renderPrint: provider => createPrintRenderer(browser, PRINT_PROVIDERS[provider]),
    }),
    onStored: ({ storyId, userId }, key) => checkQueue.request({ storyId, userId, key }),
    logger,
  })
  const checkWorker = openCheckWorker({
    connection,
    source,
    blobs,
    editions,
    runAce: createAce({
      find: chromiumSocket ? async () => `socket:${chromiumSocket}` : findChromium,
      path: env.PATH,
      sandbox,
      workFolder,
    }),
    logger,
  })
  const auth = createInternalClient(credentials, 'auth', env.AUTH_URL)
  const payments = createInternalClient(credentials, 'payments', env.PAYMENTS_URL)
  const archives = openArchiveWorker({
    connection,
    redis,
    data: createAccountData({ auth, payments, stories }, logger),
    source,
    blobs,
    logger,
  })
  const app = createApp(logger)
  await app.register(healthPlugin, {
    checks: { redis: () => pingRedis(connection), storage: () => blobs.requireRoom() },
  })
  await app.register(metricsPlugin, { registry: measureStorage(createMetrics('exports-worker'), blobs) })
  await app.listen({ host: env.HOST, port: env.PORT })
  void worker.run()
  void checkWorker.run()
  void archives.run()
  return {
    closeSeconds: CLOSE_SECONDS,
    async close() {
      app.draining.active = true
      const workers = [closeWorker(worker, CLOSE_BOOK_WORKER_MS), closeWorker(checkWorker), archives.close()]
      await Promise.all(workers)
      await checkQueue.close()
      await browser.close()
      await workFolder.close()
      await app.close()
      connection.disconnect()
      redis.disconnect()
    },
  }
})
