import type { KeptData } from '@kahani/contracts/account-deletion'
import { addTombstones } from '@kahani/service-kit/tombstones'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { StoredUser } from '../users/user-repository.ts'

/** Longer than the calls to the other services take. They are repeated in this interval. */
const LEASE_SECONDS = 60
/** Longer than any request takes that was in progress when the account was deleted. */
const SETTLE_MINUTES = 4
/** Whether no request that was in progress can add data any more. */
const settled = sql<boolean>`requested_at < now() - make_interval(mins => ${SETTLE_MINUTES})`
const leaseExpiry = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Accounts that are deleted here, and whose data the other services still have to delete. */
export function createAccountDeletionRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    async add({ id, username, email, emailVerifiedAt }: StoredUser, kept: KeptData): Promise<void> {
      await db
        .insertInto('account_deletions')
        .values({ user_id: id, username, email, email_verified: emailVerifiedAt !== null, kept: JSON.stringify(kept) })
        .execute()
      await addTombstones(db, [id])
    },

    /** Deletes accounts that were deleted before and that a restored backup has brought back. @returns how many */
    async repeat(): Promise<number> {
      const deletions = await db
        .insertInto('account_deletions')
        .columns(['user_id', 'username', 'email', 'email_verified'])
        .expression(eb =>
          eb
            .selectFrom('users')
            .innerJoin('tombstones', 'tombstones.id', 'users.id')
            .select([
              'users.id',
              'username',
              'email',
              sql<boolean>`email_verified_at is not null`.as('email_verified'),
            ]),
        )
        .returning('user_id')
        .execute()
      await db
        .deleteFrom('users')
        .where('id', 'in', eb => eb.selectFrom('account_deletions').select('user_id'))
        .execute()
      return deletions.length
    },

    /** Leases one deletion that no other process works on. */
    takeOne() {
      return db
        .updateTable('account_deletions')
        .set({ lease_expires_at: leaseExpiry })
        .where('user_id', '=', eb =>
          eb
            .selectFrom('account_deletions')
            .select('user_id')
            .where('lease_expires_at', '<=', sql<Date>`now()`)
            .orderBy('lease_expires_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['user_id as userId', 'username', 'email', 'email_verified as emailVerified', 'kept'])
        .returning(settled.as('settled'))
        .executeTakeFirst()
    },

    /** @returns whether it was still there */
    async delete(userId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('account_deletions')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}
type AccountDeletionRepository = ReturnType<typeof createAccountDeletionRepository>
export type AccountDeletion = NonNullable<Awaited<ReturnType<AccountDeletionRepository['takeOne']>>>
