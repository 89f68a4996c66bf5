import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

interface BudgetToday {
  /** `YYYY-MM-DD`, in India. */
  day: string
  costPaise: number
  /** Estimated cost of unfinished stories, less what they cost already. */
  reservedPaise: number
  /** The parts of both that are for accounts that never paid. */
  freeCostPaise: number
  freeReservedPaise: number
  /** Seconds until the next day. */
  secondsLeft: number
}

/** The counter of what is spent and reserved, which triggers keep (decision 013). */
export const createBudgetRepository = (db: Kysely<Database> | Transaction<Database>) => ({
  /** What is spent and reserved today. The counter stays unlocked. */
  async readUsedPaise(): Promise<number> {
    const used = sql<number>`case when day = (now() at time zone 'Asia/Kolkata')::date
      then spent_paise + reserved_paise else reserved_paise end`
    const row = await db.selectFrom('budget_counter').select(used.as('paise')).executeTakeFirst()
    return row?.paise ?? 0
  },

  /** Locks the counter until the transaction ends. */
  async lockToday(): Promise<BudgetToday> {
    await sql`select start_budget_day()`.execute(db)
    return db
      .selectFrom('budget_counter')
      .select([
        sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
        'spent_paise as costPaise',
        'reserved_paise as reservedPaise',
        'free_spent_paise as freeCostPaise',
        'free_reserved_paise as freeReservedPaise',
        sql<number>`greatest(1, ceil(extract(epoch from (day + 1)::timestamp at time zone 'Asia/Kolkata' - clock_timestamp())))::bigint`.as(
          'secondsLeft',
        ),
      ])
      .forUpdate()
      .executeTakeFirstOrThrow()
  },
})
