import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { createApiClient } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median, percentile } from '../load.ts'
import { type Size, seed } from './admin/seed.ts'

const FULL = { accounts: 10_000, stories: 100_000, failedJobs: 1_000, warmUp: 30, requests: 100 }
const SMOKE: typeof FULL = { accounts: 100, stories: 100, failedJobs: 10, warmUp: 0, requests: 1 }
const GOALS = { ms: 50, ratio: 1.5 }

const tenthOf = ({ accounts, stories, failedJobs }: Size): Size => {
  return { accounts: accounts / 10, stories: stories / 10, failedJobs: failedJobs / 10 }
}

/** Path of each measured request. */
const REQUEST_PATHS: Record<string, (size: Size) => string> = {
  dashboard: () => '/api/admin/dashboard',
  users: () => '/api/admin/users',
  'users, deep page': ({ accounts }) => `/api/admin/users?before=${accounts / 10}`,
  'users, one found': ({ accounts }) => `/api/admin/users?q=meera.${accounts - 8}`,
  'users, many found': () => '/api/admin/users?q=zoya',
  'users, by id': ({ accounts }) => `/api/admin/users?q=${accounts - 1}`,
  stories: () => '/api/admin/stories',
  'stories, deep page': ({ stories }) => `/api/admin/stories?before=${stories / 10}`,
  'stories, one found': ({ stories }) => `/api/admin/stories?q=part%20${stories - 1}`,
  'stories, none found': () => '/api/admin/stories?q=asha%20lantern%20jaipur',
  'stories, many found': () => '/api/admin/stories?q=asha%20lantern',
  'stories, by user id': ({ accounts }) => `/api/admin/stories?q=${accounts - 1}`,
  orders: () => '/api/admin/orders',
  'orders, deep page': ({ accounts }) => `/api/admin/orders?before=${accounts / 10}`,
  'orders, refunded': () => '/api/admin/orders?status=paid&refunded=true',
  'orders, of a user': () => '/api/admin/orders?userId=777',
  costs: () => '/api/admin/costs',
  'costs, a year': ({ stories }) => `/api/admin/costs?days=366&before=${stories / 10}`,
  'printed copies': () => '/api/admin/printed-copies',
  'printed copies, placed': ({ accounts }) => `/api/admin/printed-copies?status=placed&before=${accounts}`,
  queues: () => '/api/admin/queues',
  'audit log': () => '/api/admin/audit-log',
  'audit log, requests': () => '/api/admin/audit-log?kind=administration',
  'audit log, of a user': () => '/api/admin/audit-log?userId=777',
}

/** Starts a product with data. @returns a function that sends a request as its administrator and measures it in ms */
async function prepare(size: Size) {
  const product = await runProduct({ LOG_LEVEL: 'warn' })
  try {
    await seed(product, size)
    const client = createApiClient(product.url)
    await client.signIn(product.admin)
    const measure = async (path: string) => {
      const startedAt = performance.now()
      const response = await client.send('GET', path)
      await response.text()
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`)
      return performance.now() - startedAt
    }
    return { product, measure }
  } catch (error) {
    await product.end()
    throw error
  }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const large = smoke ? SMOKE : FULL
  const small = tenthOf(large)
  const products: RunningProduct[] = []
  const prepareAndKeep = async (size: Size) => {
    const { product, measure } = await prepare(size)
    products.push(product)
    return measure
  }
  try {
    const measureSmall = await prepareAndKeep(small)
    const measureLarge = await prepareAndKeep(large)
    const results = Object.entries(REQUEST_PATHS).map(([name, pathOf]) => {
      return { name, pathOf, smallTimes: [] as number[], largeTimes: [] as number[] }
    })
    // All requests in turns, so that other load on the machine affects them alike.
    for (let round = 0; round < large.warmUp + large.requests; round++) {
      for (const { pathOf, smallTimes, largeTimes } of results) {
        const smallMs = await measureSmall(pathOf(small))
        const largeMs = await measureLarge(pathOf(large))
        if (round < large.warmUp) continue
        smallTimes.push(smallMs)
        largeTimes.push(largeMs)
      }
    }
    print(`  ${'median (95th percentile)'.padEnd(24)}${'at a tenth'.padStart(21)}${'full size'.padStart(21)}  ratio`)
    const inMs = (ms: number) => `${ms.toFixed(1)} ms`.padStart(9)
    const column = (times: number[]) => `${inMs(median(times))} (${inMs(percentile(times, 95))})`
    let missed = 0
    for (const { name, smallTimes, largeTimes } of results) {
      const ratio = median(largeTimes) / median(smallTimes)
      const isMissed = median(largeTimes) >= GOALS.ms || ratio > GOALS.ratio
      if (isMissed) missed += 1
      print(
        `  ${name.padEnd(24)}${column(smallTimes)}${column(largeTimes)}  ${ratio.toFixed(2)}${isMissed ? '  MISSES' : ''}`,
      )
    }
    print(
      `  ${missed === 0 ? 'meets' : `MISSES ${missed} times`} the goals of ${GOALS.ms} ms and ${GOALS.ratio} × the time at a tenth`,
    )
  } finally {
    for (const product of products) await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'admin',
  description: `requests of an administrator, with ${FULL.accounts} accounts and ${FULL.stories} stories, and with a tenth`,
  run,
}
