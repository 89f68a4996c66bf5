import type { AccountProfile } from '@kahani/contracts/account-data'
import { notFound } from '@kahani/service-kit/http-error'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import { toActivity } from '../audit/account-activity.ts'
import { createAuditRepository } from '../audit/audit-repository.ts'
import { createContactRepository } from '../contact/contact-repository.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import { createSubscriptionRepository } from '../newsletter/subscription-repository.ts'
import { type SessionStore, toDevice } from '../sessions/session-store.ts'

const MAX_ACTIVITY = 10_000

export interface AccountDataDeps {
  db: Kysely<Database>
  store: SessionStore
  flushOutbox: () => void
}

/** What this service holds about an account, for the archive that a family can download. */
export function createAccountDataService({ db, store, flushOutbox }: AccountDataDeps) {
  /** What is stored about an address, which is only known to be the user's own once it is verified. */
  async function collectByEmail(email: string): Promise<Pick<AccountProfile, 'newsletter' | 'contactMessages'>> {
    const [subscription, messages] = await Promise.all([
      createSubscriptionRepository(db).findByEmail(email),
      createContactRepository(db).listByEmail(email),
    ])
    return {
      newsletter: subscription
        ? {
            requestedAt: subscription.requestedAt.toISOString(),
            confirmedAt: subscription.confirmedAt?.toISOString() ?? null,
          }
        : null,
      contactMessages: messages.map(({ createdAt, ...message }) => ({ ...message, sentAt: createdAt.toISOString() })),
    }
  }

  return {
    /** @throws HttpError 404 */
    async collect(userId: number): Promise<AccountProfile> {
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
      if (!user) throw notFound('account')
      const [identities, sessions, activity, byEmail, change] = await Promise.all([
        db.selectFrom('user_identities').selectAll().where('user_id', '=', userId).execute(),
        store.list(userId),
        createAuditRepository(db).listOfAccount(userId, MAX_ACTIVITY),
        user.email_verified_at ? collectByEmail(user.email) : { newsletter: null, contactMessages: [] },
        createEmailLinkRepository(db).findChange({ userId }),
      ])
      return {
        username: user.username,
        email: user.email,
        emailVerifiedAt: user.email_verified_at?.toISOString() ?? null,
        newEmail: change && change.email !== user.email ? change.email : null,
        createdAt: user.created_at.toISOString(),
        termsVersion: user.terms_version,
        adultConfirmedAt: user.adult_confirmed_at?.toISOString() ?? null,
        isAdmin: user.is_admin,
        hasPassword: user.password_hash !== null,
        identities: identities.map(({ provider, created_at }) => ({ provider, connectedAt: created_at.toISOString() })),
        devices: sessions.map(({ data }) => toDevice(data)),
        activity: activity.map(toActivity),
        ...byEmail,
      }
    },

    /** Tells the family that their archive can be downloaded. */
    async announceArchive(userId: number, archiveId: string): Promise<void> {
      await db
        .transaction()
        .execute(trx => queueNotification(trx, 'auth', `archive-ready:${archiveId}`, { kind: 'archive-ready', userId }))
      flushOutbox()
    },
  }
}
