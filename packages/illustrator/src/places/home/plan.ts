import type { Point } from '../../canvas/path.ts'
import { createRoom, type Room } from '../rooms/room.ts'
import type { WallPaint } from '../rooms/shell.ts'

/** The living room with other walls in sight. */
export const planLivingRoom = ({ stage, family }: Room, plan: readonly Point[]): Room => createRoom(stage, family, plan)

export const livingRoomPaint = ({ family }: Room): WallPaint => ({
  colour: family.walls.living,
  ...(family.dado === null ? {} : { dado: { colour: family.dado, height: 640 } }),
})
