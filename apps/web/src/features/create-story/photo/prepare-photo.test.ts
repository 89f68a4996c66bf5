import { describe, expect, test } from 'vitest'
import { fitWithin } from './prepare-photo.ts'

describe('the size of an uploaded photo', () => {
  test('has a longer side of 1600 px and the same aspect ratio', () => {
    expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
    expect(fitWithin({ width: 3024, height: 4032 })).toEqual({ width: 1200, height: 1600 })
    expect(fitWithin({ width: 5000, height: 5000 })).toEqual({ width: 1600, height: 1600 })
  })

  test('does not change for a small photo', () => {
    expect(fitWithin({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(fitWithin({ width: 1600, height: 1 })).toEqual({ width: 1600, height: 1 })
  })

  test('is at least one px per side', () => {
    expect(fitWithin({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 })
  })
})
