import { type DeleteAccount, type KeptData, keptDataSchema } from '@kahani/contracts/account-deletion'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import { lastAdministrator, signInAgain, wrongCurrentPassword, wrongUsername } from '../errors.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SessionService } from '../sessions/session-service.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'
import { createAccountDeletionRepository } from './account-deletion-repository.ts'

/** How recently the user of an account without a password must have signed in. */
const RECENT_SIGN_IN_MS = 15 * 60 * 1000

export interface AccountDeletionDeps {
  db: Kysely<Database>
  passwords: Passwords
  sessions: SessionService
  payments: InternalClient
  /** Starts the deletion of the data in other services. */
  triggerErasure: () => void
}

export function createAccountDeletionService({
  db,
  passwords,
  sessions,
  payments,
  triggerErasure,
}: AccountDeletionDeps) {
  const previewKept = (userId: number, requestId: string): Promise<KeptData> =>
    payments.call(`/internal/users/${userId}/erasure-preview`, { answer: keptDataSchema, requestId })

  async function authenticate(user: StoredUser, { username, currentPassword }: DeleteAccount, signedInAt: number) {
    if (canonicalize(username) !== canonicalize(user.username)) throw wrongUsername()
    if (user.passwordHash === null) {
      if (Date.now() - signedInAt > RECENT_SIGN_IN_MS) throw signInAgain()
    } else if (!(await passwords.verify(user.passwordHash, currentPassword ?? ''))) throw wrongCurrentPassword()
  }

  return {
    previewKept,

    /**
     * Deletes the account and ends its sessions. The other services delete its data within minutes.
     * @param signedInAt in ms since 1970
     * @returns what is kept, and until when
     * @throws HttpError 400 or 403 if the confirmation is wrong, 409 for the only administrator
     */
    async delete(
      userId: number,
      signedInAt: number,
      confirmation: DeleteAccount,
      requestId: string,
    ): Promise<KeptData> {
      const user = await createUserRepository(db).findById(userId)
      if (!user) throw notSignedIn()
      await authenticate(user, confirmation, signedInAt)
      const kept = await previewKept(userId, requestId)
      await db.transaction().execute(async trx => {
        const users = createUserRepository(trx)
        // First, so that two administrators who delete their accounts do not wait for each other.
        const administrators = await users.lockAdministrators()
        const locked = await users.lock(userId)
        // Deleted meanwhile, or the password was changed, which ends the session.
        if (locked?.passwordHash !== user.passwordHash) throw notSignedIn()
        if (locked.isAdmin && administrators.length === 1) throw lastAdministrator()
        await createAccountDeletionRepository(trx).add(locked, kept)
        await users.delete(userId)
        await createAuditRepository(trx).add({ action: 'account-deleted', actorId: userId, userId })
        await sessions.endAll(userId)
      })
      triggerErasure()
      return kept
    },
  }
}
