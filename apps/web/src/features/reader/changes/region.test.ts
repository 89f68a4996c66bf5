import { regionSchema } from '@kahani/contracts/region'
import { expect, test } from 'vitest'
import { AXES, moved, PLACES, placeOf, regionBetween, regionOfPlace, sized } from './region.ts'

test('every place and drawing is a region of the picture', () => {
  const regions = [
    ...PLACES.map(regionOfPlace),
    regionBetween({ x: 0, y: 0 }, { x: 1, y: 1 }),
    regionBetween({ x: 1, y: 1 }, { x: 1, y: 1 }),
    regionBetween({ x: 0.9, y: 0.2 }, { x: 0.1, y: 0.9 }),
  ]
  for (const region of regions) expect(regionSchema.parse(region)).toEqual(region)
})

test('a tap marks what is around it', () => {
  const { x, y, width, height } = regionBetween({ x: 0.5, y: 0 }, { x: 0.5, y: 0 })
  expect([x < 0.5 && x + width > 0.5, y, height > 0.1]).toEqual([true, 0, true])
})

test('a place is recognized, but not in a drawing', () => {
  expect(PLACES.map(place => placeOf(regionOfPlace(place)))).toEqual(PLACES)
  expect(placeOf(regionBetween({ x: 0, y: 0 }, { x: 0.3, y: 0.3 }))).toBeUndefined()
})

test('a region that is moved keeps its size, one that is sized its middle, and both stay in the picture', () => {
  const [across, down] = AXES
  const region = { x: 0.4, y: 0.1, width: 0.2, height: 0.3 }
  expect(moved(region, across, 0.41)).toEqual({ ...region, x: 0.41 })
  expect(moved(region, down, 1)).toEqual({ ...region, y: 0.7 })
  expect(sized(region, across, 0.21)).toEqual({ ...region, x: 0.395, width: 0.21 })
  expect(sized(region, down, 0.8)).toEqual({ ...region, y: 0, height: 0.8 })
  expect(sized(region, down, 0).height).toBeGreaterThan(0.1)
})
