import { expect, test } from 'vitest'
import { adjustTextSize, readPreferences } from './reading-preferences.ts'

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
  expect(adjustTextSize('regular', 1)).toBe('large')
  expect(adjustTextSize('regular', -1)).toBe('small')
  expect(adjustTextSize('large', 1)).toBeUndefined()
  expect(adjustTextSize('small', -1)).toBeUndefined()
})
