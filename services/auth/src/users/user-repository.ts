import { canonicalize } from '@kahani/contracts/accounts-internal'
import { isUniqueViolation } from '@kahani/service-kit/database'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { emailTaken, usernameTaken } from '../errors.ts'

export interface NewUser {
  username: string
  email: string
  passwordHash: string
  isAdmin: boolean
}

const COLUMNS = ['id', 'username', 'email', 'password_hash as passwordHash', 'is_admin as isAdmin'] as const

export function createUserRepository(db: Kysely<Database>) {
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
          })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow()
      } catch (error) {
        if (isUniqueViolation(error, 'users_username_key_key')) throw usernameTaken()
        if (isUniqueViolation(error, 'users_email_key_key')) throw emailTaken()
        throw error
      }
    },

    findByName(username: string) {
      return db
        .selectFrom('users')
        .select(COLUMNS)
        .where('username_key', '=', canonicalize(username))
        .executeTakeFirst()
    },

    findById(id: number) {
      return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()
    },

    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },
  }
}
export type UserRepository = ReturnType<typeof createUserRepository>
export type StoredUser = NonNullable<Awaited<ReturnType<UserRepository['findById']>>>
