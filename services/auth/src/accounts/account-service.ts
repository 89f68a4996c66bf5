import { randomUUID } from 'node:crypto'
import type { SignIn, SignUp } from '@kahani/contracts/accounts'
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import { usernameReserved, weakPassword, wrongCredentials } from '../errors.ts'
import { findWeakness } from '../passwords/password-policy.ts'
import { createPasswords, type Passwords } from '../passwords/passwords.ts'
import { isReservedUsername } from '../users/reserved-usernames.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'

export interface AccountServiceDeps {
  db: Kysely<Database>
  passwords: Passwords
  flushOutbox: () => void
}

/** Accounts: sign-up and sign-in with a password. */
export function createAccountService({ db, passwords, flushOutbox }: AccountServiceDeps) {
  const users = createUserRepository(db)
  return {
    /** @throws HttpError 400 for a reserved username or a password that is easy to guess, 409 if the username or email is taken */
    async signUp({ username, email, password }: SignUp): Promise<StoredUser> {
      if (isReservedUsername(username)) throw usernameReserved()
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
        })
        const linkId = randomUUID()
        await createEmailLinkRepository(trx).add(linkId, 'verify-email', added.id)
        await queueNotification(trx, 'auth', `welcome:${added.id}`, { kind: 'welcome', userId: added.id, linkId })
        return added
      })
      flushOutbox()
      return user
    },

    /** @throws HttpError 401 */
    async signIn({ username, password }: SignIn): Promise<StoredUser> {
      const user = await users.findByName(username)
      if (!(await passwords.verify(user?.passwordHash, password)) || !user) throw wrongCredentials()
      return user
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
  })
  logger.info('administrator created')
}
