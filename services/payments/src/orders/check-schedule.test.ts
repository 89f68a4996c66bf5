import { expect, test } from 'vitest'
import { nextCheck } from './check-schedule.ts'

const MINUTE_MS = 60_000

test('an unpaid order is checked after a minute, then at doubling intervals, until three days have passed', () => {
  const createdAt = new Date('2026-11-21T06:00:00Z')
  const ages: number[] = []
  let next = nextCheck(createdAt, createdAt)
  while (next) {
    ages.push((next.getTime() - createdAt.getTime()) / MINUTE_MS)
    next = nextCheck(createdAt, next)
  }
  expect(ages).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 4320])
})
