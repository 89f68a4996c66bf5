import { expect, onTestFinished, test } from 'vitest'
import { formatsOf } from './formats.ts'

/** Moves this process to another time zone for a test. */
function moveTo(timeZone: string) {
  const before = process.env.TZ
  process.env.TZ = timeZone
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
}

test('a day is the same west of Greenwich, where a time may be on the day before', () => {
  moveTo('America/New_York')
  const { formatDay, formatLongDate } = formatsOf('en')
  expect(formatDay('2025-11-08')).toBe('8 November 2025')
  expect(formatLongDate('2025-11-08T00:00:00Z')).toBe('7 November 2025')
})

test('a size is in millions of bytes, and at least 0.1 MB', () => {
  const { formatSize } = formatsOf('en')
  expect([2_460_000, 1_000_000, 12_000, 0].map(formatSize)).toEqual(['2.5 MB', '1 MB', '0.1 MB', '0.1 MB'])
})
