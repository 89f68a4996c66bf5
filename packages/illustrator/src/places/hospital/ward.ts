import { bedSpot, drawBed } from '../rooms/beds.ts'
import { nearCurtain } from '../rooms/framing.ts'
import { ceilingFan } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { switches } from '../rooms/on-walls.ts'
import { alongWall, backOf, createRoom } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { stool } from '../rooms/seating.ts'
import { lightOnFloor, moonBeam } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { onFront } from '../solid.ts'
import { hospitalPaint } from './hospital-family.ts'
import { paintedElephant, paintedGiraffe, paintedHills } from './painted-animals.ts'
import { bedCurtain, locker } from './ward-things.ts'

const LEFT = 1500
const DADO = 620

/** A bed of the children's ward below a window, with its curtain drawn back, and animals painted on the wall. */
export const ward: DrawSide = ({ stage, family }) => {
  const back = backOf(stage)
  const room = createRoom(stage, family, [
    [-LEFT, -1900],
    [-LEFT, back],
    [1700, back],
    [1700, -1900],
  ])
  const wall = room.walls[1]
  if (!wall) throw new Error('a room without walls')
  // Nearer cameras see less of the wall.
  const aside = stage.camera === 'medium' || stage.camera === 'over-the-shoulder' ? 130 : 0
  const bed = { x: -460 - aside, z: back - 30 }
  const made = drawBed(room, bed)
  const window = { u: LEFT - 130 - aside, v: 760, width: 860, height: 900 }
  const stand = { x: 1090 - aside * 1.3, z: back - 30 }
  const [lampX, lampY] = stage.view.project([stand.x + 190, 800, stand.z - 120])
  const painted = (x: number, y: number, drawing: string) => onFront(stage, x, y, back - 4, drawing)
  const visitor = { x: -800 + aside * 0.5, z: back - 720 }
  return roomScene(room, {
    paint: hospitalPaint(family),
    floor: lightOnFloor(room, 300, -420, 620, 700, -200),
    walls:
      painted(-LEFT, DADO, paintedHills(room, LEFT + 1700)) +
      painted(-1130, DADO + 20, paintedGiraffe(room)) +
      painted(1170, DADO + 10, paintedElephant(room)) +
      switches(room, wall, LEFT + 860, 900),
    openings: drawWindow(room, wall, window) + moonBeam(room, wall, window, [-120, back - 700], 520),
    light: [lampX, lampY],
    pieces: [
      room.piece(made.back, alongWall(stage)),
      room.piece(made.front, [bed.x, 0, bed.z - 60]),
      room.piece(locker(room, [stand.x, 0, stand.z]), alongWall(stage)),
      ...bedCurtain(room, bed),
      { ...stool(room, visitor.x, visitor.z), depth: stage.view.depthOf([0, 0, bed.z - 90]) },
      ceilingFan(room, [-1000, 1900, back - 900]),
      ...strewn(room, 'ball', 'slippers'),
    ],
    front: stage.camera === 'wide' ? nearCurtain(room, -1, family.curtain) : '',
    spots: {
      bed: bedSpot(room, bed),
      seat: { at: [bed.x + 620, 0, bed.z - 580], seat: bedSpot(room, bed).seat },
      chair: { at: [visitor.x, 0, visitor.z - 40], seat: 330 },
      window: { at: [300, 0, back - 900], seat: 0 },
      door: { at: [1350, 0, 0], seat: 0 },
    },
  })
}
