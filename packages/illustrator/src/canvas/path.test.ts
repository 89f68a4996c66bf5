import { expect, test } from 'vitest'
import { n } from './path.ts'

test.each([
  [0, '0'],
  [-0.04, '0'],
  [0.05, '0.1'],
  [-0.05, '0'],
  [-0.06, '-0.1'],
  [7, '7'],
  [-12.34, '-12.3'],
  [99.96, '100'],
  [1536.25, '1536.3'],
  [3e9, '3000000000'],
  [-214748364.84, '-214748364.8'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('%d is formatted with at most one decimal', (value, text) => {
  expect(n(value)).toBe(text)
})
