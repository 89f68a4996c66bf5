import { expect, test } from 'vitest'
import { someOf } from './some-of.ts'

const ENTRIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

test('some entries are one of each step, beginning at the turn', () => {
  expect(someOf(ENTRIES, 3, 0, false)).toEqual(['a', 'd', 'g'])
  expect(someOf(ENTRIES, 3, 1, false)).toEqual(['b', 'e'])
  expect(someOf(ENTRIES, 3, 5, false)).toEqual(['c', 'f'])
})

test('with --full they are all of them', () => {
  expect(someOf(ENTRIES, 3, 2, true)).toEqual(ENTRIES)
})
