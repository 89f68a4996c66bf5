import { expect, test } from 'vitest'
import { moveOfStroke } from './swipe.ts'

test('a stroke to the left turns on, one to the right turns back', () => {
  expect(moveOfStroke({ dx: -90, dy: 12, ms: 180 })).toBe('next')
  expect(moveOfStroke({ dx: 90, dy: -12, ms: 180 })).toBe('previous')
})

test.each([
  ['a tap', { dx: -6, dy: 2, ms: 90 }],
  ['a scroll', { dx: -60, dy: 240, ms: 200 }],
  ['a slanted stroke', { dx: -80, dy: 60, ms: 200 }],
  ['a finger that rests', { dx: -120, dy: 4, ms: 1600 }],
])('%s turns nothing', (_name, stroke) => {
  expect(moveOfStroke(stroke)).toBeNull()
})
