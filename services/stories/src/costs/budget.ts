import type { HttpError } from '@kahani/service-kit/http-error'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createAiCallRepository } from './ai-call-repository.ts'

/** Arbitrary key of the advisory lock. */
const LOCK = 7_421_004

/**
 * Runs `work` in a transaction if the daily budget has room for `paise` more on top of what is spent and reserved. The
 * transaction is serialized, so that the reservation `work` writes can't exceed the budget together with a concurrent one.
 * @param budgetPaise undefined if there is no limit
 * @throws the error that `createError` returns for the seconds until the next day
 */
export function withinBudget<T>(
  db: Kysely<Database>,
  budgetPaise: number | undefined,
  paise: number,
  createError: (secondsLeft: number) => HttpError,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async trx => {
    if (budgetPaise !== undefined && paise > 0) {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      const { costPaise, reservedPaise, secondsLeft } = await createAiCallRepository(trx).costToday()
      if (costPaise + reservedPaise + paise > budgetPaise) throw createError(secondsLeft)
    }
    return work(trx)
  })
}
