import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { circle, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece, Spot, Stage } from '../../stage/stage.ts'
import { bareBulb } from './lamps.ts'
import { backOf, type Room, type Wall } from './room.ts'

/** Rooms that are empty, because a family has just moved in or is about to leave. */

export const isBare = ({ states }: Pick<Stage, 'states'>): boolean => states.has('bare')

/** What stays in a bare room besides its windows, doors and ceiling lamp. */
export interface BuiltIn {
  walls?: string
  pieces?: readonly Piece[]
  /** Names of spots that don't need furniture. */
  spots: readonly string[]
}

interface Furnished {
  light: Point | null
  candle?: Vec3
  spots: Readonly<Record<string, Spot>>
}

/** The furnishing of a room without what people have brought. */
export function emptied(room: Room, { light, candle, spots }: Furnished, builtIn: BuiltIn) {
  const { stage, lighting } = room
  const at: Vec3 = [-420, 1600, backOf(stage) - 620]
  return {
    floor: '',
    walls: builtIn.walls ?? '',
    // It is put out for the night.
    light: light === null || lighting === 'moonlight' ? null : stage.view.project(at),
    // There is no table for it.
    ...(candle ? { candle: [candle[0], 0, candle[2] - 300] as const } : {}),
    pieces: [...(builtIn.pieces ?? []), ...(light === null ? [] : [bareBulb(room, at)])],
    front: '',
    spots: Object.fromEntries(Object.entries(spots).filter(([name]) => builtIn.spots.includes(name))),
  }
}

/** Pale marks with a nail, where pictures used to hang. Lower left corners and sizes as for pictures. */
export function tracesOfPictures(
  { lit, family }: Room,
  { paint }: Wall,
  wallColour: string,
  places: readonly (readonly [u: number, v: number, width: number, height: number])[],
): string {
  const wall = lit(wallColour)
  return places
    .map(([u, v, width, height]) => {
      const [x, y] = paint.at(u + width / 2, v + height + 40)
      return (
        shape(paint.rect(u - 14, v - 14, width + 28, height + 28), alpha(shade(wall, 0.5), 0.1)) +
        shape(paint.rect(u, v, width, height), alpha(tint(wall, 0.6), 0.5)) +
        circle(x, y, paint.scaleAt(u, v) * 13, shade(lit(family.wood), 0.3))
      )
    })
    .join('')
}
