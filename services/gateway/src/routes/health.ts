import type { App } from '@kahani/service-kit/app'
import { type Check, runChecks } from '@kahani/service-kit/health'

/** How long the product's state is taken as known, in ms, however often it is asked for. */
const KNOWN_MS = 1_000
const PATIENCE_MS = 3_000

/** A service that says it is ready. */
export const serviceIsReady = (url: string): Check => {
  const address = new URL('/readyz', url)
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${address.href} answered ${response.status}`)
  }
}

/** `/healthz`: 200 once everything behind the gateway is ready, 503 before. `/livez`: this process answers. */
export function healthRoutes(app: App, checks: Record<string, Check>, now = Date.now) {
  let asked = { at: Number.NEGATIVE_INFINITY, state: runChecks({}) }
  app.get('/healthz', async (_request, reply) => {
    if (now() - asked.at >= KNOWN_MS) asked = { at: now(), state: runChecks(checks) }
    const { ready, parts } = await asked.state
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
  })
  app.get('/livez', async () => ({ status: 'alive' }))
}
