import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { percentile } from '../load.ts'
import { holdConnections, loopback, sendOneByte } from './load/connections.ts'
import { readMemory, watchMemory } from './load/memory-watch.ts'

const MB = 1024 * 1024
const FULL = {
  attackMs: 20_000,
  bodies: 8,
  sockets: 132,
  /** How often families read a whole story before, so that the memory of idle processes is that of a running product. */
  readings: 40,
  readers: 8,
  restMs: 3_000,
  illustrationSize: '1536',
}
const SMOKE: typeof FULL = {
  attackMs: 1_000,
  bodies: 1,
  sockets: 1,
  readings: 1,
  readers: 1,
  restMs: 0,
  illustrationSize: '256',
}
const GOALS = { ms: 100, memoryRatio: 1.3 }

/** A JSON body of 12 MB that is expensive to parse. */
const NESTED = Buffer.alloc(12 * MB, '[')

/** Sends the nested body as a visitor, again and again. @returns a function that stops it */
function sendNestedBodies({ url }: RunningProduct, connections: number) {
  let stopped = false
  const statuses = new Map<number | string, number>()
  const count = (status: number | string) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const send = (index: number) =>
    new Promise<void>(resolve => {
      const origin = new URL(url).origin
      const options = {
        method: 'POST',
        localAddress: loopback(3, index),
        headers: { 'content-type': 'application/json', origin, 'x-requested-with': 'XMLHttpRequest' },
      }
      const request = httpRequest(new URL('/api/generate-story', url.replace('localhost', '127.0.0.1')), options)
      request.setHeader('host', new URL(url).host)
      request.on('response', response => {
        count(response.statusCode ?? 0)
        response.resume().on('close', resolve)
      })
      request.on('error', error => {
        count((error as NodeJS.ErrnoException).code ?? 'error')
        resolve()
      })
      request.end(NESTED)
    })
  const loops = Array.from({ length: connections }, async (_, index) => {
    while (!stopped) {
      await send(index)
      await sleep(100)
    }
  })
  return async () => {
    stopped = true
    await Promise.all(loops)
    return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
  }
}

function holdSockets({ url }: RunningProduct, count: number) {
  const host = new URL(url).host
  const sockets = holdConnections(url, { count, network: 4, use: sendOneByte(host, '/api/logout') })
  return async () => {
    const result = `${sockets.open()} sockets open, ${sockets.closed()} were closed by the gateway`
    sockets.stop()
    return result
  }
}

/** Ordinary traffic: readers open a story with all its pictures. */
async function warmUp({ url }: RunningProduct, { readings, readers }: typeof FULL): Promise<void> {
  const { client } = await createFamily(url)
  const id = await client.generateStory()
  while ((await client.illustrations(id)).status === 'processing') await sleep(200)
  const { illustrations } = await client.illustrations(id)
  const paths = ['/api/me', '/api/stories', `/api/stories/${id}`, ...illustrations.map(({ imageUrl }) => imageUrl)]
  const read = async () => {
    for (let i = 0; i < readings; i += 1) {
      for (const path of paths) await (await client.send('GET', path)).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
}

/** Runs an attack while another visitor asks who is signed in. */
async function measure(
  product: RunningProduct,
  size: typeof FULL,
  name: string,
  attack: () => () => Promise<string>,
  print: (line: string) => void,
): Promise<void> {
  const { client } = await createFamily(product.url)
  const ask = async () => {
    const startedAt = performance.now()
    const response = await client.send('GET', '/api/me')
    await response.text()
    if (!response.ok) throw new Error(`GET /api/me answered ${response.status}`)
    return performance.now() - startedAt
  }
  await warmUp(product, size)
  await sleep(size.restMs)
  const idle = await readMemory(product)
  const stopWatching = watchMemory(product)
  const stopAttack = attack()
  const times: number[] = []
  const end = Date.now() + size.attackMs
  while (Date.now() < end) {
    times.push(await ask())
    await sleep(20)
  }
  const result = await stopAttack()
  const readings = stopWatching()
  const slowest = Math.max(...times)
  print(`  ${name}: ${result}`)
  print(
    `    /api/me of another visitor: median ${percentile(times, 50).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${times.length}: ${slowest <= GOALS.ms ? 'meets' : 'MISSES'} the goal of ${GOALS.ms} ms`,
  )
  for (const [service, values] of Object.entries(readings)) {
    const ratio = Math.max(...values) / (idle[service] ?? 1)
    print(
      `    ${service}: ${Math.max(...values).toFixed(0)} MB at most, ${ratio.toFixed(2)} × idle: ${ratio <= GOALS.memoryRatio ? 'meets' : 'MISSES'} the goal of ${GOALS.memoryRatio}`,
    )
  }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  const { bodies, sockets, illustrationSize } = size
  const product = await runProduct({ LOG_LEVEL: 'error', ILLUSTRATION_SIZE: illustrationSize })
  try {
    const name = `12 MB of "[" from ${bodies} visitors`
    await measure(product, size, name, () => sendNestedBodies(product, bodies), print)
    await measure(product, size, `${sockets} requests of one byte`, () => holdSockets(product, sockets), print)
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'attacks',
  description: 'how another visitor and the memory fare while a stranger sends huge or unfinished requests',
  run,
}
