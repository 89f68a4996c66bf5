import { afterEach, describe, expect, test, vi } from 'vitest'
import { someOf } from './some-of.ts'

const ENTRIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('some of the entries', () => {
  test('are one of each step, beginning at the turn', () => {
    vi.stubEnv('TEST_FULL', undefined)
    expect(someOf(ENTRIES, 3)).toEqual(['a', 'd', 'g'])
    expect(someOf(ENTRIES, 3, 1)).toEqual(['b', 'e'])
    expect(someOf(ENTRIES, 3, 5)).toEqual(['c', 'f'])
  })

  test('are all of them with --full', () => {
    vi.stubEnv('TEST_FULL', 'true')
    expect(someOf(ENTRIES, 3, 2)).toEqual(ENTRIES)
  })
})
