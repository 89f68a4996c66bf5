import { type App, createApp } from '@kahani/service-kit/app'
import { type Check, healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import { createLayout } from './layout.ts'
import { onlyThisMachine } from './local-guard.ts'
import type { Outbox } from './mailbox/mailbox.ts'
import { outboxRoutes } from './mailbox/mailbox-routes.ts'
import { apiRoutes } from './razorpay/api-routes.ts'
import { checkoutRoutes } from './razorpay/checkout-routes.ts'
import { paymentsPageRoutes } from './razorpay/payments-page-routes.ts'
import type { RazorpayStandIn } from './razorpay/razorpay.ts'

export interface Deps {
  outbox: Outbox
  /** Undefined where the real one is used. */
  razorpay?: RazorpayStandIn | undefined
  checks: Record<string, Check>
  logger: Logger
}

/** Stand-ins for the outside world, for one machine's use. */
export async function buildApp({ outbox, razorpay, checks, logger }: Deps) {
  const app = createApp(logger, { trustProxy: false })
  await app.register(healthPlugin, { checks })
  if (razorpay) apiRoutes(app, razorpay.account, razorpay.credentials)

  await app.register(async scope => {
    const pages = scope as unknown as App
    pages.addHook('onRequest', onlyThisMachine)
    const layout = createLayout(razorpay ? ['Outbox', 'Payments'] : ['Outbox'])
    outboxRoutes(pages, outbox, layout)
    if (!razorpay) return
    checkoutRoutes(pages, razorpay.account, razorpay.credentials.keyId)
    paymentsPageRoutes(pages, razorpay.account, layout)
  })
  return app
}
