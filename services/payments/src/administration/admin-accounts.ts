import type { accountSummariesSchema } from '@kahani/contracts/admin-internal'
import { FREE_STORY_CREDITS } from '@kahani/contracts/credits'
import { readRowCount } from '@kahani/listing/row-counts'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { latestPackageOf } from '../orders/order-repository.ts'

const sumOf = (kind: string) =>
  sql<number>`(select coalesce(sum(amount), 0) from ledger where user_id = ids.user_id and kind = ${kind})`

/** Accounts in bulk, for administrators. */
export function createAdminAccounts(db: Kysely<Database>) {
  return {
    countPaid: async () => ({ paidUserCount: await readRowCount(db, 'paid_accounts') }),

    /** In the order of the ids. An account that was never opened has its free credit, and is not opened. */
    async summaries(userIds: number[]): Promise<z.input<typeof accountSummariesSchema>> {
      const rows = await db
        .selectFrom(
          sql<{ user_id: number; position: number }>`unnest(${userIds}::bigint[]) with ordinality`.as<'ids'>(
            sql`ids(user_id, position)`,
          ),
        )
        .leftJoin('accounts', 'accounts.user_id', 'ids.user_id')
        .leftJoinLateral(
          eb => latestPackageOf(db, eb.ref('ids.user_id')).as('latest'),
          join => join.onTrue(),
        )
        .select([
          'ids.user_id as userId',
          'accounts.user_id as accountId',
          'accounts.paid_at as paidAt',
          'latest.cancelledAt',
          sumOf('story').as('stories'),
          sumOf('printed_copy').as('printedCopies'),
        ])
        .orderBy('ids.position')
        .execute()
      return rows.map(({ userId, accountId, paidAt, cancelledAt, stories, printedCopies }) => ({
        userId,
        subscriptionStatus: paidAt === null ? 'free' : 'premium',
        subscriptionCancelled: cancelledAt !== null,
        storiesRemaining: accountId === null ? FREE_STORY_CREDITS : stories,
        printedCopiesRemaining: printedCopies,
      }))
    },
  }
}
export type AdminAccounts = ReturnType<typeof createAdminAccounts>
