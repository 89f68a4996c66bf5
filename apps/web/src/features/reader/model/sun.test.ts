import { expect, test } from 'vitest'
import { isNight } from './sun.ts'

test.each([
  ['midsummer', '2026-06-21', '05:10', '05:40', '18:30', '18:50'],
  ['midwinter', '2026-12-21', '06:35', '06:50', '17:10', '17:30'],
  ['the equinox', '2026-03-20', '05:55', '06:10', '17:55', '18:10'],
])('at %s, the night ends at sunrise and starts at sunset', (_name, day, before, sunrise, evening, sunset) => {
  const at = (time: string) => isNight(new Date(`${day}T${time}:00`))
  expect([before, sunrise, evening, sunset].map(at)).toEqual([true, false, false, true])
})

test('midnight is night', () => {
  expect(isNight(new Date('2026-06-21T00:00:00'))).toBe(true)
})
