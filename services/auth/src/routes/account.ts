import { messageSchema, signInSchema, signUpSchema, type User, userSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import type { AccountSummaries } from '../account-summary.ts'
import type { AccountService } from '../accounts/account-service.ts'
import type { SignInLimits } from '../accounts/sign-in-limits.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { currentUser, requireSession, type SessionService } from '../sessions/session-service.ts'
import type { StoredUser } from '../users/user-repository.ts'

export interface AccountRoutesDeps {
  accounts: AccountService
  sessions: SessionService
  summaries: AccountSummaries
  limits: RateLimits
  signInLimits: SignInLimits
}

export function accountRoutes(app: App, { accounts, sessions, summaries, limits, signInLimits }: AccountRoutesDeps) {
  const toResponse = async (user: StoredUser, requestId: string): Promise<User> => {
    const { subscriptionStatus, printedCopiesRemaining } = await summaries.get(user.id, requestId)
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      isAdmin: user.isAdmin,
      emailVerified: user.emailVerifiedAt !== null,
      hasPassword: user.passwordHash !== null,
      subscriptionStatus,
      printedCopiesRemaining,
    }
  }

  const me = { onRequest: requireSession, schema: { response: { 200: userSchema } } }
  app.get('/api/me', me, async (request, reply) => {
    const user = await accounts.getById(currentUser(request).userId)
    await sessions.renew(request, reply)
    return toResponse(user, request.id)
  })

  const signUp = { schema: { body: signUpSchema, response: { 201: userSchema } } }
  app.post('/api/signup', signUp, async (request, reply) => {
    await limits.signUpByAddress.consume(customerOf(request.ip))
    const { id } = await accounts.signUp(request.body)
    const user = await sessions.start(request, id, { method: 'sign-up' })
    return reply.code(201).send(await toResponse(user, request.id))
  })

  const signIn = { schema: { body: signInSchema, response: { 200: userSchema } } }
  app.post('/api/login', signIn, async request => {
    const { username } = request.body
    const found = await signInLimits.attempt(username, customerOf(request.ip), () => accounts.signIn(request.body))
    const user = await sessions.start(request, found.id, {
      method: 'password',
      stillValid: ({ passwordHash }) => passwordHash === found.passwordHash,
    })
    return toResponse(user, request.id)
  })

  app.post('/api/logout', { schema: { response: { 200: messageSchema } } }, async (request, reply) => {
    await sessions.end(request, reply)
    return { message: messages.signedOut }
  })
}
