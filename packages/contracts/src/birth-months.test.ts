import { expect, test } from 'vitest'
import { ageBandOf, currentMonth } from './birth-months.ts'

const now = new Date('2026-11-27T12:00:00Z')

test('the age band changes in the month of the fourth, seventh and tenth birthday', () => {
  const months = ['2026-11', '2022-12', '2022-11', '2019-12', '2019-11', '2016-12', '2016-11', '2010-01']
  expect(months.map(month => ageBandOf(month, now))).toEqual([
    ...['2-3', '2-3', '4-6', '4-6', '7-9', '7-9', '10-12', '10-12'],
  ])
})

test('a month begins when it begins in India', () => {
  const [before, after] = [new Date('2026-11-30T18:29:59Z'), new Date('2026-11-30T18:30:00Z')]
  expect([before, after].map(currentMonth)).toEqual(['2026-11', '2026-12'])
  expect([before, after].map(time => ageBandOf('2022-12', time))).toEqual(['2-3', '4-6'])
})
