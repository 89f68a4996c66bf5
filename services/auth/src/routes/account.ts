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
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { AccountSummaries } from '../account-summary.ts'
import { accountLimits } from '../plugins/rate-limits.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { StoredUser } from '../users/user-repository.ts'
import type { UserService } from '../users/user-service.ts'

export interface AccountParts {
  users: UserService
  sessions: Sessions
  standings: AccountSummaries
}

export function accountRoutes(app: App, { users, sessions, standings }: AccountParts) {
  const shown = async (user: StoredUser, requestId: string): Promise<User> => {
    const { subscriptionStatus, printedCopiesRemaining } = await standings.of(user.id, requestId)
    const { id, username, email, isAdmin } = user
    return { id, username, email, isAdmin, subscriptionStatus, printedCopiesRemaining }
  }

  app.get('/api/me', { schema: { response: { 200: userSchema } } }, async (request, reply) => {
    const session = request.session.user
    if (!session) throw notSignedIn()
    const user = await users.byId(session.userId)
    await sessions.renew(request, reply)
    return shown(user, request.id)
  })

  const signUp = {
    config: { rateLimit: accountLimits.signUp },
    schema: { body: signUpSchema, response: { 201: userSchema } },
  }
  app.post('/api/signup', signUp, async (request, reply) => {
    const user = await users.signUp(request.body)
    await sessions.begin(request, user)
    return reply.code(201).send(await shown(user, request.id))
  })

  const signIn = {
    config: { rateLimit: accountLimits.signIn },
    schema: { body: signInSchema, response: { 200: userSchema } },
  }
  app.post('/api/login', signIn, async request => {
    const user = await users.signIn(request.body)
    await sessions.begin(request, user)
    return shown(user, request.id)
  })

  app.post('/api/logout', { schema: { response: { 200: messageSchema } } }, async (request, reply) => {
    await sessions.end(request, reply)
    return { message: messages.signedOut }
  })

  const changePassword = {
    config: { rateLimit: accountLimits.changePassword },
    schema: { body: changePasswordSchema, response: { 200: messageSchema } },
  }
  app.post('/api/reset-password', changePassword, async request => {
    const session = request.session.user
    if (!session) throw notSignedIn()
    await users.changePassword(session.userId, request.body.currentPassword, request.body.newPassword)
    await sessions.begin(request, await users.byId(session.userId))
    return { message: messages.passwordChanged }
  })
}
