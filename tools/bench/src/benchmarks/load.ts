import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import { payInSandbox } from '@kahani/testing/sandbox-payments'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median, percentile } from '../load.ts'
import { type Usage, usageOf } from '../process-usage.ts'
import { watchAlerts } from './load/alert-watch.ts'
import { holdConnections, loopback, sendSlowly, stayIdle } from './load/connections.ts'
import { watchMemory } from './load/memory-watch.ts'

const FULL = {
  readers: 500,
  /** Those that are read, and those that families order meanwhile. */
  finished: 10,
  ordered: 20,
  purchases: 50,
  idle: 500,
  slow: 200,
  durationMs: 5 * 60_000,
  /** Between two page turns, on average. */
  readingMs: 6_000,
  illustrationSize: '1536',
}
const SMOKE: typeof FULL = {
  readers: 1,
  finished: 1,
  ordered: 1,
  purchases: 1,
  idle: 1,
  slow: 1,
  durationMs: 1_000,
  readingMs: 100,
  illustrationSize: '256',
}
const GOALS = { p99Ms: 300, growth: 1.1 }

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
  readingMs: number,
  end: number,
) {
  await sleep(Math.random() * readingMs)
  while (Date.now() < end) {
    await reader.get('/api/me')
    await reader.get('/api/stories')
    await reader.get(`/api/stories/${story.id}`)
    await reader.get(`/api/stories/${story.id}/illustrations`)
    for (const picture of story.pictures) {
      if (Date.now() >= end) break
      await reader.get(picture)
      await sleep(readingMs * (0.5 + Math.random()))
    }
  }
  reader.close()
}

/** What the processes of the product use, by name. */
async function readUsage({ processes }: RunningProduct): Promise<Map<string, Usage>> {
  const entries = [...processes].map(async ([name, { pid }]) => [name, await usageOf(pid ?? 0)] as const)
  return new Map(await Promise.all(entries))
}

/** Prints the CPU time of each process during the load, and its memory at the end. */
function printUsage(print: (line: string) => void, before: Map<string, Usage>, after: Map<string, Usage>, ms: number) {
  for (const [name, { cpuMs, pssMb, rssMb }] of after) {
    const share = (cpuMs - (before.get(name)?.cpuMs ?? 0)) / ms
    print(
      `  ${name.padEnd(16)} ${(share * 100).toFixed(0).padStart(4)} % of a core, ${pssMb.toFixed(0).padStart(4)} MB PSS (RSS ${rssMb.toFixed(0)} MB)`,
    )
  }
}

/** Runs `action` `count` times, spread over a duration. */
const spread = (count: number, durationMs: number, action: () => Promise<void>) =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      await sleep((i / count) * durationMs)
      await action()
    }),
  )

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  const { durationMs } = size
  const product = await runProduct({ LOG_LEVEL: 'error', ILLUSTRATION_SIZE: size.illustrationSize })
  const host = new URL(product.url).host
  const samples: Sample[] = []
  const errors: string[] = []
  let stopAlerts: Awaited<ReturnType<typeof watchAlerts>> = null
  const report = (what: string) => (error: unknown) => void errors.push(`${what}: ${error}`)
  try {
    const stories: Awaited<ReturnType<typeof prepareStory>>[] = []
    for (let i = 0; i < size.finished; i += 1) stories.push(await prepareStory(product))
    stopAlerts = await watchAlerts(product)
    const end = Date.now() + durationMs
    const idle = holdConnections(product.url, { count: size.idle, network: 5, use: stayIdle })
    const slow = holdConnections(product.url, { count: size.slow, network: 6, use: sendSlowly(host, '/api/login') })
    const stopWatching = watchMemory(product)
    const before = await readUsage(product)
    const [startedAt, ownCpu, delay] = [performance.now(), process.cpuUsage(), monitorEventLoopDelay()]
    delay.enable()
    await Promise.all([
      ...Array.from({ length: size.readers }, (_, i) => {
        const story = stories[i % stories.length]
        if (!story) throw new Error('there is no story')
        return read(createReader(product.url, story.cookie, i, samples, errors), story, size.readingMs, end)
      }),
      spread(size.ordered, durationMs, async () => {
        const { client } = await createFamily(product.url)
        await client.generateStory()
      }).catch(report('story')),
      spread(size.purchases, durationMs, async () => {
        const { client } = await createFamily(product.url)
        const order = await client.send('POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
        const { orderId } = (await order.json()) as { orderId: string }
        const paid = await client.verifyPayment(await payInSandbox(product, orderId, 'paid'))
        if (paid.status !== 200) errors.push(`POST /api/verify-payment: ${paid.status}`)
      }).catch(report('purchase')),
    ])
    const readings = stopWatching()
    const { user, system } = process.cpuUsage(ownCpu)
    const [after, ms] = [await readUsage(product), performance.now() - startedAt]
    delay.disable()
    const alerts = await stopAlerts?.()
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
    printUsage(print, before, after, ms)
    print(
      `  load generator   ${((user + system) / 10 / ms).toFixed(0).padStart(4)} % of a core; its event loop was late by ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99), which the times above include`,
    )
    for (const [service, values] of Object.entries(readings)) {
      const minute = Math.ceil(values.length / 5)
      const medians = Array.from({ length: 5 }, (_, i) => median(values.slice(i * minute, (i + 1) * minute)))
      const [, second = 0, , , last = 0] = medians
      print(
        `  ${service.padEnd(9)} ${medians.map(mb => mb.toFixed(0)).join(', ')} MB, minute by minute: ${last / second <= GOALS.growth ? 'meets' : 'MISSES'} the goal of ${GOALS.growth} × between the second and the last`,
      )
    }
    if (!alerts) print('  Prometheus is not installed: the alert rules were not evaluated')
    else {
      const { fired, pending } = alerts
      print(
        `  alerts that fired: ${fired.join(', ') || 'none'}: ${fired.length === 0 ? 'meets' : 'MISSES'} the goal of none`,
      )
      if (pending.length > 0) print(`  true, but not for as long as their rules demand: ${pending.join(', ')}`)
    }
    if (errors.length > 0) throw new Error(`${errors.length} requests failed`)
  } finally {
    await stopAlerts?.()
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'load',
  description: `${FULL.readers} readers, ${FULL.ordered} stories and ${FULL.purchases} purchases in 5 minutes, with ${FULL.idle} idle and ${FULL.slow} slow connections`,
  report: {
    title: '500 readers',
    text: 'Readers turn pages, look at their shelf and download pictures, while families order stories and pay, and strangers hold connections. The readers run on the same cores, so their share of the time is printed. Goals: no error, a p99 of 300 ms, constant memory, and no alert. The rules of Prometheus are those of production, with delays of at most two minutes.',
  },
  run,
}
