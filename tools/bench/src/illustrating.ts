import { setTimeout as sleep } from 'node:timers/promises'
import { PICTURES_PER_STORY } from '@kahani/capacity/demand'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createApiClient } from '@kahani/testing/api-client'

/** How often the web app polls for pictures. */
const WEB_POLL_MS = 5_000
const POLL_MS = 50
const CHECK_MODEL = 'gpt-6-luna'

interface Workers {
  workers: number
  /** Of each worker. */
  concurrency: number
  /** How long the provider takes for a picture. */
  pictureMs: number
  /** Pictures that the provider renders at once. Default: as many as the workers request. */
  limit?: number
  /** How long the provider takes to check a picture. Default: pictures are not checked. */
  checkMs?: number | undefined
  /** Default: a Redis of its own. */
  redisUrl?: string
}

/** Runs a product with several illustration workers and a fake provider, and illustrates a story for each worker first. */
export async function withWorkers<T>(
  { workers, concurrency, pictureMs, limit = workers * concurrency, checkMs, redisUrl }: Workers,
  measure: (product: RunningProduct, server: OpenAiServer) => Promise<T>,
): Promise<T> {
  const server = await startOpenAiServer({ limit })
  try {
    const product = await runProduct({
      ...server.env,
      ILLUSTRATION_CONCURRENCY: String(concurrency),
      LOG_LEVEL: 'warn',
      ...(checkMs !== undefined && { OPENAI_CHECK_MODEL: CHECK_MODEL }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    })
    try {
      for (let i = 1; i < workers; i += 1) await product.scale('illustrations')
      await illustrateAll(await signUpFamilies(product, workers), server)
      Object.assign(server, { received: [], deliveredPictures: 0, maxConcurrent: 0 })
      Object.assign(server.settings, { pictureMs, checkMs: checkMs ?? 0 })
      return await measure(product, server)
    } finally {
      await product.end()
    }
  } finally {
    await server.stop()
  }
}

export const signUpFamilies = (product: RunningProduct, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const family = createApiClient(product.url)
      await family.signUp()
      return family
    }),
  )
type Families = Awaited<ReturnType<typeof signUpFamilies>>

/**
 * Orders a story for each family at once and waits for the last picture. Until the provider has delivered all pictures, the
 * families poll as the web app does.
 * @param onOrdered called when all texts are ready
 * @returns ms
 */
export async function illustrateAll(families: Families, server: OpenAiServer, onOrdered = () => {}): Promise<number> {
  const needed = server.deliveredPictures + families.length * PICTURES_PER_STORY
  const startedAt = performance.now()
  const ids = await Promise.all(families.map(family => family.generateStory()))
  onOrdered()
  await Promise.all(
    families.map(async (family, i) => {
      const id = ids[i] as number
      while (true) {
        const { status } = await family.illustrations(id)
        if (status === 'completed') return
        if (status !== 'processing') throw new Error(`the pictures of a story are ${status}`)
        for (let ms = 0; ms < WEB_POLL_MS && server.deliveredPictures < needed; ms += POLL_MS) await sleep(POLL_MS)
        await sleep(POLL_MS)
      }
    }),
  )
  return performance.now() - startedAt
}

/**
 * The mean time from the answer to a picture call until the call that takes its place, in ms: so long the provider is idle for
 * each picture.
 */
export function idleTime(server: OpenAiServer): number {
  const calls = server.calls('picture')
  const starts = calls.map(({ at }) => at).sort((a, b) => a - b)
  const ends = calls.map(({ endedAt = Number.POSITIVE_INFINITY }) => endedAt).sort((a, b) => a - b)
  const gaps = starts.slice(server.maxConcurrent).map((at, i) => at - (ends[i] as number))
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}
