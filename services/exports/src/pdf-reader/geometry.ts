/** In points, from the bottom left corner of the page. */
export interface Rectangle {
  left: number
  bottom: number
  right: number
  top: number
}

/** A transformation: `[a b c d e f]` as in PDF. */
export type Matrix = readonly number[]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** The transformation that applies the first one, then the second. */
export const multiply = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  [A = 1, B = 0, C = 0, D = 1, E = 0, F = 0]: Matrix,
): Matrix => [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]

export type Point = readonly [x: number, y: number]

export const corners = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** The smallest rectangle that contains the transformed points. */
export function boundingBox(points: readonly Point[], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): Rectangle {
  const xs = points.map(([x, y]) => a * x + c * y + e)
  const ys = points.map(([x, y]) => b * x + d * y + f)
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

export const intersect = (a: Rectangle, b: Rectangle): Rectangle => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
})

export const isEmpty = ({ left, bottom, right, top }: Rectangle) => left >= right || bottom >= top

/** Makes a rectangle smaller on all sides. */
export const inset = ({ left, bottom, right, top }: Rectangle, by: number): Rectangle => ({
  left: left + by,
  bottom: bottom + by,
  right: right - by,
  top: top - by,
})
