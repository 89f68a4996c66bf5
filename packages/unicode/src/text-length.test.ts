import { expect, test } from 'vitest'
import { isLongerThan } from './text-length.ts'

test('letters with their signs, and emoji, count as one character', () => {
  expect(isLongerThan('क्षि'.repeat(40).normalize('NFD'), 40 * 2)).toBe(false)
  expect(isLongerThan('é'.normalize('NFD').repeat(40), 40)).toBe(false)
  expect(isLongerThan('👨‍👩‍👧‍👦'.repeat(40), 40)).toBe(false)
  expect(isLongerThan('W'.repeat(41), 40)).toBe(true)
  expect(isLongerThan('é'.normalize('NFD').repeat(41), 40)).toBe(true)
})

test('a letter under a tower of marks is too long', () => {
  expect(isLongerThan(`a${'\u0301'.repeat(600)}`, 40)).toBe(true)
})
