import { expect, test } from 'vitest'
import { rewriteRequestSchema } from './rewrites.ts'
import { WISH_MAX } from './story-changes.ts'

test('a request in one’s own words has a wish on one line, and no other request has one', () => {
  expect(rewriteRequestSchema.parse({ kind: 'calmer' })).toEqual({ kind: 'calmer' })
  expect(rewriteRequestSchema.parse({ kind: 'own', wish: ' Let it\nrain. ' })).toEqual({
    kind: 'own',
    wish: 'Let it rain.',
  })
  expect(rewriteRequestSchema.safeParse({ kind: 'own', wish: 'अ'.repeat(WISH_MAX) }).success).toBe(true)
  const invalid = [{ kind: 'longer' }, { kind: 'calmer', wish: 'rain' }, { kind: 'own' }, { kind: 'own', wish: '  ' }]
  for (const request of [...invalid, { kind: 'own', wish: 'अ'.repeat(WISH_MAX + 1) }]) {
    expect(rewriteRequestSchema.safeParse(request).success, JSON.stringify(request)).toBe(false)
  }
})
