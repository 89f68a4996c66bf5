import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import { payInSandbox } from '@kahani/testing/sandbox-payments'
import type { Benchmark } from '../benchmark.ts'
import { median, percentile } from '../load.ts'
import { holdConnections, loopback, sendSlowly, stayIdle } from './load/connections.ts'
import { watchMemory } from './load/memory-watch.ts'

const READERS = 300
const STORIES = 20
const PURCHASES = 50
const IDLE = 500
const SLOW = 200
const DURATION_MS = 3 * 60_000
/** Between two page turns, on average. */
const READING_MS = 6_000
const GOALS = { p99Ms: 500, growth: 1.1 }

interface Sample {
  path: string
  ms: number
}

/** Sends GET requests over a connection of its own. */
function createReader(url: string, cookie: string, index: number, samples: Sample[], errors: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress: loopback(2, index) })
  const base = url.replace('localhost', '127.0.0.1')
  const host = new URL(url).host
  return {
    get: (path: string) =>
      new Promise<void>(resolve => {
        const startedAt = performance.now()
        const sent = request(new URL(path, base), { agent, headers: { cookie, host } }, response => {
          if ((response.statusCode ?? 0) >= 400) errors.push(`GET ${path}: ${response.statusCode}`)
          response.resume().on('close', () => {
            samples.push({ path: path.replace(/[\w-]{30,}.*$|\d+/, ':id'), ms: performance.now() - startedAt })
            resolve()
          })
        })
        sent.on('error', error => {
          errors.push(`GET ${path}: ${error.message}`)
          resolve()
        })
        sent.end()
      }),
    close: () => agent.destroy(),
  }
}

/** A family with a finished story. @returns its cookie and the paths that its reader opens */
async function prepareStory(product: RunningProduct) {
  const { client } = await createFamily(product.url)
  const id = await client.generateStory()
  while ((await client.illustrations(id)).status === 'processing') await sleep(200)
  const { name, value } = client.sessionCookie()
  const { illustrations } = await client.illustrations(id)
  return { cookie: `${name}=${value}`, id, pictures: illustrations.map(({ imageUrl }) => imageUrl) }
}

async function read(
  reader: ReturnType<typeof createReader>,
  story: Awaited<ReturnType<typeof prepareStory>>,
  end: number,
) {
  await sleep(Math.random() * READING_MS)
  while (Date.now() < end) {
    await reader.get('/api/me')
    await reader.get('/api/stories')
    await reader.get(`/api/stories/${story.id}`)
    await reader.get(`/api/stories/${story.id}/illustrations`)
    for (const picture of story.pictures) {
      if (Date.now() >= end) break
      await reader.get(picture)
      await sleep(READING_MS * (0.5 + Math.random()))
    }
  }
  reader.close()
}

/** Runs `action` `count` times, spread over the duration. */
const spread = (count: number, action: () => Promise<void>) =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      await sleep((i / count) * DURATION_MS)
      await action()
    }),
  )

async function run(print: (line: string) => void): Promise<void> {
  const product = await runProduct({ LOG_LEVEL: 'error', ILLUSTRATION_SIZE: '1536' })
  const host = new URL(product.url).host
  const samples: Sample[] = []
  const errors: string[] = []
  const report = (what: string) => (error: unknown) => void errors.push(`${what}: ${error}`)
  try {
    const stories: Awaited<ReturnType<typeof prepareStory>>[] = []
    for (let i = 0; i < 10; i += 1) stories.push(await prepareStory(product))
    const end = Date.now() + DURATION_MS
    const idle = holdConnections(product.url, { count: IDLE, network: 5, use: stayIdle })
    const slow = holdConnections(product.url, { count: SLOW, network: 6, use: sendSlowly(host, '/api/login') })
    const stopWatching = watchMemory(product)
    await Promise.all([
      ...Array.from({ length: READERS }, (_, i) => {
        const story = stories[i % stories.length]
        if (!story) throw new Error('there is no story')
        return read(createReader(product.url, story.cookie, i, samples, errors), story, end)
      }),
      spread(STORIES, async () => {
        const { client } = await createFamily(product.url)
        await client.generateStory()
      }).catch(report('story')),
      spread(PURCHASES, async () => {
        const { client } = await createFamily(product.url)
        const order = await client.send('POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
        const { orderId } = (await order.json()) as { orderId: string }
        const paid = await client.verifyPayment(await payInSandbox(product, orderId, 'paid'))
        if (paid.status !== 200) errors.push(`POST /api/verify-payment: ${paid.status}`)
      }).catch(report('purchase')),
    ])
    const readings = stopWatching()
    print(`  ${idle.open()} idle and ${slow.open()} slow connections are open at the end`)
    idle.stop()
    slow.stop()
    const all = samples.map(({ ms }) => ms)
    for (const path of [...new Set(samples.map(sample => sample.path))].sort()) {
      const times = samples.filter(sample => sample.path === path).map(({ ms }) => ms)
      print(
        `  ${path.padEnd(32)} ${String(times.length).padStart(6)} requests, median ${median(times).toFixed(0)} ms, p99 ${percentile(times, 99).toFixed(0)} ms`,
      )
    }
    const p99 = percentile(all, 99)
    print(
      `  p99 of all ${all.length} requests: ${p99.toFixed(0)} ms: ${p99 <= GOALS.p99Ms ? 'meets' : 'MISSES'} the goal of ${GOALS.p99Ms} ms`,
    )
    print(`  errors: ${errors.length}${errors.length ? ` (${[...new Set(errors)].slice(0, 5).join('; ')})` : ''}`)
    for (const [service, values] of Object.entries(readings)) {
      const minute = Math.floor(values.length / 3)
      const [second, third] = [median(values.slice(minute, 2 * minute)), median(values.slice(2 * minute))]
      print(
        `  ${service.padEnd(9)} ${second.toFixed(0)} MB in the second minute, ${third.toFixed(0)} MB in the third: ${third / second <= GOALS.growth ? 'meets' : 'MISSES'} the goal of ${GOALS.growth} × `,
      )
    }
    if (errors.length > 0) throw new Error(`${errors.length} requests failed`)
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'load',
  description: `${READERS} readers, ${STORIES} stories and ${PURCHASES} purchases in 3 minutes, with ${IDLE} idle and ${SLOW} slow connections`,
  run,
}
