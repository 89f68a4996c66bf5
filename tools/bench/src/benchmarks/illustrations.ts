import { loadavg } from 'node:os'
import { setInterval as every, setTimeout as sleep } from 'node:timers/promises'
import { PICTURES_PER_STORY } from '@kahani/capacity/demand'
import type { RunningProduct } from '@kahani/launcher/run-product'
import { createApiClient } from '@kahani/testing/api-client'
import { startTestCluster } from '@kahani/testing/redis'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { idleTime, illustrateAll, signUpFamilies, withWorkers } from '../illustrating.ts'

const FULL = {
  stories: 20,
  pictureMs: 8_000,
  workers: [1, 2, 4],
  killIntervalMs: 20_000,
  maxKills: Number.POSITIVE_INFINITY,
  /** How often the web app polls for pictures. */
  webPollMs: 5_000,
}
// More kills could prevent a slow machine from ever finishing.
const SMOKE: typeof FULL = {
  stories: 1,
  pictureMs: 500,
  workers: [1],
  killIntervalMs: 1_000,
  maxKills: 1,
  webPollMs: 500,
}
const LIMIT = 16
/** Sheet, cover and pages, and the sheets of the friend and the pet of the client's stories. */
const PICTURES = PICTURES_PER_STORY + 2
const BOOK_POLL_MS = 50
/** Pictures that each of several workers renders at once, where their number decides. */
const PER_WORKER = 4
/** Of one worker; several share the CPU with the product. */
const goalOf = (workers: number) => (workers === 1 ? 1.03 : 1.05)
const SPEEDUP_GOAL = 3.8
/** Time of a book whose pictures are checked, as a multiple of the time without checks. */
const CHECK_GOAL = 1.15
/** A check has to be faster than a picture; so is that of a small model. */
const CHECK_SHARE = 0.25
/** One in so many checks finds a fault. */
const PICTURES_PER_FAULT = 5

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Polls a story as the web app does. @returns ms from the order to the first visible picture */
async function measureFirstPicture(product: RunningProduct, webPollMs: number): Promise<number> {
  const family = createApiClient(product.url)
  await family.signUp()
  const startedAt = performance.now()
  const id = await family.generateStory()
  while ((await family.illustrations(id)).illustrations.length === 0) await sleep(webPollMs)
  return performance.now() - startedAt
}

/** Illustrates a book alone. @returns ms until the first and the last picture */
async function measureBook(product: RunningProduct) {
  const family = createApiClient(product.url)
  await family.signUp()
  const startedAt = performance.now()
  const id = await family.generateStory()
  let firstMs = Number.POSITIVE_INFINITY
  while (true) {
    const { status, illustrations } = await family.illustrations(id)
    const ms = performance.now() - startedAt
    if (illustrations.length > 0) firstMs = Math.min(firstMs, ms)
    if (status === 'completed') return { firstMs, lastMs: ms }
    if (status !== 'processing') throw new Error(`the pictures of a story are ${status}`)
    await sleep(BOOK_POLL_MS)
  }
}

/** Compares a book whose pictures are checked with one whose pictures are not: alone, two pictures at once. */
async function compareChecks(print: (line: string) => void, pictureMs: number): Promise<void> {
  const alone = { workers: 1, concurrency: 2, pictureMs }
  const checkMs = pictureMs * CHECK_SHARE
  const unchecked = await withWorkers(alone, measureBook)
  await withWorkers({ ...alone, checkMs }, async (product, server) => {
    const checked = await measureBook(product)
    const factor = checked.lastMs / unchecked.lastMs
    print(
      `  a book alone, checks of ${seconds(checkMs)}: ${seconds(checked.lastMs)}, ${seconds(unchecked.lastMs)} without checks, ` +
        `${factor.toFixed(3)} ×: ${factor <= CHECK_GOAL ? 'meets' : 'MISSES'} the goal of ${CHECK_GOAL} ×; first picture after ` +
        `${seconds(checked.firstMs)}, ${seconds(unchecked.firstMs)} without checks`,
    )
    const calls = server.calls('picture').length
    const isFaulty = () => server.calls('check').length % PICTURES_PER_FAULT === 0
    server.failAlways('check', { kind: 'facts', facts: { writing: true } }, isFaulty)
    const corrected = await measureBook(product)
    print(
      `  the same with a fault in every fifth check: ${seconds(corrected.lastMs)}, ${(corrected.lastMs / unchecked.lastMs).toFixed(3)} ×; ` +
        `${server.calls('picture').length - calls - PICTURES} corrections`,
    )
  })
}

/** Pictures per second of workers with a fixed concurrency each, through a Redis cluster of three. */
async function measureThroughput(size: typeof FULL, workers: number): Promise<number> {
  let stopCluster = async () => {}
  try {
    const { url } = await startTestCluster({}, stop => {
      stopCluster = stop
    })
    const stories = Math.ceil((size.stories * workers * PER_WORKER) / LIMIT)
    const options = { workers, concurrency: PER_WORKER, pictureMs: size.pictureMs, redisUrl: url }
    const ms = await withWorkers(options, async (product, server) =>
      illustrateAll(await signUpFamilies(product, stories), server),
    )
    return (stories * PICTURES * 1_000) / ms
  } finally {
    await stopCluster()
  }
}

/** Kills one worker after the other until the signal is aborted. */
async function killWorkers(
  product: RunningProduct,
  { killIntervalMs, maxKills }: typeof FULL,
  signal: AbortSignal,
): Promise<number> {
  let kills = 0
  try {
    for await (const _ of every(killIntervalMs, undefined, { signal })) {
      const workers = [...product.processes.values()].filter(({ name }) => name.startsWith('illustrations'))
      const pid = workers[kills % workers.length]?.pid
      if (pid) process.kill(pid, 'SIGKILL')
      kills += 1
      if (kills === maxKills) break
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return kills
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  const { stories, pictureMs, webPollMs, killIntervalMs } = size
  const needed = stories * PICTURES
  // All pictures take equally long, so that they are rendered in rounds.
  const ideal = Math.ceil(needed / LIMIT) * pictureMs
  print(
    `  ${stories} stories at once, ${needed} pictures of ${seconds(pictureMs)}, ${LIMIT} at once: ideal ${seconds(ideal)}`,
  )
  await withWorkers({ workers: 1, concurrency: 4, pictureMs }, async (product, server) => {
    const ms = await measureFirstPicture(product, webPollMs)
    const goal = 2 * pictureMs + webPollMs
    const order = server.calls('picture').map(({ body }) => /(Cover|Scene \d+):/.exec(body.prompt)?.[1] ?? 'sheet')
    print(
      `  a story alone, four pictures at once: first picture after ${seconds(ms)}: ${ms <= goal ? 'meets' : 'MISSES'} the goal of a sheet, a picture and ` +
        `a poll, ${seconds(goal)}; order: ${order.slice(0, 3).join(', ')}`,
    )
  })
  await compareChecks(print, pictureMs)
  for (const workers of size.workers) {
    await withWorkers({ workers, concurrency: LIMIT / workers, pictureMs }, async (product, server) => {
      const ms = await illustrateAll(await signUpFamilies(product, stories), server)
      const goal = goalOf(workers)
      const verdict = ms <= ideal * goal ? 'meets' : 'MISSES'
      print(
        `  ${workers} worker${workers > 1 ? 's' : ''}: ${seconds(ms)}, ${(ms / ideal).toFixed(3)} × ideal: ${verdict} the goal of ${goal} ×; ` +
          `${server.deliveredPictures} pictures paid for, at most ${server.maxConcurrent} at once; the provider is idle for ` +
          `${idleTime(server).toFixed(0)} ms between two pictures; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      )
    })
  }
  const most = LIMIT / PER_WORKER
  const [one, all] = [await measureThroughput(size, 1), await measureThroughput(size, most)]
  print(
    `  ${most} workers with ${PER_WORKER} pictures at once each, through a Redis cluster: ${all.toFixed(2)} pictures/s, ` +
      `${(all / one).toFixed(2)} × one worker: ${all >= SPEEDUP_GOAL * one ? 'meets' : 'MISSES'} the goal of ${SPEEDUP_GOAL} ×; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  await withWorkers({ workers: 2, concurrency: LIMIT / 2, pictureMs }, async (product, server) => {
    const families = await signUpFamilies(product, stories)
    const done = new AbortController()
    const killing = killWorkers(product, size, done.signal)
    const ms = await illustrateAll(families, server)
    done.abort()
    const requested = server.calls('picture').length
    print(
      `  2 workers, one killed every ${seconds(killIntervalMs)}: ${seconds(ms)}, ${await killing} kills; ${requested} pictures requested, ` +
        `${server.abortedPictures} of them in progress when their worker was killed, ${requested - server.abortedPictures - needed} paid for unnecessarily`,
    )
  })
}

export const benchmark: Benchmark = {
  name: 'illustrations',
  description: `a fake provider: ${FULL.stories} concurrent stories with ${FULL.workers.join(', ')} workers, and with workers killed`,
  report: {
    title: 'Illustrations by a provider',
    text: 'Twenty stories at once with a provider that takes 8 s for a picture, 16 at a time. Ideal is the time in which the provider alone, always busy, renders the pictures: nothing can be faster.',
  },
  run,
}
