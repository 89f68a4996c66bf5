import { changeEmailSchema, changeUsernameSchema, emailChangeSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { App } from '@kahani/service-kit/app'
import type { Services } from '../services.ts'
import { actorOf, currentUser, requireConfirmedSession, requireSession } from '../sessions/session-service.ts'

/** Changes of the username and the email address. */
export function accountDetailRoutes(app: App, { accountDetails, limits }: Services) {
  const username = { onRequest: requireConfirmedSession, schema: { body: changeUsernameSchema } }
  app.put('/api/account/username', username, async (request, reply) => {
    const actor = actorOf(request)
    await limits.changeUsername.consume(String(actor.userId))
    await accountDetails.changeUsername(actor, request.body.username)
    return reply.code(204).send()
  })

  const pending = { onRequest: requireSession, schema: { response: { 200: emailChangeSchema } } }
  app.get('/api/account/email-change', pending, async request => ({
    pending: await accountDetails.pendingEmail(currentUser(request).userId),
  }))

  const change = { onRequest: requireConfirmedSession, schema: { body: changeEmailSchema } }
  app.put('/api/account/email-change', change, async (request, reply) => {
    const actor = actorOf(request)
    const { email } = request.body
    await limits.changeEmail.consume(String(actor.userId))
    await limits.changeEmailByEmail.consume(canonicalize(email))
    await accountDetails.requestEmail(actor, email)
    return reply.code(204).send()
  })

  app.post('/api/account/email-change/resend', { onRequest: requireSession }, async (request, reply) => {
    const actor = actorOf(request)
    await limits.changeEmail.consume(String(actor.userId))
    await accountDetails.resend(actor)
    return reply.code(204).send()
  })

  app.delete('/api/account/email-change', { onRequest: requireSession }, async (request, reply) => {
    await accountDetails.cancel(actorOf(request))
    return reply.code(204).send()
  })
}
