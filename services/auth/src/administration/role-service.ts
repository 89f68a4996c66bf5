import { notAdministrator, notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import { ownRole } from '../errors.ts'
import type { SessionService } from '../sessions/session-service.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'

export function createRoleService(db: Kysely<Database>, sessions: SessionService) {
  return {
    /**
     * Makes a user an administrator or not, and ends their sessions. Nobody changes their own role, so there is always an
     * administrator.
     * @throws HttpError 403 if the actor is no administrator any more, 404, or 409 for the own account
     */
    async change(actorId: number, userId: number, isAdmin: boolean): Promise<StoredUser> {
      if (actorId === userId) throw ownRole()
      return db.transaction().execute(async trx => {
        const users = createUserRepository(trx)
        // Two administrators may demote each other at the same time.
        const administrators = await users.lockAdministrators()
        if (!administrators.some(({ id }) => id === actorId)) throw notAdministrator()
        const user = await users.lock(userId)
        if (!user) throw notFound('account')
        if (user.isAdmin === isAdmin) return user
        await users.setAdmin(userId, isAdmin)
        await createAuditRepository(trx).add({ action: 'role-change', actorId, userId, details: { isAdmin } })
        await sessions.endAll(userId)
        return { ...user, isAdmin }
      })
    },
  }
}
