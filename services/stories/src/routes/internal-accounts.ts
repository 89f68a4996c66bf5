import { accountStoriesSchema } from '@kahani/contracts/account-data'
import type { App } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { DeletionService } from '../deletions/deletion-service.ts'
import type { GetAccountStories } from '../stories/get-account-stories.ts'

const accountParams = z.object({ id: z.coerce.number().int().positive() })

/** Routes about everything that belongs to an account. */
export function internalAccountRoutes(
  app: App,
  deletions: DeletionService,
  getAccountStories: GetAccountStories,
  callers: InternalCallers,
) {
  const data = {
    onRequest: internalOnly(callers, 'exports-worker'),
    schema: { params: accountParams, response: { 200: accountStoriesSchema } },
  }
  app.get('/internal/users/:id/data', data, request => getAccountStories(request.params.id))

  // 204 means that the rows are deleted, and the deletion of the files is recorded. Idempotent: `auth` repeats the call,
  // because a request of the account that is in progress may add a story.
  const erase = { onRequest: internalOnly(callers, 'auth'), schema: { params: accountParams } }
  app.delete('/internal/users/:id', erase, async (request, reply) => {
    await deletions.deleteAccount(request.params.id)
    return reply.code(204).send()
  })
}
