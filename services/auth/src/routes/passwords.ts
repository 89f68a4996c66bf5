import { forgotPasswordSchema, messageSchema, newPasswordRequestSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import type { FastifyRequest } from 'fastify'
import { clientOf } from '../audit/client.ts'
import { limitWrongPasswords } from '../rate-limits/rate-limits.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

/** Responds with 401 to a visitor without the token of an emailed link. */
async function requireTokenOrSession(request: FastifyRequest): Promise<void> {
  const { token } = (request.body ?? {}) as { token?: unknown }
  if (typeof token !== 'string') await requireSession(request)
}

export function passwordRoutes(app: App, { passwords, secondFactors, sessions, limits }: Services) {
  const forgot = { schema: { body: forgotPasswordSchema, response: { 200: messageSchema } } }
  app.post('/api/forgot-password', forgot, async request => {
    await limits.forgotPasswordByAddress.consume(customerOf(request.ip))
    await limits.forgotPasswordByEmail.consume(canonicalize(request.body.email))
    await passwords.requestReset(request.body.email)
    return { message: messages.resetRequested }
  })

  const reset = {
    preValidation: requireTokenOrSession,
    schema: { body: newPasswordRequestSchema, response: { 200: messageSchema } },
  }
  app.post('/api/reset-password', reset, async request => {
    const { token, currentPassword = '', newPassword } = request.body
    if (token !== undefined) {
      await limits.emailLinkByAddress.consume(customerOf(request.ip))
      await passwords.reset('reset-password', { token, newPassword }, clientOf(request))
    } else {
      const session = currentUser(request)
      const { userId } = session
      await secondFactors.requireFreshIfAny(session)
      await limitWrongPasswords([[limits.changePassword, String(userId)]], async () => {
        const hash = await passwords.change(userId, { currentPassword, newPassword }, clientOf(request))
        await sessions.start(request, userId, { stillValid: ({ passwordHash }) => passwordHash === hash })
      })
    }
    return { message: messages.passwordChanged }
  })
}
