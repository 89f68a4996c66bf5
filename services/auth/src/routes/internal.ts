import { accountSchema } from '@kahani/contracts/accounts-internal'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { UserRepository } from '../users/user-repository.ts'

const userParams = z.object({ id: z.coerce.number().int().positive() })

/** Routes for the other services. */
export function internalRoutes(app: App, users: UserRepository, token: string) {
  const user = { onRequest: internalOnly(token), schema: { params: userParams, response: { 200: accountSchema } } }
  app.get('/internal/users/:id', user, async request => {
    const found = await users.findById(request.params.id)
    if (!found) throw notFound('account')
    const { id, username, email } = found
    return { id, username, email }
  })
}
