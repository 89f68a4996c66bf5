import { place } from '../../canvas/svg.ts'
import { table } from '../rooms/cupboards.ts'
import { doorway } from '../rooms/doors.ts'
import { nearCurtain } from '../rooms/framing.ts'
import { snakePlant } from '../rooms/greenery.ts'
import { teaThings } from '../rooms/keepsakes.ts'
import { tiffin, tinShelf, vegetables } from '../rooms/kitchenware.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { framed, wallClock } from '../rooms/on-walls.ts'
import { alongWall, backOf } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { roundRug } from '../rooms/rugs.ts'
import { stool } from '../rooms/seating.ts'
import { facingViewer } from '../rooms/solid.ts'
import { drawWindow } from '../rooms/windows.ts'
import { kitchenPaint, planKitchen } from './plan.ts'

const TABLE = { width: 1500, height: 520, depth: 620 }

/** The table in the middle, in the light of one lamp. */
export const atTheTable: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planKitchen(empty, [
    [-1750, back - 60],
    [900, back + 60],
    [2150, back - 1500],
  ])
  const [wall, right] = room.walls
  if (!wall || !right) throw new Error('a room without walls')
  const at = { x: -760, z: back - 220 }
  const on = (x: number, drawing: string, scale = 1) => {
    const point = [at.x + x, TABLE.height, at.z - TABLE.depth * 0.5] as const
    const [px, py] = stage.view.project(point)
    return place(drawing, px, py, { scale: stage.view.scaleAt(point) * scale })
  }
  const lamp = [at.x + TABLE.width / 2, 1560, at.z - 300] as const
  const [lampX, lampY] = stage.view.project([lamp[0], 1300, lamp[2]])
  const behind = stage.view.depthOf(alongWall(stage))
  return roomScene(room, {
    paint: kitchenPaint(room),
    floor: roundRug(room, 0, back - 1250, 620),
    walls:
      tinShelf(room, wall, 1640, 1500, 800, 'small') +
      framed(room, wall, 1700, 1120, 230, 200, 'fish') +
      wallClock(room, wall, 2240, 1240, 120),
    openings:
      doorway(room, right, 560, { beyond: 'room', leaves: 'left' }) +
      drawWindow(room, wall, { u: 420, v: 800, width: 720, height: 820 }),
    light: [lampX, lampY],
    candle: [at.x + 620, TABLE.height, at.z - 330],
    pieces: [
      { ...stage.stand(snakePlant(room, 520), [-1560, 0, back - 300]), depth: behind },
      room.piece(
        table(room, facingViewer(at.x, at.z), TABLE, room.lit(room.family.wood)) +
          on(330, vegetables(room), 0.8) +
          teaThings(room, [at.x + 840, TABLE.height, at.z - 300]) +
          on(1240, tiffin(room), 0.9),
        alongWall(stage),
      ),
      { ...stool(room, at.x - 180, at.z - 460), depth: behind - 1 },
      { ...stool(room, at.x + TABLE.width + 180, at.z - 460), depth: behind - 1 },
      hangingLamp(room, lamp, room.family.accents[0]),
      ...strewn(room, 'ball', 'books'),
    ],
    front: stage.camera === 'wide' ? nearCurtain(room, -1, room.family.accents[1]) : '',
    spots: {
      seat: { at: [at.x - 180, 0, at.z - 480], seat: 330 },
      chair: { at: [at.x + TABLE.width + 180, 0, at.z - 480], seat: 330 },
      table: { at: [at.x + TABLE.width / 2, 0, at.z - 300], seat: TABLE.height },
      window: { at: [-1000, 0, back - 700], seat: 0 },
      door: { at: [1350, 0, back - 900], seat: 0 },
    },
  })
}
