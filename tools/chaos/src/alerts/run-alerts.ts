import { setTimeout as sleep } from 'node:timers/promises'
import { installProgram, PROMETHEUS } from '@kahani/launcher/installer'
import { type Prometheus, startPrometheus } from '@kahani/launcher/prometheus'
import { createFamily } from '@kahani/testing/api-client'
import { startSystem } from '../system.ts'
import { BUDGET_RUPEES, type Context, PROVOCATIONS, setLastBackup } from './provocations.ts'

/** How long ordinary families use the product before the first fault. */
const QUIET_MS = 60_000
const TIMEOUT_MS = 5 * 60_000
const POLL_INTERVAL_MS = 1_000

/** What is shortened so that an alert fires within a minute: the durations, and the ages that would take as long to reach. */
const SHORTENED: [RegExp, string][] = [
  [/\bfor: \w+/g, 'for: 9s'],
  [/\[5m\]/g, '[40s]'],
  [/(queue!~"[^"]+"\}) > 300/, '$1 > 10'],
  [/(outbox_oldest_seconds\)) > 60/, '$1 > 6'],
]

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** A family that makes a story and reads it. @returns the alerts that fired meanwhile */
async function useProduct({ product }: Context, prometheus: Prometheus): Promise<Set<string>> {
  const fired = new Set<string>()
  const { client } = await createFamily(product.url)
  const id = await client.generateStory()
  for (const end = Date.now() + QUIET_MS; Date.now() < end; await sleep(POLL_INTERVAL_MS)) {
    for (const path of ['/api/me', '/api/stories', `/api/stories/${id}`]) {
      await (await client.send('GET', path)).arrayBuffer()
    }
    for (const alert of await prometheus.alerts('firing')) fired.add(alert)
  }
  await client.waitForIllustrations(id)
  return fired
}

/** Waits until exactly those of `alerts` are firing or none of them is. @returns the others, when the time is up */
async function waitFor(prometheus: Prometheus, alerts: readonly string[], isFiring: boolean): Promise<string[]> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    const firing = await prometheus.alerts('firing')
    const missing = alerts.filter(alert => firing.includes(alert) !== isFiring)
    if (missing.length === 0 || Date.now() > deadline) return missing
  }
}

/**
 * Provokes every alert of `infra/observability/rules.yml` on a running product that Debian's Prometheus watches.
 * @returns whether none fired under ordinary load, and each fired during its fault and resolved after it
 */
export async function runAlerts(): Promise<boolean> {
  await installProgram(PROMETHEUS, { env: process.env, install: process.env.INSTALL, log: print })
  const system = await startSystem({ OPENAI_DAILY_BUDGET: String(BUDGET_RUPEES) })
  const { urls, credential } = system.product.metrics
  const prometheus = await startPrometheus(credential, SHORTENED)
  let holds = true
  const report = (isFulfilled: boolean, text: string) => {
    holds &&= isFulfilled
    print(`${isFulfilled ? 'ok  ' : 'FAIL'}  ${text}`)
  }
  try {
    const targets = new Set(Object.entries(urls).map(([service, url]) => ({ service, url })))
    await setLastBackup(system, new Date())
    await prometheus.scrape([...targets])
    const context: Context = {
      ...system,
      async scrape(service, url) {
        const target = { service, url }
        await prometheus.scrape([...targets.add(target)])
        return () => {
          targets.delete(target)
          return prometheus.scrape([...targets])
        }
      },
    }
    const fired = await useProduct(context, prometheus)
    report(fired.size === 0, `no alert fires under ordinary load ${[...fired].join(', ')}`)
    for (const group of PROVOCATIONS) {
      const alerts = group.flatMap(provocation => provocation.alerts)
      const ends = await Promise.all(group.map(provocation => provocation.provoke(context)))
      const silent = await waitFor(prometheus, alerts, true)
      await Promise.all(ends.map(end => end()))
      const remaining = await waitFor(prometheus, alerts, false)
      for (const alert of alerts) {
        report(!silent.includes(alert), `${alert} fires`)
        report(!remaining.includes(alert), `${alert} resolves`)
      }
    }
    return holds
  } finally {
    await prometheus.stop()
    await system.stop()
  }
}
