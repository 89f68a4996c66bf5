import { afterAll, expect, test } from 'vitest'

test('passes', () => {
  expect(1).toBe(1)
})
afterAll(() => new Promise(() => undefined), 600_000)
