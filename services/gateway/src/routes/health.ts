import type { App } from '@kahani/service-kit/app'
import { type Check, runChecks } from '@kahani/service-kit/health'

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

/** `/healthz`: 200 if every service is ready, else 503. `/livez`: this process is alive. */
export function healthRoutes(app: App, checks: Record<string, Check>, now = Date.now) {
  let cached = { at: Number.NEGATIVE_INFINITY, result: runChecks({}) }
  app.get('/healthz', async (_request, reply) => {
    if (now() - cached.at >= CACHE_MS) cached = { at: now(), result: runChecks(checks) }
    const { ready, parts } = await cached.result
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
  })
  app.get('/livez', async () => ({ status: 'alive' }))
}
