import { alpha, shade, tint } from '../../canvas/colour.ts'
import { circle, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { isBare } from './bare-room.ts'
import { drawOpening } from './openings.ts'
import type { Room, Wall } from './room.ts'

export const DOOR = { width: 720, height: 1600 }

/** A garland of mango leaves and marigolds over a door. */
function toran({ lit }: Room, { paint }: Wall, u: number, v: number, width: number): string {
  const leaf = lit('#5f9a4a')
  const dark = lit('#3f7a44')
  const flower = lit('#f2a233')
  const count = Math.round(width / 62)
  const at = (i: number): [number, number] => {
    const share = i / count
    return [u + width * share, v - Math.sin(share * Math.PI * 3) ** 2 * 26]
  }
  const leaves = (odd: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      if (i % 2 !== odd) return ''
      const [x, y] = at(i)
      return paint.soft([x, y, x - 24, y - 50, x, y - 118, x + 24, y - 50], 20)
    }).join('')
  const flowers = Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = at(i)
    return paint.oval(x, y, 27)
  }).join('')
  const string = Array.from({ length: count + 1 }, (_, i) => at(i)).flat()
  return (
    line(paint.flow(string, 20), dark, paint.scaleAt(u, v) * 8) +
    shape(leaves(0), leaf) +
    shape(leaves(1), dark) +
    shape(flowers, flower) +
    shape(
      Array.from({ length: count + 1 }, (_, i) => paint.oval(at(i)[0], at(i)[1] + 6, 13)).join(''),
      tint(flower, 0.4),
    )
  )
}

/** A panelled wooden leaf of a door, between two edges given as u and distance from the wall. */
function doorLeaf(
  { lit, family }: Room,
  { paint }: Wall,
  hinge: number,
  edge: readonly [number, number],
  height: number,
): string {
  const wood = lit(family.wood)
  const at = (share: number, v: number) => paint.at(hinge + (edge[0] - hinge) * share, v, edge[1] * share)
  const quad = (from: number, to: number, low: number, high: number) =>
    `M${[at(from, low), at(to, low), at(to, high), at(from, high)].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  const [knobX, knobY] = at(0.88, height * 0.48)
  return (
    shape(quad(0, 1, 0, height), shade(wood, 0.08)) +
    shape(
      quad(0.14, 0.86, height * 0.08, height * 0.4) +
        quad(0.14, 0.86, height * 0.48, height * 0.72) +
        quad(0.14, 0.86, height * 0.79, height * 0.94),
      shade(wood, 0.24),
    ) +
    shape(
      quad(0.2, 0.8, height * 0.11, height * 0.37) +
        quad(0.2, 0.8, height * 0.5, height * 0.7) +
        quad(0.2, 0.8, height * 0.81, height * 0.92),
      tint(wood, 0.1),
    ) +
    circle(knobX, knobY, paint.scaleAt(hinge, height / 2) * 22, lit('#e2b04c'))
  )
}

interface DoorWay {
  /** What is behind it: the open air, or another room with its light on. */
  beyond: 'outside' | 'room'
  /** Which leaves stand open at the sides. */
  leaves?: 'both' | 'left' | 'none'
  garland?: boolean
}

/** An open doorway. */
export function doorway(
  room: Room,
  wall: Wall,
  u: number,
  { beyond, leaves = 'both', garland = false }: DoorWay,
): string {
  const { paint } = wall
  const { lit, family, stage, lighting } = room
  const { width, height } = DOOR
  const rim = lit(shade(family.wood, 0.1))
  const opening = { u, v: 0, width, height }
  const inner =
    beyond === 'outside'
      ? drawOpening(room, wall, { u, v: 0, width, height }, rim, { ground: 380 }) + stoopBeyond(room, wall, u)
      : shape(paint.rect(u - 46, 0, width + 92, height + 52), rim) + roomBeyond(room, wall, u)
  const [x, y] = paint.at(u + width / 2, height * 0.5)
  const spill =
    beyond === 'room' && lighting !== 'daylight' && lighting !== 'candle'
      ? glow(stage.context, x, y, paint.scaleAt(u, height / 2) * 1100, '#ffc46e', 0.5)
      : ''
  return (
    inner +
    shape(paint.rect(opening.u - 70, 0, width + 140, 26, 50), shade(rim, 0.2)) +
    (leaves === 'none' ? '' : doorLeaf(room, wall, u - 10, [u - width * 0.36, 190], height)) +
    (leaves === 'both' ? doorLeaf(room, wall, u + width + 10, [u + width * 1.36, 190], height) : '') +
    (garland && !isBare(stage) ? toran(room, wall, u - 60, height + 46, width + 120) : '') +
    spill
  )
}

/** The verandah outside of a door: its floor, a railing with pots and a post. */
function stoopBeyond({ lit, family, stage }: Room, { paint }: Wall, u: number): string {
  const { width, height } = DOOR
  const rail = lit(family.pale)
  const floor = shade(lit(family.floorColour), 0.06)
  const [a, b] = family.accents.map(lit) as [string, string]
  const scale = paint.scaleAt(u, 0)
  const plant = (x: number, flower: string) =>
    shape(paint.soft([x - 90, 330, x - 60, 520, x, 590, x + 70, 520, x + 96, 330]), lit('#5c9654')) +
    shape(
      [
        [-44, 460],
        [20, 520],
        [54, 430],
        [-10, 400],
      ]
        .map(([dx = 0, v = 0]) => paint.oval(x + dx, v, 24))
        .join(''),
      flower,
    ) +
    shape(paint.polygon([x - 76, 330, x + 76, 330, x + 52, 180, x - 52, 180]), lit('#c26a44'))
  const bars = Array.from({ length: 12 }, (_, i) =>
    paint.flow([u + (width * (i + 0.5)) / 12, 180, u + (width * (i + 0.5)) / 12, 520]),
  ).join('')
  return stage.context.defs.clip(
    paint.rect(u, 0, width, height),
    line(bars, rail, scale * 15) +
      shape(paint.rect(u - 100, 510, width + 200, 44), tint(rail, 0.2)) +
      shape(paint.rect(u + width * 0.74, 180, 90, height), shade(rail, 0.08)) +
      shape(paint.rect(u + width * 0.74, 180, 30, height), shade(rail, 0.22)) +
      shape(paint.rect(u - 100, 0, width + 200, 190), floor) +
      shape(paint.rect(u - 100, 170, width + 200, 24), shade(floor, 0.3)) +
      plant(u + width * 0.2, a) +
      plant(u + width * 0.46, b) +
      shape(paint.rect(u - 100, height - 110, width + 200, 120), shade(lit('#b5613f'), 0.3)),
  )
}

/** A glimpse of the next room: its wall, its floor and a lamp. */
function roomBeyond({ lit, family, stage, lighting }: Room, { paint }: Wall, u: number): string {
  const { width, height } = DOOR
  const lamplit = lighting === 'lamps' || lighting === 'moonlight'
  const wall = lamplit ? '#f2b566' : lit(tint(family.walls.living, 0.1))
  const { defs } = stage.context
  const front = paint.rect(u, 0, width, height)
  return defs.clip(
    front,
    shape(front, defs.verticalGradient(shade(wall, 0.12), tint(wall, 0.2))) +
      shape(
        paint.polygon([u - 200, 0, u + width + 200, 0, u + width + 200, 190, u - 200, 190]),
        shade(lit(family.floorColour), 0.1),
      ) +
      shape(paint.rect(u - 200, 184, width + 400, 40), shade(wall, 0.24)) +
      (isBare(stage)
        ? ''
        : shape(paint.rect(u + width * 0.52, 900, width * 0.3, 260), shade(wall, 0.3)) +
          shape(paint.rect(u + width * 0.55, 926, width * 0.24, 208), tint(wall, 0.5)) +
          shape(
            paint.soft([u + 60, 190, u + 40, 420, u + 120, 560, u + 190, 420, u + 170, 190]),
            shade(lit('#5f9a5c'), 0.1),
          ) +
          shape(paint.rect(u + 70, 180, 100, 130), lit('#c8744c'))) +
      line(paint.flow([u + width * 0.36, height, u + width * 0.36, height * 0.86]), shade(wall, 0.4), 4) +
      shape(
        paint.polygon([
          u + width * 0.26,
          height * 0.8,
          u + width * 0.46,
          height * 0.8,
          u + width * 0.4,
          height * 0.87,
          u + width * 0.32,
          height * 0.87,
        ]),
        lamplit ? '#fff0c0' : lit(family.accents[0]),
      ) +
      shape(paint.rect(u, 0, 70, height), alpha('#2a1038', 0.18)),
  )
}
