import type { App } from '@kahani/service-kit/app'
import { type Check, DRAINING, runChecks } from '@kahani/service-kit/health'
import type { UpstreamPool } from '../proxy/upstream-pool.ts'

/** Lifetime of a cached result in ms. */
const CACHE_MS = 1_000
const CHECK_TIMEOUT_MS = 3_000

/** Checks `/readyz` of a service. */
export const readinessCheck = (url: string): Check => {
  const address = new URL('/readyz', url)
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${address.href} returned ${response.status}`)
  }
}

/** Checks that no upstream of a service has been without a free connection for too long. Browsers can do without event streams. */
export function connectionChecks(pools: readonly UpstreamPool[], exhaustedMs: number): Record<string, Check> {
  const required = pools.filter(({ upstream }) => !upstream.streams)
  const services = Map.groupBy(required, ({ upstream }) => upstream.service)
  return Object.fromEntries(
    Array.from(services, ([service, group]) => [
      `${service} connections`,
      async () => {
        if (group.some(({ slots }) => slots.exhaustedMs() > exhaustedMs)) throw new Error('no connection is free')
      },
    ]),
  )
}

/**
 * `/healthz`: 200 if every service is ready and has a free connection, else 503, as while the gateway drains. `/readyz`: 503 while
 * the gateway drains, else 200: for a load balancer, since all gateways share the services. `/livez`: this process is alive.
 */
export function healthRoutes(app: App, checks: Record<string, Check>, now = Date.now) {
  let cached = { at: Number.NEGATIVE_INFINITY, result: runChecks({}) }
  app.get('/healthz', async (_request, reply) => {
    if (app.draining.active) return reply.code(503).send(DRAINING)
    if (now() - cached.at >= CACHE_MS) cached = { at: now(), result: runChecks(checks) }
    const { ready, parts } = await cached.result
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
  })
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) =>
    app.draining.active ? reply.code(503).send(DRAINING) : { status: 'ready' },
  )
}
