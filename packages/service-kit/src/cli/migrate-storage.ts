import { z } from 'zod'
import { isPartOfWrite } from '../blobs/blob-store.ts'
import { moveBlobs } from '../blobs/move-blobs.ts'
import { openStore } from '../blobs/open-blob-store.ts'
import { loadConfig, storageUrl } from '../config.ts'
import { runOnce } from '../process.ts'

const LOG_INTERVAL_MS = 5_000
const MB = 1024 * 1024

const schema = z
  .object({
    STORAGE_URL: storageUrl,
    STORAGE_FALLBACK_URL: z.string('is missing: the URL of the store that the blobs are moved from').pipe(storageUrl),
  })
  .refine(env => env.STORAGE_URL !== env.STORAGE_FALLBACK_URL, {
    path: ['STORAGE_FALLBACK_URL'],
    message: 'is the same as STORAGE_URL',
  })

// Moves the blobs from STORAGE_FALLBACK_URL to STORAGE_URL while the product runs with both. Idempotent.
await runOnce('migrate-storage', async logger => {
  const env = loadConfig(schema, process.env)
  const [from, to] = [await openStore(env.STORAGE_FALLBACK_URL), await openStore(env.STORAGE_URL)]
  await to.requireRoom()
  let total = 0
  for await (const { key } of from.list('')) if (!isPartOfWrite(key)) total++
  logger.info({ total }, 'moving blobs')
  let loggedAt = Date.now()
  const { moved, movedBytes, left, different } = await moveBlobs({
    from,
    to,
    onProgress({ moved, movedBytes }) {
      if (Date.now() - loggedAt < LOG_INTERVAL_MS) return
      loggedAt = Date.now()
      logger.info({ moved, total, mb: Math.round(movedBytes / MB) }, 'moving blobs')
    },
  })
  if (different.length > 0) logger.warn({ different }, 'these blobs have another content at STORAGE_URL, which is used')
  logger.info(
    { moved, left, mb: Math.round(movedBytes / MB) },
    left ? 'the blobs that are left expire' : 'no blobs are left',
  )
})
