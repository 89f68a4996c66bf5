import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { GATEWAY, SERVICES } from '@kahani/launcher/services'
import getPort from 'get-port'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { OTHER_CORE } from '../cores.ts'
import { median } from '../load.ts'
import { npmStart } from '../npm-start.ts'
import { respondsAt, startProgram, stopProgram } from '../processes.ts'

const FULL = { rounds: 5, starts: 3 }
const SMOKE: typeof FULL = { rounds: 1, starts: 1 }
const POLL_INTERVAL_MS = 5
const STOP_TIMEOUT_MS = 10_000

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).padStart(6)} s`
const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts another instance of a service. @returns ms until it is ready */
async function measureService(product: RunningProduct, service: string): Promise<number> {
  const startedAt = performance.now()
  const { name, url } = await product.scale(service)
  while (!(await isReady(`${url}/readyz`))) await sleep(POLL_INTERVAL_MS)
  const ms = performance.now() - startedAt
  await product.processes.get(name)?.stop(STOP_TIMEOUT_MS)
  return ms
}

/** Starts Fastify with a proxy to nowhere. @returns ms until it answers */
async function measureBare(dir: string): Promise<number> {
  const url = `http://127.0.0.1:${await getPort()}`
  const startedAt = performance.now()
  const child = await startProgram({
    command: [process.execPath, fileURLToPath(new URL('./gateway/bare-proxy.ts', import.meta.url))],
    core: OTHER_CORE,
    env: { PORT: new URL(url).port, UPSTREAM_URL: 'http://127.0.0.1:1' },
    output: join(dir, 'bare.log'),
    isReady: respondsAt(url),
  })
  const ms = performance.now() - startedAt
  await stopProgram(child)
  return ms
}

/** @returns ms of `npm start` with the data folder of an earlier start, or an empty one */
async function measureNpmStart(dir: string): Promise<number> {
  const product = await npmStart(dir)
  await product.stop()
  return product.startMs
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { rounds, starts } = smoke ? SMOKE : FULL
  const dir = await mkdtemp(join(tmpdir(), 'kahani-start-'))
  try {
    const medianOf = async (count: number, measure: () => Promise<number>) => {
      const times = []
      for (let i = 0; i < count; i += 1) times.push(await measure())
      return seconds(median(times))
    }
    print('  from the command to the first healthy answer')
    print(`  npm start, with an empty data folder ${seconds(await measureNpmStart(dir))}`)
    print(
      `  npm start, with data                 ${await medianOf(starts, () => measureNpmStart(dir))} (median of ${starts})`,
    )
    const product = await runProduct({ LOG_LEVEL: 'warn' })
    try {
      print(`  another instance of a service beside a running product (median of ${rounds})`)
      for (const { name, sandboxFor } of [GATEWAY, ...SERVICES]) {
        if (!sandboxFor) print(`    ${name.padEnd(34)} ${await medianOf(rounds, () => measureService(product, name))}`)
      }
    } finally {
      await product.end()
    }
    print(`  bare @fastify/http-proxy             ${await medianOf(rounds, () => measureBare(dir))}`)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

export const benchmark: Benchmark = {
  name: 'start-up',
  description: 'npm start in a checkout that was started before, each service on its own, and a bare Fastify server',
  report: {
    title: 'Start-up',
    text: 'The time until the first healthy answer. Beside it a Fastify server with a proxy to nowhere: what Node and Fastify need at least.',
  },
  run,
}
