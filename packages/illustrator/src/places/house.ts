import { mix, shade, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import { snowIn } from '../scenery/snow.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { parapet, pitched, type Roof } from './roof.ts'
import { cuboid, face, onFront, onSide, type Solid, wallCorners } from './solid.ts'

/** A drawing on a wall, with its origin at (x, y) on the wall: x from its middle, y from the floor. */
interface OnWall {
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

/** A wall along the edges of a plot, from `a` to `b` (x and z), with a coping. */
export function gardenWall(stage: Stage, a: Point, b: Point, height: number, colour: string): string {
  const { context } = stage
  const { defs } = context
  const coping = wallCorners(a, b, height - 90, height)
  const cap = context.light.snowy ? snowIn(context) : null
  return (
    face(stage, wallCorners(a, b, 0, height), defs.verticalGradient(tint(colour, 0.08), colour, shade(colour, 0.16))) +
    face(stage, coping, cap ? mix(cap.lit, cap.blue, 0.3) : tint(colour, 0.24)) +
    face(
      stage,
      [
        [a[0], height, a[1]],
        [a[0], height, a[1] + 140],
        [b[0], height, b[1] + 140],
        [b[0], height, b[1]],
      ],
      cap?.lit ?? tint(colour, 0.36),
    )
  )
}
