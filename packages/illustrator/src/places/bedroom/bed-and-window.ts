import { tracesOfPictures } from '../rooms/bare-room.ts'
import { bedSpot, drawBed } from '../rooms/beds.ts'
import { bedsideTable } from '../rooms/bedside.ts'
import { almirah, toyShelf } from '../rooms/cupboards.ts'
import { entrance } from '../rooms/framing.ts'
import { arecaPalm } from '../rooms/greenery.ts'
import { ceilingFan, lampString } from '../rooms/lamps.ts'
import { moonStairs } from '../rooms/moon-stairs.ts'
import { mosquitoNet } from '../rooms/mosquito-net.ts'
import { strewn } from '../rooms/on-floor.ts'
import { alongWall, backOf } from '../rooms/room.ts'
import type { DrawSide } from '../rooms/room-scene.ts'
import { roomScene } from '../rooms/room-scene.ts'
import { familyRug } from '../rooms/rugs.ts'
import { against } from '../rooms/solid.ts'
import { childsWall } from '../rooms/wall-art.ts'
import { lightOnFloor, moonBeam } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { planRoom, wallPaint } from './plan.ts'

const LEFT = 1450

/** The bed stands along the wall with its head below the window. */
export const bedAndWindow: DrawSide = empty => {
  const back = backOf(empty.stage)
  const room = planRoom(empty, [
    [-LEFT, -1900],
    [-LEFT, back],
    [1500, back],
    [1500, -1900],
  ])
  const [left, wall] = room.walls
  if (!left || !wall) throw new Error('a room without walls')
  const { stage } = room
  // Nearer cameras see less of the wall.
  const aside = stage.camera === 'medium' || stage.camera === 'over-the-shoulder' ? 170 : 0
  const bed = { x: -1180 + aside, z: back - 30 }
  const window = { u: LEFT + 440, v: 740, width: 780, height: 900 }
  const lamp = [560 + aside, 450, back - 190] as const
  const made = drawBed(room, bed)
  const [lampX, lampY] = stage.view.project([lamp[0], 700, lamp[2]])
  return roomScene(room, {
    paint: wallPaint(room),
    floor: lightOnFloor(room, 760, -420, 620, 700, -260) + familyRug(room, 60, back - 1350, 1700, 1000),
    walls:
      childsWall(room, wall, 330, 1330) +
      (room.stage.context.bookRandom.fork('lamps').chance(0.5)
        ? lampString(room, [-LEFT, 1950, back - 20], [430, 1900, back - 20], 70)
        : ''),
    openings:
      drawWindow(room, wall, window) +
      moonStairs(room, window, wall) +
      moonBeam(room, wall, window, [-120, back - 700], 520),
    light: [lampX, lampY],
    pieces: [
      room.piece(almirah(room, against(left, left.length - 1250, 20)), [-LEFT + 300, 0, back - 700]),
      room.piece(made.back, alongWall(stage)),
      room.piece(made.front, [bed.x, 0, bed.z - 60]),
      room.piece(bedsideTable(room, [400 + aside, 0, back - 20]), alongWall(stage)),
      room.piece(toyShelf(room, against(wall, LEFT + 1180, 20)), alongWall(stage)),
      ...mosquitoNet(room, bed),
      ceilingFan(room, [120, 1880, back - 500]),
      ...strewn(room, 'elephant', 'slippers'),
    ],
    front: stage.camera === 'wide' ? entrance(room, -1, arecaPalm(room, 640)) : '',
    spots: {
      bed: bedSpot(room, bed),
      window: { at: [760, 0, back - 160], seat: 0 },
      door: { at: [1250, 0, 0], seat: 0 },
      // Two places on the sill.
      ledge: { at: [window.u - LEFT + 560, window.v, back - 50], seat: 0 },
      wall: { at: [window.u - LEFT + 680, window.v, back - 50], seat: 0 },
      seat: { at: [-300, 0, back - 700], seat: bedSpot(room, bed).seat },
    },
    builtIn: {
      walls: tracesOfPictures(room, wall, room.family.walls.bedroom, [
        [330, 1330, 250, 310],
        [690, 1400, 200, 200],
      ]),
      pieces: [room.piece(made.back, alongWall(stage)), ceilingFan(room, [120, 1880, back - 500])],
      spots: ['bed', 'seat', 'window', 'door', 'ledge', 'wall'],
    },
  })
}
