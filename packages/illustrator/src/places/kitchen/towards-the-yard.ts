import { place } from '../../canvas/svg.ts'
import { DOOR, doorway } from '../rooms/doors.ts'
import { nearJamb } from '../rooms/framing.ts'
import { flowering, moneyPlant } from '../rooms/greenery.ts'
import { counter, fridge } from '../rooms/kitchen-units.ts'
import { plateRack, spiceBox, tiffin, tinShelf, waterPot } from '../rooms/kitchenware.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { onFloor, strewn } from '../rooms/on-floor.ts'
import { calendar } from '../rooms/on-walls.ts'
import { alongWall, backOf } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { stool } from '../rooms/seating.ts'
import { against } from '../rooms/solid.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { kitchenPaint, planKitchen } from './plan.ts'

/** The corner with the back door, through which the morning comes in. */
export const towardsTheYard: DrawSide = empty => {
  const { stage } = empty
  const back = backOf(stage)
  const room = planKitchen(empty, [
    [-1900, back - 1100],
    [-700, back + 120],
    [2000, back - 320],
  ])
  const [left, wall] = room.walls
  if (!left || !wall) throw new Error('a room without walls')
  const door = 1180
  const [lightX, lightY] = wall.paint.at(door - 400, 1500)
  const behind = stage.view.depthOf(alongWall(stage))
  const hang = wall.paint.at(2120, 1660, 60)
  return roomScene(room, {
    paint: kitchenPaint(room),
    floor: lightOnFloor(room, 640, back - 1700, 820, 1200, 80),
    walls:
      tinShelf(room, left, 330, 1440, 1180, 'corner') +
      plateRack(room, wall, 360, 1180) +
      calendar(room, wall, 2320, 1150),
    openings: doorway(room, wall, door, { beyond: 'outside', leaves: 'both', garland: stage.states.has('diwali') }),
    light: [lightX, lightY],
    candle: [-760, 260, back - 1150],
    pieces: [
      room.piece(
        counter(room, against(left, 560, 20), {
          width: 1020,
          things: [
            [260, spiceBox(room)],
            [640, tiffin(room)],
            [860, tiffin(room), 0.7],
          ],
        }),
        alongWall(stage),
      ),
      room.piece(fridge(room, against(wall, 260, 30)), alongWall(stage)),
      { ...stage.stand(waterPot(room), [1480, 0, back - 640]), depth: behind },
      { ...stage.stand(flowering(room, 320, room.family.accents[0], 'tin'), [1240, 0, back - 420]), depth: behind },
      room.piece(
        place(moneyPlant(room, 420), hang[0], hang[1], { scale: wall.paint.scaleAt(2120, 1660) }),
        alongWall(stage),
      ),
      hangingLamp(room, [-140, 1620, back - 700], room.family.accents[1]),
      { ...stool(room, -760, back - 1150, 260), depth: stage.view.depthOf([0, 0, back - 20]) },
      { ...onFloor(room, 'slippers', [700, 0, back - 560]), depth: behind },
      ...strewn(room, 'pouffe', 'basket'),
    ],
    front: stage.camera === 'wide' ? nearJamb(room, 1) : '',
    spots: {
      door: { at: [-700 + door + DOOR.width / 2, 0, back - 420], seat: 0 },
      steps: { at: [640, 0, back - 300], seat: 60 },
      seat: { at: [-760, 0, back - 1150], seat: 260 },
      chair: { at: [-760, 0, back - 1150], seat: 260 },
      window: { at: [640, 0, back - 420], seat: 0 },
    },
  })
}
