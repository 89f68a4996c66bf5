import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Rejects while the part is not usable. */
export type Check = () => Promise<unknown>

const PATIENCE_MS = 3_000

async function holds(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      check(),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_MS)
      }),
    ])
    return true
  } catch {
    // Why is in the part's own log; here it is only ready or not.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** The state of each named part; all are asked at once. */
export async function runChecks(checks: Record<string, Check>) {
  const names = Object.keys(checks)
  const results = await Promise.all(Object.values(checks).map(holds))
  const parts = Object.fromEntries(names.map((name, i) => [name, results[i] ? 'ready' : 'not ready']))
  return { ready: results.every(Boolean), parts }
}

/** `/healthz`: the process lives. `/readyz`: 200 once everything it needs answers, 503 before. */
export const healthPlugin = fastifyPlugin<{ checks: Record<string, Check> }>(
  async (app: FastifyInstance, { checks }) => {
    app.get('/healthz', async () => ({ status: 'alive' }))
    app.get('/readyz', async (_request, reply) => {
      const { ready, parts } = await runChecks(checks)
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
    })
  },
  { name: 'health' },
)
