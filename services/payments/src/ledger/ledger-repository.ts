import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, LedgerKind } from '../database.ts'

export interface LedgerRow {
  userId: number
  kind: LedgerKind
  /** Above 0 for a grant, below for a use. */
  amount: number
  ref: string
}

const sumOf = (kind: LedgerKind) => sql<number>`coalesce(sum(amount) filter (where kind = ${kind}), 0)`

/** Reads and writes the ledger. Works on a transaction where one is given. */
export function createLedgerRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Makes the account's row. @returns whether it was not there before */
    async openAccount(userId: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({ user_id: userId })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Holds the account until the transaction ends, so that nobody else spends meanwhile. */
    async lockAccount(userId: number): Promise<void> {
      await db.selectFrom('accounts').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirst()
    },

    /** Writes a row unless its ref is there. @returns whether it was written */
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

    /** All rows of an account of one kind, oldest first. */
    entries(userId: number, kind: LedgerKind) {
      return db
        .selectFrom('ledger')
        .select(['ref', 'amount'])
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
    },

    /** What an account holds, and whether it was ever granted paid credits. Null for one that was never opened. */
    async standing(userId: number) {
      const row = await db
        .selectFrom('accounts')
        .leftJoin('ledger', 'ledger.user_id', 'accounts.user_id')
        .select([
          sumOf('story').as('stories'),
          sumOf('printed_copy').as('printedCopies'),
          sql<boolean>`coalesce(bool_or(kind = 'story' and (ref like 'order:%' or ref like 'gift:%')), false)`.as(
            'everPaid',
          ),
        ])
        .where('accounts.user_id', '=', userId)
        .groupBy('accounts.user_id')
        .executeTakeFirst()
      return row ?? null
    },
  }
}
export type LedgerRepository = ReturnType<typeof createLedgerRepository>
