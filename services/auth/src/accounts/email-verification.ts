import { randomUUID } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Client } from '../audit/client.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import type { EmailLinkTokens } from '../email-links/email-link-tokens.ts'
import { linkExpired, otherSession } from '../errors.ts'
import { createUserRepository } from '../users/user-repository.ts'
import type { AccountDetails } from './account-details.ts'

export interface EmailVerificationDeps {
  db: Kysely<Database>
  tokens: EmailLinkTokens
  accountDetails: Pick<AccountDetails, 'confirmEmail'>
  profiles: ChangedProfiles
  flushOutbox: () => void
}

export function createEmailVerification({ db, tokens, accountDetails, profiles, flushOutbox }: EmailVerificationDeps) {
  const users = createUserRepository(db)

  async function markVerified(userId: number): Promise<void> {
    if (!(await users.verifyEmail(userId))) return
    await profiles.invalidate(userId)
    await createAuditRepository(db).add({ action: 'email-confirmed', actorId: userId, userId })
  }

  return {
    /**
     * Verifies the address that a link was sent to, for the session of its account only: somebody else may have signed up
     * with the address. A new address then replaces the former one. The link keeps working until it expires, because double clicks open it more than once.
     * @param signedInAs the user of the request's session
     * @throws HttpError 400 if the link is invalid, 403 if the session is not of its account
     */
    async verify(token: string, signedInAs: number | undefined, client: Client): Promise<void> {
      const changeId = tokens['change-email'].verify(token)
      if (changeId) return accountDetails.confirmEmail(changeId, signedInAs, client)
      const linkId = tokens['verify-email'].verify(token)
      const userId = linkId && (await createEmailLinkRepository(db).find('verify-email', linkId))
      const user = userId && (await users.findById(userId))
      if (!user) throw linkExpired()
      if (user.emailVerifiedAt) return
      if (user.id !== signedInAs) throw otherSession()
      await markVerified(user.id)
    },

    /** Sends another link, unless the address is verified. */
    async resend(userId: number): Promise<void> {
      const user = await users.findById(userId)
      if (!user || user.emailVerifiedAt) return
      const linkId = randomUUID()
      await db.transaction().execute(async trx => {
        await createEmailLinkRepository(trx).add(linkId, 'verify-email', userId)
        await queueNotification(trx, 'auth', `verify-email:${linkId}`, { kind: 'verify-email', userId, linkId })
      })
      flushOutbox()
    },

    /** Verifies the address of a user who proved elsewhere that they receive email at `email`. */
    async confirm(userId: number, email: string): Promise<void> {
      const user = await users.findById(userId)
      if (user && canonicalize(user.email) === canonicalize(email)) await markVerified(userId)
    },
  }
}
