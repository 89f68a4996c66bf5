import { expect, test } from 'vitest'
import { type Overlay, ofKind, read } from './render.ts'

/** A constant in milliseconds, as a source has it. */
const millisecondsOf = (name: string, path: string) =>
  Number(new RegExp(`const ${name} = ([\\d_]+)`).exec(read(path))?.[1]?.replaceAll('_', ''))
const secondsOf = (duration: string) => Number(/^(\d+)s$/.exec(duration)?.[1])

/** Rules for the Gateway, and for Envoy, which implements it. */
export function testIngress({ name: overlay, objects }: Overlay) {
  const envoys = ofKind(objects, 'EnvoyProxy')

  test('serves the host of PUBLIC_URL over HTTPS, and redirects pages only', () => {
    const host = new URL(ofKind(objects, 'ConfigMap').find(({ data }) => data?.PUBLIC_URL)?.data?.PUBLIC_URL ?? '').host
    const routes = ofKind(objects, 'HTTPRoute')
    const names = [
      ...ofKind(objects, 'Gateway').flatMap(({ spec }) =>
        spec.listeners.map((each: { hostname: string }) => each.hostname),
      ),
      ...routes.flatMap(({ spec }) => spec.hostnames),
    ]
    expect(new Set(names)).toEqual(new Set([host]))
    const plain = routes.filter(({ spec }) => spec.parentRefs[0].sectionName !== 'https')
    expect(plain.map(({ spec }) => spec.rules)).toEqual([
      [
        {
          matches: [{ method: 'GET' }, { method: 'HEAD' }],
          filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }],
        },
      ],
    ])
  })

  test('logs no addresses and queries of requests', () => {
    expect(envoys.map(({ metadata, spec }) => [metadata.name, spec.telemetry.accessLog])).toEqual([
      ['kahani', { disable: true }],
    ])
    const [gateway] = ofKind(objects, 'Gateway')
    const kinds = { group: 'gateway.envoyproxy.io', kind: 'EnvoyProxy', name: 'kahani' }
    expect(gateway?.spec.infrastructure.parametersRef).toEqual(kinds)
  })

  test('ends idle connections before the gateway does, and admits more requests than event streams', () => {
    const [policy] = ofKind(objects, 'BackendTrafficPolicy')
    expect(policy?.spec.targetRefs.map(({ name }: { name: string }) => name)).toEqual(['gateway'])
    const { http } = policy?.spec.timeout ?? {}
    const keepAliveMs = millisecondsOf('KEEP_ALIVE_MS', 'services/gateway/src/app.ts')
    expect(secondsOf(http.connectionIdleTimeout) * 1_000).toBeLessThan(keepAliveMs)
    const [, streams = ''] = /streams: \{ connections: ([\d_]+)/.exec(read('services/gateway/src/upstreams.ts')) ?? []
    const gateways = ofKind(objects, 'HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'gateway')
    const all = Number(streams.replaceAll('_', '')) * (gateways?.spec.maxReplicas ?? 1)
    expect(all).toBeGreaterThan(0)
    expect(policy?.spec.circuitBreaker.maxParallelRequests).toBeGreaterThan(all)
    expect(policy?.spec.circuitBreaker.maxConnections).toBeGreaterThan(all)
  })

  // One node has no room for more.
  if (overlay === 'one-node') return

  test('keeps an Envoy while a node is drained', () => {
    const { envoyDeployment, envoyPDB } = envoys[0]?.spec.provider.kubernetes ?? {}
    expect(envoyDeployment.replicas).toBeGreaterThan(envoyPDB.minAvailable)
    expect(envoyPDB.minAvailable).toBeGreaterThan(0)
  })
}
