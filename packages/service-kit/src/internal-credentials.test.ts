import { expect, test } from 'vitest'
import { bearerOf, identifyCaller, internalCallers, listCallers } from './internal-credentials.ts'

const tokens = { auth: 'the token of auth', stories: 'the token of stories' }
const atPayments = internalCallers.parse(listCallers(tokens, 'payments'))

test('an audience identifies its callers, and nobody else', () => {
  expect(identifyCaller(bearerOf('auth', tokens.auth, 'payments'), atPayments)).toBe('auth')
  expect(identifyCaller(bearerOf('stories', tokens.stories, 'payments'), atPayments)).toBe('stories')
  expect(identifyCaller(bearerOf('exports', tokens.auth, 'payments'), atPayments)).toBeNull()
  for (const header of [undefined, '', `Bearer ${tokens.auth}`, 'Bearer auth.short']) {
    expect([header, identifyCaller(header, atPayments)]).toEqual([header, null])
  }
})

test('a credential works neither at another audience nor for another caller', () => {
  expect(identifyCaller(bearerOf('auth', tokens.auth, 'exports'), atPayments)).toBeNull()
  expect(identifyCaller(bearerOf('stories', tokens.auth, 'payments'), atPayments)).toBeNull()
})

test('while a token is rotated, the old and the new one are accepted', () => {
  const next = { auth: 'the next token of auth' }
  const both = internalCallers.parse(`${listCallers(next, 'payments')}, ${listCallers(tokens, 'payments')}`)
  expect(identifyCaller(bearerOf('auth', next.auth, 'payments'), both)).toBe('auth')
  expect(identifyCaller(bearerOf('auth', tokens.auth, 'payments'), both)).toBe('auth')
})

test.each(['', 'auth', 'auth=short', `nobody=${'x'.repeat(43)}`])('rejects the list of callers "%s"', list => {
  expect(internalCallers.safeParse(list).error?.issues[0]?.message).toContain('is invalid: callers')
})
