import { randomUUID } from 'node:crypto'
import type { SignIn, SignUp } from '@kahani/contracts/accounts'
import { TERMS_VERSION } from '@kahani/messages/policy-versions'
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import type { Client } from '../audit/client.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import { administratorPassword, isWrongPassword, weakPassword, wrongCredentials } from '../errors.ts'
import { findWeakness } from '../passwords/password-policy.ts'
import { createPasswords, type Passwords } from '../passwords/passwords.ts'
import type { SecondFactorService } from '../second-factors/second-factor-service.ts'
import type { AdministratorPolicy } from '../users/administrator-policy.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'
import { checkUsername } from '../users/username-rules.ts'

export interface AccountServiceDeps {
  db: Kysely<Database>
  passwords: Passwords
  secondFactors: Pick<SecondFactorService, 'checkAtSignIn'>
  administrators: Pick<AdministratorPolicy, 'minPasswordLength'>
  flushOutbox: () => void
}

interface SignedIn {
  user: StoredUser
  /** Whether a second factor was used. */
  secondFactor: boolean
}

/** Accounts: sign-up and sign-in with a password. */
export function createAccountService({
  db,
  passwords,
  secondFactors,
  administrators,
  flushOutbox,
}: AccountServiceDeps) {
  const users = createUserRepository(db)

  const recordFailure = (userId: number | null, { network, device }: Client) =>
    createAuditRepository(db).add({ action: 'sign-in-failed', actorId: null, userId, network, details: { device } })

  return {
    /** @throws HttpError 400 for a username that poses as somebody else or a password that is easy to guess, 409 if the username or email is taken */
    async signUp({ username, email, password }: SignUp): Promise<StoredUser> {
      checkUsername(username, email)
      const weakness = findWeakness(password, { username, email })
      if (weakness) throw weakPassword('password', weakness)
      const passwordHash = await passwords.hash(password)
      const user = await db.transaction().execute(async trx => {
        const added = await createUserRepository(trx).add({
          username,
          email,
          passwordHash,
          isAdmin: false,
          emailVerified: false,
          termsVersion: TERMS_VERSION,
        })
        const linkId = randomUUID()
        await createEmailLinkRepository(trx).add(linkId, 'verify-email', added.id)
        await queueNotification(trx, 'auth', `welcome:${added.id}`, { kind: 'welcome', userId: added.id, linkId })
        return added
      })
      flushOutbox()
      return user
    },

    /** @throws HttpError 401 or 403 for a wrong or missing password or second factor */
    async signIn({ username, password, code }: SignIn, client: Client): Promise<SignedIn> {
      const user = await users.findForSignIn(username)
      const matches = await passwords.verify(user?.passwordHash, password)
      try {
        if (!user || !matches) throw wrongCredentials()
        const { minPasswordLength } = administrators
        if (user.isAdmin && [...password].length < minPasswordLength) throw administratorPassword(minPasswordLength)
        return { user, secondFactor: await secondFactors.checkAtSignIn(user.id, code) }
      } catch (error) {
        if (isWrongPassword(error)) await recordFailure(user?.id ?? null, client)
        throw error
      }
    },

    /** @throws HttpError 401 if the account does not exist */
    async getById(id: number): Promise<StoredUser> {
      const user = await users.findById(id)
      if (!user) throw notSignedIn()
      return user
    },
  }
}

export interface Administrator {
  username: string
  email: string
  password: string
}

/** Creates the administrator unless the username exists. */
export async function seedAdministrator(db: Kysely<Database>, administrator: Administrator, logger: Logger) {
  const users = createUserRepository(db)
  const { username, email, password } = administrator
  const existing = await users.findByName(username)
  if (existing) {
    if (!existing.isAdmin)
      logger.warn('ADMIN_USERNAME is the name of an account without admin rights; no administrator was created')
    return
  }
  await users.add({
    username,
    email,
    passwordHash: await createPasswords().hash(password),
    isAdmin: true,
    emailVerified: true,
    termsVersion: null,
  })
  logger.info('administrator created')
}
