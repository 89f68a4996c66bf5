import { expect, test } from 'vitest'
import { printViews } from './print-views.ts'

test('a bound book begins with its cover, and has page 1 on the right', () => {
  expect(printViews(4, true)).toEqual([['cover'], [null, 1], [2, 3], [4, null]])
  expect(printViews(3, true)).toEqual([['cover'], [null, 1], [2, 3]])
  expect(printViews(3, false)).toEqual([['front'], [1], [2], [3], ['back']])
})
