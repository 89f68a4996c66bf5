import { alpha } from '../../canvas/colour.ts'
import { shape } from '../../canvas/svg.ts'
import { nearJamb, nearLantern } from '../rooms/framing.ts'
import { COUNTER, counter } from '../rooms/kitchen-units.ts'
import {
  gasCylinder,
  hangingLadles,
  spiceBox,
  stove,
  tiffin,
  tinShelf,
  vegetables,
  wallTiles,
  waterPot,
} from '../rooms/kitchenware.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { alongWall, backOf, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { reedMat } from '../rooms/rugs.ts'
import { stool } from '../rooms/seating.ts'
import { against } from '../rooms/solid.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { kitchenPaint, planKitchen } from './plan.ts'

const LEFT = 1650

/** The long counter with the stove, below tins and ladles. */
export const atTheStove: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planKitchen(empty, [
    [-LEFT - 400, back - 1600],
    [-LEFT, back],
    [1950, back + 40],
  ])
  const [, wall] = room.walls
  if (!wall) throw new Error('a room without walls')
  const width = 2320
  const from = LEFT - 1000
  const lamp = [480, 1560, back - 420] as const
  const [lampX, lampY] = stage.view.project(lamp)
  const behind = stage.view.depthOf(alongWall(stage))
  return roomScene(room, {
    paint: kitchenPaint(room),
    floor: reedMat(room, -500, back - 1500, 1000, 520) + lightOnFloor(room, 900, back - 1500, 640, 800, -220),
    walls:
      wallTiles(room, wall.paint, from - 40, COUNTER.height, width + 80, 390) +
      tinShelf(room, wall, from - 20, 1520, 1350, 'upper') +
      tinShelf(room, wall, from - 20, 1230, 820, 'lower') +
      hangingLadles(room, wall, from + 860, 1330) +
      shape(wall.paint.rect(from - 40, COUNTER.height, width + 80, 30), alpha('#22082e', 0.2)),
    openings: drawWindow(room, wall, { u: LEFT + 560, v: 860, width: 700, height: 760 }, { cloth: false }),
    light: [lampX, lampY],
    candle: [320, COUNTER.height, back - 240],
    pieces: [
      { ...stage.stand(waterPot(room), [-1330, 0, back - 220]), depth: behind },
      room.piece(
        counter(room, against(wall, from, 20), {
          width,
          things: [
            [560, stove(room)],
            [1130, spiceBox(room)],
            [1480, vegetables(room), 0.9],
            [1860, tiffin(room)],
            [2130, tiffin(room), 0.76],
          ],
        }),
        alongWall(stage),
      ),
      { ...stage.stand(gasCylinder(room), [-860, 0, back - 470]), depth: behind },
      hangingLamp(room, lamp, room.family.accents[0]),
      { ...stool(room, within(stage, 1330, back - 900), back - 900), depth: stage.view.depthOf([0, 0, back - 20]) },
      ...strewn(room, 'basket', 'top'),
    ],
    front: stage.camera === 'wide' ? nearJamb(room, -1) + nearLantern(room, 1) : '',
    spots: {
      seat: { at: [within(stage, 1330, back - 900), 0, back - 900], seat: 330 },
      chair: { at: [within(stage, 1330, back - 900), 0, back - 900], seat: 330 },
      ledge: { at: [300, 0, back - 320], seat: COUNTER.height },
      table: { at: [60, 0, back - 260], seat: COUNTER.height },
      window: { at: [900, 0, back - 700], seat: 0 },
      door: { at: [-1500, 0, back - 900], seat: 0 },
    },
  })
}
