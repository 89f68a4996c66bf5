import { expect, test } from 'vitest'
import { adjustTextSize, parsePreferences } from './reading-preferences.ts'

test('restores stored preferences', () => {
  const preferences = { bedtime: true, textSize: 'large' as const }
  expect(parsePreferences(JSON.stringify(preferences))).toEqual(preferences)
})

test.each([null, '', 'null', '7', '[]', '{"bedtime":"yes","textSize":"huge"}', '{"bedtime":'])(
  '%j falls back to the defaults',
  stored => {
    expect(parsePreferences(stored)).toEqual({ bedtime: false, textSize: 'regular' })
  },
)

test('text sizes end at small and large', () => {
  expect(adjustTextSize('regular', 1)).toBe('large')
  expect(adjustTextSize('regular', -1)).toBe('small')
  expect(adjustTextSize('large', 1)).toBeUndefined()
  expect(adjustTextSize('small', -1)).toBeUndefined()
})
