import { expect, test } from 'vitest'
import { isRenewable, pollInterval } from './archive.ts'

test('polls while the archive is being prepared', () => {
  expect(pollInterval({ state: 'preparing', progress: null })).toBe(3_000)
  expect(pollInterval({ state: 'none' })).toBe(false)
  expect(pollInterval({ state: 'failed' })).toBe(false)
  expect(pollInterval(undefined)).toBe(false)
})

test('a new archive can be requested a day after the last one', () => {
  const createdAt = '2026-11-22T10:00:00.000Z'
  expect(isRenewable(createdAt, Date.parse('2026-11-23T09:59:59.000Z'))).toBe(false)
  expect(isRenewable(createdAt, Date.parse('2026-11-23T10:00:00.000Z'))).toBe(true)
})
