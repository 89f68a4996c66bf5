import type { Point } from '../../canvas/path.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import type { Family } from './family.ts'
import { levelPlane, type Painter, type Plane, paintOn, wallPlane } from './plane.ts'
import { type Lighting, lightingOf, tonedFor } from './room-light.ts'

export type Wall = Plane & { length: number; paint: Painter }

/** What the inside of a house is drawn with. */
export interface Room {
  stage: Stage
  family: Family
  lighting: Lighting
  /** Height of the ceiling in world units. */
  height: number
  /** The walls that are seen, from left to right. */
  walls: readonly Wall[]
  floor: Painter
  ceiling: Painter
  /** A daylight colour in the light of the room. */
  lit(colour: string): string
  /** A drawing as a piece at the depth of a point. */
  piece(drawing: string, at: Vec3): Piece
}

const CEILING = 2100

/** A room whose walls stand on a line of floor points (x and z), from the left of the picture to its right. */
export function createRoom(stage: Stage, family: Family, plan: readonly Point[], height = CEILING): Room {
  const walls = plan.slice(1).map((to, i): Wall => {
    const wall = wallPlane(plan[i] ?? to, to)
    return { ...wall, paint: paintOn(stage.view, wall) }
  })
  return {
    stage,
    family,
    height,
    walls,
    lighting: lightingOf(stage),
    floor: paintOn(stage.view, levelPlane()),
    ceiling: paintOn(stage.view, levelPlane(height)),
    lit: tonedFor(stage),
    piece: (drawing, at) => ({ depth: stage.view.depthOf(at), kind: 'scenery', drawing }),
  }
}

/** z of a back wall, behind everybody who stands in the middle distance. */
export const backOf = ({ camera, view }: Stage): number =>
  camera === 'close-up' || camera === 'detail' ? 880 : view.zOf('middle') + (camera === 'from-above' ? 760 : 560)

/** x of a piece of furniture that should be seen as a whole by the usual cameras. */
export function within({ camera, view }: Stage, x: number, z: number): number {
  if (camera !== 'medium' && camera !== 'over-the-shoulder') return x
  const edge = view.xOf(0.7, z)
  return Math.max(-edge, Math.min(edge, x))
}

/** The depth of what stands along a back wall: farther than whoever stands before it. */
export const alongWall = (stage: Stage): Vec3 => [0, 0, backOf(stage)]
