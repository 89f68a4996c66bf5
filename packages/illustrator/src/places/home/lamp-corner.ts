import { tracesOfPictures } from '../rooms/bare-room.ts'
import { bookRow, toyShelf } from '../rooms/cupboards.ts'
import { nearCurtain, nearLantern } from '../rooms/framing.ts'
import { arecaPalm } from '../rooms/greenery.ts'
import { lampNiche } from '../rooms/keepsakes.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { framed, ledge, wallClock } from '../rooms/on-walls.ts'
import { alongWall, backOf, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { reedMat, roundRug } from '../rooms/rugs.ts'
import { CHAIR, caneChair } from '../rooms/seating.ts'
import { against } from '../rooms/solid.ts'
import { drawWindow } from '../rooms/windows.ts'
import { livingRoomPaint, planLivingRoom } from './plan.ts'

/** Where stories are told: an easy chair below a lamp, books, and a niche with flowers. */
export const lampCorner: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planLivingRoom(empty, [
    [-2000, back - 1500],
    [-640, back + 140],
    [1900, back - 160],
  ])
  const [left, wall] = room.walls
  if (!left || !wall) throw new Error('a room without walls')
  const chair = { x: within(stage, -820, back - 760), z: back - 760 }
  const lamp = [-560, 1520, back - 760] as const
  const [lampX, lampY] = stage.view.project([lamp[0], 1300, lamp[2]])
  return roomScene(room, {
    paint: livingRoomPaint(room),
    floor: roundRug(room, -500, back - 1000, 620) + reedMat(room, 420, back - 1500, 900, 560),
    walls:
      lampNiche(room, wall, 1560, 880, 420, 660) +
      ledge(room, wall, 240, 1360, 760) +
      bookRow(room, wall.paint, 270, 1362, 460, 230, 'ledge') +
      wallClock(room, wall, 900, 1500, 110) +
      framed(room, wall, 2160, 1180, 230, 290, 'elder'),
    openings: drawWindow(room, left, { u: left.length - 1180, v: 740, width: 720, height: 900 }),
    light: [lampX, lampY],
    candle: [210, 760, back - 160],
    pieces: [
      { ...caneChair(room, chair.x, chair.z, true), depth: stage.view.depthOf(alongWall(stage)) },
      room.piece(toyShelf(room, against(wall, 460, 20), 'books'), alongWall(stage)),
      { ...stage.stand(arecaPalm(room, 760), [1560, 0, back - 420]), depth: stage.view.depthOf(alongWall(stage)) },
      hangingLamp(room, lamp, room.family.accents[0]),
      ...strewn(room, 'books', 'pouffe'),
    ],
    front: stage.camera === 'wide' ? nearCurtain(room, -1, room.family.accents[1]) + nearLantern(room, 1) : '',
    spots: {
      chair: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      seat: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      window: { at: [-1300, 0, back - 1000], seat: 0 },
      door: { at: [1600, 0, 0], seat: 0 },
    },
    builtIn: {
      walls: tracesOfPictures(room, wall, room.family.walls.living, [
        [420, 1320, 340, 260],
        [2160, 1180, 230, 290],
      ]),
      spots: ['window', 'door'],
    },
  })
}
