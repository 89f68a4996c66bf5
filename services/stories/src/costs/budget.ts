import type { HttpError } from '@kahani/service-kit/http-error'
import { addGauge } from '@kahani/service-kit/metrics'
import type { Kysely, Transaction } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { createBudgetRepository } from './budget-repository.ts'

const PAISE_PER_RUPEE = 100

/** Limits of the cost per day, in paise; undefined if there is none. */
export interface DailyBudgets {
  total: number | undefined
  /** For stories of accounts that never paid, which count against the total too. */
  free: number | undefined
  /** Called for each expense that is rejected. */
  onExceeded: () => void
}

export type BudgetEnv = Pick<Env, 'OPENAI_DAILY_BUDGET' | 'OPENAI_DAILY_BUDGET_FREE'>

export function createDailyBudgets(env: BudgetEnv, onExceeded: () => void): DailyBudgets {
  const toPaise = (rupees: number | undefined) =>
    rupees === undefined ? undefined : Math.round(rupees * PAISE_PER_RUPEE)
  return { total: toPaise(env.OPENAI_DAILY_BUDGET), free: toPaise(env.OPENAI_DAILY_BUDGET_FREE), onExceeded }
}

/** Adds the gauge `daily_budget_spent_ratio`: what is spent and reserved today, as a share of the budget; 0 without a budget. */
export function measureBudget(registry: Registry, db: Kysely<Database>, { total }: DailyBudgets): void {
  addGauge(registry, 'daily_budget_spent_ratio', 'Share of the daily budget that is spent or reserved', async () => {
    if (!total) return 0
    return (await createBudgetRepository(db).readUsedPaise()) / total
  })
}

/** An expected cost. */
export interface Expense {
  paise: number
  /** Whether it is for a premium account. */
  premium: boolean
}

/**
 * Runs `work` in a transaction, and commits it if the daily budgets have room for the expense on top of what is spent and
 * reserved. The counter is locked last, from the check to the end of the commit, in which the reservation that `work` wrote is
 * added: so concurrent expenses can't exceed a budget together, and wait for each other no longer than that.
 * @throws the error that `createError` returns for the seconds until the next day
 */
export function withinBudget<T>(
  db: Kysely<Database>,
  { total, free, onExceeded }: DailyBudgets,
  { paise, premium }: Expense,
  createError: (secondsLeft: number) => HttpError,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const limits = { total, free: premium ? undefined : free }
  return db.transaction().execute(async trx => {
    const result = await work(trx)
    if (paise > 0 && (limits.total !== undefined || limits.free !== undefined)) {
      const today = await createBudgetRepository(trx).lockToday()
      const exceeds = (usedPaise: number, limit: number | undefined) => limit !== undefined && usedPaise + paise > limit
      if (
        exceeds(today.costPaise + today.reservedPaise, limits.total) ||
        exceeds(today.freeCostPaise + today.freeReservedPaise, limits.free)
      ) {
        onExceeded()
        throw createError(today.secondsLeft)
      }
    }
    return result
  })
}
