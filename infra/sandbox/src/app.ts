import { createApp } from '@kahani/service-kit/app'
import { Failure } from '@kahani/service-kit/failure'
import { type Check, healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import type { Outbox } from './outbox/outbox.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'

export interface Deps {
  outbox: Outbox
  checks: Record<string, Check>
  logger: Logger
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Stand-ins for the outside world, for one machine's use. */
export async function buildApp({ outbox, checks, logger }: Deps) {
  const app = createApp(logger, { trustProxy: false })
  // Mails hold links that sign people in: a page from elsewhere, under a name that it made lead here, gets none.
  app.addHook('onRequest', async request => {
    if (!OWN_NAMES.includes(request.hostname)) throw new Failure(403, 'not_local', 'The sandbox answers this machine.')
  })
  await app.register(healthPlugin, { checks })
  outboxRoutes(app, outbox)
  return app
}
