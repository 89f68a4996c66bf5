import { tracesOfPictures } from '../rooms/bare-room.ts'
import { bedSpot, drawBed } from '../rooms/beds.ts'
import { bedsideTable } from '../rooms/bedside.ts'
import { almirah, desk } from '../rooms/cupboards.ts'
import { doorway } from '../rooms/doors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { arecaPalm } from '../rooms/greenery.ts'
import { paperMobile } from '../rooms/hangings.ts'
import { ceilingFan } from '../rooms/lamps.ts'
import { mosquitoNet } from '../rooms/mosquito-net.ts'
import { strewn } from '../rooms/on-floor.ts'
import { calendar, framed, hooks, ledge, switches, wallClock } from '../rooms/on-walls.ts'
import { alongWall, backOf } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { dhurrie } from '../rooms/rugs.ts'
import { against } from '../rooms/solid.ts'
import { planRoom, wallPaint } from './plan.ts'

/** The corner of the room with the door; the bed is on the right. */
export const bedAndDoor: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  // The corner lies to the left, so that both walls are seen from the side.
  const room = planRoom(empty, [
    [-2300, back - 1500],
    [-860, back + 160],
    [1900, back - 120],
  ])
  const [left, wall] = room.walls
  if (!left || !wall) throw new Error('a room without walls')
  const bed = { x: 330, z: back - 60 }
  const made = drawBed(room, bed)
  const door = left.length - 1180
  const [lampX, lampY] = stage.view.project([120, 760, back - 260])
  return roomScene(room, {
    paint: wallPaint(room),
    floor: dhurrie(room, -700, back - 1860, 1400, 900),
    walls:
      switches(room, left, door + 790, 900) +
      calendar(room, left, left.length - 300, 1050) +
      framed(room, wall, 1560, 1360, 320, 260, 'boat') +
      framed(room, wall, 2000, 1330, 220, 300, 'sun') +
      wallClock(room, wall, 360, 1660, 120) +
      hooks(room, left, left.length - 1760, 1330) +
      ledge(room, wall, 2280, 1100, 420),
    openings: doorway(room, left, door, { beyond: 'room', leaves: 'left' }),
    light: [lampX, lampY],
    pieces: [
      room.piece(desk(room, against(wall, 110, 30)), alongWall(stage)),
      room.piece(almirah(room, against(left, 30, 30)), [-2000, 0, back - 1000]),
      room.piece(made.back, [bed.x, 0, bed.z - 10]),
      room.piece(made.front, [bed.x, 0, bed.z - 60]),
      room.piece(bedsideTable(room, [-60 + 1900, 0, back - 120]), alongWall(stage)),
      ...mosquitoNet(room, bed),
      paperMobile(room, [1120, 1640, back - 520]),
      ...strewn(room, 'ball', 'books'),
      ceilingFan(room, [250, 1880, back - 700]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' ? nearCorner(arecaPalm(room, 620), 1, { inset: 20 }) : '',
    spots: {
      bed: bedSpot(room, bed),
      door: { at: [-1230, 0, back - 560], seat: 0 },
      seat: { at: [bed.x + 240, 0, bed.z - 560], seat: bedSpot(room, bed).seat },
      window: { at: [900, 0, back - 900], seat: 0 },
    },
    builtIn: {
      walls: tracesOfPictures(room, wall, room.family.walls.bedroom, [
        [1560, 1360, 320, 260],
        [2000, 1330, 220, 300],
      ]),
      pieces: [room.piece(made.back, [bed.x, 0, bed.z - 10]), ceilingFan(room, [250, 1880, back - 700])],
      spots: ['bed', 'seat', 'window', 'door'],
    },
  })
}
