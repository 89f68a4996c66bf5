import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { withTimeout } from './with-timeout.ts'

/** Rejects while a dependency is unavailable. */
export type Check = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 3_000
/** Body of a readiness check before the process closes. */
export const DRAINING = { status: 'draining', parts: {} }

/** @returns why the check fails, or null */
async function failureOf(check: Check): Promise<string | null> {
  try {
    await withTimeout(check(), CHECK_TIMEOUT_MS, 'the check timed out')
    return null
  } catch (error) {
    return String(error)
  }
}

/** Runs all checks in parallel. */
export async function runChecks(checks: Record<string, Check>) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, failure: await failureOf(check) })),
  )
  const failures = Object.fromEntries(results.flatMap(({ name, failure }) => (failure ? [[name, failure]] : [])))
  const parts = Object.fromEntries(results.map(({ name, failure }) => [name, failure ? 'not ready' : 'ready']))
  return { ready: Object.keys(failures).length === 0, parts, failures }
}

/** `/healthz`: the process is alive. `/readyz`: 200 if every check passes, else 503, as while the app drains. */
export const healthPlugin = fastifyPlugin<{ checks: Record<string, Check> }>(
  async (app: FastifyInstance, { checks }) => {
    let wasReady = true
    app.get('/healthz', async () => ({ status: 'alive' }))
    app.get('/readyz', async (_request, reply) => {
      if (app.draining.active) return reply.code(503).send(DRAINING)
      const { ready, parts, failures } = await runChecks(checks)
      if (wasReady && !ready) app.log.warn({ failures }, 'not ready')
      if (!wasReady && ready) app.log.info('ready again')
      wasReady = ready
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
    })
  },
  { name: 'health' },
)
