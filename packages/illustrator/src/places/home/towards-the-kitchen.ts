import { alpha, shade } from '../../canvas/colour.ts'
import { place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { isBare, tracesOfPictures } from '../rooms/bare-room.ts'
import { bookRow } from '../rooms/cupboards.ts'
import { nearCorner } from '../rooms/framing.ts'
import { arecaPalm, moneyPlant } from '../rooms/greenery.ts'
import { radioCabinet } from '../rooms/keepsakes.ts'
import { COUNTER, counter } from '../rooms/kitchen-units.ts'
import { hangingLadles, spiceBox, stove, tiffin, tinShelf, wallTiles } from '../rooms/kitchenware.ts'
import { ceilingFan, lampString } from '../rooms/lamps.ts'
import { strewn } from '../rooms/on-floor.ts'
import { framed, ledge } from '../rooms/on-walls.ts'
import { alongWall, backOf, createRoom, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { dhurrie } from '../rooms/rugs.ts'
import { CHAIR, caneChair } from '../rooms/seating.ts'
import { against } from '../rooms/solid.ts'
import { livingRoomPaint, planLivingRoom } from './plan.ts'

const ARCH = { u: 560, width: 1300, height: 1700 }

/** The archway to the kitchen, with tins on its shelves and a pot on the stove. */
export const towardsTheKitchen: DrawSide = empty => {
  const { stage, family } = empty
  const back = backOf(stage)
  const room = planLivingRoom(empty, [
    [-1500, back + 60],
    [1250, back + 60],
    [2300, back - 1300],
  ])
  const [wall, right] = room.walls
  if (!wall || !right) throw new Error('a room without walls')
  // The kitchen lies behind the arch.
  const beyond = createRoom(stage, family, [
    [-1700, back + 900],
    [900, back + 900],
  ])
  const [end] = beyond.walls
  if (!end) throw new Error('a kitchen without walls')
  const bare = isBare(stage)
  const hole = wall.paint.arch(ARCH.u, 0, ARCH.width, ARCH.height, 420)
  const [glowX, glowY] = wall.paint.at(ARCH.u + ARCH.width / 2, 900)
  const lamplit = room.lighting === 'lamps' || room.lighting === 'moonlight'
  const inner =
    shape(hole, shade(room.lit(family.walls.kitchen), 0.1)) +
    shape(end.paint.rect(-400, 0, 3600, 2400), room.lit(family.walls.kitchen)) +
    wallTiles(room, end.paint, 100, COUNTER.height, 2200, 390) +
    (bare ? '' : tinShelf(beyond, end, 300, 1440, 1500, 'upper') + hangingLadles(beyond, end, 1000, 1290)) +
    shape(
      beyond.floor.polygon([-1900, back, 1400, back, 1400, back + 900, -1900, back + 900]),
      shade(room.lit(family.floorColour), 0.16),
    ) +
    counter(beyond, against(end, 340, 20), {
      width: 1500,
      things: bare
        ? []
        : [
            [420, stove(room)],
            [980, spiceBox(room)],
            [1260, tiffin(room)],
          ],
    }) +
    (lamplit
      ? glow(stage.context, glowX, glowY - 160, wall.paint.scaleAt(ARCH.u, 0) * 1300, '#ffca78', 0.6)
      : shape(hole, alpha('#fff0c8', 0.1)))
  const chair = { x: within(stage, 1130, back - 760), z: back - 760 }
  const hang = wall.paint.at(330, 1700, 60)
  const rim = room.lit(family.pale)
  const arch =
    shape(wall.paint.arch(ARCH.u - 70, 0, ARCH.width + 140, ARCH.height + 70, 480), rim) +
    stage.context.defs.clip(hole, inner) +
    shape(wall.paint.polygon([ARCH.u, 0, ARCH.u + ARCH.width, 0, ARCH.u + ARCH.width, 14, ARCH.u, 14]), shade(rim, 0.3))
  return roomScene(room, {
    paint: livingRoomPaint(room),
    floor: dhurrie(room, -900, back - 1700, 1600, 900),
    walls:
      arch +
      ledge(room, wall, 2010, 1400, 560) +
      bookRow(room, wall.paint, 2040, 1402, 380, 220, 'arch') +
      framed(room, wall, 2120, 1020, 250, 230, 'hills') +
      framed(room, right, 420, 1180, 260, 320, 'couple') +
      lampString(room, [-1500, 1980, back + 40], [1250, 1980, back + 40], 80),
    candle: [1330, 470, back - 200],
    light: [glowX, glowY - 200],
    pieces: [
      room.piece(
        place(moneyPlant(room, 520), hang[0], hang[1], { scale: wall.paint.scaleAt(330, 1700) }),
        alongWall(stage),
      ),
      room.piece(radioCabinet(room, against(right, 300, 30)), alongWall(stage)),
      { ...caneChair(room, chair.x, chair.z), depth: stage.view.depthOf(alongWall(stage)) },
      ceilingFan(room, [520, 1880, back - 700]),
      ...strewn(room, 'elephant', 'top'),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' ? nearCorner(arecaPalm(room, 620), 1, { inset: 10 }) : '',
    spots: {
      door: { at: [-300, 0, back - 300], seat: 0 },
      chair: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      seat: { at: [chair.x, 0, chair.z - 30], seat: CHAIR.seat },
      window: { at: [-1100, 0, back - 600], seat: 0 },
    },
    builtIn: {
      walls: arch + tracesOfPictures(room, wall, family.walls.living, [[2120, 1020, 250, 230]]),
      pieces: [ceilingFan(room, [520, 1880, back - 700])],
      spots: ['door', 'window'],
    },
  })
}
