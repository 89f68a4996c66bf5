import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Manifest, matches, type Overlay, ofKind, read, type Workload, workloadsOf } from './render.ts'

interface Peer {
  podSelector?: object
  namespaceSelector?: object
  ipBlock?: object
}
interface Rule {
  from?: Peer[]
  to?: Peer[]
  ports: { port: number }[]
}

const STORES = ['postgres', 'redis']
const isInternal = (name: string) => !STORES.includes(name)

/** The policies of one direction, each with the pods that it selects and the peers that it allows. */
function rulesOf(
  objects: Manifest[],
  workloads: Workload[],
  direction: 'ingress' | 'egress',
): { name: string; peer: Peer; ports: Rule['ports'] }[] {
  return ofKind(objects, 'NetworkPolicy').flatMap(({ spec }) =>
    (spec[direction] ?? []).flatMap((rule: Rule) =>
      workloads
        .filter(({ labels }) => matches(spec.podSelector, labels))
        .flatMap(({ name }) =>
          (rule[direction === 'ingress' ? 'from' : 'to'] ?? []).map(peer => ({ name, peer, ports: rule.ports })),
        ),
    ),
  )
}

/** The arrows between pods that the policies allow in a direction, as `caller → callee:port`. */
const arrowsOf = (objects: Manifest[], workloads: Workload[], direction: 'ingress' | 'egress') =>
  rulesOf(objects, workloads, direction)
    .filter(({ peer }) => peer.podSelector && !peer.namespaceSelector)
    .flatMap(({ name, peer, ports }) =>
      workloads
        .filter(({ labels }) => matches(peer.podSelector ?? {}, labels))
        .flatMap(other =>
          ports.map(({ port }) =>
            direction === 'ingress' ? `${other.name} → ${name}:${port}` : `${name} → ${other.name}:${port}`,
          ),
        ),
    )
    .toSorted()

/** The calls between services in the diagram of ARCHITECTURE.md. */
function documentedArrows(): string[] {
  const names = (list: string) =>
    list
      .split('&')
      .map(name => name.trim())
      .map(name => (name === 'worker' ? 'exports-worker' : name))
  return [...read('ARCHITECTURE.md').matchAll(/^ {2}([a-z& ]+) (<?)-- HTTP --> ([a-z& ]+)$/gm)]
    .flatMap(([, callers = '', both, callees = '']) =>
      names(callers).flatMap(caller =>
        names(callees).flatMap(callee => [`${caller} → ${callee}`, ...(both ? [`${callee} → ${caller}`] : [])]),
      ),
    )
    .toSorted()
}

interface Relabelling {
  source_labels?: string[]
  regex?: string
  action?: string
}

/** The pods that Prometheus reads the metrics of. */
function scrapedOf(workloads: Workload[]): string[] {
  const { scrape_configs: configs } = parse(read('infra/observability/prometheus-kubernetes.yml'))
  const byService = (rules: Relabelling[]) => rules.filter(({ source_labels: [label] = [] }) => label === 'service')
  return workloads
    .filter(({ containers }) =>
      containers.some(({ ports }) => ports?.some(({ name }: { name: string }) => name === 'http')),
    )
    .map(({ name }) => name)
    .filter(name =>
      configs.some(({ relabel_configs: rules }: { relabel_configs: Relabelling[] }) =>
        byService(rules).every(({ regex, action }) => new RegExp(`^(${regex})$`).test(name) === (action === 'keep')),
      ),
    )
    .toSorted()
}

/** Rules for who can call whom. */
export function testNetwork({ name, objects }: Overlay) {
  const workloads = workloadsOf(objects)
  const egress = arrowsOf(objects, workloads, 'egress')
  const withVariable = (variable: string) =>
    workloads
      .filter(({ containers }) => containers.some(({ env }) => env?.some(each => each.name === variable)))
      .map(each => each.name)
      .toSorted()
  const selectedBy = (policy: string) => {
    const { spec } = ofKind(objects, 'NetworkPolicy').find(({ metadata }) => metadata.name === policy) ?? {}
    return workloads
      .filter(({ labels }) => spec && matches(spec.podSelector, labels))
      .map(each => each.name)
      .toSorted()
  }

  test('denies what no policy allows', () => {
    const deny = ofKind(objects, 'NetworkPolicy').find(({ metadata }) => metadata.name === 'default-deny')
    expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  })

  test('allows each call at both ends', () => {
    expect(egress).toEqual(arrowsOf(objects, workloads, 'ingress'))
  })

  test('allows the calls in ARCHITECTURE.md and no others', () => {
    const calls = egress
      .map(arrow => arrow.replace(/:\d+$/, ''))
      .filter(arrow => isInternal(arrow.split(' → ')[1] ?? ''))
    expect(calls).toEqual([...documentedArrows(), 'exports-worker → chromium'].toSorted())
  })

  test('allows the calls to the addresses that a process is configured with', () => {
    const configured = workloads.flatMap(workload =>
      workload.containers.flatMap(({ env = [] }) =>
        env.flatMap(({ name: variable, value = '' }) => {
          const [, host, port] = /^(?:http:\/\/)?([a-z]+):(\d+)$/.exec(value) ?? []
          return /_(URL|SOCKET)$/.test(variable) && host ? [`${workload.name} → ${host}:${port}`] : []
        }),
      ),
    )
    const calls = egress.filter(arrow => isInternal(arrow.split(/ → |:/)[1] ?? ''))
    expect(configured.toSorted()).toEqual(calls)
  })

  test('lets other namespaces reach what they need: the gateway, the queues and the metrics', () => {
    const fromElsewhere = rulesOf(objects, workloads, 'ingress').filter(
      ({ peer }) => !peer.podSelector || peer.namespaceSelector,
    )
    const of = (namespace: string) =>
      fromElsewhere.filter(({ peer }) => JSON.stringify(peer.namespaceSelector).includes(`:"${namespace}"`))
    expect(of('envoy-gateway-system').map(each => each.name)).toEqual(['gateway'])
    expect(of('keda').map(each => each.name)).toEqual(['auth'])
    expect(
      of('monitoring')
        .map(each => each.name)
        .toSorted(),
    ).toEqual(scrapedOf(workloads))
    expect(fromElsewhere).toHaveLength(2 + of('monitoring').length)
    for (const { ports } of fromElsewhere) expect(ports).toEqual([{ port: 8080 }])
  })

  test('lets every process send its traces', () => {
    const toMonitoring = rulesOf(objects, workloads, 'egress').filter(({ ports }) => ports[0]?.port === 4318)
    expect(toMonitoring.map(each => each.name).toSorted()).toEqual(scrapedOf(workloads))
  })

  test('lets those reach a store that have its address', () => {
    expect(selectedBy('postgres-clients')).toEqual(
      [...new Set([...withVariable('DATABASE_URL'), ...withVariable('DATABASE_ADMIN_URL')])].toSorted(),
    )
    expect(selectedBy('redis-clients')).toEqual(withVariable('REDIS_URL'))
    if (name === 'production') expect(selectedBy('storage-clients')).toEqual(withVariable('AWS_ACCESS_KEY_ID'))
  })

  test('lets only the services that call providers reach the internet, and no private network', () => {
    const outside = rulesOf(objects, workloads, 'egress').filter(
      ({ peer, ports }) => peer.ipBlock && ports.some(({ port }) => [443, 465, 587].includes(port)),
    )
    const toInternet = outside.filter(({ peer }) => JSON.stringify(peer).includes('/0"'))
    const callers = [...new Set(toInternet.map(each => each.name))].toSorted()
    const backup = workloads.some(each => each.name === 'backup') ? ['backup'] : []
    expect(callers).toEqual(['auth', ...backup, 'illustrations', 'payments', 'stories'])
    for (const { peer, name: caller } of toInternet.filter(each => each.name !== 'backup')) {
      expect(peer.ipBlock, caller).toHaveProperty(
        'except',
        expect.arrayContaining([expect.stringMatching(/^(10\.0\.0\.0\/8|fc00::\/7)$/)]),
      )
      if (JSON.stringify(peer).includes('0.0.0.0/0'))
        expect(peer.ipBlock).toHaveProperty('except', expect.arrayContaining(['169.254.0.0/16']))
    }
  })

  test('gives Chromium neither network nor credentials', () => {
    expect(rulesOf(objects, workloads, 'egress').filter(each => each.name === 'chromium')).toEqual([])
    expect(egress.filter(arrow => arrow.startsWith('chromium'))).toEqual([])
    const [chromium] = workloads.filter(each => each.name === 'chromium').flatMap(({ containers }) => containers)
    expect(chromium?.env.map(each => each.name)).toEqual(['LOG_LEVEL', 'CHROMIUM_SOCKET'])
    expect(JSON.stringify(chromium)).not.toContain('secret')
  })
}
