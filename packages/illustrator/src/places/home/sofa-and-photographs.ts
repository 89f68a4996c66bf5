import { tracesOfPictures } from '../rooms/bare-room.ts'
import { table } from '../rooms/cupboards.ts'
import { entrance, nearCorner } from '../rooms/framing.ts'
import { arecaPalm, snakePlant } from '../rooms/greenery.ts'
import { radioCabinet, teaThings } from '../rooms/keepsakes.ts'
import { ceilingFan, hangingLamp } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { switches } from '../rooms/on-walls.ts'
import { alongWall, backOf, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { familyRug } from '../rooms/rugs.ts'
import { SOFA, settee } from '../rooms/settee.ts'
import { against, facingViewer } from '../rooms/solid.ts'
import { familyWall } from '../rooms/wall-art.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { livingRoomPaint, planLivingRoom } from './plan.ts'

const LEFT = 1600

/** The wall with the sofa, below the photographs of the family. */
export const sofaAndPhotographs: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planLivingRoom(empty, [
    [-LEFT, back + 80],
    [1500, back - 20],
    [1950, back - 1800],
  ])
  const [wall] = room.walls
  if (!wall) throw new Error('a room without walls')
  const sofa = { x: -1040, z: back - 40 }
  const lamp = [within(stage, -1290, back - 320), 1480, back - 320] as const
  const [lampX, lampY] = stage.view.project(lamp)
  const low = { x: -1500, z: back - 800 }
  return roomScene(room, {
    paint: livingRoomPaint(room),
    floor: lightOnFloor(room, 760, back - 1500, 760, 800, -120) + familyRug(room, 0, back - 1300, 1800, 1000),
    walls: familyWall(room, wall, 640, 1180) + switches(room, wall, LEFT + 420, 860),
    openings: drawWindow(room, wall, { u: LEFT + 640, v: 720, width: 840, height: 960 }),
    light: [lampX, lampY],
    candle: [low.x + 400, 300, low.z - 160],
    pieces: [
      room.piece(settee(room, sofa.x, sofa.z), alongWall(stage)),
      room.piece(radioCabinet(room, against(wall, LEFT + 590, 30)), alongWall(stage)),
      {
        ...stage.stand(snakePlant(room, 560, 'painted'), [1620, 0, back - 240]),
        depth: stage.view.depthOf(alongWall(stage)),
      },
      hangingLamp(room, lamp, room.family.accents[1]),
      room.piece(
        table(room, facingViewer(low.x, low.z), { width: 520, height: 300, depth: 380 }, room.lit(room.family.wood)) +
          teaThings(room, [low.x + 260, 300, low.z - 190]),
        [0, 0, back - 10],
      ),
      ceilingFan(room, [180, 1880, back - 600]),
      ...strewn(room, 'top', 'books'),
    ],
    front:
      stage.camera === 'wide'
        ? nearCorner(arecaPalm(room, 640), -1, { inset: 10 }) + entrance(room, 1, snakePlant(room, 620))
        : '',
    spots: {
      seat: { at: [sofa.x + SOFA.width * 0.62, 0, sofa.z - 340], seat: SOFA.seat },
      bed: {
        at: [sofa.x + SOFA.width * 0.4, 0, sofa.z - 320],
        seat: SOFA.seat,
        pillow: [sofa.x + SOFA.width - 330, SOFA.seat + 60, sofa.z - 320],
      },
      chair: { at: [sofa.x + SOFA.width * 0.28, 0, sofa.z - 340], seat: SOFA.seat },
      window: { at: [1060, 0, back - 620], seat: 0 },
      table: { at: [low.x + 260, 0, low.z - 190], seat: 300 },
      door: { at: [1650, 0, 0], seat: 0 },
    },
    builtIn: {
      walls:
        switches(room, wall, LEFT + 420, 860) +
        tracesOfPictures(room, wall, room.family.walls.living, [
          [640, 1180, 300, 250],
          [1000, 1240, 200, 260],
          [700, 1520, 170, 190],
        ]),
      pieces: [ceilingFan(room, [180, 1880, back - 600])],
      spots: ['window', 'door'],
    },
  })
}
