import { setInterval as every, setTimeout as pause } from 'node:timers/promises'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { createApiClient } from '@kahani/e2e/api-client'
import { type RunningProduct, runProduct } from '@kahani/e2e/product'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import type { Benchmark } from '../benchmark.ts'

const STORIES = 20
/** A sheet, a cover and the pages. */
const PICTURES_A_STORY = PAGES_PER_STORY + 2
const PICTURE_MS = 8_000
const LIMIT = 16
const KILL_EVERY_MS = 20_000
const LOOK_MS = 500
const GOAL = 1.05
/** How often a page asks for the pictures of its story. */
const POLL_MS = 5_000

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** A product whose pictures are drawn by `workers` processes, so many at once by all together. */
async function withWorkers<T>(
  workers: number,
  atOnce: number,
  measure: (product: RunningProduct, server: OpenAiServer) => Promise<T>,
) {
  const server = await startOpenAiServer({ pictureMs: PICTURE_MS, limit: LIMIT })
  try {
    const product = await runProduct({
      OPENAI_API_KEY: 'a key for the server on loopback',
      OPENAI_BASE_URL: server.url,
      ILLUSTRATION_CONCURRENCY: String(atOnce / workers),
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
async function drawAll(product: RunningProduct): Promise<number> {
  const families = await Promise.all(
    Array.from({ length: STORIES }, async () => {
      const family = createApiClient(product.url)
      await family.signUp()
      return family
    }),
  )
  const began = performance.now()
  await Promise.all(
    families.map(async family => {
      const id = await family.generateStory()
      while ((await family.illustrations(id)).status === 'processing') await pause(LOOK_MS)
      const { status } = await family.illustrations(id)
      if (status !== 'completed') throw new Error(`the pictures of a story ended as ${status}`)
    }),
  )
  return performance.now() - began
}

/** One story of one family, looked at as often as its page looks. @returns ms from the order to the first picture that shows */
async function firstPicture(product: RunningProduct): Promise<number> {
  const family = createApiClient(product.url)
  await family.signUp()
  const began = performance.now()
  const id = await family.generateStory()
  while ((await family.illustrations(id)).illustrations.length === 0) await pause(POLL_MS)
  return performance.now() - began
}

/** Kills one worker after the other for as long as the signal lets it. */
async function killWorkers(product: RunningProduct, signal: AbortSignal): Promise<number> {
  let kills = 0
  try {
    for await (const _ of every(KILL_EVERY_MS, undefined, { signal })) {
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

async function run(say: (line: string) => void): Promise<void> {
  const needed = STORIES * PICTURES_A_STORY
  const ideal = (needed * PICTURE_MS) / LIMIT
  say(
    `  ${STORIES} stories at once, ${needed} pictures of ${seconds(PICTURE_MS)}, ${LIMIT} at once: ideal ${seconds(ideal)}`,
  )
  await withWorkers(1, 2, async (product, server) => {
    const ms = await firstPicture(product)
    const goal = 2 * PICTURE_MS + POLL_MS
    const drawn = server.calls('picture').map(({ body }) => /(Cover|Scene \d+):/.exec(body.prompt)?.[1] ?? 'sheet')
    say(
      `  a story alone, two pictures at once: first picture after ${seconds(ms)}: ${ms <= goal ? 'reaches' : 'MISSES'} the goal of a sheet, a picture and ` +
        `a poll, ${seconds(goal)}; drawn first: ${drawn.slice(0, 3).join(', ')}`,
    )
  })
  for (const workers of [1, 2, 4]) {
    await withWorkers(workers, LIMIT, async (product, server) => {
      const ms = await drawAll(product)
      const verdict = ms <= ideal * GOAL ? 'reaches' : 'MISSES'
      say(
        `  ${workers} worker${workers > 1 ? 's' : ''}: ${seconds(ms)}, ${(ms / ideal).toFixed(3)} × ideal: ${verdict} the goal of ${GOAL} ×; ` +
          `${server.bought} bought, at most ${server.mostAtOnce} at once`,
      )
    })
  }
  await withWorkers(2, LIMIT, async (product, server) => {
    const over = new AbortController()
    const killing = killWorkers(product, over.signal)
    const ms = await drawAll(product)
    over.abort()
    const asked = server.calls('picture').length
    say(
      `  2 workers, one killed every ${seconds(KILL_EVERY_MS)}: ${seconds(ms)}, ${await killing} kills; ${asked} pictures asked for, ` +
        `${server.abandoned} of them in flight when their worker was killed, ${asked - server.abandoned - needed} bought beyond need`,
    )
  })
}

export const benchmark: Benchmark = {
  name: 'drawing',
  about: 'a provider that draws: 20 stories at once by 1, 2 and 4 workers, and with workers killed',
  run,
}
