import { attribute } from './markup.ts'
import type { Point } from './path.ts'

/** Points along each curve: few, because outlines are only measured. */
const STEPS = 5

const TOKENS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 }

const sampled = (at: (t: number) => Point): Point[] => Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS))

const cubic = (p: Point, q: Point, r: Point, s: Point): Point[] =>
  sampled(t => {
    const u = 1 - t
    const along = (axis: 0 | 1) =>
      u * u * u * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t * t * t * s[axis]
    return [along(0), along(1)]
  })

const quadratic = (p: Point, q: Point, s: Point): Point[] =>
  sampled(t => {
    const u = 1 - t
    const along = (axis: 0 | 1) => u * u * p[axis] + 2 * u * t * q[axis] + t * t * s[axis]
    return [along(0), along(1)]
  })

/** An arc of an ellipse without rotation, as all arcs of drawings are. */
function arc([x0, y0]: Point, [rx, ry, , large, sweep]: readonly number[], [x1, y1]: Point): Point[] {
  if (!rx || !ry) return [[x1, y1]]
  const [dx, dy] = [(x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry]
  const half = Math.min(1, dx * dx + dy * dy)
  const grow = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const off = half === 0 ? 0 : Math.sqrt(Math.max(0, 1 - half) / half) * (large === sweep ? -1 : 1)
  const [cx, cy] = [off * dy, -off * dx]
  const start = Math.atan2(dy / grow - cy, dx / grow - cx)
  const end = Math.atan2(-dy / grow - cy, -dx / grow - cx)
  const full = Math.PI * 2
  const swing = sweep ? (end - start + full) % full : -((start - end + full) % full)
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return sampled(t => {
    const angle = start + swing * t
    return [mx + (cx + Math.cos(angle)) * rx * grow, my + (cy + Math.sin(angle)) * ry * grow]
  })
}

/** The outlines of path data, as polygons. */
export function pointsOf(data: string): Point[][] {
  const tokens = data.match(TOKENS) ?? []
  const outlines: Point[][] = []
  let line: Point[] = []
  let [here, start, handle]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  let command = ''
  for (let i = 0; i < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? ''
    const name = command.toLowerCase()
    const count = ARITY[name] ?? 0
    if (name === 'z') {
      here = start as Point
      continue
    }
    const [x, y] = here as Point
    const isRelative = command === name
    const row = tokens.slice(i, i + count).map(Number)
    i += Math.max(1, count)
    const point = (at: number): Point => [
      (row[at] ?? 0) + (isRelative ? x : 0),
      (row[at + 1] ?? 0) + (isRelative ? y : 0),
    ]
    const next = ((): Point[] => {
      switch (name) {
        case 'h':
          return [[point(0)[0], y]]
        case 'v':
          return [[x, (row[0] ?? 0) + (isRelative ? y : 0)]]
        case 'q':
          handle = point(0)
          return quadratic([x, y], point(0), point(2))
        case 't': {
          const [u, v] = handle as Point
          handle = [2 * x - u, 2 * y - v]
          return quadratic([x, y], handle, point(0))
        }
        case 'c':
          handle = point(2)
          return cubic([x, y], point(0), point(2), point(4))
        case 's': {
          const [u, v] = handle as Point
          handle = point(0)
          return cubic([x, y], [2 * x - u, 2 * y - v], point(0), point(2))
        }
        case 'a':
          return arc([x, y], row, point(5))
        default:
          return [point(0)]
      }
    })()
    here = next.at(-1) ?? here
    if (!'qtcs'.includes(name)) handle = here
    if (name === 'm') {
      start = here
      line = []
      outlines.push(line)
      // What follows a start are lines.
      command = isRelative ? 'l' : 'L'
    }
    line.push(...next)
  }
  return outlines
}

const ellipsePoints = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 7) * Math.PI
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })

/** The outlines of an element, as polygons. `data` is its path data, if it is a path. */
export function outlinesOf(name: string, attributes: string, data = attribute(attributes, 'd')): Point[][] {
  if (data) return pointsOf(data)
  const value = (key: string) => Number(attribute(attributes, key) ?? 0)
  if (name === 'circle') return [ellipsePoints(value('cx'), value('cy'), value('r'), value('r'))]
  if (name === 'ellipse') return [ellipsePoints(value('cx'), value('cy'), value('rx'), value('ry'))]
  const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')]
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  ]
}
