import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import type { Piece, Spot } from '../../stage/stage.ts'
import { isBare, tracesOfPictures } from '../rooms/bare-room.ts'
import { bookRow, toyShelf } from '../rooms/cupboards.ts'
import { nearLantern } from '../rooms/framing.ts'
import { flowering, moneyPlant, snakePlant } from '../rooms/greenery.ts'
import { paperMobile } from '../rooms/hangings.ts'
import { lampString } from '../rooms/lamps.ts'
import { moonStairs } from '../rooms/moon-stairs.ts'
import { strewn } from '../rooms/on-floor.ts'
import { childsDrawings, framed } from '../rooms/on-walls.ts'
import { backOf, type Room, type Wall } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { reedMat } from '../rooms/rugs.ts'
import { against, block, facingViewer } from '../rooms/solid.ts'
import { lightOnFloor } from '../rooms/window-light.ts'
import { drawWindow } from '../rooms/windows.ts'
import { planRoom, wallPaint } from './plan.ts'

const SEAT = { height: 400, depth: 360 }

/** A cushioned bench below the window, on which one can sit and look out. */
function windowSeat(room: Room, x: number, z: number, width: number): string {
  const { lit, family, stage } = room
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const wood = lit(tint(family.wood, 0.12))
  const cushion = (dx: number, colour: string, turn: number) => {
    const at = [x + dx, SEAT.height + 50, z - 150] as const
    const [px, py] = stage.view.project(at)
    return place(
      shape(
        'M-120 -10C-140 -80 -130 -190 -110 -220C-60 -240 60 -240 110 -222C134 -180 138 -80 120 -10C60 8 -60 8 -120 -10Z',
        colour,
      ) + shape('M0 -190L60 -112L0 -36L-60 -112Z', alpha(tint(colour, 0.5), 0.7)),
      px,
      py,
      { scale: stage.view.scaleAt(at), turn },
    )
  }
  return (
    block(stage.view, facingViewer(x, z), {
      width,
      height: SEAT.height,
      depth: SEAT.depth,
      colour: wood,
      front: paint =>
        [0.04, 0.28, 0.52, 0.76]
          .map((share, i) =>
            i === 1 && !isBare(stage)
              ? shape(paint.rect(width * share, 50, width * 0.2, 260), shade(wood, 0.5)) +
                bookRow(room, paint, width * share + 20, 50, width * 0.2 - 40, 210, 'bench')
              : shape(paint.rect(width * share, 50, width * 0.2, 260), shade(wood, 0.16)) +
                shape(paint.oval(width * (share + 0.1), 260, 18), lit('#e2b04c')),
          )
          .join(''),
    }) +
    block(stage.view, facingViewer(x - 10, z, SEAT.height), {
      width: width + 20,
      height: 66,
      depth: SEAT.depth + 16,
      colour: a,
      front: paint => line(paint.flow([0, 14, width + 20, 14]), c, paint.scaleAt(0, 0) * 10),
    }) +
    (isBare(stage) ? '' : cushion(200, b, -7)) +
    cushion(width - 190, c, 6)
  )
}

/** How far a lane is across, in world units. */
const LANE = 2000

/** The house across the lane, with somebody in its lit window. */
function houseAcross({ stage, lit, family }: Room, wall: Wall, z: number): { pieces: Piece[]; spot: Spot } {
  const { view, context } = stage
  const { paint } = wall
  const [left, width, sill, top] = [1840, 360, 700, 1090]
  const facade = lit(mix(family.walls.outside, '#3d4a78', 0.6))
  const depth = view.depthOf([0, 0, z])
  const [x, y] = paint.at(left + width / 2, sill)
  const scale = view.scaleAt([0, 0, z])
  const [middle, ground] = view.project([0, 0, z])
  return {
    pieces: [
      {
        depth: depth + 10,
        kind: 'scenery',
        drawing:
          shape(paint.rect(left - 60, sill - 260, width + 100, top - sill + 330), facade) +
          shape(paint.rect(left - 76, top + 60, width + 132, 26), shade(facade, 0.2)) +
          shape(paint.rect(left - 22, sill, width + 44, top - sill + 22), shade(facade, 0.3)) +
          shape(paint.rect(left, sill, width, top - sill), context.defs.verticalGradient('#ffe2a0', '#f8c064')),
      },
      {
        // Nearer than whoever is raised to the window.
        depth: depth - 400,
        kind: 'scenery',
        drawing:
          shape(paint.rect(left - 60, sill - 260, width + 100, 260), facade) +
          shape(paint.rect(left - 34, sill - 16, width + 68, 30), tint(facade, 0.3)),
      },
    ],
    spot: { at: [(x - middle) / scale, 0, z], rim: (ground - y) / scale },
  }
}

/** Close to the sill, with the sky outside. */
export const byTheWindow: DrawSide = empty => {
  const { stage } = empty
  const back = Math.min(backOf(stage), 1150)
  const room = planRoom(empty, [
    [-1950, back - 1100],
    [-1500, back],
    [1500, back],
    [1950, back - 1100],
  ])
  const [, wall] = room.walls
  if (!wall) throw new Error('a room without walls')
  const window = { u: 770, v: 560, width: 1460, height: 1240 }
  const bench = { x: -900, width: 1800 }
  const [lampX, lampY] = stage.view.project([1150, 900, back - 200])
  const across = stage.taken.has('far-window') ? houseAcross(room, wall, back + LANE) : undefined
  const hang = stage.view.project([-1180, 1720, back - 60])
  return roomScene(room, {
    paint: wallPaint(room),
    floor: reedMat(room, -760, back - 1650, 1520, 800) + lightOnFloor(room, 0, back - 1700, 1250, 1000, 120),
    walls:
      framed(room, wall, 250, 1180, 210, 270, 'peacock') +
      childsDrawings(room, wall, 2520, 1180, 2) +
      lampString(room, [-1500, 1990, back - 20], [1500, 1990, back - 20], 60),
    openings: drawWindow(room, wall, window) + moonStairs(room, window, wall),
    light: [lampX, lampY],
    candle: [500, SEAT.height + 66, back - 120],
    pieces: [
      ...(across?.pieces ?? []),
      room.piece(windowSeat(room, bench.x, back - 10, bench.width), [0, 0, back]),
      { ...stage.stand(snakePlant(room, 520), [-1240, 0, back - 160]), depth: stage.view.depthOf([0, 0, back]) },
      room.piece(place(moneyPlant(room, 520), hang[0], hang[1], { scale: stage.view.scaleAt([0, 0, back]) }), [
        0,
        0,
        back,
      ]),
      room.piece(toyShelf(room, against(wall, 2520, 20), 'sill'), [0, 0, back]),
      paperMobile(room, [-820, 1720, back - 620]),
      ...strewn(room, 'blocks', 'top'),
      stage.stand(flowering(room, 300, '#e8a23c', 'tin'), [-620, SEAT.height + 66, back - 90]),
    ],
    front: stage.camera === 'wide' ? nearLantern(room, 1) : '',
    spots: {
      window: { at: [0, 0, back - 290], seat: SEAT.height + 60 },
      seat: { at: [420, 0, back - 290], seat: SEAT.height + 60 },
      ledge: { at: [-380, 0, back - 290], seat: SEAT.height + 60 },
      bed: { at: [0, 0, back - 290], seat: SEAT.height + 60, pillow: [560, SEAT.height + 120, back - 190] },
      door: { at: [1300, 0, 0], seat: 0 },
      ...(across && { 'far-window': across.spot }),
    },
    builtIn: {
      walls: tracesOfPictures(room, wall, room.family.walls.bedroom, [[250, 1180, 210, 270]]),
      pieces: [room.piece(windowSeat(room, bench.x, back - 10, bench.width), [0, 0, back])],
      spots: ['window', 'seat', 'ledge', 'bed', 'door'],
    },
  })
}
