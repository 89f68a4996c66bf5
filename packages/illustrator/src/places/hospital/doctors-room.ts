import { doorway } from '../rooms/doors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { arecaPalm, snakePlant } from '../rooms/greenery.ts'
import { ceilingFan, hangingLamp } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { switches, wallClock } from '../rooms/on-walls.ts'
import { alongWall, backOf, createRoom, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { roundRug } from '../rooms/rugs.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import {
  BENCH,
  coatAndStethoscope,
  DOCTORS_DESK,
  doctorsChair,
  doctorsDesk,
  eyeChart,
  patientsBench,
  weighingScale,
} from './consulting-things.ts'
import { hospitalPaint } from './hospital-family.ts'

/** The doctor's desk by the window, a bench for patients and the scales. */
export const doctorsRoom: DrawSide = ({ stage, family }) => {
  const { view } = stage
  const back = backOf(stage)
  const room = createRoom(stage, family, [
    [-2000, back - 260],
    [760, back + 120],
    [2300, back - 1300],
  ])
  const [wall, right] = room.walls
  if (!wall || !right) throw new Error('a room without walls')
  const isNear = stage.camera === 'medium' || stage.camera === 'over-the-shoulder'
  const bench = { x: isNear ? -1120 : -940, z: back - 120 }
  const desk = { x: Math.min(620, view.xOf(0.98, back - 560) - DOCTORS_DESK.width), z: back - 560 }
  const doctor = { x: desk.x + 500, z: desk.z + 120 }
  const scale = { x: within(stage, -1330, back - 420), z: back - 420 }
  const [lampX, lampY] = view.project([desk.x + 350, 900, desk.z - 180])
  return roomScene(room, {
    paint: hospitalPaint(family),
    floor: lightOnFloor(room, 500, back - 1700, 760, 900, -160) + roundRug(room, 100, back - 1250, 560),
    walls:
      eyeChart(room, wall, 1290, 1010) +
      wallClock(room, wall, 1930, 1580, 120) +
      switches(room, wall, 1040, 900) +
      coatAndStethoscope(room, [330, 1500, back + 40]),
    openings:
      doorway(room, wall, 240, { beyond: 'room', leaves: 'left' }) +
      drawWindow(room, right, { u: 520, v: 740, width: 800, height: 900 }),
    light: [lampX, lampY],
    pieces: [
      room.piece(patientsBench(room, bench.x, bench.z), alongWall(stage)),
      { ...stage.stand(weighingScale(room), [scale.x, 0, scale.z]), depth: view.depthOf(alongWall(stage)) - 1 },
      { ...stage.stand(arecaPalm(room, 620), [440, 0, back - 120]), depth: view.depthOf(alongWall(stage)) - 1 },
      { ...stage.stand(doctorsChair(room), [doctor.x, 0, doctor.z]), depth: view.depthOf([0, 0, doctor.z]) },
      room.piece(doctorsDesk(room, desk.x, desk.z), [0, 0, desk.z - 20]),
      hangingLamp(room, [-200, 1640, back - 500], family.accents[0]),
      ceilingFan(room, [520, 1900, back - 700]),
      ...strewn(room, 'blocks', 'top'),
    ],
    front: stage.camera === 'wide' ? nearCorner(snakePlant(room, 640, 'painted'), -1, { inset: 60 }) : '',
    spots: {
      bed: {
        at: [bench.x + BENCH.width * 0.46, 0, bench.z - BENCH.depth * 0.5],
        seat: BENCH.height,
        pillow: [bench.x + BENCH.width - 230, BENCH.height + 60, bench.z - BENCH.depth * 0.5],
      },
      seat: { at: [bench.x + BENCH.width * 0.52, 0, bench.z - BENCH.depth + 60], seat: BENCH.height },
      chair: { at: [doctor.x, 0, doctor.z - 30], seat: 390 },
      table: { at: [desk.x + DOCTORS_DESK.width / 2, 0, desk.z - 260], seat: DOCTORS_DESK.height },
      platform: { at: [scale.x, 0, scale.z - 20], seat: 110 },
      window: { at: [1300, 0, back - 900], seat: 0 },
      door: { at: [-1350, 0, back - 500], seat: 0 },
    },
  })
}
