import { randomUUID } from 'node:crypto'
import type { ChangePassword, ResetPassword } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { notSignedIn } from '@kahani/service-kit/http-error'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely, Transaction } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Client } from '../audit/client.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository, type LinkPurpose } from '../email-links/email-link-repository.ts'
import type { EmailLinkTokens } from '../email-links/email-link-tokens.ts'
import { linkExpired, noPassword, passwordTooShort, weakPassword, wrongCurrentPassword } from '../errors.ts'
import { findWeakness } from '../passwords/password-policy.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { removeSecondFactors } from '../second-factors/second-factor-service.ts'
import type { SessionService } from '../sessions/session-service.ts'
import type { AdministratorPolicy } from '../users/administrator-policy.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'

export interface PasswordServiceDeps {
  db: Kysely<Database>
  passwords: Passwords
  sessions: SessionService
  tokens: EmailLinkTokens
  administrators: Pick<AdministratorPolicy, 'minPasswordLength'>
  flushOutbox: () => void
}

export function createPasswordService({
  db,
  passwords,
  sessions,
  tokens,
  administrators,
  flushOutbox,
}: PasswordServiceDeps) {
  const users = createUserRepository(db)

  async function hashNewPassword(user: StoredUser, newPassword: string): Promise<string> {
    const { minPasswordLength } = administrators
    if (user.isAdmin && [...newPassword].length < minPasswordLength) throw passwordTooShort(minPasswordLength)
    const weakness = findWeakness(newPassword, user)
    if (weakness) throw weakPassword('newPassword', weakness)
    return passwords.hash(newPassword)
  }

  /** Sets the password of a locked account and ends its sessions. Links that could set another one are deleted. */
  async function setPassword(
    trx: Transaction<Database>,
    userId: number,
    passwordHash: string,
    { action, client }: { action: 'password-changed' | 'password-reset'; client: Client },
  ): Promise<void> {
    const { network, device } = client
    await createAuditRepository(trx).add({ action, actorId: userId, userId, network, details: { device } })
    await createUserRepository(trx).setPassword(userId, passwordHash)
    await createEmailLinkRepository(trx).deleteAll('reset-password', userId)
    const at = new Date().toISOString()
    await queueNotification(trx, 'auth', `password-changed:${randomUUID()}`, { kind: 'password-changed', userId, at })
    await sessions.endAll(userId)
  }

  return {
    /**
     * Changes the password and ends all sessions of the user.
     * @returns the hash of the new password
     * @throws HttpError 400 for a password that is easy to guess, 403 if the current password is wrong or there is none
     */
    async change(userId: number, { currentPassword, newPassword }: ChangePassword, client: Client): Promise<string> {
      const user = await users.findById(userId)
      if (!user) throw notSignedIn()
      if (user.passwordHash === null) throw noPassword()
      if (!(await passwords.verify(user.passwordHash, currentPassword))) throw wrongCurrentPassword()
      const passwordHash = await hashNewPassword(user, newPassword)
      await db.transaction().execute(async trx => {
        const locked = await createUserRepository(trx).lock(userId)
        if (locked?.passwordHash !== user.passwordHash) throw wrongCurrentPassword()
        await setPassword(trx, userId, passwordHash, { action: 'password-changed', client })
      })
      flushOutbox()
      return passwordHash
    },

    /** Does the same whether or not the address has an account: that is looked up when the email is sent. */
    async requestReset(email: string): Promise<void> {
      const linkId = randomUUID()
      const emailKey = canonicalize(email)
      await db
        .transaction()
        .execute(trx =>
          queueNotification(trx, 'auth', `reset-password:${linkId}`, { kind: 'reset-password', emailKey, linkId }),
        )
      flushOutbox()
    },

    /**
     * Sets the password of the account that a link was sent to, once, and ends all its sessions. A link that confirms an
     * address does so until the address is confirmed.
     * @throws HttpError 400 if the link is invalid, or for a password that is easy to guess
     */
    async reset(purpose: LinkPurpose, { token, newPassword }: ResetPassword, client: Client): Promise<void> {
      const linkId = tokens[purpose].verify(token)
      const userId = linkId && (await createEmailLinkRepository(db).find(purpose, linkId))
      const user = userId && (await users.findById(userId))
      if (!user) throw linkExpired()
      const passwordHash = await hashNewPassword(user, newPassword)
      await db.transaction().execute(async trx => {
        const locked = await createUserRepository(trx).lock(user.id)
        if (purpose === 'verify-email' && locked?.emailVerifiedAt) throw linkExpired()
        if ((await createEmailLinkRepository(trx).find(purpose, linkId)) === undefined) throw linkExpired()
        // The link shows that the user receives email at the address. Until now, somebody else may have used the account.
        if (await createUserRepository(trx).verifyEmail(user.id)) await removeSecondFactors(trx, user.id)
        await setPassword(trx, user.id, passwordHash, { action: 'password-reset', client })
      })
      flushOutbox()
    },
  }
}
