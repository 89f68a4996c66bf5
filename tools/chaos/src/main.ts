import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@kahani/random/random'
import { runAlerts } from './alerts/run-alerts.ts'
import { type Fault, planFaults } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { type Options, readOptions } from './options.ts'
import { settle } from './settle.ts'
import { startSystem } from './system.ts'
import { runUpgrade } from './upgrade/rolling-upgrade.ts'
import { runWorkload } from './workload.ts'

/** Longer than any back-off: a reconciler that asks after 1, 2, 4 and 8 minutes, and outages that delay jobs by a minute. */
const SETTLE_TIMEOUT_MS = 10 * 60_000
const MAX_SHOWN = 10

const print = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(0).padStart(4)} s`

async function injectFaults(faults: Fault[], startedAt: number): Promise<void> {
  await Promise.all(
    faults.map(async ({ at, description, inject }) => {
      await sleep(Math.max(0, startedAt + at - Date.now()))
      print(`  ${seconds(Date.now() - startedAt)}  ${description}`)
      await inject()
    }),
  )
}

/** Runs families and faults side by side, waits until everything has settled, and checks it. @returns whether all holds */
async function runFaults({ seed, minutes }: Options): Promise<boolean> {
  const durationMs = minutes * 60_000
  print(`Chaos with seed ${seed} for ${minutes} minutes`)
  const system = await startSystem()
  try {
    const startedAt = Date.now()
    const faults = planFaults(createRandom(seed), durationMs, system)
    const [{ tallies, paidOrders }] = await Promise.all([
      runWorkload(system, createRandom(seed + 1), durationMs),
      injectFaults(faults, startedAt),
    ])
    for (const [what, { started, succeeded }] of Object.entries(tallies)) {
      print(`  ${what}: ${started}, of which the family saw ${succeeded} succeed at once or by trying again`)
    }
    const settlingAt = Date.now()
    const unfinished = await settle(system, SETTLE_TIMEOUT_MS)
    print(`  settled ${seconds(Date.now() - settlingAt)} after the last family`)
    const findings = [
      {
        invariant: 'nothing is unfinished or stuck',
        violations: Object.entries(unfinished).map(([what, count]) => `${count} ${what}`),
      },
      ...(await checkInvariants(system, paidOrders)),
    ]
    for (const { invariant, violations } of findings) {
      print(`${violations.length === 0 ? 'ok  ' : 'FAIL'}  ${invariant}`)
      for (const violation of violations.slice(0, MAX_SHOWN)) print(`        ${violation}`)
      if (violations.length > MAX_SHOWN) print(`        and ${violations.length - MAX_SHOWN} more`)
    }
    return findings.every(({ violations }) => violations.length === 0)
  } finally {
    await system.stop()
  }
}

const args = process.argv.slice(2)
try {
  const [mode, ...rest] = args
  let holds: boolean
  if (mode === 'upgrade') holds = await runUpgrade(rest)
  else if (mode === 'alerts') holds = await runAlerts()
  else holds = await runFaults(readOptions(args))
  process.exitCode = holds ? 0 : 1
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
}
