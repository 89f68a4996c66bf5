import { distance, mid, n, type Point } from '../canvas/path.ts'

/** Convex outlines, which hold for solid parts from every side. */

/** Points nearer to each other than this are merged, in px. */
const MERGE = 2.4

/** The convex outline around circles, as path data. */
export function hullPath(circles: readonly (readonly [Point, number])[]): string {
  return hullOf(
    circles.flatMap(([[x, y], r]) => {
      const steps = Math.max(10, Math.min(40, Math.ceil(Math.sqrt(r) * 2.6)))
      return Array.from({ length: steps }, (_, i): Point => {
        const angle = (i / steps) * Math.PI * 2
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
      })
    }),
  )
}

/** The convex outline around points with rounded corners, as path data. */
export function hullOf(points: readonly Point[]): string {
  const kept: Point[] = []
  for (const point of convexHull(points)) {
    const last = kept.at(-1)
    if (!last || distance(point, last) > MERGE) kept.push(point)
  }
  if (kept.length < 3) return ''
  // Corners are cut by half of the shorter edge, so that arcs become smooth and long edges stay straight.
  let data = ''
  let from: Point | undefined
  kept.forEach((point, i) => {
    const before = kept[(i + kept.length - 1) % kept.length] ?? point
    const after = kept[(i + 1) % kept.length] ?? point
    const [a, b] = [distance(before, point), distance(point, after)]
    const cut = Math.min(a, b) / 2
    const [start, end] = [mid(point, before, cut / a), mid(point, after, cut / b)]
    if (!from) data += `M${n(start[0])} ${n(start[1])}`
    else if (distance(from, start) > 1) data += `L${n(start[0])} ${n(start[1])}`
    data += `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`
    from = end
  })
  return `${data}Z`
}

/** The convex hull of points, clockwise on the picture. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turns = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || turns(a, b, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
