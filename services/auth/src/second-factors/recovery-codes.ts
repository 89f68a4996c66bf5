import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'

const COUNT = 10
/** 150 bits: nobody can guess a code from its hash. */
const LENGTH = 30
/** Crockford's base32, in which no two characters look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const createCode = () => {
  const letters = Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/.{5}(?=.)/g, '$&-')
}
/** Case, spaces and hyphens do not matter. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest()

/** Codes for a user who lost the other factors. Each works once. They are stored as hashes. */
export function createRecoveryCodes(db: Kysely<Database> | Transaction<Database>) {
  return {
    async count(userId: number): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    /** Replaces the codes of a user. @returns the new ones, to be shown once */
    async renew(userId: number): Promise<string[]> {
      const codes = Array.from({ length: COUNT }, createCode)
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await db
        .insertInto('recovery_codes')
        .values(codes.map(code => ({ user_id: userId, code_hash: hashOf(code) })))
        .execute()
      return codes
    },

    /** @returns whether the code was one of the user's. It does not work again. */
    async use(userId: number, code: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hashOf(code))
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },

    async deleteAll(userId: number): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    },
  }
}
