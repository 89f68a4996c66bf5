import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@kahani/messages/policy-versions'
import { customerOf } from '@kahani/service-kit/client-address'
import { isUniqueViolation } from '@kahani/service-kit/database'
import { HttpError, notSignedIn } from '@kahani/service-kit/http-error'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { removeSecondFactors } from '../second-factors/second-factor-service.ts'
import type { SessionService } from '../sessions/session-service.ts'
import { createUserRepository } from '../users/user-repository.ts'
import { type GooglePerson, GoogleSignInError } from './google-client.ts'
import { createIdentityRepository } from './identity-repository.ts'
import { usernameCandidates } from './username-candidates.ts'

export interface GoogleSignInDeps {
  db: Kysely<Database>
  sessions: Pick<SessionService, 'endAll'>
  limits: Pick<RateLimits, 'signUpByAddress'>
  flushOutbox: () => void
}

interface ResolvedUser {
  userId: number
  /** Whether the account was created. */
  isNew: boolean
}

const MAX_TRIES = 3

const hasCode = (error: unknown, code: string) => error instanceof HttpError && error.code === code
/** Whether another request has created or linked an account meanwhile. */
const isConflict = (error: unknown) => hasCode(error, 'email_taken') || isUniqueViolation(error)

/** Which account a person from Google signs in to. */
export function createGoogleSignIn({ db, sessions, limits, flushOutbox }: GoogleSignInDeps) {
  /**
   * If the address of the account was never verified, another person may have signed up with it: its password is removed
   * and its sessions end.
   */
  const link = (userId: number, { subject }: GooglePerson): Promise<number> =>
    db.transaction().execute(async trx => {
      const users = createUserRepository(trx)
      const user = await users.lock(userId)
      // Deleted meanwhile.
      if (!user) throw notSignedIn()
      const identities = createIdentityRepository(trx)
      const linked = await identities.findSubject(userId)
      if (linked === subject) return userId
      if (linked) throw new GoogleSignInError('google_other_account', 'another Google account is linked')
      await identities.add(subject, userId)
      const passwordRemoved = user.emailVerifiedAt === null
      if (passwordRemoved) {
        await users.setPassword(userId, null)
        await removeSecondFactors(trx, userId)
        await users.verifyEmail(userId)
        await sessions.endAll(userId)
      }
      await createAuditRepository(trx).add({
        ...{ action: 'google-linked', actorId: userId, userId },
        details: { passwordRemoved },
      })
      await queueNotification(trx, 'auth', `google-linked:${randomUUID()}`, {
        ...{ kind: 'google-linked', userId, at: new Date().toISOString(), passwordRemoved },
      })
      return userId
    })

  const insert = (username: string, { subject, email }: GooglePerson): Promise<number> =>
    db.transaction().execute(async trx => {
      const user = {
        username,
        email,
        passwordHash: null,
        isAdmin: false,
        emailVerified: true,
        termsVersion: TERMS_VERSION,
      }
      const { id: userId } = await createUserRepository(trx).add(user)
      await createIdentityRepository(trx).add(subject, userId)
      await queueNotification(trx, 'auth', `welcome:${userId}`, { kind: 'welcome', userId, linkId: null })
      return userId
    })

  async function create(person: GooglePerson, address: string): Promise<number> {
    await limits.signUpByAddress.consume(customerOf(address))
    for (const username of usernameCandidates(person.name)) {
      try {
        return await insert(username, person)
      } catch (error) {
        if (!hasCode(error, 'username_taken')) throw error
      }
    }
    throw new Error('no username is free')
  }

  async function findOrCreate(person: GooglePerson, address: string): Promise<ResolvedUser> {
    const known = await createIdentityRepository(db).findUserId(person.subject)
    if (known !== undefined) return { userId: known, isNew: false }
    const sameEmail = await createUserRepository(db).findByEmail(person.email)
    const userId = await (sameEmail ? link(sameEmail.id, person) : create(person, address))
    flushOutbox()
    return { userId, isNew: sameEmail === undefined }
  }

  return {
    /**
     * The account of a person from Google: the one that is linked to them, else the one with their address, which is then
     * linked, else a new one. An account keeps its address when the one at Google changes.
     * @param address the client's IP address
     * @throws GoogleSignInError if the account may not be linked; HttpError 429 if too many accounts were created
     */
    async resolveUser(person: GooglePerson, address: string): Promise<ResolvedUser> {
      for (let tries = 1; ; tries++) {
        try {
          return await findOrCreate(person, address)
        } catch (error) {
          if (tries === MAX_TRIES || !isConflict(error)) throw error
        }
      }
    },
  }
}
