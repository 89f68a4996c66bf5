import type { Face } from './find-face.ts'
import type { Pixels, Rgb } from './pixels.ts'

/** Outlines of parts of the face, by points of the canonical face mesh. */
export const FOREHEAD = [109, 10, 338, 337, 336, 9, 107, 108]
export const CHEEKS = [
  [117, 118, 101, 36, 205, 187, 123],
  [346, 347, 330, 266, 425, 411, 352],
]
type Point = readonly [x: number, y: number]

function contains(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline.at(i - 1) as Point
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** The colours of the pixels in an outline. */
export function coloursIn({ data, width, height }: Pixels, outline: readonly Point[]): Rgb[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const colours: Rgb[] = []
  const bottom = Math.min(height - 1, Math.max(...ys))
  const right = Math.min(width - 1, Math.max(...xs))
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= bottom; y++) {
    for (let x = Math.max(0, Math.ceil(Math.min(...xs))); x <= right; x++) {
      if (!contains(outline, x, y)) continue
      const i = (y * width + x) * 3
      colours.push([data[i], data[i + 1], data[i + 2]] as unknown as Rgb)
    }
  }
  return colours
}

/** The colour at a point; null outside the picture. */
export function colourOf({ data, width, height }: Pixels, [x, y]: Point): Rgb | null {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  const i = (row * width + column) * 3
  return [data[i], data[i + 1], data[i + 2]] as unknown as Rgb
}

export const outlineOf = ({ points }: Face, indexes: readonly number[]): Point[] =>
  indexes.map(index => points[index] as Point)

/** Points around a head, in widths of the face: x from its middle to the right of the picture, up from the hairline. */
export interface Head {
  at(x: number, up: number): Point
  rectangle(from: Point, to: Point): Point[]
}

const HAIRLINE = 10
const CHIN = 152
const SIDES = [234, 454] as const

export function createHead({ points }: Face): Head {
  const [top, chin, right, left] = [HAIRLINE, CHIN, ...SIDES].map(index => points[index]) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const width = Math.hypot(left[0] - right[0], left[1] - right[1])
  const height = Math.hypot(top[0] - chin[0], top[1] - chin[1])
  const up = [(top[0] - chin[0]) / height, (top[1] - chin[1]) / height] as const
  const at = (x: number, y: number): Point => [
    top[0] + width * (-up[1] * x + up[0] * y),
    top[1] + width * (up[0] * x + up[1] * y),
  ]
  return {
    at,
    rectangle: ([x1, y1], [x2, y2]) => [at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)],
  }
}

const EYE_CORNERS = [
  [33, 133],
  [362, 263],
] as const

/** Points around the eyes, in distances between their middles: x from the middle to the right of the picture, and down. */
export function createEyeLine({ points }: Face) {
  const [right, left] = EYE_CORNERS.map(([outer, inner]) => {
    const [x1, y1] = points[outer] as Point
    const [x2, y2] = points[inner] as Point
    return [(x1 + x2) / 2, (y1 + y2) / 2] as const
  }) as [Point, Point]
  const across = [left[0] - right[0], left[1] - right[1]] as const
  const [middleX, middleY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  return {
    /** In px. */
    distance: Math.hypot(...across),
    at: (x: number, down: number): Point => [
      middleX + across[0] * x - across[1] * down,
      middleY + across[1] * x + across[0] * down,
    ],
  }
}
