import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Stage } from '../stage/stage.ts'
import { facesCamera } from './perspective.ts'
import { courses, cuboid, face, inQuad, type Solid } from './solid.ts'
import { snowOnRoof } from './under-snow.ts'

/** Houses as solids with roofs. Colours are those of the light. */

export interface Roof {
  kind: 'tiles' | 'thatch' | 'tin' | 'flat'
  colour: string
  /** Height of the ridge, or of the parapet, above the walls. */
  rise: number
}

const ORIGIN: Vec3 = [0, 0, 0]

export function parapet(
  stage: Stage,
  { x, z, width, depth, y = 0, height }: Solid,
  wall: string,
  { colour, rise }: Roof,
): string {
  const top = y + height
  return (
    cuboid(
      stage,
      { x, y: top - 40, z: z - 90, width: width + 180, height: 90, depth: depth + 180 },
      { front: tint(colour, 0.2), side: shade(colour, 0.1), top: shade(colour, 0.1) },
    ) +
    cuboid(
      stage,
      { x, y: top + 50, z: z - 30, width: width + 60, height: rise, depth: depth + 60 },
      { front: colour, side: shade(colour, 0.18), top: tint(wall, 0.1) },
    )
  )
}

/** A roof with its ridge along the front; a thatched one slopes on all sides. `y` is the height of the walls. */
export function pitched(
  stage: Stage,
  { x, z, width, depth, y = 0 }: Solid,
  wall: string,
  { kind, colour, rise }: Roof,
): string {
  const out = kind === 'thatch' ? 300 : 220
  const drop = kind === 'thatch' ? 200 : 110
  const [left, right] = [x - width / 2 - out, x + width / 2 + out]
  const inset = kind === 'thatch' ? width * 0.26 + out : 0
  const ridge = z + depth / 2
  const eaves = y - drop
  const top = y + rise
  const slope: Vec3[] = [
    [left, eaves, z - out],
    [left + inset, top, ridge],
    [right - inset, top, ridge],
    [right, eaves, z - out],
  ]
  const back = z + depth + out
  const hip = (from: number, to: number): Vec3[] =>
    from < x
      ? [
          [from, eaves, back],
          [to, top, ridge],
          [from, eaves, z - out],
        ]
      : [
          [from, eaves, z - out],
          [to, top, ridge],
          [from, eaves, back],
        ]
  const gable = (side: number): Vec3[] =>
    side < 0
      ? [
          [x - width / 2, y, z + depth],
          [x - width / 2, top - 90, ridge],
          [x - width / 2, y, z],
        ]
      : [
          [x + width / 2, y, z],
          [x + width / 2, top - 90, ridge],
          [x + width / 2, y, z + depth],
        ]
  const sides =
    kind === 'thatch'
      ? face(stage, hip(left, left + inset), shade(colour, 0.22)) +
        face(stage, hip(right, right - inset), shade(colour, 0.1))
      : face(stage, gable(-1), shade(wall, 0.24)) + face(stage, gable(1), shade(wall, 0.24))
  const underside = face(
    stage,
    [
      [left, eaves, z - out],
      [right, eaves, z - out],
      [right, eaves, z],
      [left, eaves, z],
    ],
    shade(colour, 0.5),
  )
  return underside + sides + roofPlane(stage, slope, kind, colour)
}

/** A sloping plane covered with tiles, straw or corrugated sheets; the first corner is at the lower left. */
export function roofPlane(stage: Stage, slope: readonly Vec3[], kind: Roof['kind'], colour: string): string {
  if (!facesCamera(stage, slope)) return ''
  const { random, defs } = stage.context
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = slope
  const plane = face(stage, slope, defs.verticalGradient(tint(colour, 0.12), colour, shade(colour, 0.12)))
  const snow = stage.context.light.snowy ? snowOnRoof(stage, [a, b, c, d]) : ''
  const width = Math.hypot(d[0] - a[0], d[2] - a[2])
  if (kind === 'thatch') {
    let straw = ''
    for (let i = 0; i < 54; i++) {
      const [across, up] = [random.next(), random.between(0.06, 0.9)]
      const from = inQuad(stage, slope, across, up)
      const to = inQuad(stage, slope, across + (across - 0.5) * 0.02, up - 0.1)
      straw += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`
    }
    return (
      plane +
      line(straw, alpha(shade(colour, 0.5), 0.32), 4) +
      shape(fringe(stage, slope), shade(colour, 0.16)) +
      line(ridgeOf(stage, slope), alpha(tint(colour, 0.5), 0.7), 9) +
      snow
    )
  }
  const rows = kind === 'tiles' ? courses(stage, a, d, b, c, 9) : ''
  const columns = courses(stage, a, b, d, c, Math.round(width / (kind === 'tiles' ? 130 : 90)))
  const scallops = kind === 'tiles' ? shape(fringe(stage, slope, 130), shade(colour, 0.2)) : ''
  return (
    plane +
    line(columns, alpha(shade(colour, 0.5), 0.26), 4) +
    line(rows, alpha(shade(colour, 0.55), 0.36), 4) +
    scallops +
    snow
  )
}

/** The upper edge of a roof, as path data. */
function ridgeOf(stage: Stage, slope: readonly Vec3[]): string {
  const [x0, y0] = inQuad(stage, slope, 0.01, 0.99)
  const [x1, y1] = inQuad(stage, slope, 0.99, 0.99)
  return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`
}

/** The uneven lower edge of a roof. */
function fringe(stage: Stage, slope: readonly Vec3[], step = 170): string {
  const width = Math.hypot((slope[3]?.[0] ?? 0) - (slope[0]?.[0] ?? 0), (slope[3]?.[2] ?? 0) - (slope[0]?.[2] ?? 0))
  const count = Math.max(6, Math.round(width / step))
  const at = (i: number, up: number): Point => inQuad(stage, slope, i / count, up)
  const [x, y] = at(0, 0.02)
  let data = `M${n(x)} ${n(y)}`
  for (let i = 0; i < count; i++) {
    const low = at(i + 0.5, step > 150 ? -0.05 : -0.03)
    const end = at(i + 1, 0)
    data += `Q${n(low[0])} ${n(low[1])} ${n(end[0])} ${n(end[1])}`
  }
  const [ex, ey] = at(count, 0.05)
  const [sx, sy] = at(0, 0.05)
  return `${data}L${n(ex)} ${n(ey)}L${n(sx)} ${n(sy)}Z`
}
