import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { findChromium } from '@kahani/service-kit/find-chromium'
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
import { EDITIONS, printEdition } from './editions.ts'
import { readWorkerEnv } from './env.ts'
import { createPdfRenderer } from './formats/pdf/render-pdf.ts'
import { PRINT_PROVIDERS } from './formats/print/print-providers.ts'
import { createPrintRenderer } from './formats/print/render-print.ts'
import { buildWorkerApp } from './worker-app.ts'

await runProcess('exports-worker', async logger => {
  const env = readWorkerEnv(process.env)
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const browser = createBrowserPool({
    find: () => findChromium(env),
    env: { PATH: env.PATH, ...(env.HOME && { HOME: env.HOME }) },
    sandbox: env.CHROMIUM_SANDBOX && process.getuid?.() !== 0,
    logger,
  })
  const blobs = openBlobStore(env.STORAGE_URL)
  const stories = createInternalClient('stories', env.STORIES_URL, env.INTERNAL_TOKEN)
  const source = createBookSource(stories)
  const worker = openBookWorker({
    connection,
    concurrency: env.EXPORT_CONCURRENCY,
    source,
    blobs,
    editions: { ...EDITIONS, print: printEdition(env.PRINT_PROVIDER) },
    renderers: {
      pdf: createPdfRenderer(browser),
      print: createPrintRenderer(browser, PRINT_PROVIDERS[env.PRINT_PROVIDER]),
    },
    logger,
  })
  const redis = openRedis(env.REDIS_URL, logger, 'request')
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
  void archives.run()
  const cleanUps = [
    startIntervalTask(createCleanUp(blobs, logger), CLEAN_UP_INTERVAL_MS),
    startIntervalTask(createArchiveCleanUp(blobs, logger), ARCHIVE_CLEAN_UP_INTERVAL_MS),
  ]
  return {
    async close() {
      await Promise.all([closeWorker(worker), archives.close(), ...cleanUps.map(task => task.stop())])
      await browser.close()
      await app.close()
      connection.disconnect()
      redis.disconnect()
    },
  }
})
