import { messageSchema } from '@kahani/contracts/accounts'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  newsletterDraftSchema,
  newsletterHeadersSchema,
  newsletterSchema,
  newslettersSchema,
} from '@kahani/contracts/newsletter'
import { newsletterMessages as messages } from '@kahani/messages/en/newsletter'
import type { App } from '@kahani/service-kit/app'
import type { Services } from '../services.ts'
import { currentUser } from '../sessions/session-service.ts'

export function adminNewsletterRoutes(app: App, services: Services) {
  const { requireAdministrator, newsletters, accounts, limits } = services
  const onRequest = requireAdministrator()

  app.get('/api/admin/newsletters', { onRequest, schema: { response: { 200: newslettersSchema } } }, () =>
    newsletters.list(),
  )

  const create = {
    onRequest: requireAdministrator({ fresh: true }),
    schema: { headers: newsletterHeadersSchema, body: newsletterDraftSchema, response: { 201: newsletterSchema } },
  }
  app.post('/api/admin/newsletters', create, async (request, reply) => {
    const { userId } = currentUser(request)
    const key = request.headers[IDEMPOTENCY_HEADER]
    return reply.code(201).send(await newsletters.create(userId, key, request.body))
  })

  const test = { onRequest, schema: { body: newsletterDraftSchema, response: { 202: messageSchema } } }
  app.post('/api/admin/newsletters/test', test, async (request, reply) => {
    const { userId } = currentUser(request)
    await limits.testEmail.consume(String(userId))
    const { email } = await accounts.getById(userId)
    await newsletters.test(userId, request.body)
    return reply.code(202).send({ message: messages.testQueued(email) })
  })
}
