import { accountSchema } from '@kahani/contracts/accounts-internal'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { UserRepository } from '../users/user-repository.ts'

const byId = z.object({ id: z.coerce.number().int().positive() })

/** What the other services ask of auth. */
export function internalRoutes(app: App, users: UserRepository, token: string) {
  const user = { onRequest: internalOnly(token), schema: { params: byId, response: { 200: accountSchema } } }
  app.get('/internal/users/:id', user, async request => {
    const found = await users.findById(request.params.id)
    if (!found) throw notFound('account')
    const { id, username, email } = found
    return { id, username, email }
  })
}
