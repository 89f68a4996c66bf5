import { expect, test } from 'vitest'
import { readPreferences, textSizeBy } from './reading-preferences.ts'

test('what was kept comes back', () => {
  const liked = { bedtime: true, textSize: 'large' as const }
  expect(readPreferences(JSON.stringify(liked))).toEqual(liked)
})

test.each([null, '', 'null', '7', '[]', '{"bedtime":"yes","textSize":"huge"}', '{"bedtime":'])(
  '%j falls back to the usual',
  kept => {
    expect(readPreferences(kept)).toEqual({ bedtime: false, textSize: 'regular' })
  },
)

test('text sizes have an end on both sides', () => {
  expect(textSizeBy('regular', 1)).toBe('large')
  expect(textSizeBy('regular', -1)).toBe('small')
  expect(textSizeBy('large', 1)).toBeUndefined()
  expect(textSizeBy('small', -1)).toBeUndefined()
})
