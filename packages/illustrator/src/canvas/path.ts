/** Outlines as SVG path data. Lengths are in px of the picture; y points down. */

export type Point = readonly [x: number, y: number]

const TENTHS = ['', '.1', '.2', '.3', '.4', '.5', '.6', '.7', '.8', '.9'] as const

/** Formats a number with at most one decimal. */
export function n(value: number): string {
  const tenths = Math.round(value * 10)
  // A drawing has a hundred thousand numbers, and integers are formatted several times faster than fractions.
  const size = Math.abs(tenths)
  if (!(size < 2 ** 31)) return String(tenths / 10)
  const digits = `${Math.trunc(size / 10)}${TENTHS[size % 10]}`
  return tenths < 0 ? `-${digits}` : digits
}

export const mid = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The point `length` away from `from`; 0° is down, 90° to the right, 180° up. */
export function toward(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length]
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const c1x = from[0] + (to[0] - before[0]) / 6
  const c1y = from[1] + (to[1] - before[1]) / 6
  const c2x = to[0] - (after[0] - from[0]) / 6
  const c2y = to[1] - (after[1] - from[1]) / 6
  return `C${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(to[0])} ${n(to[1])}`
}

/** Continues a path with a smooth curve through `points`; the current point must be the first of them. */
export function onward(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let data = ''
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i] ?? first
    const to = points[i + 1] ?? from
    data += bend(points[i - 1] ?? from, from, to, points[i + 2] ?? to)
  }
  return data
}

/** A smooth curve through all points. */
export function curve(points: readonly Point[]): string {
  const [first] = points
  return first ? `M${n(first[0])} ${n(first[1])}${onward(points)}` : ''
}

/** A smooth closed shape through all points. */
export function blob(points: readonly Point[]): string {
  const count = points.length
  const [first] = points
  if (!first) return ''
  const point = (i: number) => points[(i + count) % count] ?? first
  let data = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < count; i++) data += bend(point(i - 1), point(i), point(i + 1), point(i + 2))
  return `${data}Z`
}

/** Points from a flat list: x, y, x, y … */
export function points(row: readonly number[]): Point[] {
  return Array.from({ length: row.length / 2 }, (_, i): Point => [row[i * 2] ?? 0, row[i * 2 + 1] ?? 0])
}

/** A smooth closed shape (`soft`) or curve (`flow`) through a flat list of points. */
export const soft = (row: readonly number[]): string => blob(points(row))
export const flow = (row: readonly number[]): string => curve(points(row))

/** A closed shape with straight edges. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** A shape with a smooth top edge through `points`, down to `floor`. */
export function band(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, floor]
  const last = points[points.length - 1] ?? first
  return `${curve(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`
}

/** Points on an ellipse, clockwise from the top. */
export function ring(x: number, y: number, rx: number, ry: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2
    return [x + Math.sin(angle) * rx, y - Math.cos(angle) * ry]
  })
}

/** A circle, clockwise like all outlines here, so that overlapping shapes in one path don't cut holes. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`
}

/** The centre line of a limb from `a` via the joint `b` to `c`, with a rounded joint. */
export function bentLine(a: Point, b: Point, c: Point): Point[] {
  const before = mid(a, b, 0.62)
  const after = mid(b, c, 0.38)
  const elbow = mid(mid(before, b), mid(b, after))
  return [
    a,
    mid(a, b, 0.33),
    before,
    mid(mid(before, b), elbow, 0.55),
    elbow,
    mid(elbow, mid(b, after), 0.45),
    after,
    mid(b, c, 0.7),
    c,
  ]
}

/** The part of a line between two shares of its length. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  const first = line[0] ?? [0, 0]
  const lengths = line.map((point, i) => (i === 0 ? 0 : distance(line[i - 1] ?? point, point)))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const at = (share: number): Point => {
    let rest = share * total
    for (let i = 1; i < line.length; i++) {
      const length = lengths[i] ?? 0
      if (rest <= length) return mid(line[i - 1] ?? first, line[i] ?? first, length === 0 ? 0 : rest / length)
      rest -= length
    }
    return line[line.length - 1] ?? first
  }
  return Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8))
}

/**
 * A tube around a centre line. `radius` receives the share of the length, from 0 to 1. The ends are round; a `cut` tube
 * has a straight end.
 */
export function tube(line: readonly Point[], radius: (share: number) => number, cut = false): string {
  const left: Point[] = []
  const right: Point[] = []
  const last = line.length - 1
  line.forEach((point, i) => {
    const before = line[i - 1] ?? point
    const after = line[i + 1] ?? point
    const length = distance(before, after) || 1
    const across: Point = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length]
    const r = radius(i / last)
    left.push([point[0] + across[0] * r, point[1] + across[1] * r])
    right.unshift([point[0] - across[0] * r, point[1] - across[1] * r])
  })
  const r0 = n(radius(0))
  const r1 = n(radius(1))
  const start = left[0] ?? [0, 0]
  const turn = right[0] ?? start
  const end = cut ? 'L' : `A${r1} ${r1} 0 0 1 `
  return `${curve(left)}${end}${n(turn[0])} ${n(turn[1])}${onward(right)}A${r0} ${r0} 0 0 1 ${n(start[0])} ${n(start[1])}Z`
}

/** A tube whose radius changes linearly from `from` to `to`. */
export const taper = (line: readonly Point[], from: number, to: number) =>
  tube(line, share => from + (to - from) * share)
