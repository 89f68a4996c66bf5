import type { Point } from '../../canvas/path.ts'
import { createRoom, type Room } from '../rooms/room.ts'
import type { WallPaint } from '../rooms/shell.ts'

/** The same house with other walls. */
export const planRoom = ({ stage, family }: Room, plan: readonly Point[], height?: number): Room =>
  createRoom(stage, family, plan, height)

export const wallPaint = ({ family, stage }: Room): WallPaint => ({
  colour: family.walls.bedroom,
  ...(family.dado === null
    ? {
        print: stage.context.bookRandom
          .fork('wallpaper')
          .pick<WallPaint['print'] & string>(['leaves', 'dots', 'diamonds', 'none']),
      }
    : { dado: { colour: family.dado, height: 620 } }),
})
