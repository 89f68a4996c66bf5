import { randomUUID } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { notSignedIn } from '@kahani/service-kit/http-error'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely, Transaction } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Client } from '../audit/client.ts'
import { type Actor, recordSecurityChange } from '../audit/security-change.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import { changeExpired, emailUnchanged, signInToConfirm } from '../errors.ts'
import type { SessionService } from '../sessions/session-service.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'
import { checkUsername } from '../users/username-rules.ts'

export interface AccountDetailsDeps {
  db: Kysely<Database>
  sessions: Pick<SessionService, 'rename' | 'requireExisting'>
  profiles: ChangedProfiles
  flushOutbox: () => void
}

const isSame = (one: string, other: string) => canonicalize(one) === canonicalize(other)

/** Changes of the username and the email address of an account. */
export function createAccountDetails({ db, sessions, profiles, flushOutbox }: AccountDetailsDeps) {
  /** Makes a change while the account is locked. @throws HttpError 401 if the session of the actor has ended */
  async function change(
    { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
    make: (trx: Transaction<Database>, user: StoredUser) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async trx => {
      const user = await createUserRepository(trx).lock(userId)
      if (!user) throw notSignedIn()
      await sessions.requireExisting(sessionId)
      await make(trx, user)
    })
    flushOutbox()
  }

  /** Replaces the link to a new address, so that one at most works. */
  async function sendLink(trx: Transaction<Database>, userId: number, email: string): Promise<void> {
    const linkId = randomUUID()
    const links = createEmailLinkRepository(trx)
    await links.deleteAll('change-email', userId)
    await links.add(linkId, 'change-email', userId, email)
    await queueNotification(trx, 'auth', `change-email:${linkId}`, { kind: 'change-email', userId, linkId })
  }

  /** The change that is not confirmed yet. */
  async function findPending(user: StoredUser, trx: Kysely<Database> | Transaction<Database> = db) {
    const link = await createEmailLinkRepository(trx).findChange({ userId: user.id })
    return link && !isSame(link.email, user.email) ? link : null
  }

  return {
    /** @throws HttpError 400 for a username that poses as somebody else, 409 if it is taken */
    changeUsername: (actor: Actor, username: string): Promise<void> =>
      change(actor, async (trx, user) => {
        if (username === user.username) return
        checkUsername(username, user.email)
        await createUserRepository(trx).setUsername(user.id, username)
        await recordSecurityChange(trx, 'username-changed', actor, user.id)
        await sessions.rename(user.id, username)
        await profiles.invalidate(user.id)
      }),

    /** The new address that awaits its confirmation, and until when; null without one. */
    async pendingEmail(userId: number) {
      const user = await createUserRepository(db).findById(userId)
      if (!user) throw notSignedIn()
      const link = await findPending(user)
      return link && { email: link.email, expiresAt: link.expiresAt.toISOString() }
    },

    /** Emails a link to a new address, which replaces that of the account when the link is opened. @throws HttpError 400 */
    requestEmail: (actor: Actor, email: string): Promise<void> =>
      change(actor, async (trx, user) => {
        if (isSame(email, user.email)) throw emailUnchanged()
        await sendLink(trx, user.id, email)
      }),

    /** Sends another link to the pending address, if there is one. */
    resend: (actor: Actor): Promise<void> =>
      change(actor, async (trx, user) => {
        const pending = await findPending(user, trx)
        if (pending) await sendLink(trx, user.id, pending.email)
      }),

    cancel: (actor: Actor): Promise<void> =>
      change(actor, trx => createEmailLinkRepository(trx).deleteAll('change-email', actor.userId)),

    /**
     * Sets the address that a link was sent to, in a session of its account only, and tells the former one. The link keeps
     * working until it expires, because double clicks open it more than once.
     * @param signedInAs the user of the request's session
     * @throws HttpError 400 if the link has expired, 403 elsewhere, 409 if the address has an account meanwhile
     */
    async confirmEmail(linkId: string, signedInAs: number | undefined, { network, device }: Client): Promise<void> {
      const opened = await createEmailLinkRepository(db).findChange({ id: linkId })
      if (!opened) throw changeExpired()
      const { userId } = opened
      if (userId !== signedInAs) throw signInToConfirm()
      await db.transaction().execute(async trx => {
        const users = createUserRepository(trx)
        const links = createEmailLinkRepository(trx)
        const user = await users.lock(userId)
        // The change may have been cancelled meanwhile.
        const link = await links.findChange({ id: linkId })
        if (!user || !link) throw changeExpired()
        if (isSame(link.email, user.email)) return
        await users.setEmail(userId, link.email)
        // These were sent to the former address.
        await links.deleteAll('verify-email', userId)
        await links.deleteAll('reset-password', userId)
        const entry = { action: 'email-changed', actorId: userId, userId, network, details: { device } }
        await createAuditRepository(trx).add(entry)
        await queueNotification(trx, 'auth', `address-changed:${randomUUID()}`, {
          ...{ kind: 'address-changed', userId, name: user.username, email: user.email, at: new Date().toISOString() },
        })
        await profiles.invalidate(userId)
      })
      flushOutbox()
    },
  }
}
export type AccountDetails = ReturnType<typeof createAccountDetails>
