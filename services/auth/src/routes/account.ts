import { messageSchema, signInSchema, signUpSchema, userSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { clientOf } from '../audit/client.ts'
import { limitWrongPasswords, signInCounters } from '../rate-limits/rate-limits.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

export function accountRoutes(app: App, { accounts, sessions, knownDevices, profiles, limits }: Services) {
  const me = { onRequest: requireSession, schema: { response: { 200: userSchema } } }
  // The gateway answers it from the cache, unless the session is to be renewed.
  app.get('/api/me', me, async (request, reply) => {
    const { userId } = currentUser(request)
    const profile = await profiles.refresh(userId, () => accounts.getById(userId), request.id)
    await sessions.renew(request, reply)
    return profile
  })

  const signUp = { schema: { body: signUpSchema, response: { 201: userSchema } } }
  app.post('/api/signup', signUp, async (request, reply) => {
    await limits.signUpByAddress.consume(customerOf(request.ip))
    const { id } = await accounts.signUp(request.body)
    const user = await sessions.start(request, id, { method: 'sign-up' })
    await knownDevices.remember(request, reply, id, { notify: false })
    return reply.code(201).send(await profiles.of(user, request.id))
  })

  const signIn = { schema: { body: signInSchema, response: { 200: userSchema } } }
  app.post('/api/login', signIn, async (request, reply) => {
    const counters = signInCounters(limits, request.body.username, customerOf(request.ip))
    const signedIn = () => accounts.signIn(request.body, clientOf(request))
    const { user: found, secondFactor } = await limitWrongPasswords(counters, signedIn)
    const user = await sessions.start(request, found.id, {
      method: 'password',
      stillValid: ({ passwordHash }) => passwordHash === found.passwordHash,
      proved: { secondFactor },
    })
    await knownDevices.remember(request, reply, user.id)
    return profiles.of(user, request.id)
  })

  app.post('/api/logout', { schema: { response: { 200: messageSchema } } }, async (request, reply) => {
    await sessions.signOut(request, reply)
    return { message: messages.signedOut }
  })
}
