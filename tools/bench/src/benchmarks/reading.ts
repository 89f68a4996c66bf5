import { setTimeout as sleep } from 'node:timers/promises'
import { runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import autocannon, { type Request } from 'autocannon'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median } from '../load.ts'
import { checkOut } from './reading/check-out.ts'

const FULL = {
  connections: 200,
  // Alternating rounds, so that other load on the machine affects all alike.
  rounds: 3,
  warmUpRounds: 1,
  roundS: 4,
  /** More than one, because the connections to a service that one account can hold are limited. */
  families: 8,
  illustrationSize: '1536',
}
const SMOKE: typeof FULL = {
  connections: 1,
  rounds: 1,
  warmUpRounds: 0,
  roundS: 1,
  families: 1,
  illustrationSize: '256',
}
/** What a phone shows. */
const WIDTH = 720
/** Measured on two cores before pictures were served by the gateway. */
const BEFORE = { pictures: 160, '/api/me': 790 }
const GOALS = { pictures: 8 * BEFORE.pictures, '/api/me': 2 * BEFORE['/api/me'], p99Ms: 500 }

interface Reader {
  cookie: string
  /** The paths of the cover and the pages. */
  pictures: string[]
}

/** A family with an illustrated story. */
async function prepareReader(url: string): Promise<Reader> {
  const { client } = await createFamily(url)
  const id = await client.generateStory()
  while ((await client.illustrations(id)).status === 'processing') await sleep(200)
  const { illustrations } = await client.illustrations(id)
  const { name, value } = client.sessionCookie()
  return { cookie: `${name}=${value}`, pictures: illustrations.map(({ imageUrl }) => imageUrl) }
}

/** What readers request, by name. */
function loadsOf(readers: Reader[]): Record<string, Request[]> {
  const requests = (pathsOf: (reader: Reader) => string[]) =>
    readers.flatMap(reader => pathsOf(reader).map(path => ({ path, headers: { cookie: reader.cookie } })))
  return {
    pictures: requests(({ pictures }) => pictures.map(path => `${path}?width=${WIDTH}`)),
    '/api/me': requests(() => ['/api/me']),
    '/api/stories': requests(() => ['/api/stories']),
  }
}

interface Result {
  perSecond: number
  kilobytes: number
  p50: number
  p99: number
  errors: number
  /** Of answers that are not 2xx. 503 comes from the gateway: the request got no connection to its service in time. */
  statuses: string[]
}

async function measureOnce(url: string, requests: Request[], size: typeof FULL): Promise<Result> {
  const { connections, roundS: duration } = size
  const result = await autocannon({ url, requests, connections, duration })
  const perSecond = result.requests.average
  const { p50, p99 } = result.latency
  const kilobytes = result.throughput.average / perSecond / 1_000
  const statuses = Object.keys(result.statusCodeStats).filter(status => !status.startsWith('2'))
  return { perSecond, kilobytes, p50, p99, errors: result.errors + result.timeouts + result.non2xx, statuses }
}

/** Starts a product and measures each load in turn. @returns the medians of the rounds, by load, and the sum of errors */
async function measure(
  print: (line: string) => void,
  size: typeof FULL,
  run: typeof runProduct,
): Promise<Record<string, Result>> {
  const product = await run({ LOG_LEVEL: 'error', ILLUSTRATION_SIZE: size.illustrationSize })
  try {
    const readers = await Promise.all(Array.from({ length: size.families }, () => prepareReader(product.url)))
    const loads = Object.entries(loadsOf(readers))
    const rounds: Record<string, Result>[] = []
    for (let round = 0; round < size.warmUpRounds + size.rounds; round += 1) {
      const results: Record<string, Result> = {}
      for (const [name, requests] of loads) results[name] = await measureOnce(loopbackOf(product.url), requests, size)
      if (round >= size.warmUpRounds) rounds.push(results)
    }
    const summary: Record<string, Result> = {}
    for (const [name] of loads) {
      const results = rounds.flatMap(round => round[name] ?? [])
      const middle = (field: Exclude<keyof Result, 'statuses'>) => median(results.map(result => result[field]))
      const errors = results.reduce((sum, result) => sum + result.errors, 0)
      const [perSecond, kilobytes, p50, p99] = [middle('perSecond'), middle('kilobytes'), middle('p50'), middle('p99')]
      const statuses = [...new Set(results.flatMap(result => result.statuses))]
      summary[name] = { perSecond, kilobytes, p50, p99, errors, statuses }
      print(
        `  ${name.padEnd(14)} ${perSecond.toFixed(0).padStart(6)} requests/s of ${kilobytes.toFixed(0)} kB, p50 ${p50} ms, p99 ${p99} ms, ${errors} errors`,
      )
    }
    return summary
  } finally {
    await product.end()
  }
}

const loopbackOf = (url: string) => url.replace('localhost', '127.0.0.1')
const verdict = (met: boolean) => (met ? 'meets' : 'MISSES')

async function run(print: (line: string) => void, { from, smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  if (from) {
    print(`  ${from}:`)
    const version = await checkOut(from)
    try {
      await measure(print, size, version.runProduct)
    } finally {
      await version.remove()
    }
    print('  this version:')
  }
  const results = await measure(print, size, runProduct)
  for (const name of ['pictures', '/api/me'] as const) {
    const { perSecond, p99 } = results[name] ?? { perSecond: 0, p99: Number.NaN }
    print(
      `  ${name}: ${(perSecond / BEFORE[name]).toFixed(1)} × the ${BEFORE[name]}/s of before: ${verdict(perSecond >= GOALS[name])} the goal of ${GOALS[name] / BEFORE[name]} ×`,
    )
    print(`  p99 of ${name}: ${p99} ms: ${verdict(p99 <= GOALS.p99Ms)} the goal of ${GOALS.p99Ms} ms`)
  }
  const failed = Object.entries(results).filter(([, { errors }]) => errors > 0)
  if (failed.length > 0)
    throw new Error(
      failed.map(([name, { errors, statuses }]) => `${errors} requests of ${name} failed (${statuses.join()})`).join(),
    )
}

export const benchmark: Benchmark = {
  name: 'reading',
  description: `pictures, the account and the stories of ${FULL.families} readers at ${FULL.connections} connections, also of a commit (--from)`,
  report: {
    title: 'Reading',
    text: 'What 200 connections of readers get from the whole product on this machine. Compared with the product before the gateway served pictures; a p99 of half a second is the goal.',
  },
  run,
}
