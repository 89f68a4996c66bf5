import { keptDataSchema } from '@kahani/contracts/account-deletion'
import { accountPaymentsSchema } from '@kahani/contracts/account-payments'
import { eraseUserSchema } from '@kahani/contracts/erasure'
import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { ErasureService } from '../erasure/erasure-service.ts'
import type { GetAccountPayments } from '../erasure/get-account-payments.ts'

const params = z.object({ id: z.coerce.number().int().positive() })

/** Routes about everything that belongs to an account. */
export function internalUserRoutes(
  app: App,
  erasure: ErasureService,
  getAccountPayments: GetAccountPayments,
  callers: InternalCallers,
) {
  const onRequest = internalOnly(callers, 'auth')

  const data = {
    onRequest: internalOnly(callers, 'exports-worker'),
    schema: { params, response: { 200: accountPaymentsSchema } },
  }
  app.get('/internal/users/:id/data', data, request => getAccountPayments(request.params.id, request.id))

  const preview = { onRequest, schema: { params, response: { 200: keptDataSchema } } }
  app.get('/internal/users/:id/erasure-preview', preview, request => erasure.previewKept(request.params.id))

  const erase = { onRequest, schema: { params, body: eraseUserSchema } }
  app.delete('/internal/users/:id', erase, async (request, reply) => {
    await erasure.erase(request.params.id, request.body.email)
    return reply.code(204).send()
  })
}
