import { accountSummarySchema, refundCreditSchema, spendCreditSchema } from '@kahani/contracts/credits'
import { mailSchema } from '@kahani/contracts/mails'
import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { NotificationService } from '../notifications/notification-service.ts'

const mailParams = z.object({ id: z.coerce.number().int().positive() })
const accountParams = z.object({ userId: z.coerce.number().int().positive() })

/** What the other services ask of payments. */
export function internalRoutes(app: App, ledger: LedgerService, mails: NotificationService, token: string) {
  const onRequest = internalOnly(token)

  app.get(
    '/internal/accounts/:userId',
    { onRequest, schema: { params: accountParams, response: { 200: accountSummarySchema } } },
    request => ledger.standing(request.params.userId),
  )
  app.get(
    '/internal/mails/:id',
    { onRequest, schema: { params: mailParams, response: { 200: mailSchema } } },
    request => mails.mail(request.params.id),
  )
  app.post('/internal/mails/:id/settled', { onRequest, schema: { params: mailParams } }, async (request, reply) => {
    await mails.settled(request.params.id)
    return reply.code(204).send()
  })
  app.post('/internal/credits/spend', { onRequest, schema: { body: spendCreditSchema } }, async (request, reply) => {
    await ledger.spend(request.body.userId, request.body.storyId)
    return reply.code(204).send()
  })
  app.post('/internal/credits/refund', { onRequest, schema: { body: refundCreditSchema } }, async (request, reply) => {
    await ledger.refund(request.body.userId, request.body.storyId)
    return reply.code(204).send()
  })
}
