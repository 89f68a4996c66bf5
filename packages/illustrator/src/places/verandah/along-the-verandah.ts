import { alpha, shade } from '../../canvas/colour.ts'
import { box, place, SIZE, shape } from '../../canvas/svg.ts'
import { DOOR, doorway } from '../rooms/doors.ts'
import { drawFloor, floorEdge } from '../rooms/floors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { arecaPalm, flowering, snakePlant, tulsi } from '../rooms/greenery.ts'
import { diyas, isLit } from '../rooms/lamps.ts'
import { onFloor } from '../rooms/on-floor.ts'
import { drawOutlook } from '../rooms/outlook.ts'
import { bicycle, porchLamp, post, RAIL, railing } from '../rooms/porch.ts'
import { backOf, createRoom, within } from '../rooms/room.ts'
import { lampPool, onTheFloor, softened } from '../rooms/room-light.ts'
import type { DrawSide } from '../rooms/room-scene.ts'
import { reedMat } from '../rooms/rugs.ts'
import { CHAIR, caneChair, charpai } from '../rooms/seating.ts'
import { drawWindow } from '../rooms/windows.ts'

/** Along the posts, with the wall of the house on the left and the open air on the right. */
export const alongTheVerandah: DrawSide = ({ stage, family }) => {
  const far = 3400
  const room = createRoom(stage, family, [
    [-1750, -1500],
    [-560, far],
  ])
  const [wall] = room.walls
  if (!wall) throw new Error('a house without a wall')
  const { view, context } = stage
  const { lit, floor, ceiling } = room
  const behind = view.depthOf([0, 0, backOf(stage)])
  const line = (z: number) => 1420 - ((z + 900) / (far + 900)) * 830
  const places = [-500, 500, 1500, 2500, far]
  const [, rail] = view.project([0, RAIL, far])
  const [, foot] = view.project([0, 0, far])
  const [, eaves] = view.project([0, room.height, far])
  const near = view.zOf('foreground') * 1.16
  const outline = floor.polygon([
    -2400,
    near,
    2600,
    near,
    line(-900) + 260,
    -900,
    line(far) + 120,
    far,
    -560,
    far,
    -1750,
    -1500,
  ])
  const lamp = wall.paint.at(2650, 1560, 60)
  const lampScale = view.scaleAt([-900, 0, 1200])
  const dark = context.light.dark
  const yard = context.light.land('#9fb96a')
  const wallColour = lit(family.walls.outside)
  const dado = family.dado ?? shade(family.walls.outside, 0.2)
  const roof = lit('#b98458')
  return {
    ground:
      drawOutlook(stage, family.outlook, {
        left: -20,
        right: SIZE + 20,
        top: Math.max(-200, Math.min(eaves, rail - 300)),
        shining: [0.62, 0.3],
        base: Math.min(foot, rail + 60),
      }) +
      (view.pitch < 0
        ? ''
        : box(0, foot - 4, SIZE, SIZE - foot + 4, context.defs.verticalGradient(shade(yard, 0.06), yard))) +
      (view.pitch < 0 ? '' : context.defs.clip(outline, drawFloor(room)) + reedMat(room, -700, 120, 1100, 460)) +
      shape(
        ceiling.polygon([
          -2400,
          near,
          2600,
          near,
          line(-900) + 300,
          -900,
          line(far) + 100,
          far,
          -560,
          far,
          -1750,
          -1500,
        ]),
        shade(roof, 0.3),
      ) +
      shape(
        Array.from({ length: 9 }, (_, i) =>
          ceiling.polygon([-2200, -700 + i * 480, 2300, -700 + i * 480, 2300, -620 + i * 480, -2200, -620 + i * 480]),
        ).join(''),
        alpha(shade(roof, 0.6), 0.6),
      ) +
      shape(
        wall.paint.rect(0, 0, wall.length, room.height),
        context.defs.horizontalGradient(shade(wallColour, 0.14), wallColour),
      ) +
      shape(wall.paint.rect(0, 0, wall.length, 460), shade(lit(dado), 0.1)) +
      shape(wall.paint.rect(0, 460, wall.length, 26), shade(lit(dado), 0.34)) +
      (dark ? lampPool(stage, isLit(room) ? lamp : onTheFloor(stage)) : '') +
      doorway(room, wall, 3050, { beyond: 'room', leaves: 'none', garland: room.stage.states.has('diwali') }) +
      drawWindow(
        { ...room, family: { ...family, window: 'grille' } },
        wall,
        { u: 1500, v: 720, width: 800, height: 820 },
        { cloth: false, inside: dark && room.lighting !== 'candle' ? '#ffd289' : shade(lit(family.walls.living), 0.5) },
      ) +
      porchLamp(room, lamp, lampScale * 1.2) +
      railing(room, [-500, far], [line(far), far]) +
      [...places]
        .reverse()
        .map((z, i, all) => {
          const next = all[i + 1]
          return post(room, line(z), z) + (next === undefined ? '' : railing(room, [line(z), z], [line(next), next]))
        })
        .slice(0, -1)
        .join('') +
      softened(stage, lit(family.pale)),
    pieces: [
      {
        ...stage.stand(place(bicycle(room), 0, 0, { scale: 0.82 }), [-830, 0, 1500]),
        depth: view.depthOf([0, 0, 3000]),
      },
      { ...stage.stand(tulsi(room, 760), [180, 0, 2700]), depth: view.depthOf([0, 0, 3100]) },
      { depth: behind, kind: 'scenery', drawing: charpai(room, -1150, 1250) },
      { ...caneChair(room, within(stage, 820, 900), 900, true), depth: behind },
      { ...stage.stand(flowering(room, 360, family.accents[0]), [1080, 0, 1350]), depth: behind + 10 },
      { ...stage.stand(snakePlant(room, 520, 'painted'), [-1280, 0, 380]), depth: behind - 2 },
      { ...onFloor(room, 'slippers', [-420, 0, 900]), depth: behind - 2 },
      ...(stage.states.has('diwali')
        ? diyas(
            room,
            [0, 500, 1000, 1500, 2000, 2500].map(z => [line(z), RAIL + 6, z] as const),
          )
        : []),
      ...floorEdge(room),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? post(room, stage.camera === 'wide' ? 1130 : 800, -760) + nearCorner(arecaPalm(room, 600), -1, { inset: 10 })
        : '',
    spots: {
      chair: { at: [within(stage, 820, 900), 0, 870], seat: CHAIR.seat },
      seat: { at: [-500, 0, 950], seat: 320 },
      bed: { at: [-500, 0, 950], seat: 320, pillow: [60, 380, 950] },
      door: { at: [-560, 0, 1700], seat: 0 },
      window: { at: [-900, 0, 700], seat: 0 },
      steps: { at: [-420, 0, 1850 - DOOR.width], seat: 60 },
      ledge: { at: [line(600) - 20, 0, 600], seat: RAIL },
    },
  }
}
