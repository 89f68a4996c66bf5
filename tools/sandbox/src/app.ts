import { type App, createApp } from '@kahani/service-kit/app'
import { type Check, healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import { type GmailFake, gmailRoutes } from './gmail/gmail-routes.ts'
import { googleApiRoutes } from './google/api-routes.ts'
import type { GoogleFake } from './google/google.ts'
import { googlePageRoutes } from './google/sign-in-page-routes.ts'
import { createLayout } from './layout.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { parseForms } from './parse-forms.ts'
import { apiRoutes } from './razorpay/api-routes.ts'
import { checkoutRoutes } from './razorpay/checkout-routes.ts'
import { paymentsPageRoutes } from './razorpay/payments-page-routes.ts'
import type { RazorpayFake } from './razorpay/razorpay.ts'
import { requireLocalRequest } from './require-local-request.ts'

export interface Deps {
  mailbox: Mailbox
  /** Undefined if the real provider is used. */
  razorpay?: RazorpayFake | undefined
  /** Undefined if the real provider is used. */
  google?: GoogleFake | undefined
  /** Knows the access tokens of the fake of Google. */
  gmail?: GmailFake | undefined
  checks: Record<string, Check>
  logger: Logger
}

/** Fakes of external providers, for use on one machine. */
export async function buildApp({ mailbox, razorpay, google, gmail, checks, logger }: Deps) {
  const app = createApp(logger, { trustProxy: false })
  await app.register(healthPlugin, { checks })
  if (razorpay) apiRoutes(app, razorpay.account, razorpay.credentials)
  if (google) googleApiRoutes(app, google)
  if (gmail) gmailRoutes(app, gmail, mailbox)

  await app.register(async scope => {
    const pages = scope as unknown as App
    pages.addHook('onRequest', requireLocalRequest)
    parseForms(pages)
    const layout = createLayout(razorpay ? ['Mailbox', 'Payments'] : ['Mailbox'])
    mailboxRoutes(pages, mailbox, layout)
    if (google) googlePageRoutes(pages, google, layout)
    if (!razorpay) return
    checkoutRoutes(pages, razorpay.account, razorpay.credentials.keyId)
    paymentsPageRoutes(pages, razorpay.account, layout)
  })
  return app
}
