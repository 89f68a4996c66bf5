import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDerivedTokens } from './derived-tokens.ts'

test('a token is created with the newest key and verified with any', () => {
  const id = randomUUID()
  const [older, newer] = [createDerivedTokens(['older'], 'gift'), createDerivedTokens(['newer'], 'gift')]
  const rotating = createDerivedTokens(['newer', 'older'], 'gift')
  expect(rotating.verify(older.create(id))).toBe(id)
  expect(newer.verify(rotating.create(id))).toBe(id)
  expect(newer.verify(older.create(id))).toBeNull()
  expect(rotating.verify(createDerivedTokens(['newer'], 'another purpose').create(id))).toBeNull()
})
