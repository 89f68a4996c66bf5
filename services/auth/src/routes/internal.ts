import { accountProfileSchema, archiveReadySchema } from '@kahani/contracts/account-data'
import { accountSchema, confirmEmailSchema, roleSchema } from '@kahani/contracts/accounts-internal'
import { queueDemandSchema } from '@kahani/contracts/admin-queues'
import { namesRequestSchema, namesSchema } from '@kahani/contracts/names'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { Services } from '../services.ts'

const userParams = z.object({ id: z.coerce.number().int().positive() })

/** Routes for the other services, and for an autoscaler. */
export function internalRoutes(app: App, services: Services) {
  const { users, verification, accountData, administrators, queues, callers } = services
  const fromWorker = internalOnly(callers, 'exports-worker')

  const user = {
    onRequest: internalOnly(callers, 'stories', 'payments'),
    schema: { params: userParams, response: { 200: accountSchema } },
  }
  app.get('/internal/users/:id', user, async request => {
    const found = await users.findById(request.params.id)
    if (!found) throw notFound('account')
    const { id, username, email, emailVerifiedAt } = found
    return { id, username, email, emailVerified: emailVerifiedAt !== null }
  })

  const names = {
    onRequest: internalOnly(callers, 'stories', 'payments'),
    schema: { body: namesRequestSchema, response: { 200: namesSchema } },
  }
  app.post('/internal/users/names', names, async request => Object.fromEntries(await users.listNames(request.body.ids)))

  const role = {
    onRequest: internalOnly(callers, 'stories', 'payments', 'exports'),
    schema: { params: userParams, response: { 200: roleSchema } },
  }
  app.get('/internal/users/:id/role', role, async request => {
    const found = await users.findById(request.params.id)
    return { isAdmin: found?.isAdmin ?? false, secondFactor: administrators.secondFactor }
  })

  const confirmEmail = {
    onRequest: internalOnly(callers, 'payments'),
    schema: { params: userParams, body: confirmEmailSchema },
  }
  app.post('/internal/users/:id/confirm-email', confirmEmail, async (request, reply) => {
    await verification.confirm(request.params.id, request.body.email)
    return reply.code(204).send()
  })

  const data = { onRequest: fromWorker, schema: { params: userParams, response: { 200: accountProfileSchema } } }
  app.get('/internal/users/:id/data', data, request => accountData.collect(request.params.id))

  const archiveReady = { onRequest: fromWorker, schema: { params: userParams, body: archiveReadySchema } }
  app.post('/internal/users/:id/archive-ready', archiveReady, async (request, reply) => {
    await accountData.announceArchive(request.params.id, request.body.archiveId)
    return reply.code(204).send()
  })

  const demand = { onRequest: internalOnly(callers, 'monitoring'), schema: { response: { 200: queueDemandSchema } } }
  app.get('/internal/queues', demand, () => queues.demand())
}
