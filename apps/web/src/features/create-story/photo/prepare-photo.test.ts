import { describe, expect, test } from 'vitest'
import { fitWithin } from './photo-size.ts'

describe('the size of a photo as it is sent', () => {
  test('the longer side becomes 1600 px and the shape stays', () => {
    expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
    expect(fitWithin({ width: 3024, height: 4032 })).toEqual({ width: 1200, height: 1600 })
    expect(fitWithin({ width: 5000, height: 5000 })).toEqual({ width: 1600, height: 1600 })
  })

  test('a small photo is not blown up', () => {
    expect(fitWithin({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(fitWithin({ width: 1600, height: 1 })).toEqual({ width: 1600, height: 1 })
  })

  test('a strip keeps at least one px', () => {
    expect(fitWithin({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 })
  })
})
