import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { drainAndClose } from '@kahani/service-kit/draining'
import { createInternalClient } from '@kahani/service-kit/internal'
import { runSteps, startIntervalTask } from '@kahani/service-kit/interval-task'
import { runProcess } from '@kahani/service-kit/process'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { createArchiveFiles } from './archives/archive-files.ts'
import { deleteSupersededBooks } from './books/book-files.ts'
import { createBookSource } from './books/book-source.ts'
import { readApiEnv } from './env.ts'
import { deleteUnorderedFiles } from './prints/kept-files.ts'
import { createPrintedCopies } from './prints/printed-copies.ts'

/** Enough to finish a download. A request that waits for a book ends with a 202. */
const CLOSE_SECONDS = 60

const HOUR_MS = 60 * 60_000

await runProcess('exports', async logger => {
  const env = readApiEnv(process.env)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const eventConnection = openRedis(env.REDIS_URL, logger, 'worker')
  const blobs = await openBlobStore(env)
  const credentials = { caller: 'exports', token: env.INTERNAL_TOKEN } as const
  const app = await buildApp({
    env,
    redis,
    eventConnection,
    blobs,
    source: createBookSource(createInternalClient(credentials, 'stories', env.STORIES_URL)),
    logger,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  // Here and not in the worker, of which none may be running. Several processes can run them at the same time.
  const copies = createPrintedCopies(createInternalClient(credentials, 'payments', env.PAYMENTS_URL))
  const deleteBooks = () =>
    runSteps(
      {
        deleteSupersededBooks: () => deleteSupersededBooks(blobs),
        deleteUnorderedFiles: () => deleteUnorderedFiles(blobs, copies),
      },
      logger,
    )
  const deleteArchives = () => runSteps({ deleteExpiredArchives: createArchiveFiles(blobs).deleteExpired }, logger)
  const cleanUps = [startIntervalTask(deleteBooks, 6 * HOUR_MS), startIntervalTask(deleteArchives, HOUR_MS)]
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      // A run may be interrupted.
      for (const task of cleanUps) void task.stop()
      await drainAndClose(app, env.DRAIN_SECONDS)
      redis.disconnect()
      eventConnection.disconnect()
    },
  }
})
