import { messageSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { newsletterTokenSchema, ONE_CLICK_UNSUBSCRIBE, subscribeSchema } from '@kahani/contracts/newsletter'
import { newsletterMessages as messages } from '@kahani/messages/en/newsletter'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import type { Services } from '../services.ts'

/** Subscriptions to the newsletter. */
export function newsletterRoutes(app: App, { subscriptions, limits }: Services) {
  const subscribe = { schema: { body: subscribeSchema, response: { 200: messageSchema } } }
  app.post('/api/newsletter', subscribe, async request => {
    const { email } = request.body
    await limits.newsletterByAddress.consume(customerOf(request.ip))
    await limits.newsletterByEmail.consume(canonicalize(email))
    await subscriptions.request(email)
    return { message: messages.requested }
  })

  const withToken = { schema: { body: newsletterTokenSchema, response: { 200: messageSchema } } }
  app.post('/api/newsletter/confirm', withToken, async request => {
    await limits.emailLinkByAddress.consume(customerOf(request.ip))
    await subscriptions.confirm(request.body.token)
    return { message: messages.confirmed }
  })

  app.post('/api/newsletter/unsubscribe', withToken, async request => {
    await limits.emailLinkByAddress.consume(customerOf(request.ip))
    await subscriptions.unsubscribe(request.body.token)
    return { message: messages.unsubscribed }
  })

  app.register(async scope => oneClickRoutes(scope as unknown as App, subscriptions))
}

/** The URL in List-Unsubscribe. It has no rate limit, because mail providers call it for many recipients. */
function oneClickRoutes(app: App, subscriptions: Services['subscriptions']) {
  // RFC 8058: a form, of either type. Its content is always the same.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null))

  const querystring = newsletterTokenSchema
  const unsubscribe = { schema: { querystring, response: { 200: messageSchema } } }
  app.post(ONE_CLICK_UNSUBSCRIBE, unsubscribe, async request => {
    await subscriptions.unsubscribe(request.query.token)
    return { message: messages.unsubscribed }
  })

  app.get(ONE_CLICK_UNSUBSCRIBE, { schema: { querystring } }, (request, reply) =>
    reply.redirect(`/newsletter/unsubscribe?${new URLSearchParams(request.query)}`),
  )
}
