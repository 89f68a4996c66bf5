import { roleSchema } from '@kahani/contracts/accounts-internal'
import type { FastifyRequest } from 'fastify'
import { notAdministrator } from './http-error.ts'
import { signedIn } from './identity.ts'
import type { InternalClient } from './internal.ts'

/**
 * Creates an onRequest hook that rejects visitors with 401 and users who are not administrators with 403. Each request reads
 * the account at `auth`, so that a role can't be outdated; while `auth` is unavailable, requests are rejected with 503.
 */
export const requireAdministratorAt = (auth: InternalClient) => async (request: FastifyRequest) => {
  const { userId } = signedIn(request)
  const options = { answer: roleSchema, requestId: request.id, timeoutMs: 5_000 }
  const { isAdmin } = await auth.call(`/internal/users/${userId}/role`, options)
  if (!isAdmin) throw notAdministrator()
}
