import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { DOOR, doorway } from '../rooms/doors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { flowering, snakePlant } from '../rooms/greenery.ts'
import { diyas } from '../rooms/lamps.ts'
import { onFloor } from '../rooms/on-floor.ts'
import { levelPlane, paintOn, wallPlane } from '../rooms/plane.ts'
import { marigolds, porchLamp, post, rafters, weatherInFront } from '../rooms/porch.ts'
import { alongWall, backOf, createRoom, type Room, within } from '../rooms/room.ts'
import { type DrawSide, roomScene } from '../rooms/room-scene.ts'
import { rangoli, reedMat } from '../rooms/rugs.ts'
import { jhoola } from '../rooms/seating.ts'
import { block, facingViewer } from '../rooms/solid.ts'
import { drawWindow } from '../rooms/windows.ts'

/** Where the raised floor ends. */
const EDGE = -760
const STEP = { height: 120, depth: 260, half: 640 }

/** The steps down to the lane, and the lane. */
function lane(room: Room): string {
  const { stage, lit, family } = room
  const { view, context } = stage
  if (view.pitch < 0) return ''
  const earth = context.light.land(stage.weather === 'rain' ? '#9a7a5c' : '#cfa978')
  const stone = lit(tint(family.floorColour, 0.24))
  const face = paintOn(view, wallPlane([-2600, EDGE], [2600, EDGE]))
  const ground = paintOn(view, levelPlane(-STEP.height * 3))
  const near = view.zOf('foreground') * 1.16
  const depth = EDGE - near
  if (depth < 0) return ''
  const steps = [0, 1, 2].map(i => {
    const z = EDGE - STEP.depth * i
    const [riser, tread] = [
      paintOn(view, wallPlane([-STEP.half, z], [STEP.half, z])),
      paintOn(view, levelPlane(-STEP.height * (i + 1))),
    ]
    return (
      shape(riser.rect(0, -STEP.height * (i + 1), STEP.half * 2, STEP.height), shade(stone, 0.26)) +
      shape(riser.rect(0, -STEP.height * i - 26, STEP.half * 2, 26), shade(stone, 0.06)) +
      (i < 2 ? shape(tread.rect(-STEP.half, z - STEP.depth, STEP.half * 2, STEP.depth), tint(stone, 0.14)) : '')
    )
  })
  const pebbles = Array.from({ length: 22 }, (_, i) =>
    ground.oval(-2200 + i * 205 + ((i * 97) % 130), EDGE - 300 - ((i * 331) % 1500), 34, 26),
  ).join('')
  const puddles =
    stage.weather === 'rain'
      ? shape(
          ground.oval(-1250, EDGE - 700, 420, 160) + ground.oval(1100, EDGE - 500, 340, 120),
          alpha(stage.sky[2], 0.6),
        )
      : ''
  return (
    shape(ground.rect(-3200, near, 6400, depth), earth) +
    shape(pebbles, alpha(shade(earth, 0.3), 0.4)) +
    puddles +
    shape(face.rect(0, -STEP.height * 3, 5200, STEP.height * 3), shade(lit(family.walls.outside), 0.2)) +
    shape(face.rect(0, -STEP.height * 3, 5200, 110), shade(lit(family.accents[0]), 0.2)) +
    shape(face.rect(0, -44, 5200, 44), tint(stone, 0.1)) +
    steps.join('')
  )
}

/** The wall of the house with its door, seen from the lane. */
export const frontOfTheHouse: DrawSide = ({ stage, family }) => {
  const back = backOf(stage)
  const room = createRoom(stage, family, [
    [-2300, back],
    [2300, back],
  ])
  const [wall] = room.walls
  if (!wall) throw new Error('a house without a wall')
  const { lit } = room
  const swing = within(stage, 1260, back - 420)
  const behind = stage.view.depthOf(alongWall(stage))
  const door = 2300 - 360
  const lamp = wall.paint.at(door + DOOR.width + 260, 1500)
  const scale = wall.paint.scaleAt(2300, 1000)
  const bench = facingViewer(-1700, back - 40)
  const festive = stage.states.has('diwali')
  const [a, , c] = family.accents.map(lit) as [string, string, string]
  return roomScene(room, {
    paint: {
      colour: family.walls.outside,
      dado: { colour: family.dado ?? shade(family.walls.outside, 0.2), height: 460 },
    },
    floor:
      (stage.context.bookRandom.fork('threshold').chance(0.6) && !festive && stage.view.pitch > 0
        ? rangoli(room, 0, back - 860, 340)
        : '') +
      reedMat(room, -300, back - 460, 620, 300) +
      lane(room),
    walls:
      rafters(room, -2300, 2300, EDGE, back) +
      shape(wall.paint.rect(door - 620, 1180, 300, 150), lit(family.wood)) +
      line(
        wall.paint.flow([door - 580, 1280, door - 360, 1280]) + wall.paint.flow([door - 580, 1230, door - 440, 1230]),
        lit('#f0dca8'),
        scale * 17,
      ) +
      shape(
        [0, 1, 2, 3, 4, 5]
          .map(i =>
            wall.paint.polygon([
              door - 190 - (i % 2) * 20,
              150 + i * 62,
              door - 150 - (i % 2) * 20,
              190 + i * 62,
              door - 190 - (i % 2) * 20,
              230 + i * 62,
              door - 230 - (i % 2) * 20,
              190 + i * 62,
            ]),
          )
          .join(''),
        alpha(c, 0.6),
      ),
    openings:
      doorway(room, wall, door, { beyond: 'room', leaves: 'both', garland: room.stage.states.has('diwali') }) +
      drawHouseWindow(room) +
      porchLamp(room, lamp, scale * 1.2),
    light: [lamp[0] - 120, lamp[1] + 40],
    pieces: [
      room.piece(
        block(stage.view, bench, {
          width: 1050,
          height: 330,
          depth: 420,
          colour: shade(lit(family.walls.outside), 0.08),
          top: lit(tint(family.floorColour, 0.2)),
        }),
        alongWall(stage),
      ),
      ...jhoola(room, swing, back - 420, 900).map(piece => ({ ...piece, depth: Math.max(piece.depth, behind - 1) })),
      { ...stage.stand(snakePlant(room, 520, 'painted'), [-560, 0, back - 200]), depth: behind },
      { ...stage.stand(flowering(room, 330, family.accents[0]), [720, 0, back - 200]), depth: behind },
      { ...onFloor(room, 'slippers', [-60, 0, back - 560]), depth: behind },
      { ...onFloor(room, 'slippers', [260, 0, back - 620], { mirrored: true, scale: 1.2 }), depth: behind },
      { ...onFloor(room, 'cricket-bat', [-1060, 330, back - 110], { scale: 0.9 }), depth: behind - 1 },
      ...(festive
        ? diyas(
            room,
            [-1500, -1150, -800, 800, 1150, 1500].map(x => [x, 0, EDGE + 40] as const),
          )
        : []),
    ],
    front:
      stage.camera === 'wide'
        ? post(room, -1080, EDGE + 60) +
          post(room, 1080, EDGE + 60) +
          (festive ? marigolds(room, [0, 60], [1536, 60], 70, 16) : '') +
          nearCorner(flowering(room, 360, a), -1, { inset: 120 }) +
          weatherInFront(room)
        : weatherInFront(room),
    spots: {
      door: { at: [0, 0, back - 330], seat: 0 },
      seat: { at: [-1180, 0, back - 260], seat: 330 },
      swing: { at: [swing, 0, back - 450], seat: 420 },
      steps: { at: [-420, -STEP.height * 2, EDGE - 60], seat: STEP.height * 2 },
      chair: { at: [-1400, 0, back - 260], seat: 330 },
      window: { at: [-1200, 0, back - 560], seat: 0 },
      ledge: { at: [-900, -STEP.height * 3, EDGE - 40], seat: STEP.height * 3 },
    },
  })
}

/** A window of the house; its lamp is on after dark. */
function drawHouseWindow(room: Room): string {
  const [wall] = room.walls
  if (!wall) return ''
  const at = { u: 820, v: 720, width: 760, height: 820 }
  const lit = room.lighting === 'lamps' || room.lighting === 'moonlight'
  const pane = wall.paint.rect(at.u, at.v, at.width, at.height)
  const frame = drawWindow(
    { ...room, family: { ...room.family, window: room.family.window === 'arched' ? 'grille' : room.family.window } },
    wall,
    at,
    { cloth: false, inside: lit ? '#ffd289' : shade(room.lit(room.family.walls.living), 0.5) },
  )
  const curtain = shape(
    wall.paint.rect(at.u, at.v, at.width * 0.26, at.height) +
      wall.paint.rect(at.u + at.width * 0.78, at.v, at.width * 0.22, at.height),
    alpha(room.lit(room.family.accents[0]), 0.6),
  )
  return frame + room.stage.context.defs.clip(pane, curtain)
}
