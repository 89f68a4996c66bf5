import type { HttpError } from '@kahani/service-kit/http-error'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { createAiCallRepository } from './ai-call-repository.ts'

const PAISE_PER_RUPEE = 100

/** Limits of the cost per day, in paise; undefined if there is none. */
export interface DailyBudgets {
  total: number | undefined
  /** For stories of accounts that never paid, which count against the total too. */
  free: number | undefined
}

export type BudgetEnv = Pick<Env, 'OPENAI_DAILY_BUDGET' | 'OPENAI_DAILY_BUDGET_FREE'>

export function createDailyBudgets(env: BudgetEnv): DailyBudgets {
  const toPaise = (rupees: number | undefined) =>
    rupees === undefined ? undefined : Math.round(rupees * PAISE_PER_RUPEE)
  return { total: toPaise(env.OPENAI_DAILY_BUDGET), free: toPaise(env.OPENAI_DAILY_BUDGET_FREE) }
}

/** An expected cost. */
export interface Expense {
  paise: number
  /** Whether it is for a premium account. */
  premium: boolean
}

/** Arbitrary key of the advisory lock. */
const LOCK = 7_421_004

/**
 * Runs `work` in a transaction if the daily budgets have room for the expense on top of what is spent and reserved. The
 * transaction is serialized, so that the reservation `work` writes can't exceed a budget together with a concurrent one.
 * @throws the error that `createError` returns for the seconds until the next day
 */
export function withinBudget<T>(
  db: Kysely<Database>,
  { total, free }: DailyBudgets,
  { paise, premium }: Expense,
  createError: (secondsLeft: number) => HttpError,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const limits = { total, free: premium ? undefined : free }
  return db.transaction().execute(async trx => {
    if (paise > 0 && (limits.total !== undefined || limits.free !== undefined)) {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      const today = await createAiCallRepository(trx).costToday()
      const exceeds = (usedPaise: number, limit: number | undefined) => limit !== undefined && usedPaise + paise > limit
      if (
        exceeds(today.costPaise + today.reservedPaise, limits.total) ||
        exceeds(today.freeCostPaise + today.freeReservedPaise, limits.free)
      ) {
        throw createError(today.secondsLeft)
      }
    }
    return work(trx)
  })
}
