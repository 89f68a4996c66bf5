import { expect, test } from 'vitest'
import { parsePreferences } from './reading-preferences.ts'

test('restores stored preferences', () => {
  const preferences = { bedtime: 'sunset', textSize: 'large', rate: 0.7, voice: 'Rishi' }
  expect(parsePreferences(preferences)).toEqual(preferences)
})

test.each([undefined, null, 7, [], { bedtime: 'yes', textSize: 'huge', rate: 9, voice: 1 }])(
  '%j falls back to the defaults',
  stored => {
    expect(parsePreferences(stored)).toEqual({ bedtime: 'off', textSize: 'regular', rate: 0.9, voice: null })
  },
)

test('keeps the bedtime theme that was stored as a boolean', () => {
  expect(parsePreferences({ bedtime: true, textSize: 'regular' }).bedtime).toBe('on')
})
