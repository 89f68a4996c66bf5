import { canonicalize } from '@kahani/contracts/accounts-internal'
import { isUniqueViolation } from '@kahani/service-kit/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { emailTaken, usernameTaken } from '../errors.ts'

export interface NewUser {
  username: string
  email: string
  passwordHash: string | null
  isAdmin: boolean
  emailVerified: boolean
  /** The terms that the user accepted, confirming to be an adult; null for the seeded administrator. */
  termsVersion: string | null
}

const COLUMNS = [
  'id',
  'username',
  'email',
  'password_hash as passwordHash',
  'is_admin as isAdmin',
  'email_verified_at as emailVerifiedAt',
] as const

const now = sql<Date>`now()`

function takenError(error: unknown) {
  if (isUniqueViolation(error, 'users_username_key_key')) return usernameTaken()
  if (isUniqueViolation(error, 'users_email_key_key')) return emailTaken()
  return error
}

export function createUserRepository(db: Kysely<Database> | Transaction<Database>) {
  const byId = (id: number) => db.selectFrom('users').select(COLUMNS).where('id', '=', id)
  return {
    /** @throws HttpError 409 if the username or email is taken */
    async add(user: NewUser) {
      try {
        return await db
          .insertInto('users')
          .values({
            username: user.username,
            username_key: canonicalize(user.username),
            email: user.email,
            email_key: canonicalize(user.email),
            password_hash: user.passwordHash,
            is_admin: user.isAdmin,
            email_verified_at: user.emailVerified ? now : null,
            terms_version: user.termsVersion,
            adult_confirmed_at: user.termsVersion === null ? null : now,
          })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow()
      } catch (error) {
        throw takenError(error)
      }
    },

    /** @throws HttpError 409 if the username is taken */
    async setUsername(id: number, username: string): Promise<void> {
      const names = { username, username_key: canonicalize(username) }
      try {
        await db.updateTable('users').set(names).where('id', '=', id).execute()
      } catch (error) {
        throw takenError(error)
      }
    },

    /** Sets an address that was verified. @throws HttpError 409 if it is taken */
    async setEmail(id: number, email: string): Promise<void> {
      const address = { email, email_key: canonicalize(email), email_verified_at: now }
      try {
        await db.updateTable('users').set(address).where('id', '=', id).execute()
      } catch (error) {
        throw takenError(error)
      }
    },

    findByName(username: string) {
      return db
        .selectFrom('users')
        .select(COLUMNS)
        .where('username_key', '=', canonicalize(username))
        .executeTakeFirst()
    },

    /**
     * Who signs in with a username or an email address. A verified address comes before the username of another account, which
     * comes before an address that nobody has proved to be theirs.
     */
    findForSignIn(name: string) {
      const key = canonicalize(name)
      return db
        .selectFrom('users')
        .select(COLUMNS)
        .where(eb => eb.or([eb('username_key', '=', key), eb('email_key', '=', key)]))
        .orderBy(sql`email_key = ${key} and email_verified_at is not null`, 'desc')
        .orderBy(sql`username_key = ${key}`, 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    findByEmail(email: string) {
      return db.selectFrom('users').select(COLUMNS).where('email_key', '=', canonicalize(email)).executeTakeFirst()
    },

    /** The usernames of the accounts that exist, by id. */
    async listNames(ids: number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'username'])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute()
      return new Map(rows.map(({ id, username }) => [id, username]))
    },

    findById: (id: number) => byId(id).executeTakeFirst(),

    findPasskeyUser: (id: number) =>
      db
        .selectFrom('users')
        .select(['id', 'username', 'passkey_handle as passkeyHandle'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Keeps the account as it is until the transaction ends. */
    share: (id: number) => byId(id).forShare().executeTakeFirst(),

    /** Locks the account until the transaction ends. */
    lock: (id: number) => byId(id).forUpdate().executeTakeFirst(),

    async setPassword(id: number, passwordHash: string | null): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },

    async setAdmin(id: number, isAdmin: boolean): Promise<void> {
      await db.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', id).execute()
    },

    async delete(id: number): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute()
    },

    /** Locks all administrators until the transaction ends. */
    lockAdministrators: () =>
      db.selectFrom('users').select('id').where('is_admin', '=', true).orderBy('id').forUpdate().execute(),

    /** @returns whether the address was not verified before */
    async verifyEmail(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ email_verified_at: now })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}
export type UserRepository = ReturnType<typeof createUserRepository>
export type StoredUser = NonNullable<Awaited<ReturnType<UserRepository['findById']>>>
