import type { HttpError } from '@kahani/service-kit/http-error'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createAiCallRepository } from './ai-call-repository.ts'

/** Any number that nothing else locks by. */
const LOCK = 7_421_004

/**
 * Runs `work` in a transaction in which the day's budget still holds `paise` more than is spent and spoken for; what the
 * work writes as a story's budget is then spoken for, so that orders at the same moment can't pass the budget together.
 * @param budgetPaise undefined where there is no limit
 * @throws whatever `refusal` makes of the seconds until the next day
 */
export function withinBudget<T>(
  db: Kysely<Database>,
  budgetPaise: number | undefined,
  paise: number,
  refusal: (secondsLeft: number) => HttpError,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async trx => {
    if (budgetPaise !== undefined && paise > 0) {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      const { costPaise, reservedPaise, secondsLeft } = await createAiCallRepository(trx).today()
      if (costPaise + reservedPaise + paise > budgetPaise) throw refusal(secondsLeft)
    }
    return work(trx)
  })
}
