import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROMETHEUS } from '@kahani/launcher/installer'
import { startPrometheus } from '@kahani/launcher/prometheus'
import type { RunningProduct } from '@kahani/launcher/run-product'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { findOnPath } from '@kahani/service-kit/find-program'
import { LAST_BACKUP } from '@kahani/service-kit/last-backup'

const INTERVAL_MS = 1_000
/** Some alerts fire after five minutes: they would have no time to. */
const SOONER: [RegExp, string][] = [[/\bfor: 5m/, 'for: 2m']]

interface Alerts {
  fired: string[]
  pending: string[]
}

/**
 * Prometheus, which evaluates the alert rules of the product.
 * @returns a function that stops it and returns the alerts that fired, and those whose condition was true for a shorter time;
 * null if it is not installed
 */
export async function watchAlerts({ metrics, dataDir }: RunningProduct): Promise<(() => Promise<Alerts>) | null> {
  if (!(await findOnPath(PROMETHEUS.names, process.env.PATH))) return null
  await createFileBlobStore(join(dataDir, 'blobs')).put(LAST_BACKUP, Buffer.from(new Date().toISOString()))
  const prometheus = await startPrometheus(metrics.credential, SOONER)
  const targets = Object.entries(metrics.urls).map(([service, url]) => ({ service, url }))
  await prometheus.scrape(targets)
  // A service that was not scraped yet counts as down.
  const isReady = async () =>
    (await prometheus.answering()) === targets.length && !(await prometheus.alerts('pending')).includes('ServiceDown')
  while (!(await isReady())) await sleep(INTERVAL_MS)
  const [fired, pending] = [new Set<string>(), new Set<string>()]
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      for (const alert of await prometheus.alerts('pending')) pending.add(alert)
      for (const alert of await prometheus.alerts('firing')) fired.add(alert)
      await sleep(INTERVAL_MS)
    }
  })()
  watching.catch(() => undefined)
  const end = async () => {
    stopped.abort()
    await watching.finally(prometheus.stop)
    return { fired: [...fired], pending: [...pending].filter(alert => !fired.has(alert)) }
  }
  let ended: Promise<Alerts> | undefined
  return () => {
    ended ??= end()
    return ended
  }
}
