import type { Point } from '../../canvas/path.ts'
import { createRoom, type Room } from '../rooms/room.ts'
import type { WallPaint } from '../rooms/shell.ts'

/** The kitchen with other walls in sight. */
export const planKitchen = ({ stage, family }: Room, plan: readonly Point[]): Room =>
  createRoom(stage, family, plan, 2050)

export const kitchenPaint = ({ family }: Room): WallPaint => ({
  colour: family.walls.kitchen,
  ...(family.dado === null ? {} : { dado: { colour: family.dado, height: 620 } }),
})
