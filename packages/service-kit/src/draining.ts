import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** While it is active, load balancers should send requests elsewhere: the process will close. */
    draining: { active: boolean }
  }
}

/** Adds the state `draining`. While it is active, every response ends its connection. */
export function addDraining(app: Pick<FastifyInstance, 'decorate' | 'addHook'>): void {
  const draining = { active: false }
  app.decorate('draining', draining)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.active) reply.header('connection', 'close')
    done()
  })
}

/**
 * Closes an app without failing a request: `/readyz` turns 503, and requests are served for `drainSeconds`, so that load
 * balancers notice and connections end after a response. Then the app stops listening and finishes requests in progress.
 */
export async function drainAndClose(app: Pick<FastifyInstance, 'draining' | 'close'>, drainSeconds: number) {
  app.draining.active = true
  await sleep(drainSeconds * 1_000)
  await app.close()
}
