import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './ports.ts'
import { ROOT } from './root.ts'

const RULES = join(ROOT, 'infra/observability/rules.yml')
const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 1_000
/** Also the time limit of a scrape, which waits up to 2 s for a store that does not answer. */
const SCRAPE_INTERVAL = '4s'

interface Target {
  service: string
  url: string
}

interface Alert {
  state: 'pending' | 'firing'
  labels: { alertname: string }
}

/**
 * Debian's Prometheus with the rules of the product.
 * @param credential for the metrics of the gateway
 * @param replacements of parts of the rules, so that a test takes less time
 */
export async function startPrometheus(credential: string, replacements: readonly [RegExp, string][] = []) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-prometheus-'))
  const [port = 0] = await freePorts(1)
  const targets = join(dir, 'targets.json')
  const rules = replacements.reduce(
    (text, [pattern, replacement]) => text.replaceAll(new RegExp(pattern, 'g'), replacement),
    await readFile(RULES, 'utf8'),
  )
  await writeFile(join(dir, 'rules.yml'), rules)
  await writeFile(targets, '[]')
  await writeFile(
    join(dir, 'prometheus.yml'),
    JSON.stringify({
      global: { scrape_interval: SCRAPE_INTERVAL, scrape_timeout: SCRAPE_INTERVAL, evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [
        {
          job_name: 'kahani',
          honor_labels: true,
          // Only the gateway asks for it.
          authorization: { credentials: credential },
          file_sd_configs: [{ files: [targets], refresh_interval: '1s' }],
        },
      ],
    }),
  )
  const args = ['--config.file', join(dir, 'prometheus.yml'), '--storage.tsdb.path', join(dir, 'data')]
  const listen = `127.0.0.1:${port}`
  const child = spawn('prometheus', [...args, '--web.listen-address', listen, '--log.level', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`prometheus exited with code ${code}`)))
  failed.catch(() => undefined)

  async function isReady(): Promise<boolean> {
    const response = await fetch(`http://${listen}/-/ready`).catch(() => null)
    return response?.ok ?? false
  }
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReady()); ) {
    if (Date.now() > deadline) throw new Error('prometheus does not start')
    await Promise.race([sleep(POLL_INTERVAL_MS), failed])
  }

  return {
    /** Names of the alerts whose condition is true. `firing`: for as long as the rule demands. */
    async alerts(...states: ('pending' | 'firing')[]): Promise<string[]> {
      const response = await fetch(`http://${listen}/api/v1/alerts`)
      const { data } = (await response.json()) as { data: { alerts: Alert[] } }
      return data.alerts.filter(({ state }) => states.includes(state)).map(({ labels }) => labels.alertname)
    },
    /** How many targets answered when they were last scraped. */
    async answering(): Promise<number> {
      const response = await fetch(`http://${listen}/api/v1/targets?state=active`)
      const { data } = (await response.json()) as { data: { activeTargets: { health: string }[] } }
      return data.activeTargets.filter(({ health }) => health === 'up').length
    },
    /** Replaces what is scraped. */
    async scrape(list: readonly Target[]) {
      const groups = list.map(({ service, url }) => ({ targets: [new URL(url).host], labels: { service } }))
      await writeFile(`${targets}.part`, JSON.stringify(groups))
      await rename(`${targets}.part`, targets)
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      await rm(dir, { recursive: true, force: true })
    },
  }
}
export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>
