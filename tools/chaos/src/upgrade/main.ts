import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster.ts'
import { startTraffic } from './traffic.ts'
import { checkOut, currentVersion } from './version.ts'

const SETTLE_MS = 5_000
const MAX_SHOWN = 20

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Upgrades a running product from a commit to this version, and rolls it back, under traffic. @returns whether all was answered */
async function run(from: string): Promise<boolean> {
  const previous = await checkOut(from)
  const current = await currentVersion()
  const cluster = await startCluster(previous)
  try {
    await cluster.deploy(previous)
    const traffic = startTraffic(cluster)
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
    await traffic.stop()
    print(
      `${traffic.failures.length === 0 ? 'ok  ' : 'FAIL'}  ${traffic.requests()} requests, ${traffic.failures.length} failed`,
    )
    for (const failure of traffic.failures.slice(0, MAX_SHOWN)) print(`        ${failure}`)
    return traffic.failures.length === 0
  } finally {
    await cluster.stop()
    await rm(previous.root, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } })
print(`Rolling upgrade from ${values.from} and back`)
process.exitCode = (await run(values.from)) ? 0 : 1
