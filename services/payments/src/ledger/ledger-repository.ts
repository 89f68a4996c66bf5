import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, LedgerKind } from '../database.ts'

export interface LedgerRow {
  userId: number
  kind: LedgerKind
  /** Positive for grants, negative for uses. */
  amount: number
  ref: string
}

const sumOf = (kind: LedgerKind) => sql<number>`coalesce(sum(amount) filter (where kind = ${kind}), 0)`

export function createLedgerRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** @returns whether the account is new */
    async openAccount(userId: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({ user_id: userId })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Records that the account has paid credits. */
    async markPaid(userId: number): Promise<void> {
      await db
        .updateTable('accounts')
        .set({ paid_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('paid_at', 'is', null)
        .execute()
    },

    /** Records that the account has no paid credits any more if all its packages and gifts were refunded. */
    async markUnpaid(userId: number): Promise<void> {
      await db
        .updateTable('accounts')
        .set({ paid_at: null })
        .where('user_id', '=', userId)
        .where('paid_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orders')
                .select('id')
                .where('user_id', '=', userId)
                .where('purpose', '=', 'package')
                .where('status', '=', 'paid')
                .where('cancelled_at', 'is', null),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('gifts').select('id').where('redeemed_by', '=', userId).where('cancelled_at', 'is', null),
            ),
          ),
        )
        .execute()
    },

    /** Locks an open account until the transaction ends, so that concurrent spends wait. */
    async lockAccount(userId: number): Promise<{ erased: boolean }> {
      const { erased_at: erasedAt } = await db
        .selectFrom('accounts')
        .select('erased_at')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return { erased: erasedAt !== null }
    },

    /** Adds a row unless its ref exists. @returns whether it was added */
    async append(row: LedgerRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('ledger')
        .values({ user_id: row.userId, kind: row.kind, amount: row.amount, ref: row.ref })
        .onConflict(conflict => conflict.constraint('ledger_ref_once').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    find(ref: string, kind: LedgerKind) {
      return db
        .selectFrom('ledger')
        .select(['user_id as userId', 'amount'])
        .where('ref', '=', ref)
        .where('kind', '=', kind)
        .executeTakeFirst()
    },

    /** The account's rows of one kind, oldest first. */
    entries(userId: number, kind: LedgerKind) {
      return db
        .selectFrom('ledger')
        .leftJoin('printed_copies', join =>
          join
            .onRef('printed_copies.user_id', '=', 'ledger.user_id')
            .on(sql<boolean>`ledger.ref in ('print:' || printed_copies.id, 'refund:print:' || printed_copies.id)`),
        )
        .select(['ref', 'amount', 'grant_ref as grantRef'])
        .where('ledger.user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('ledger.id')
        .execute()
    },

    /** Balances of an account, and since when it has paid credits. Null if the account was never opened. */
    async summary(userId: number) {
      const row = await db
        .selectFrom('accounts')
        .leftJoin('ledger', 'ledger.user_id', 'accounts.user_id')
        .select([sumOf('story').as('stories'), sumOf('printed_copy').as('printedCopies'), 'paid_at as paidAt'])
        .where('accounts.user_id', '=', userId)
        .groupBy('accounts.user_id')
        .executeTakeFirst()
      return row ?? null
    },
  }
}
export type LedgerRepository = ReturnType<typeof createLedgerRepository>
