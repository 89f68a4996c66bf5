import { alpha, shade } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { SettingScene, Stage } from '../../stage/stage.ts'
import type { Family } from './family.ts'
import { nearCorner, nearCurtain } from './framing.ts'
import { arecaPalm, flowering, snakePlant } from './greenery.ts'
import { drawOpening, type Opening } from './openings.ts'
import { createRoom, type Room } from './room.ts'
import { roomScene } from './room-scene.ts'

const OPENINGS: readonly [Opening, ...Opening[]] = [
  { u: 420, v: 0, width: 2360, height: 1860, rise: 0 },
  { u: 640, v: 0, width: 1920, height: 1980, rise: 760 },
  { u: 300, v: 300, width: 2600, height: 1500, rise: 0 },
  { u: 300, v: 0, width: 2600, height: 1940, rise: 420 },
]
/** Half of the width of the wall. */
const HALF = 1600

/** A dark room before a wide bright opening, for figures that are seen as outlines. */
export function againstTheLight(
  stage: Stage,
  family: Family,
  wallColour = family.walls.living,
): Pick<SettingScene, 'ground' | 'pieces' | 'front' | 'spots'> {
  const side = stage.side % OPENINGS.length
  const opening = OPENINGS[side] ?? OPENINGS[0]
  const lit = createRoom(stage, family, [
    [-HALF, 1150],
    [HALF, 1150],
  ])
  const room: Room = { ...lit, lit: colour => shade(lit.lit(colour), 0.58) }
  const [wall] = room.walls
  if (!wall) throw new Error('a room without walls')
  const { u, v, width, height, rise = 0 } = opening
  const iron = room.lit(shade(family.wood, 0.4))
  const scale = wall.paint.scaleAt(0, 0)
  const bars = (side === 2 ? [0.2, 0.4, 0.6, 0.8] : [0.333, 0.667]).map(share =>
    wall.paint.flow([u + width * share, v, u + width * share, v + height - rise * 0.4]),
  )
  const rail =
    wall.paint.flow([u, 600, u + width, 600]) +
    Array.from({ length: 17 }, (_, i) =>
      wall.paint.flow([u + (width * (i + 0.5)) / 17, 0, u + (width * (i + 0.5)) / 17, 600]),
    ).join('')
  const sky = stage.sky[3]
  const pots = [
    arecaPalm(room, 760),
    flowering(room, 360, family.accents[0]),
    snakePlant(room, 560),
    flowering(room, 400, '#f2b23c'),
  ]
  const right = u - HALF + width
  return roomScene(room, {
    paint: { colour: wallColour },
    floor: shape(
      room.floor.polygon([u - HALF + 60, 1140, right - 60, 1140, right + 600, -1500, u - HALF - 600, -1500]),
      alpha(sky, 0.2),
    ),
    walls: '',
    openings:
      drawOpening(room, wall, opening, room.lit(family.wood)) +
      line(bars.join(''), iron, scale * 30) +
      (v === 0 && side !== 1 ? line(rail, iron, scale * 14) : ''),
    light: null,
    pieces: [
      room.piece(stage.stand(pots[side] ?? '', [right - 60, v, 1090]).drawing, [0, 0, 1100]),
      room.piece(stage.stand(pots[(side + 1) % 4] ?? '', [u - HALF + 120, v, 1090]).drawing, [0, 0, 1100]),
    ],
    front:
      side % 2 === 0
        ? nearCurtain(room, -1) + (side === 0 ? nearCurtain(room, 1) : '')
        : nearCorner(arecaPalm(room, 680), side === 1 ? 1 : -1, { inset: 20 }),
    spots: {
      window: { at: [-300, 0, 1000], seat: v },
      door: { at: [300, 0, 1000], seat: 0 },
      ledge: { at: [300, 0, 1040], seat: v },
    },
    builtIn: { spots: ['window', 'door', 'ledge'] },
  })
}
