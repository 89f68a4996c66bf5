import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import { type GearContext, halfBetween, ringAt, seenFromBelow, solid } from './hat-parts.ts'
import type { HeadShape } from './head-shape.ts'
import { hullOf } from './hull.ts'

/** Parts that several hats share. */

/** Height at which a hat sits. */
export const BASE = 0.34

/** The brim of a hat in two layers, around its crown. */
export function brim(head: HeadShape, colour: string, outer: readonly Vec3[], inner: readonly Vec3[]) {
  const under = seenFromBelow(head)
  return {
    behind: shape(
      hullOf(outer.map(point => head.project(point).point)),
      under ? shade(colour, 0.3) : shade(colour, 0.1),
    ),
    front: shape(halfBetween(head, outer, inner), under ? shade(colour, 0.24) : tint(colour, 0.08)),
  }
}

/** A light and a dark side of a round crown, in px. */
export const roundness = ({ defs, head }: GearContext, outline: string, colour: string, y: number) => {
  const [x, cy] = head.project([0, y, 0]).point
  const r = head.radius
  return defs.clip(
    outline,
    shape(circlePath(x + r * 0.95, cy + r * 0.1, r * 0.62), alpha(shade(colour, 0.6), 0.16)) +
      shape(circlePath(x - r * 0.85, cy - r * 0.25, r * 0.42), alpha(tint(colour, 0.7), 0.2)),
  )
}

const DOME = [
  [BASE, 1.1],
  [0.62, 1.02],
  [0.88, 0.78],
  [1.06, 0.46],
  [1.12, 0.16],
] as const
/** The round crown of a cap. */
export const domeOf = (head: HeadShape) =>
  solid(
    head,
    DOME.map(([y, r]) => ringAt(y, r)),
  )
