import {
  gmailCallbackSchema,
  gmailConnectSchema,
  gmailStatusSchema,
  testEmailParamsSchema,
  testEmailSchema,
  testEmailStatusSchema,
} from '@kahani/contracts/gmail'
import { gmailMessages } from '@kahani/messages/en/gmail'
import type { App } from '@kahani/service-kit/app'
import { networkOf } from '@kahani/service-kit/client-address'
import type { Services } from '../services.ts'
import { currentUser } from '../sessions/session-service.ts'

/** The connection of Gmail, and tests of the delivery of emails. */
export function adminEmailRoutes(app: App, services: Services) {
  const { requireAdministrator, gmail, testEmails, accounts, limits } = services
  const onRequest = requireAdministrator()
  // Whoever owns the connected account can read the emails, links to new passwords included.
  const freshly = requireAdministrator({ fresh: true })
  app.get('/api/admin/gmail', { onRequest, schema: { response: { 200: gmailStatusSchema } } }, () => gmail.status())

  const connect = { onRequest: freshly, schema: { response: { 200: gmailConnectSchema } } }
  app.post('/api/admin/gmail/connect', connect, async request => ({
    url: await gmail.startConnecting(request.session.sessionId),
  }))

  const callback = { onRequest, schema: { querystring: gmailCallbackSchema } }
  app.get('/auth/gmail/callback', callback, async (request, reply) => {
    const actor = { actorId: currentUser(request).userId, network: networkOf(request.ip) }
    const { session, url, query } = request
    const result = await gmail.finishConnecting(session.sessionId, actor, url, query)
    return reply.redirect(`/admin/gmail-auth?result=${result}`)
  })

  app.delete('/api/admin/gmail', { onRequest: freshly }, async (_request, reply) => {
    await gmail.disconnect()
    return reply.code(204).send()
  })

  const test = { onRequest, schema: { response: { 202: testEmailSchema } } }
  app.post('/api/admin/gmail/test', test, async (request, reply) => {
    const { userId } = currentUser(request)
    await limits.testEmail.consume(String(userId))
    const { email } = await accounts.getById(userId)
    const id = await testEmails.send(userId)
    return reply.code(202).send({ id, message: gmailMessages.test.queued(email) })
  })

  const testStatus = {
    onRequest,
    schema: { params: testEmailParamsSchema, response: { 200: testEmailStatusSchema } },
  }
  app.get('/api/admin/gmail/test/:id', testStatus, request => testEmails.status(request.params.id))
}
