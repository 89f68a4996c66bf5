import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster.ts'
import { startTraffic } from './traffic.ts'
import { checkOut, currentVersion } from './version.ts'

const SETTLE_MS = 5_000
const MAX_SHOWN = 20

const print = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Upgrades a running product from a commit (`--from`) to this version, and rolls it back, under traffic.
 * @returns whether all was answered
 */
export async function runUpgrade(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string', default: 'HEAD~1' }, smoke: { type: 'boolean', default: false } },
  })
  const { from, smoke } = values
  print(`Rolling upgrade from ${from} and back`)
  const previous = await checkOut(from)
  const current = await currentVersion()
  const cluster = await startCluster(previous)
  try {
    await cluster.deploy(previous)
    const traffic = startTraffic(cluster, smoke)
    try {
      await sleep(SETTLE_MS)
      for (const [what, version, options] of [
        ['upgraded', current, {}],
        ['rolled back, on the new schema', previous, { migrate: false }],
      ] as const) {
        const startedAt = Date.now()
        const before = traffic.failures.length
        await cluster.deploy(version, options)
        await sleep(SETTLE_MS)
        const seconds = Math.round((Date.now() - startedAt) / 1_000)
        print(`  ${what} within ${seconds} s: ${traffic.failures.length - before} failed requests`)
      }
    } finally {
      await traffic.stop()
    }
    // A slow machine can miss the time limits of the product, which a smoke test does not test.
    const holds = traffic.failures.every(({ isOutage }) => smoke && isOutage)
    print(`${holds ? 'ok  ' : 'FAIL'}  ${traffic.requests()} requests, ${traffic.failures.length} failed`)
    for (const { message } of traffic.failures.slice(0, MAX_SHOWN)) print(`        ${message}`)
    return holds
  } finally {
    await cluster.stop()
    await rm(previous.root, { recursive: true, force: true })
  }
}
