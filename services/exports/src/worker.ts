import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { CHROMIUM, EBOOK_CONVERT, findProgram } from '@kahani/service-kit/find-program'
import { createInternalClient } from '@kahani/service-kit/internal'
import { startIntervalTask } from '@kahani/service-kit/interval-task'
import { runProcess } from '@kahani/service-kit/process'
import { closeWorker } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { createAccountData } from './archives/account-data.ts'
import { openArchiveWorker } from './archives/archive-worker.ts'
import { ARCHIVE_CLEAN_UP_INTERVAL_MS, createArchiveCleanUp } from './archives/clean-up.ts'
import { createBookSource } from './books/book-source.ts'
import { openBookWorker } from './books/book-worker.ts'
import { CLEAN_UP_INTERVAL_MS, createCleanUp } from './books/clean-up.ts'
import { createBrowserPool } from './browser/browser-pool.ts'
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
import { createPrintRenderer } from './formats/print/render-print.ts'
import { openWorkFolder } from './work-folder.ts'
import { buildWorkerApp } from './worker-app.ts'

await runProcess('exports-worker', async logger => {
  const env = readWorkerEnv(process.env)
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const workFolder = await openWorkFolder(logger)
  const chromium = {
    find: () => findProgram(CHROMIUM, env),
    sandbox: env.CHROMIUM_SANDBOX && process.getuid?.() !== 0,
    workFolder,
  }
  const browser = createBrowserPool({
    ...chromium,
    env: { PATH: env.PATH, ...(env.HOME && { HOME: env.HOME }) },
    logger,
  })
  const convert = createConverter({ find: () => findProgram(EBOOK_CONVERT, env), path: env.PATH, workFolder })
  const renderKindleEpub = createFixedEpubRenderer(KINDLE_EPUB)
  const blobs = openBlobStore(env.STORAGE_URL)
  const stories = createInternalClient('stories', env.STORIES_URL, env.INTERNAL_TOKEN)
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
    },
    onStored: ({ storyId, userId }, key) => checkQueue.request({ storyId, userId, key }),
    logger,
  })
  const checkWorker = openCheckWorker({
    connection,
    source,
    blobs,
    editions,
    runAce: createAce({ ...chromium, path: env.PATH }),
    logger,
  })
  const auth = createInternalClient('auth', env.AUTH_URL, env.INTERNAL_TOKEN)
  const payments = createInternalClient('payments', env.PAYMENTS_URL, env.INTERNAL_TOKEN)
  const archives = openArchiveWorker({
    connection,
    redis,
    data: createAccountData({ auth, payments, stories }, logger),
    source,
    blobs,
    logger,
  })
  const app = await buildWorkerApp({ connection, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  void worker.run()
  void checkWorker.run()
  void archives.run()
  const cleanUps = [
    startIntervalTask(createCleanUp(blobs, logger), CLEAN_UP_INTERVAL_MS),
    startIntervalTask(createArchiveCleanUp(blobs, logger), ARCHIVE_CLEAN_UP_INTERVAL_MS),
  ]
  return {
    async close() {
      const workers = [worker, checkWorker].map(each => closeWorker(each))
      await Promise.all([...workers, archives.close(), ...cleanUps.map(task => task.stop())])
      await checkQueue.close()
      await browser.close()
      await workFolder.close()
      await app.close()
      connection.disconnect()
      redis.disconnect()
    },
  }
})
