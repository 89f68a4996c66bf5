import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { cuboid, face, nearest, onFront, onSide, wallCorners } from './solid.ts'

/** Walls on three sides of an open yard. */
export interface Enclosure {
  back: number
  half: number
  height: number
}

/** A drawing on the wall at the back: x from the middle and y from the ground, both in world units. */
export interface OnBack {
  x: number
  y: number
  drawing: string
}

interface EnclosureColours {
  wall: string
  /** Of the lower part of the walls. */
  wash: string
  coping: string
}

const WASH = 520

/** The walls with a coloured lower part and a coping; the one at the back carries drawings. */
export function enclosure(
  stage: Stage,
  { back, half, height }: Enclosure,
  { wall, wash, coping }: EnclosureColours,
  drawings: readonly OnBack[],
): Piece {
  const { defs } = stage.context
  const near = nearest(stage)
  const left = (from: number, to: number) => wallCorners([-half, near], [-half, back], from, to)
  const right = (from: number, to: number) => wallCorners([half, back], [half, near], from, to)
  const end = (from: number, to: number) => wallCorners([-half, back], [half, back], from, to)
  return {
    depth: stage.view.depthOf([0, 0, back]),
    kind: 'scenery',
    drawing:
      face(stage, end(0, height), defs.verticalGradient(tint(wall, 0.08), wall, shade(wall, 0.1))) +
      face(stage, end(0, WASH), wash) +
      face(stage, left(0, height), shade(wall, 0.16)) +
      face(stage, left(0, WASH), shade(wash, 0.16)) +
      face(stage, right(0, height), shade(wall, 0.24)) +
      face(stage, right(0, WASH), shade(wash, 0.24)) +
      drawings.map(({ x, y, drawing }) => onFront(stage, x, y, back - 4, drawing)).join('') +
      cuboid(
        stage,
        { x: 0, y: height - 20, z: back - 60, width: half * 2, height: 130, depth: 220 },
        { front: coping, side: shade(coping, 0.2), top: tint(coping, 0.2) },
      ) +
      face(stage, left(height - 20, height + 110), shade(coping, 0.1)) +
      face(stage, right(height - 20, height + 110), shade(coping, 0.18)),
  }
}

/** Drawings on the walls at the left (-1) and the right (1), `z` away. */
export const onWings = (
  stage: Stage,
  { half }: Enclosure,
  list: readonly { side: 1 | -1; y: number; z: number; drawing: string }[],
): string => list.map(({ side, y, z, drawing }) => onSide(stage, side, side * (half - 4), y, z, drawing)).join('')

/** A railing of turned balusters along the front of a gallery; origin at the left end of its floor, y down. */
export function balustrade(width: number, height: number, colour: string): string {
  const count = Math.round(width / 130)
  const bars = Array.from({ length: count + 1 }, (_, i) => {
    const x = (i * width) / count
    return `M${n(x - 16)} 0L${n(x - 30)} ${n(-height * 0.3)}L${n(x - 12)} ${n(-height * 0.55)}L${n(x - 18)} ${n(-height)}h36L${n(x + 12)} ${n(-height * 0.55)}L${n(x + 30)} ${n(-height * 0.3)}L${n(x + 16)} 0Z`
  }).join('')
  return (
    shape(bars, colour) +
    line(`M-20 ${n(-height)}H${n(width + 20)}M-20 -10H${n(width + 20)}`, shade(colour, 0.12), 50) +
    line(`M-20 ${n(-height - 14)}H${n(width + 20)}`, alpha(tint(colour, 0.5), 0.7), 12)
  )
}
