import { expect, test } from 'vitest'
import { type CheckedOrder, isCheckOverdue, nextCheck } from './check-schedule.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const createdAt = new Date('2026-11-21T06:00:00Z')
const unpaid: CheckedOrder = { status: 'open', created_at: createdAt, changed_at: null, disputed: false }
const paid: CheckedOrder = { ...unpaid, status: 'paid', changed_at: createdAt }
const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)

/** Time from the creation to each check, if every check runs when it is due, up to `limit` checks. */
function checksOf(order: CheckedOrder, random = () => 0, limit = 30): number[] {
  const ages: number[] = []
  let next = nextCheck(order, createdAt, random)
  while (next && ages.length < limit) {
    ages.push(next.getTime() - createdAt.getTime())
    next = nextCheck(order, next, random)
  }
  return ages
}

test('an unpaid order is checked after a minute, then at doubling intervals, until three days have passed', () => {
  const minutes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 4320]
  expect(checksOf(unpaid)).toEqual(minutes.map(minute => minute * MINUTE_MS))
})

test('a paid order is checked ten times, daily after its last change, within an hour of that time of day', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(checksOf(paid)).toEqual(days.map(day => day * DAY_MS))
  const jittered = checksOf(paid, () => 0.5)
  expect(jittered).toEqual(days.map(day => day * DAY_MS + 30 * MINUTE_MS))
  const changed = { ...paid, changed_at: after(4) }
  expect(nextCheck(changed, after(12), () => 0)).toEqual(after(13))
  expect(nextCheck(changed, after(14), () => 0)).toBeNull()
})

test('a paid order is checked daily while a dispute of it is open', () => {
  expect(checksOf({ ...paid, disputed: true })).toHaveLength(30)
})

test('an order whose checks fail is given up a day after its last check was due', () => {
  const days = (order: CheckedOrder) => [0, 3, 4, 10, 11].map(day => isCheckOverdue(order, after(day)))
  expect(days(unpaid)).toEqual([false, false, true, true, true])
  expect(days(paid)).toEqual([false, false, false, false, true])
})
