import type { OrdersTable } from '../database.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const UNPAID_MS = 3 * DAY_MS
const PAID_DAYS = 10
/** Spreads the checks of orders that were paid at the same time. */
const JITTER_MS = 60 * MINUTE_MS

export interface CheckedOrder extends Pick<OrdersTable, 'changed_at'> {
  status: 'open' | 'paid' | 'expired'
  created_at: Date
  /** Whether a dispute of it is open. */
  disputed: boolean
}

/**
 * When the reconciler polls the provider next: an unpaid order after 1 minute, then each time its age has doubled, and a
 * last time after 3 days; a paid one daily until 10 days after its last change, and longer while a dispute is open. Null
 * after that.
 */
export function nextCheck(order: CheckedOrder, now: Date, random = Math.random): Date | null {
  return order.status === 'paid' ? nextPaidCheck(order, now, random) : nextUnpaidCheck(order.created_at, now)
}

export function nextUnpaidCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (age >= UNPAID_MS) return null
  return new Date(createdAt.getTime() + Math.min(Math.max(2 * age, MINUTE_MS), UNPAID_MS))
}

function nextPaidCheck(order: CheckedOrder, now: Date, random: () => number): Date | null {
  const changedAt = (order.changed_at ?? order.created_at).getTime()
  const day = Math.floor((now.getTime() - changedAt) / DAY_MS) + 1
  if (day > PAID_DAYS && !order.disputed) return null
  return new Date(changedAt + day * DAY_MS + Math.floor(random() * JITTER_MS))
}

/** Whether an order whose checks fail is given up: a day after its last check was due. */
export const isCheckOverdue = (order: CheckedOrder, now: Date): boolean =>
  nextCheck(order, new Date(now.getTime() - DAY_MS)) === null
