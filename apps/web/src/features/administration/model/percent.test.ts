import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [120, 100, 120],
  [0, 0, 0],
])('%d of %d is %d %%', (part, total, percent) => {
  expect(percentOf(part, total)).toBe(percent)
})
