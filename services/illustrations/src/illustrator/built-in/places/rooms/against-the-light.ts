import { alpha, shade } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { SettingScene, Stage } from '../../stage/stage.ts'
import type { Family } from './family.ts'
import { createRoom } from './room.ts'
import { roomScene } from './room-scene.ts'
import { drawOpening, type Opening } from './windows.ts'

const OPENINGS: readonly [Opening, ...Opening[]] = [
  { u: 420, v: 0, width: 2360, height: 1860, rise: 0 },
  { u: 700, v: 0, width: 1800, height: 1980, rise: 760 },
  { u: 300, v: 260, width: 2600, height: 1560, rise: 0 },
  { u: 240, v: 0, width: 2720, height: 1940, rise: 420 },
]

/** A dark room before a wide bright opening, for figures that are seen as outlines. */
export function againstTheLight(
  stage: Stage,
  family: Family,
): Pick<SettingScene, 'ground' | 'pieces' | 'front' | 'spots'> {
  const opening = OPENINGS[stage.side % OPENINGS.length] ?? OPENINGS[0]
  const room = createRoom(stage, family, [
    [-1600, 700],
    [1600, 700],
  ])
  const [wall] = room.walls
  if (!wall) throw new Error('a room without walls')
  const dark = shade(family.walls.living, 0.62)
  const { u, v, width, height, rise = 0 } = opening
  const bars = stage.side === 2 ? [0.25, 0.5, 0.75] : [0.333, 0.667]
  const iron = room.lit(shade(family.wood, 0.6))
  const scale = wall.paint.scaleAt(0, 0)
  const rail =
    v === 0
      ? wall.paint.flow([u, 620, u + width, 620]) +
        Array.from({ length: 17 }, (_, i) =>
          wall.paint.flow([u + (width * (i + 0.5)) / 17, 0, u + (width * (i + 0.5)) / 17, 620]),
        ).join('')
      : ''
  const sky = stage.sky[3]
  return roomScene(room, {
    paint: { colour: dark },
    floor: shape(
      room.floor.polygon([
        u - 1600 + 100,
        690,
        u - 1600 + width - 100,
        690,
        u - 1600 + width + 500,
        -1500,
        u - 2100,
        -1500,
      ]),
      alpha(sky, 0.2),
    ),
    walls:
      drawOpening(room, wall, opening, room.lit(shade(family.wood, 0.5))) +
      line(
        bars.map(share => wall.paint.flow([u + width * share, v, u + width * share, v + height - rise * 0.4])).join(''),
        iron,
        scale * 30,
      ) +
      (stage.side === 1 ? '' : line(rail, iron, scale * 14)),
    light: [-900, -900],
    pieces: [],
    spots: { window: { at: [-500, 0, 560], seat: 420 }, door: { at: [500, 0, 560], seat: 0 } },
  })
}
