import {
  changePasswordSchema,
  messageSchema,
  signInSchema,
  signUpSchema,
  type User,
  userSchema,
} from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import type { AccountSummaries } from '../account-summary.ts'
import { accountLimits } from '../plugins/rate-limits.ts'
import { currentUser, requireSession, type Sessions } from '../sessions/sessions.ts'
import type { StoredUser } from '../users/user-repository.ts'
import type { UserService } from '../users/user-service.ts'

export interface AccountRoutesDeps {
  users: UserService
  sessions: Sessions
  summaries: AccountSummaries
}

export function accountRoutes(app: App, { users, sessions, summaries }: AccountRoutesDeps) {
  const toResponse = async (user: StoredUser, requestId: string): Promise<User> => {
    const { subscriptionStatus, printedCopiesRemaining } = await summaries.get(user.id, requestId)
    const { id, username, email, isAdmin } = user
    return { id, username, email, isAdmin, subscriptionStatus, printedCopiesRemaining }
  }

  const me = { onRequest: requireSession, schema: { response: { 200: userSchema } } }
  app.get('/api/me', me, async (request, reply) => {
    const user = await users.getById(currentUser(request).userId)
    await sessions.renew(request, reply)
    return toResponse(user, request.id)
  })

  const signUp = {
    config: { rateLimit: accountLimits.signUp },
    schema: { body: signUpSchema, response: { 201: userSchema } },
  }
  app.post('/api/signup', signUp, async (request, reply) => {
    const user = await users.signUp(request.body)
    await sessions.start(request, user)
    return reply.code(201).send(await toResponse(user, request.id))
  })

  const signIn = {
    config: { rateLimit: accountLimits.signIn },
    schema: { body: signInSchema, response: { 200: userSchema } },
  }
  app.post('/api/login', signIn, async request => {
    const user = await users.signIn(request.body)
    await sessions.start(request, user)
    return toResponse(user, request.id)
  })

  app.post('/api/logout', { schema: { response: { 200: messageSchema } } }, async (request, reply) => {
    await sessions.destroy(request, reply)
    return { message: messages.signedOut }
  })

  const changePassword = {
    onRequest: requireSession,
    config: { rateLimit: accountLimits.changePassword },
    schema: { body: changePasswordSchema, response: { 200: messageSchema } },
  }
  app.post('/api/reset-password', changePassword, async request => {
    const { userId } = currentUser(request)
    await users.changePassword(userId, request.body.currentPassword, request.body.newPassword)
    await sessions.start(request, await users.getById(userId))
    return { message: messages.passwordChanged }
  })
}
