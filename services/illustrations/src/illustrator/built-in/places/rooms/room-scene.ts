import type { Point } from '../../canvas/path.ts'
import type { Piece, SettingScene, Spot } from '../../stage/stage.ts'
import { floorEdge } from './floors.ts'
import type { Room } from './room.ts'
import { lampPool, softened } from './room-light.ts'
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
  /** px of the lamp that lights the room at night. */
  light: Point
  pieces: readonly Piece[]
  front?: string
  spots: Readonly<Record<string, Spot>>
}

/** Puts a furnished room together. */
export function roomScene(
  room: Room,
  { paint, floor = '', walls, openings = '', light, pieces, front = '', spots }: Furnishing,
): RoomScene {
  const { stage, lit } = room
  return {
    ground:
      drawShell(room, paint) +
      (stage.view.pitch < 0 ? '' : floor) +
      walls +
      lampPool(stage, light) +
      openings +
      softened(stage, lit(paint.colour)),
    pieces: [...pieces, ...floorEdge(room)],
    front: stage.camera === 'close-up' || stage.camera === 'detail' ? '' : front,
    spots,
  }
}

export type DrawSide = (room: Room) => RoomScene
