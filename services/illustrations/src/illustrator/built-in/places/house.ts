import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { courses, cuboid, face, facesCamera, inQuad, onFront, onSide, type Solid, wallCorners } from './solid.ts'

/** Houses as solids with roofs. Colours are those of the light. */

export interface Roof {
  kind: 'tiles' | 'thatch' | 'tin' | 'flat'
  colour: string
  /** Height of the ridge, or of the parapet, above the walls. */
  rise: number
}

/** A drawing on a wall, with its origin at (x, y) on the wall: x from its middle, y from the floor. */
export interface OnWall {
  x: number
  y: number
  drawing: string
}

export interface House extends Omit<Solid, 'y'> {
  wall: string
  /** Of the lower part of the walls. */
  wash: string
  roof: Roof
  /** Height of the platform below the house. */
  plinth?: number
  front?: readonly OnWall[]
  left?: readonly OnWall[]
  right?: readonly OnWall[]
}

const WASH = 420
const ORIGIN: Vec3 = [0, 0, 0]

/** A house whose front faces the viewer. */
export function house(stage: Stage, options: House): Piece {
  const { x, z, width, depth, height, wall, wash, roof, plinth = 120, front = [], left = [], right = [] } = options
  const { defs } = stage.context
  const walls: Solid = { x, y: plinth, z, width, height, depth }
  const fill = defs.verticalGradient(shade(wall, 0.1), wall, tint(wall, 0.06))
  const band: Solid = { ...walls, height: WASH, width: width + 4, z: z - 2, depth: depth + 4 }
  const top = plinth + height
  const on = (list: readonly OnWall[], draw: (each: OnWall) => string) => list.map(draw).join('')
  const drawing =
    cuboid(
      stage,
      { x, z: z - 60, width: width + 120, height: plinth, depth: depth + 120 },
      { front: shade(wash, 0.16), side: shade(wash, 0.3), top: tint(wash, 0.2) },
    ) +
    cuboid(stage, walls, { front: fill, side: shade(wall, 0.2), top: tint(wall, 0.1) }) +
    cuboid(stage, band, { front: wash, side: shade(wash, 0.2), top: tint(wash, 0.1) }) +
    on(left, each => onSide(stage, 1, x - width / 2 - 3, plinth + each.y, z + depth / 2 - each.x, each.drawing)) +
    on(right, each => onSide(stage, -1, x + width / 2 + 3, plinth + each.y, z + depth / 2 + each.x, each.drawing)) +
    on(front, each => onFront(stage, x + each.x, plinth + each.y, z - 3, each.drawing)) +
    (roof.kind === 'flat' ? parapet(stage, walls, wall, roof) : pitched(stage, { ...walls, y: top }, wall, roof))
  return { depth: stage.view.depthOf([x, 0, z]), kind: 'scenery', drawing }
}

function parapet(
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
function pitched(
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
      line(ridgeOf(stage, slope), alpha(tint(colour, 0.5), 0.7), 9)
    )
  }
  const rows = kind === 'tiles' ? courses(stage, a, d, b, c, 9) : ''
  const columns = courses(stage, a, b, d, c, Math.round(width / (kind === 'tiles' ? 130 : 90)))
  const scallops = kind === 'tiles' ? shape(fringe(stage, slope, 130), shade(colour, 0.2)) : ''
  return (
    plane +
    line(columns, alpha(shade(colour, 0.5), 0.26), 4) +
    line(rows, alpha(shade(colour, 0.55), 0.36), 4) +
    scallops
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

/** Upright posts at some places, as pieces of their own so that figures can stand behind them. */
export const posts = (
  stage: Stage,
  places: readonly Point[],
  height: number,
  width: number,
  colour: string,
  y = 0,
): Piece[] =>
  places.map(([x, z]) => ({
    depth: stage.view.depthOf([x, 0, z]),
    kind: 'scenery' as const,
    drawing:
      cuboid(
        stage,
        { x, y, z, width, height, depth: width },
        {
          front: stage.context.defs.horizontalGradient(shade(colour, 0.12), colour, tint(colour, 0.12)),
          side: shade(colour, 0.3),
          top: colour,
        },
      ) +
      cuboid(
        stage,
        { x, y: y + height - 90, z: z - 20, width: width * 1.7, height: 90, depth: width * 1.4 },
        { front: tint(colour, 0.1), side: shade(colour, 0.24), top: colour },
      ),
  }))

/** A wall along the edges of a plot, from `a` to `b` (x and z), with a coping. */
export function gardenWall(stage: Stage, a: Point, b: Point, height: number, colour: string): string {
  const { defs } = stage.context
  const coping = wallCorners(a, b, height - 90, height)
  return (
    face(stage, wallCorners(a, b, 0, height), defs.verticalGradient(tint(colour, 0.08), colour, shade(colour, 0.16))) +
    face(stage, coping, tint(colour, 0.24)) +
    face(
      stage,
      [
        [a[0], height, a[1]],
        [a[0], height, a[1] + 140],
        [b[0], height, b[1] + 140],
        [b[0], height, b[1]],
      ],
      tint(colour, 0.36),
    )
  )
}

interface Veranda {
  x: number
  /** z of its front edge. */
  z: number
  width: number
  depth: number
  /** Height of its floor. */
  floor: number
  /** Height of the posts. */
  height: number
  roof: Roof
  post: string
  ground: string
  postCount: number
  /** World x of the middle of its steps. */
  steps: number
}

/** The floor, the steps, the posts and the lean-to roof in front of a house. */
export function veranda(
  stage: Stage,
  { x, z, width, depth, floor, height, roof, post, ground, postCount, steps }: Veranda,
): Piece[] {
  const { view, context } = stage
  const slab = cuboid(
    stage,
    { x, z, width, height: floor, depth },
    { front: shade(ground, 0.1), side: shade(ground, 0.26), top: tint(ground, 0.2) },
  )
  const tread = [2, 1]
    .map(i =>
      cuboid(
        stage,
        { x: steps, z: z - i * 230, width: 1100, height: (floor * (3 - i)) / 3, depth: 240 },
        { front: shade(ground, 0.04 * i), side: shade(ground, 0.24), top: tint(ground, 0.3) },
      ),
    )
    .join('')
  const eaves = floor + height
  const out = 180
  const slope: Vec3[] = [
    [x - width / 2 - out, eaves - 60, z - 200],
    [x - width / 2 - out, eaves + roof.rise, z + depth],
    [x + width / 2 + out, eaves + roof.rise, z + depth],
    [x + width / 2 + out, eaves - 60, z - 200],
  ]
  const under = face(
    stage,
    [
      [x - width / 2 - out, eaves + roof.rise, z + depth],
      [x - width / 2 - out, eaves - 60, z - 200],
      [x + width / 2 + out, eaves - 60, z - 200],
      [x + width / 2 + out, eaves + roof.rise, z + depth],
    ],
    shade(roof.colour, 0.5),
  )
  const beam = cuboid(
    stage,
    { x, y: eaves - 120, z: z - 20, width: width + 60, height: 90, depth: 90 },
    { front: shade(post, 0.1), side: shade(post, 0.3), top: post },
  )
  const shadow = face(
    stage,
    wallCorners([x - width / 2, z + depth - 6], [x + width / 2, z + depth - 6], eaves - 260, eaves + roof.rise),
    alpha(context.light.shadow, 0.3),
  )
  const places = Array.from(
    { length: postCount },
    (_, i): Point => [x - width / 2 + 120 + (i * (width - 240)) / (postCount - 1), z + 40],
  )
  return [
    { depth: view.depthOf([x, 0, z + depth - 10]), kind: 'scenery', drawing: slab + tread + shadow },
    ...posts(stage, places, height, 120, post, floor),
    {
      depth: view.depthOf([x, 0, z + 30]) - 20,
      kind: 'scenery',
      drawing: under + beam + roofPlane(stage, slope, roof.kind, roof.colour),
    },
  ]
}
