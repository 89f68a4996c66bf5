import { tracesOfPictures } from '../rooms/bare-room.ts'
import { BED, bedSpot, drawBed } from '../rooms/beds.ts'
import { bedsideTable } from '../rooms/bedside.ts'
import { toyShelf } from '../rooms/cupboards.ts'
import { nearCurtain } from '../rooms/framing.ts'
import { paperMobile } from '../rooms/hangings.ts'
import { hangingLamp, lampString } from '../rooms/lamps.ts'
import { moonStairs } from '../rooms/moon-stairs.ts'
import { mosquitoNet } from '../rooms/mosquito-net.ts'
import { strewn } from '../rooms/on-floor.ts'
import { framed, ledge, wallClock } from '../rooms/on-walls.ts'
import { backOf } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { dhurrie, roundRug } from '../rooms/rugs.ts'
import { against } from '../rooms/solid.ts'
import { lightOnFloor, moonBeam } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { planRoom, wallPaint } from './plan.ts'

/** The bed in the middle of the picture, away from the wall so that others can stand round it. */
export const roundTheBed: DrawSide = empty => {
  const { stage } = empty
  const above = stage.camera === 'from-above'
  const back = above ? 1350 : Math.min(backOf(stage), 1050)
  const room = planRoom(empty, [
    [-1500, back - 40],
    [420, back + 60],
    [1750, back - 1500],
  ])
  const [wall, right] = room.walls
  if (!wall || !right) throw new Error('a room without walls')
  const bed = { x: -860, z: above ? 560 : back - 180 }
  const made = drawBed(room, bed)
  const window = { u: 620, v: 700, width: 900, height: 960 }
  const [lampX, lampY] = stage.view.project([BED.length - 860 + 160, 700, bed.z - 100])
  return roomScene(room, {
    paint: wallPaint(room),
    floor:
      dhurrie(room, bed.x - 220, bed.z - 1130, 1800, 1000) +
      lightOnFloor(room, 520, bed.z - 1100, 700, 800, 360) +
      roundRug(room, 1050, bed.z - 1200, 380),
    walls:
      ledge(room, wall, 260, 1340, 820) +
      framed(room, wall, 330, 1350, 210, 250, 'fish') +
      framed(room, wall, 590, 1350, 170, 200, 'hills') +
      wallClock(room, wall, 930, 1480, 110) +
      lampString(room, [-1500, 1880, back - 60], [420, 1960, back], 110),
    openings:
      drawWindow(room, right, window) +
      moonStairs(room, window, right) +
      moonBeam(room, right, window, [-100, bed.z - 600], 640),
    light: [lampX, lampY],
    pieces: [
      room.piece(toyShelf(room, against(wall, 30, 30)), [0, 0, back]),
      room.piece(made.back, [bed.x, 0, bed.z]),
      room.piece(made.front, [bed.x, 0, bed.z - 60]),
      room.piece(bedsideTable(room, [bed.x + BED.length + 60, 0, bed.z]), [bed.x, 0, bed.z - 20]),
      ...mosquitoNet(room, bed),
      paperMobile(room, [-260, 1690, back - 420]),
      ...strewn(room, 'basket', 'slippers'),
      ...(above ? [] : [hangingLamp(room, [-1160, 1660, back - 300], room.family.accents[1])]),
    ],
    front: stage.camera === 'wide' ? nearCurtain(room, -1) : '',
    spots: {
      bed: bedSpot(room, bed),
      seat: { at: [bed.x + 280, 0, bed.z - 600], seat: bedSpot(room, bed).seat },
      window: { at: [1000, 0, back - 900], seat: 0 },
      door: { at: [-1250, 0, back - 500], seat: 0 },
    },
    builtIn: {
      walls: tracesOfPictures(room, wall, room.family.walls.bedroom, [[420, 1350, 360, 280]]),
      pieces: [room.piece(made.back, [bed.x, 0, bed.z])],
      spots: ['bed', 'seat', 'window', 'door'],
    },
  })
}
