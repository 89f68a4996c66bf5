import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { withTimeout } from './with-timeout.ts'

/** Rejects while a dependency is unavailable. */
export type Check = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 3_000
/** Body of a readiness check before the process closes. */
export const DRAINING = { status: 'draining', parts: {} }

async function passes(check: Check): Promise<boolean> {
  try {
    await withTimeout(check(), CHECK_TIMEOUT_MS, 'the check timed out')
    return true
  } catch {
    // The dependency's client logs the reason.
    return false
  }
}

/** Runs all checks in parallel. */
export async function runChecks(checks: Record<string, Check>) {
  const names = Object.keys(checks)
  const results = await Promise.all(Object.values(checks).map(passes))
  const parts = Object.fromEntries(names.map((name, i) => [name, results[i] ? 'ready' : 'not ready']))
  return { ready: results.every(Boolean), parts }
}

/** `/healthz`: the process is alive. `/readyz`: 200 if every check passes, else 503, as while the app drains. */
export const healthPlugin = fastifyPlugin<{ checks: Record<string, Check> }>(
  async (app: FastifyInstance, { checks }) => {
    app.get('/healthz', async () => ({ status: 'alive' }))
    app.get('/readyz', async (_request, reply) => {
      if (app.draining.active) return reply.code(503).send(DRAINING)
      const { ready, parts } = await runChecks(checks)
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
    })
  },
  { name: 'health' },
)
