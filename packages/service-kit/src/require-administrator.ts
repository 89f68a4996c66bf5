import { roleSchema } from '@kahani/contracts/accounts-internal'
import type { FastifyRequest } from 'fastify'
import { requireSecondFactor } from './confirmed-identity.ts'
import { notAdministrator } from './http-error.ts'
import { signedIn } from './identity.ts'
import type { InternalClient } from './internal.ts'

export interface AdministratorOptions {
  /** For what is most sensitive: where a second factor is required, it must have been used within the last 15 minutes. */
  fresh?: boolean
}

/** An onRequest hook that rejects visitors with 401, and users who may not administer the product with 403. */
export type RequireAdministrator = (options?: AdministratorOptions) => (request: FastifyRequest) => Promise<void>

/**
 * Creates hooks that admit administrators. Each request reads the account at `auth`, so that a role can't be outdated; while
 * `auth` is unavailable, requests are rejected with 503.
 */
export const requireAdministratorAt =
  (auth: InternalClient): RequireAdministrator =>
  ({ fresh = false } = {}) =>
  async request => {
    const identity = signedIn(request)
    const options = { answer: roleSchema, requestId: request.id, timeoutMs: 5_000 }
    const { isAdmin, secondFactor } = await auth.call(`/internal/users/${identity.userId}/role`, options)
    if (!isAdmin) throw notAdministrator()
    if (secondFactor === 'required') requireSecondFactor(identity, fresh ? 'fresh' : 'session')
  }
