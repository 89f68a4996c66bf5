import { notAdministrator, notSignedIn } from '@kahani/service-kit/http-error'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../sessions/session-service.ts'
import type { UserRepository } from '../users/user-repository.ts'

/**
 * Creates an onRequest hook that rejects visitors with 401 and users who are not administrators with 403. It checks the
 * account and not the session, which may be older.
 */
export const requireAdministrator = (users: Pick<UserRepository, 'findById'>) => async (request: FastifyRequest) => {
  const user = await users.findById(currentUser(request).userId)
  if (!user) throw notSignedIn()
  if (!user.isAdmin) throw notAdministrator()
}
