import { messageSchema, verifyEmailSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { clientOf } from '../audit/client.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

export function emailVerificationRoutes(app: App, { verification, passwords, limits }: Services) {
  const verify = { schema: { body: verifyEmailSchema, response: { 200: messageSchema } } }
  app.post('/api/verify-email', verify, async request => {
    await limits.emailLinkByAddress.consume(customerOf(request.ip))
    const { token, newPassword } = request.body
    const client = clientOf(request)
    if (newPassword === undefined) await verification.verify(token, request.session.user?.userId, client)
    else await passwords.reset('verify-email', { token, newPassword }, client)
    return { message: messages.emailVerified }
  })

  const resend = { onRequest: requireSession, schema: { response: { 200: messageSchema } } }
  app.post('/api/resend-verification', resend, async request => {
    const { userId } = currentUser(request)
    await limits.verificationEmail.consume(String(userId))
    await verification.resend(userId)
    return { message: messages.verificationSent }
  })
}
