import type { Region } from '@kahani/contracts/region'

/** A point in a picture, in shares of its width and height. */
export interface Point {
  x: number
  y: number
}

/** The nine places of a picture that can be chosen without a pointer, in reading order. */
export const PLACES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Place = (typeof PLACES)[number]

const THIRD = 0.333

export function regionOfPlace(place: Place): Region {
  const index = PLACES.indexOf(place)
  return { x: (index % 3) * THIRD, y: Math.floor(index / 3) * THIRD, width: THIRD, height: THIRD }
}

export const placeOf = (region: Region | undefined): Place | undefined =>
  PLACES.find(place => JSON.stringify(regionOfPlace(place)) === JSON.stringify(region))

/** A smaller one was hardly meant. */
export const MIN_SIZE = 0.12

/** The region around two points; around a single tap, one that is large enough to be seen. */
export function regionBetween(a: Point, b: Point): Region {
  const [x, width] = span(a.x, b.x)
  const [y, height] = span(a.y, b.y)
  return { x, y, width, height }
}

function span(a: number, b: number): [start: number, size: number] {
  const size = Math.max(Math.abs(a - b), MIN_SIZE)
  const start = Math.min(Math.max((a + b - size) / 2, 0), 1 - size)
  return [round(start), round(size)]
}
// Within the picture, without the errors of binary fractions.
const round = (share: number) => Math.floor(share * 1000 + 1e-6) / 1000

/** The axes of a region: the names of its start and its size. */
export const AXES = [
  { start: 'x', size: 'width' },
  { start: 'y', size: 'height' },
] as const
type Axis = (typeof AXES)[number]

/** Moves a region along an axis. It stays within the picture. */
export const moved = (region: Region, { start, size }: Axis, to: number): Region => ({
  ...region,
  [start]: round(Math.min(Math.max(to, 0), 1 - region[size])),
})

/** Sizes a region around its middle. It stays within the picture, and large enough to be seen. */
export function sized(region: Region, { start, size }: Axis, to: number): Region {
  const middle = region[start] + region[size] / 2
  const [from, length] = span(middle - to / 2, middle + to / 2)
  return { ...region, [start]: from, [size]: length }
}
