import { setInterval as every, setTimeout as sleep } from 'node:timers/promises'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createApiClient } from '@kahani/testing/api-client'
import type { Benchmark } from '../benchmark.ts'

const STORIES = 20
/** The character sheet, the cover and the pages. */
const PICTURES_PER_STORY = PAGES_PER_STORY + 2
const PICTURE_MS = 8_000
const LIMIT = 16
const KILL_INTERVAL_MS = 20_000
const POLL_INTERVAL_MS = 500
const GOAL = 1.05
/** How often the web app polls for pictures. */
const WEB_POLL_INTERVAL_MS = 5_000

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Runs a product with several illustration workers. `concurrency` is the sum of all workers. */
async function withWorkers<T>(
  workers: number,
  concurrency: number,
  measure: (product: RunningProduct, server: OpenAiServer) => Promise<T>,
) {
  const server = await startOpenAiServer({ pictureMs: PICTURE_MS, limit: LIMIT })
  try {
    const product = await runProduct({
      ...server.env,
      ILLUSTRATION_CONCURRENCY: String(concurrency / workers),
      LOG_LEVEL: 'warn',
    })
    try {
      for (let i = 1; i < workers; i += 1) await product.scale('illustrations')
      return await measure(product, server)
    } finally {
      await product.end()
    }
  } finally {
    await server.stop()
  }
}

/** Orders all stories at once and waits for the last picture. @returns ms */
async function illustrateAll(product: RunningProduct): Promise<number> {
  const families = await Promise.all(
    Array.from({ length: STORIES }, async () => {
      const family = createApiClient(product.url)
      await family.signUp()
      return family
    }),
  )
  const startedAt = performance.now()
  await Promise.all(
    families.map(async family => {
      const id = await family.generateStory()
      while ((await family.illustrations(id)).status === 'processing') await sleep(POLL_INTERVAL_MS)
      const { status } = await family.illustrations(id)
      if (status !== 'completed') throw new Error(`the pictures of a story are ${status}`)
    }),
  )
  return performance.now() - startedAt
}

/** Polls a story as the web app does. @returns ms from the order to the first visible picture */
async function measureFirstPicture(product: RunningProduct): Promise<number> {
  const family = createApiClient(product.url)
  await family.signUp()
  const startedAt = performance.now()
  const id = await family.generateStory()
  while ((await family.illustrations(id)).illustrations.length === 0) await sleep(WEB_POLL_INTERVAL_MS)
  return performance.now() - startedAt
}

/** Kills one worker after the other until the signal is aborted. */
async function killWorkers(product: RunningProduct, signal: AbortSignal): Promise<number> {
  let kills = 0
  try {
    for await (const _ of every(KILL_INTERVAL_MS, undefined, { signal })) {
      const workers = [...product.processes.values()].filter(({ name }) => name.startsWith('illustrations'))
      const pid = workers[kills % workers.length]?.pid
      if (pid) process.kill(pid, 'SIGKILL')
      kills += 1
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return kills
}

async function run(print: (line: string) => void): Promise<void> {
  const needed = STORIES * PICTURES_PER_STORY
  const ideal = (needed * PICTURE_MS) / LIMIT
  print(
    `  ${STORIES} stories at once, ${needed} pictures of ${seconds(PICTURE_MS)}, ${LIMIT} at once: ideal ${seconds(ideal)}`,
  )
  await withWorkers(1, 2, async (product, server) => {
    const ms = await measureFirstPicture(product)
    const goal = 2 * PICTURE_MS + WEB_POLL_INTERVAL_MS
    const order = server.calls('picture').map(({ body }) => /(Cover|Scene \d+):/.exec(body.prompt)?.[1] ?? 'sheet')
    print(
      `  a story alone, two pictures at once: first picture after ${seconds(ms)}: ${ms <= goal ? 'meets' : 'MISSES'} the goal of a sheet, a picture and ` +
        `a poll, ${seconds(goal)}; order: ${order.slice(0, 3).join(', ')}`,
    )
  })
  for (const workers of [1, 2, 4]) {
    await withWorkers(workers, LIMIT, async (product, server) => {
      const ms = await illustrateAll(product)
      const verdict = ms <= ideal * GOAL ? 'meets' : 'MISSES'
      print(
        `  ${workers} worker${workers > 1 ? 's' : ''}: ${seconds(ms)}, ${(ms / ideal).toFixed(3)} × ideal: ${verdict} the goal of ${GOAL} ×; ` +
          `${server.deliveredPictures} pictures paid for, at most ${server.maxConcurrent} at once`,
      )
    })
  }
  await withWorkers(2, LIMIT, async (product, server) => {
    const done = new AbortController()
    const killing = killWorkers(product, done.signal)
    const ms = await illustrateAll(product)
    done.abort()
    const requested = server.calls('picture').length
    print(
      `  2 workers, one killed every ${seconds(KILL_INTERVAL_MS)}: ${seconds(ms)}, ${await killing} kills; ${requested} pictures requested, ` +
        `${server.abortedPictures} of them in progress when their worker was killed, ${requested - server.abortedPictures - needed} paid for unnecessarily`,
    )
  })
}

export const benchmark: Benchmark = {
  name: 'illustrations',
  description: 'a fake provider: 20 concurrent stories with 1, 2 and 4 workers, and with workers killed',
  run,
}
