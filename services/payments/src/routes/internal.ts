import {
  accountSummariesRequestSchema,
  accountSummariesSchema,
  paymentsOverviewSchema,
} from '@kahani/contracts/admin-internal'
import { accountSummarySchema, storyCreditSchema } from '@kahani/contracts/credits'
import { idSchema } from '@kahani/contracts/ids'
import { filesVersionSchema } from '@kahani/contracts/preflight'
import { copyInWorkSchema, printVersionsSchema } from '@kahani/contracts/prints'
import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { AdminAccounts } from '../administration/admin-accounts.ts'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { PrintService } from '../prints/print-service.ts'

const accountParams = z.object({ userId: z.coerce.number().int().positive() })

const storyParams = z.object({ id: idSchema })
/** Negative for the pseudonym of an erased account, whose copy may still be on order. */
const copyQuery = z.object({ userId: z.coerce.number().int(), version: filesVersionSchema.optional() })

export interface InternalRouteDeps {
  ledger: LedgerService
  prints: PrintService
  adminAccounts: AdminAccounts
  callers: InternalCallers
}

/** Routes for the other services. */
export function internalRoutes(app: App, { ledger, prints, adminAccounts, callers }: InternalRouteDeps) {
  const fromAuth = internalOnly(callers, 'auth')
  const fromStories = internalOnly(callers, 'stories')

  app.get(
    '/internal/accounts/:userId',
    {
      onRequest: internalOnly(callers, 'auth', 'stories'),
      schema: { params: accountParams, response: { 200: accountSummarySchema } },
    },
    request => ledger.summary(request.params.userId),
  )
  app.post(
    '/internal/accounts/summaries',
    { onRequest: fromAuth, schema: { body: accountSummariesRequestSchema, response: { 200: accountSummariesSchema } } },
    request => adminAccounts.summaries(request.body.userIds),
  )
  app.get(
    '/internal/admin/overview',
    { onRequest: fromAuth, schema: { response: { 200: paymentsOverviewSchema } } },
    () => adminAccounts.countPaid(),
  )
  app.get(
    '/internal/stories/:id/copy-in-work',
    {
      onRequest: internalOnly(callers, 'exports'),
      schema: { params: storyParams, querystring: copyQuery, response: { 200: copyInWorkSchema } },
    },
    async ({ query: { userId, version = null }, params }) => ({
      inWork: await prints.isInWork(userId, params.id, version),
    }),
  )
  app.get(
    '/internal/stories/:id/print-versions',
    {
      onRequest: internalOnly(callers, 'exports'),
      schema: { params: storyParams, response: { 200: printVersionsSchema } },
    },
    request => prints.listVersions(request.params.id),
  )
  app.post(
    '/internal/credits/spend',
    { onRequest: fromStories, schema: { body: storyCreditSchema } },
    async (request, reply) => {
      await ledger.spend(request.body.userId, request.body.storyId)
      return reply.code(204).send()
    },
  )
  app.post(
    '/internal/credits/refund',
    { onRequest: fromStories, schema: { body: storyCreditSchema } },
    async (request, reply) => {
      await ledger.refund(request.body.userId, request.body.storyId)
      return reply.code(204).send()
    },
  )
}
