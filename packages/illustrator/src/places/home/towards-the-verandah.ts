import { place } from '../../canvas/svg.ts'
import { tracesOfPictures } from '../rooms/bare-room.ts'
import { DOOR, doorway } from '../rooms/doors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { flowering, moneyPlant, snakePlant } from '../rooms/greenery.ts'
import { ceilingFan, lampString } from '../rooms/lamps.ts'
import { onFloor, strewn } from '../rooms/on-floor.ts'
import { calendar, framed, switches } from '../rooms/on-walls.ts'
import { alongWall, backOf, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { roundRug } from '../rooms/rugs.ts'
import { CHAIR, caneChair, stool } from '../rooms/seating.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { livingRoomPaint, planLivingRoom } from './plan.ts'

/** The corner with the door to the verandah: light, plants and easy chairs. */
export const towardsTheVerandah: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planLivingRoom(empty, [
    [-1900, back - 420],
    [760, back + 120],
    [2300, back - 1300],
  ])
  const [wall, right] = room.walls
  if (!wall || !right) throw new Error('a room without walls')
  const door = 640
  const chair = { x: within(stage, 880, back - 760), z: back - 760 }
  const [lightX, lightY] = wall.paint.at(door + DOOR.width / 2, 1000)
  const hang = wall.paint.at(2330, 1640, 60)
  return roomScene(room, {
    paint: livingRoomPaint(room),
    floor: lightOnFloor(room, -720, back - 1900, 820, 1300, -160) + roundRug(room, 380, back - 1250, 620),
    walls:
      switches(room, wall, 1720, 900) +
      calendar(room, wall, 1950, 1180) +
      framed(room, wall, 120, 1250, 220, 280, 'peacock') +
      lampString(room, [-1900, 1960, back - 420], [760, 1960, back + 100], 100),
    openings:
      doorway(room, wall, door, { beyond: 'outside', leaves: 'both', garland: room.stage.states.has('diwali') }) +
      drawWindow(room, right, { u: 520, v: 760, width: 720, height: 860 }, { cloth: false }),
    candle: [chair.x + 480, 300, chair.z - 60],
    light: [lightX + 500, lightY - 100],
    pieces: [
      { ...caneChair(room, chair.x, chair.z), depth: stage.view.depthOf(alongWall(stage)) },
      { ...stool(room, chair.x + 480, chair.z - 60, 300), depth: stage.view.depthOf(alongWall(stage)) },
      { ...stage.stand(snakePlant(room, 560), [-1480, 0, back - 560]), depth: stage.view.depthOf(alongWall(stage)) },
      {
        ...stage.stand(flowering(room, 330, room.family.accents[0], 'tin'), [-30, 0, back - 160]),
        depth: stage.view.depthOf(alongWall(stage)),
      },
      { ...onFloor(room, 'slippers', [-340, 0, back - 360]), depth: stage.view.depthOf(alongWall(stage)) },
      room.piece(
        place(moneyPlant(room, 460), hang[0], hang[1], { scale: wall.paint.scaleAt(2330, 1640) }),
        alongWall(stage),
      ),
      ceilingFan(room, [360, 1880, back - 700]),
      ...strewn(room, 'basket', 'ball'),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? nearCorner(snakePlant(room, 640, 'painted'), 1, { inset: 40 })
        : '',
    spots: {
      door: { at: [-1180, 0, back - 520], seat: 0 },
      steps: { at: [-980, 0, back - 380], seat: 60 },
      chair: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      seat: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      window: { at: [1300, 0, back - 900], seat: 0 },
    },
    builtIn: {
      walls:
        switches(room, wall, 1720, 900) +
        tracesOfPictures(room, wall, room.family.walls.living, [[120, 1250, 220, 280]]),
      pieces: [ceilingFan(room, [360, 1880, back - 700])],
      spots: ['door', 'steps', 'window'],
    },
  })
}
