import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { DeletionService } from '../deletions/deletion-service.ts'

const accountParams = z.object({ id: z.coerce.number().int().positive() })

/** Routes for `auth`, about everything that belongs to an account. */
export function internalAccountRoutes(app: App, deletions: DeletionService, token: string) {
  const account = { onRequest: internalOnly(token), schema: { params: accountParams } }

  // The response means that the rows are deleted, and the deletion of the files is recorded. A request of the account that
  // is in progress may add a story afterwards, so call this after its sessions have ended. Idempotent.
  app.delete('/internal/users/:id', account, async (request, reply) => {
    await deletions.deleteAccount(request.params.id)
    return reply.code(204).send()
  })
}
