import { deleteAccountSchema, deletedAccountSchema, keptDataSchema } from '@kahani/contracts/account-deletion'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { limitWrongPasswords } from '../rate-limits/rate-limits.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

export function accountDeletionRoutes(app: App, { deletion, secondFactors, sessions, limits }: Services) {
  const onRequest = requireSession

  app.get('/api/account/kept-data', { onRequest, schema: { response: { 200: keptDataSchema } } }, request =>
    deletion.previewKept(currentUser(request).userId, request.id),
  )

  const remove = { onRequest, schema: { body: deleteAccountSchema, response: { 200: deletedAccountSchema } } }
  app.delete('/api/account', remove, async (request, reply) => {
    const session = currentUser(request)
    const { userId, startedAt } = session
    await secondFactors.requireFreshIfAny(session)
    const kept = await limitWrongPasswords([[limits.changePassword, String(userId)]], () =>
      deletion.delete(userId, startedAt, request.body, request.id),
    )
    await sessions.end(request, reply)
    return { message: messages.accountDeleted, kept }
  })
}
