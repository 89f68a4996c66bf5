import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { FULL } from '@kahani/testing/full'
import { requireProgram } from '@kahani/testing/programs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { files, read, sources } from './sources.ts'

interface Rule {
  record?: string
  alert?: string
  expr: string
  annotations?: { summary: string; runbook_url: string }
}

const FOLDER = 'infra/observability'
const rules: Rule[] = parse(read(`${FOLDER}/rules.yml`)).groups.flatMap((group: { rules: Rule[] }) => group.rules)
const alerts = rules.flatMap(({ alert, annotations }) => (alert ? [{ alert, annotations }] : []))
const recorded = rules.flatMap(({ record }) => record ?? [])

/** Expressions of the panels of Grafana's dashboards. */
const dashboards = files.filter(path => path.startsWith(`${FOLDER}/grafana/`) && path.endsWith('.json'))
const panels = dashboards.flatMap(path =>
  [...read(path).matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => expr.replaceAll('\\"', '"')),
)

/** Metrics that the code of the services creates, those of Node and of Prometheus itself. */
const exported = sources
  .filter(path => /^(services|packages)\/[^/]+\/src\//.test(path))
  .flatMap(path => [
    ...read(path).matchAll(/(?:addGauge\([\w.]+, |new (?:Counter|Gauge|Histogram)\(\{\s+name: )'([a-z_]+)'/g),
  ])
  .map(([, name]) => name)
const OTHERS = ['up', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total']
const CERT_MANAGER = ['certmanager_certificate_expiration_timestamp_seconds']

/** Names of metrics in PromQL. */
const metricsIn = (expr: string) =>
  [
    ...expr
      .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) \([^)]*\)/g, '')
      .matchAll(/(?<![\w:])[a-z_][\w:]*(?!\w*\s*\()/g),
  ]
    .map(([name]) => name)
    .filter(name => !['or', 'and', 'unless', 'bool'].includes(name))

describe('alerts and dashboards', () => {
  test('name only metrics that a service or cert-manager exports', () => {
    const used = [...rules.map(({ expr }) => expr), ...panels].flatMap(metricsIn)
    expect(used.length).toBeGreaterThan(20)
    const known = [...exported, ...OTHERS, ...CERT_MANAGER, ...recorded]
    expect(
      used.filter(name => !known.includes(name) && !known.includes(name.replace(/_(count|sum|bucket)$/, ''))),
    ).toEqual([])
  })
})

describe('alerts', () => {
  test('lead to their section of the runbook, which has no other ones', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(sections).toEqual(alerts.map(({ alert }) => alert))
    for (const { alert, annotations } of alerts) {
      expect(annotations?.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
    }
  })

  test('are tested', () => {
    const tests = read(`${FOLDER}/rules.test.yml`)
    expect(alerts.filter(({ alert }) => !tests.includes(`alertname: ${alert}\n`))).toEqual([])
  })

  // Prometheus is installed for complete runs only.
  const promtool = FULL ? () => requireProgram('promtool') : null
  test.runIf(promtool)('fire and resolve as their unit tests say, and the configuration is valid', async () => {
    const run = promisify(execFile)
    const path = (await promtool?.()) ?? ''
    const inFolder = { cwd: FOLDER }
    await run(path, ['check', 'rules', 'rules.yml'], inFolder)
    await run(path, ['test', 'rules', 'rules.test.yml'], inFolder)
    // Debian builds Prometheus without the discovery of Kubernetes.
    await run(path, ['check', 'config', '--syntax-only', 'prometheus.yml'], inFolder)
  })
})
