import { accountSummarySchema, storyCreditSchema } from '@kahani/contracts/credits'
import { outgoingEmailSchema } from '@kahani/contracts/emails'
import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { NotificationService } from '../notifications/notification-service.ts'

const notificationParams = z.object({ id: z.coerce.number().int().positive() })
const accountParams = z.object({ userId: z.coerce.number().int().positive() })

/** Routes for the other services. */
export function internalRoutes(app: App, ledger: LedgerService, notifications: NotificationService, token: string) {
  const onRequest = internalOnly(token)

  app.get(
    '/internal/accounts/:userId',
    { onRequest, schema: { params: accountParams, response: { 200: accountSummarySchema } } },
    request => ledger.summary(request.params.userId),
  )
  app.get(
    '/internal/notifications/:id',
    { onRequest, schema: { params: notificationParams, response: { 200: outgoingEmailSchema } } },
    request => notifications.find(request.params.id),
  )
  app.post(
    '/internal/notifications/:id/completed',
    { onRequest, schema: { params: notificationParams } },
    async (request, reply) => {
      await notifications.complete(request.params.id)
      return reply.code(204).send()
    },
  )
  app.post('/internal/credits/spend', { onRequest, schema: { body: storyCreditSchema } }, async (request, reply) => {
    await ledger.spend(request.body.userId, request.body.storyId)
    return reply.code(204).send()
  })
  app.post('/internal/credits/refund', { onRequest, schema: { body: storyCreditSchema } }, async (request, reply) => {
    await ledger.refund(request.body.userId, request.body.storyId)
    return reply.code(204).send()
  })
}
