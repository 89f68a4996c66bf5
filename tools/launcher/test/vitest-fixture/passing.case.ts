import { expect, test } from 'vitest'

test.each([1, 2])('passes %i', number => {
  expect(number).toBeGreaterThan(0)
})
