import type { Point } from '../../canvas/path.ts'
import { add, type Vec3 } from '../../space/vec3.ts'
import type { Piece, SettingScene, Spot } from '../../stage/stage.ts'
import { type BuiltIn, emptied, isBare } from './bare-room.ts'
import { floorEdge } from './floors.ts'
import { diyas, hasFlame, tableLamp } from './lamps.ts'
import type { Room } from './room.ts'
import { lampPool, softened } from './room-light.ts'
import { rangoli } from './rugs.ts'
import { drawShell, type WallPaint } from './shell.ts'

type RoomScene = Pick<SettingScene, 'ground' | 'pieces' | 'front' | 'spots'>

interface Furnishing {
  paint: WallPaint
  /** Rugs and light on the floor. */
  floor?: string
  /** What hangs on the walls. */
  walls: string
  /** Windows and doors: lamps don't shine on what is behind them. */
  openings?: string
  /** px of the lamp that lights the room at night; null if the room stays as dark as it is painted. */
  light: Point | null
  /** Where a candle stands when the power has failed; without it, table lamps become candles. */
  candle?: Vec3
  pieces: readonly Piece[]
  front?: string
  spots: Readonly<Record<string, Spot>>
  /** Rooms that can be bare. */
  builtIn?: BuiltIn
}

/** Puts a furnished room together. */
export function roomScene(room: Room, { builtIn, ...furnished }: Furnishing): RoomScene {
  const furnishing: Furnishing =
    builtIn && isBare(room.stage) ? { ...furnished, ...emptied(room, furnished, builtIn) } : furnished
  const { paint, floor = '', walls, openings = '', light, candle, pieces, front = '', spots } = furnishing
  const { stage, lit } = room
  const festive = stage.states.has('diwali')
  const candlelit = room.lighting === 'candle' && candle !== undefined && !hasFlame(room)
  // Lamps are out when the power has failed.
  const usual = room.lighting === 'candle' ? undefined : light
  const lamp = candlelit ? stage.view.project(add(candle, [0, 190, 0])) : usual
  return {
    ground:
      drawShell(room, paint) +
      (stage.view.pitch < 0 ? '' : floor) +
      (festive && stage.view.pitch > 0 ? rangoli(room, 0, stage.view.zOf('near') + 160, 430) : '') +
      walls +
      (lamp ? lampPool(stage, lamp) : '') +
      openings +
      softened(stage, lit(paint.colour)),
    pieces: [
      ...pieces,
      ...(candlelit ? [room.piece(tableLamp(room, candle), [0, 0, candle[2] - 30])] : []),
      ...(festive ? festiveLamps(room) : []),
      ...floorEdge(room),
    ],
    front: stage.camera === 'close-up' || stage.camera === 'detail' ? '' : front,
    spots,
  }
}

/** Clay lamps on the floor, clear of the middle. */
function festiveLamps(room: Room): Piece[] {
  const { view } = room.stage
  const z = view.zOf('middle') * 0.6
  return diyas(
    room,
    [-0.86, -0.68, -0.5, 0.5, 0.68, 0.86].map(x => [view.xOf(x, z), 0, z + Math.abs(x) * 200 - 140] as const),
  )
}

export type DrawSide = (room: Room) => RoomScene
