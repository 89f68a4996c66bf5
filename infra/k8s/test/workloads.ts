import { INTERNAL_HEADER } from '@kahani/contracts/headers'
import { QUEUES } from '@kahani/contracts/jobs'
import { expect, test } from 'vitest'
import {
  type Container,
  type Manifest,
  matches,
  type Overlay,
  ofKind,
  read,
  type Workload,
  workloadsOf,
} from './render.ts'

const NAMESPACE = 'kahani'
const PART_OF = { 'app.kubernetes.io/part-of': NAMESPACE }
/** What `restricted` of the Pod Security Standards requires, and a file system that can't be written. */
const SECURITY = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } }
const POD_SECURITY = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }
const UNITS: Record<string, number> = { m: 0.001, Mi: 2 ** 20, Gi: 2 ** 30 }

/** A quantity of CPU in cores, or of memory in bytes. */
function quantity(text: string): number {
  const [, value, unit = ''] = /^(\d+)(\w*)$/.exec(text) ?? []
  return Number(value) * (unit === '' ? 1 : (UNITS[unit] ?? Number.NaN))
}

/** The seconds that a process takes to close, as its source has it. */
const SOURCES: Record<string, string> = {
  gateway: 'services/gateway/src/server.ts',
  auth: 'services/auth/src/server.ts',
  stories: 'services/stories/src/server.ts',
  payments: 'services/payments/src/server.ts',
  exports: 'services/exports/src/server.ts',
  illustrations: 'services/illustrations/src/app.ts',
  'exports-worker': 'services/exports/src/worker.ts',
  chromium: 'services/exports/src/chromium.ts',
}
const closeSecondsOf = (name: string) =>
  Number(/const CLOSE_SECONDS = (\d+)/.exec(read(SOURCES[name] ?? 'README.md'))?.[1])

const runs = ({ kind }: Workload) => ['Deployment', 'StatefulSet'].includes(kind)
const nameOf = ({ name }: { name: string }) => name
const label = (workload: Workload, container: Container) => `${workload.name}/${container.name}`

/** Rules for everything that has pods. */
export function testWorkloads({ name: overlay, objects }: Overlay) {
  const workloads = workloadsOf(objects)
  const containers = workloads.flatMap(workload => workload.containers.map(container => ({ workload, container })))
  /** The containers that break a rule. */
  const except = (rule: (container: Container, workload: Workload) => boolean) =>
    containers
      .filter(({ workload, container }) => !rule(container, workload))
      .map(each => label(each.workload, each.container))
  const find = (kind: string, name: string): Manifest | undefined =>
    ofKind(objects, kind).find(({ metadata }) => metadata.name === name)

  test('has a Deployment of every process', () => {
    const deployments = workloads.filter(({ kind }) => kind === 'Deployment').map(nameOf)
    expect(deployments.toSorted()).toEqual(Object.keys(SOURCES).toSorted())
  })

  test('puts everything in its own namespace, which admits restricted pods only, and labels it', () => {
    const [namespace, ...others] = ofKind(objects, 'Namespace')
    expect([namespace?.metadata.name, others]).toEqual([NAMESPACE, []])
    expect(namespace?.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' })
    const elsewhere = objects.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== NAMESPACE)
    expect(elsewhere).toEqual([])
    for (const { metadata } of objects) expect(metadata.labels, metadata.name).toMatchObject(PART_OF)
    for (const { name, labels } of workloads) {
      expect(labels, name).toMatchObject({ ...PART_OF, 'app.kubernetes.io/name': name })
      expect(labels['app.kubernetes.io/component'], name).toBeTruthy()
    }
  })

  test('lets the gateway only read pictures and books', () => {
    const [gateway] = workloads.filter(({ name }) => name === 'gateway').flatMap(each => each.containers)
    const disks = gateway?.volumeMounts.filter(({ name }: { name: string }) => name !== 'tmp')
    expect(disks.every(({ readOnly }: { readOnly?: boolean }) => readOnly)).toBe(true)
  })

  test('names a version of every image', () => {
    expect(except(({ image }) => /:(?!latest$)[\w.-]+$|@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
  })

  test('documents how to push every image that operators build', () => {
    const [, list = ''] = /for image in ([a-z -]+); do/.exec(read('docs/kubernetes.md')) ?? []
    const built = containers.flatMap(({ container }) => /kahani\/([a-z]+)[:@]/.exec(container.image)?.[1] ?? [])
    expect(list.split(' ')).toEqual(expect.arrayContaining(built))
  })

  test('gives every container requests and limits of CPU and memory', () => {
    const isLimited = ({ resources: { requests, limits } }: Container) =>
      ['cpu', 'memory'].every(each => quantity(requests[each]) <= quantity(limits[each]))
    expect(except(isLimited)).toEqual([])
  })

  test('requests the memory that the documentation says', () => {
    const rows = [...read('docs/kubernetes.md').matchAll(/^\| `([\w-]+)` .*\| (\d+) MiB +\| (\d+) MiB +\|$/gm)]
    const documented = rows.map(([, name, request, limit]) => [name, Number(request), Number(limit)])
    const inMib = (text: string) => quantity(text) / 2 ** 20
    const actual = workloads
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap(({ name, containers }) =>
        containers.map(({ resources: { requests, limits } }) => [name, inMib(requests.memory), inMib(limits.memory)]),
      )
    expect(documented.toSorted()).toEqual(actual.toSorted())
  })

  test('has volumes in memory and on disks that are limited, together with the memory of the process', () => {
    for (const { name, pod, containers } of workloads) {
      const volumes: { name: string; emptyDir?: { medium?: string; sizeLimit: string } }[] = pod.volumes ?? []
      const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(nameOf))
      const claimed = name === 'postgres' || name === 'redis' ? ['data'] : []
      expect([...new Set(mounted)].toSorted(), name).toEqual([...volumes.map(nameOf), ...claimed].toSorted())
      const sizes = volumes.flatMap(({ emptyDir }) =>
        emptyDir ? [{ ...emptyDir, bytes: quantity(emptyDir.sizeLimit) }] : [],
      )
      expect(
        sizes.every(({ bytes }) => bytes > 0),
        name,
      ).toBe(true)
      const inMemory = sizes.filter(({ medium }) => medium === 'Memory').reduce((sum, { bytes }) => sum + bytes, 0)
      const limit = Math.max(...containers.map(({ resources }) => quantity(resources.limits.memory)))
      expect(inMemory, name).toBeLessThan(limit / 2)
    }
  })

  test('runs every container unprivileged, with a fixed user and a read-only file system', () => {
    for (const { workload, container } of containers) {
      expect(container.securityContext, label(workload, container)).toEqual(SECURITY)
    }
    for (const { name, pod } of workloads) {
      expect(pod.securityContext, name).toMatchObject(POD_SECURITY)
      expect(pod.securityContext.runAsUser, name).toBeGreaterThan(0)
      expect([pod.automountServiceAccountToken, pod.enableServiceLinks], name).toEqual([false, false])
      expect([pod.hostNetwork, pod.hostPID, pod.hostIPC, pod.hostUsers], name).toEqual(Array(4).fill(undefined))
    }
  })

  test('has three probes on every container that keeps running, at a port that it listens on', () => {
    const hasProbes = (container: Container) =>
      ['startupProbe', 'readinessProbe', 'livenessProbe'].every(probe => {
        const { httpGet, exec } = container[probe] ?? {}
        return exec ?? container.ports.some(({ name }: { name: string }) => name === httpGet?.port)
      })
    expect(except((container, workload) => !runs(workload) || Boolean(hasProbes(container)))).toEqual([])
  })

  test('restarts no gateway and takes none out of service because another service is down', () => {
    const [gateway] = workloads.filter(({ name }) => name === 'gateway').flatMap(each => each.containers)
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(probe => gateway?.[probe].httpGet.path)
    expect(paths).toEqual(['/livez', '/readyz', '/livez'])
  })

  test('gives every process longer to stop than it takes to drain and close', () => {
    for (const { name, pod, containers } of workloads.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = containers
      const drain = Number(container?.env.find(each => each.name === 'DRAIN_SECONDS')?.value ?? 0)
      const preStop = container?.lifecycle?.preStop.sleep.seconds ?? 0
      const seconds = closeSecondsOf(name) + drain + preStop + 5
      expect(pod.terminationGracePeriodSeconds, name).toBeGreaterThanOrEqual(seconds)
    }
  })

  test('keeps serving while a version is replaced or a node is drained', () => {
    for (const { metadata, spec } of ofKind(objects, 'Deployment')) {
      expect(spec.strategy.rollingUpdate, metadata.name).toEqual({ maxSurge: 1, maxUnavailable: 0 })
      expect(spec.minReadySeconds, metadata.name).toBeGreaterThan(0)
      const budget = find('PodDisruptionBudget', metadata.name)
      expect(budget?.spec.maxUnavailable, metadata.name).toBe(1)
      expect(matches(budget?.spec.selector, spec.template.metadata.labels), metadata.name).toBe(true)
      for (const { labelSelector } of spec.template.spec.topologySpreadConstraints) {
        expect(labelSelector, metadata.name).toEqual(spec.selector)
      }
    }
  })

  test('has Services whose ports the pods listen on', () => {
    for (const { metadata, spec } of ofKind(objects, 'Service')) {
      const selected = workloads.filter(({ labels }) => matches({ matchLabels: spec.selector }, labels))
      expect(selected.map(nameOf)).toEqual([metadata.name])
      const ports = selected.flatMap(each => each.containers.flatMap(({ ports }) => ports))
      for (const { port, targetPort } of spec.ports) {
        expect(ports, metadata.name).toContainEqual({ name: targetPort, containerPort: port })
      }
    }
    const rules = ofKind(objects, 'HTTPRoute').flatMap(({ spec }) => spec.rules)
    expect(rules.flatMap(({ backendRefs = [] }) => backendRefs)).toEqual([{ name: 'gateway', port: 8080 }])
  })

  test('keeps migrations that failed, and lets Argo CD and Flux replace them', () => {
    const { metadata, spec } = find('Job', 'migrate') ?? {}
    expect([spec.template.spec.restartPolicy, spec.ttlSecondsAfterFinished]).toEqual(['Never', undefined])
    expect(metadata?.annotations).toMatchObject({
      'argocd.argoproj.io/hook-delete-policy': 'BeforeHookCreation',
      'kustomize.toolkit.fluxcd.io/force': 'enabled',
    })
  })

  test('leaves the number of pods to the autoscalers, of which a Deployment has one at most', () => {
    const scaled = [...ofKind(objects, 'HorizontalPodAutoscaler'), ...ofKind(objects, 'ScaledObject')].map(
      ({ spec }) => spec.scaleTargetRef.name,
    )
    expect(new Set(scaled).size).toBe(scaled.length)
    for (const name of scaled) expect(find('Deployment', name)?.spec.replicas, name).toBeUndefined()
  })

  test('starts workers by the queues that they take jobs from, and stops them without jobs', () => {
    const scaledObjects = ofKind(objects, 'ScaledObject')
    const queuesOf = (name: string) =>
      scaledObjects
        .filter(({ metadata }) => metadata.name === name)
        .flatMap(({ spec }) =>
          spec.triggers.map((each: { metadata: { valueLocation: string } }) => each.metadata.valueLocation),
        )
    expect(queuesOf('illustrations')).toEqual([QUEUES.illustrate, QUEUES.illustrationsComplete, QUEUES.pictureChecks])
    expect(queuesOf('exports-worker')).toEqual([QUEUES.books, QUEUES.bookChecks, QUEUES.archives])
    const idle = Object.fromEntries(scaledObjects.map(({ metadata, spec }) => [metadata.name, spec.minReplicaCount]))
    expect(idle).toEqual({ illustrations: 0, 'exports-worker': 0, chromium: 1 })
    for (const { metadata, spec } of scaledObjects) {
      expect(spec.fallback, metadata.name).toMatchObject({ replicas: 1, behavior: 'currentReplicasIfHigher' })
      for (const { metadata: trigger, authenticationRef } of spec.triggers) {
        const { hostname, port, pathname } = new URL(trigger.url)
        expect([hostname, pathname]).toEqual([`auth.${NAMESPACE}.svc`, '/internal/queues'])
        expect(find('Service', 'auth')?.spec.ports).toContainEqual(expect.objectContaining({ port: Number(port) }))
        expect(trigger).toMatchObject({ authMode: 'apiKey', method: 'header', keyParamName: INTERNAL_HEADER })
        expect(find('TriggerAuthentication', authenticationRef.name), metadata.name).toBeDefined()
      }
    }
  })

  if (overlay !== 'one-node') return

  test('fits a machine with 4 cores and 8 GB, beside what the cluster itself needs, also while a pod is replaced', () => {
    const requested = (resource: string) =>
      workloads.filter(runs).map(({ containers: [container] }) => quantity(container?.resources.requests[resource]))
    const peak = (requests: number[]) => requests.reduce((sum, each) => sum + each, 0) + Math.max(...requests)
    expect(peak(requested('cpu'))).toBeLessThanOrEqual(3)
    expect(peak(requested('memory'))).toBeLessThanOrEqual(6 * 2 ** 30)
  })

  test('gives requests of families a greater share of the cores than pictures and books', () => {
    const cpuOf = (process: string) =>
      quantity(workloads.find(({ name }) => name === process)?.containers[0]?.resources.requests.cpu)
    const workers = Math.max(...['illustrations', 'exports-worker', 'chromium'].map(cpuOf))
    expect(workers).toBeLessThan(Math.min(...['gateway', 'auth', 'stories'].map(cpuOf)))
  })

  test('makes backups at a time that does not depend on the cluster', () => {
    expect(ofKind(objects, 'CronJob').map(({ spec }) => spec.timeZone)).toEqual(['Asia/Kolkata'])
  })

  test('does not restart Postgres when settings change', () => {
    const settings = ofKind(objects, 'ConfigMap').find(({ data }) => data?.DATABASE_ADMIN)
    const [postgres] = workloads.filter(({ name }) => name === 'postgres').flatMap(each => each.containers)
    expect(JSON.stringify(postgres)).not.toContain('configMapKeyRef')
    expect(postgres?.env).toContainEqual({ name: 'POSTGRES_USER', value: settings?.data?.DATABASE_ADMIN })
  })
}
