import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, place, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { bankOf, dabs, discs, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { edgePoints, groundLine, openWater } from '../open-water.ts'

const SANDS = ['#f3d9a6', '#f0cf9a', '#f6e2bc', '#ecc9a0'] as const

const sandOf = ({ context }: Stage): string => context.light.land(context.bookRandom.fork('sand').pick(SANDS))

/** Where sand and water meet. */
interface Shore {
  /** The edge, moved towards the land by `back` world units. */
  edge(back: number): Point[]
  /** How far a point is from the edge: positive in the water. */
  depthAt(x: number, z: number): number
}

/** The shore of this side; null on the side that looks inland, and at low tide, when the sea is out of sight. */
function shoreOf({ side, states }: Stage): Shore | null {
  if (side % 4 === 2 || states.has('low-tide')) return null
  if (side % 4 === 1) {
    // The shore leads away from the viewer, with the sea on the left.
    const xOf = (z: number) => -1150 + z / 6 + 110 * Math.sin(z / 700)
    return {
      edge: back =>
        Array.from({ length: 70 }, (_, i): Point => {
          const z = -3000 + 36000 * (i / 69) ** 2
          return [xOf(z) + back * 0.5 + 24 * Math.sin(z / 240), z]
        }),
      depthAt: (x, z) => (xOf(z) - x) * 2,
    }
  }
  const base = side % 4 === 3 ? 2600 : 1500
  const zOf = (x: number) => base + 150 * Math.sin(x / 620) + 90 * Math.sin(x / 260 + 1)
  return {
    edge: back => edgePoints(-9000, 9000, x => zOf(x) - back + 30 * Math.sin(x / 170 + back), 120),
    depthAt: (x, z) => z - zOf(x),
  }
}

/** Sand that the last waves have wetted. */
function wetSand(stage: Stage, shore: Shore, sand: string): string {
  const { sky } = stage
  const wet = mix(shade(sand, 0.2), sky[2], 0.24)
  const strip = (width: number, colour: string) =>
    stage.area([...shore.edge(0), ...shore.edge(width).reverse()], colour)
  return strip(560, alpha(wet, 0.8)) + strip(210, alpha(mix(wet, sky[3], 0.4), 0.7))
}

/** Shallow pools and rippled mud that the tide has left behind. */
function tidelands(stage: Stage, sand: string): string {
  const { sky, context } = stage
  const pools = Array.from({ length: 12 }, (_, i) => {
    const x = context.random.between(-3800, 3800)
    return roundOutline(x, 700 + i * 480, context.random.between(260, 620), context.random.between(160, 300), 0.24)
  })
  return (
    shape(dabs(groundSpots(stage, 150, { from: 300 }), 420, 44), alpha(shade(sand, 0.45), 0.2)) +
    shapesOnGround(
      stage,
      pools.map(pool => [pool, mix(sky[2], sky[3], 0.5)] as const),
    ) +
    shape(dabs(groundSpots(stage, 40, { from: 500 }), 300, 22), alpha(tint(sky[3], 0.5), 0.55))
  )
}

/** Fish that leap out of the sea and shine. */
function litFish(stage: Stage, within: (x: number, z: number) => boolean): string {
  const { context } = stage
  return groundSpots(stage, 70, { within, from: 1700, to: 9000 })
    .slice(0, 26)
    .map(({ x, y, scale }, i) => {
      const size = Math.max(0.7, Math.min(1.2, scale * 6))
      const colour = ['#ffd98a', '#ffc0a0', '#c8ffe8'][i % 3] ?? '#ffd98a'
      return (
        glow(context, x, y - 30 * size, 90 * size, colour, 0.7) +
        place(shape(FISH, colour) + circle(30, -8, 5, '#25506a'), x, y - 30 * size, {
          scale: size,
          turn: i % 2 ? -28 : 24,
          mirrored: i % 3 === 0,
        })
      )
    })
    .join('')
}

const FISH = 'M-34 0C-14 -30 30 -28 50 0C30 24 -14 26 -34 0ZM-30 0L-62 -24Q-52 0 -62 24Z'

/** The light in the sea on nights when it glows from below. */
const seaGlow = (stage: Stage, within: (x: number, z: number) => boolean): string =>
  box(0, horizonOf(stage), SIZE, SIZE, alpha('#4fe0cc', 0.34)) +
  glow(stage.context, SIZE / 2, horizonOf(stage) + 170, 900, '#6ff0de', 0.6) +
  shape(dabs(groundSpots(stage, 90, { within }), 420, 90), alpha('#9ff8ea', 0.4)) +
  shape(discs(groundSpots(stage, 110, { within }), 16, 0.7), alpha('#e8fff6', 0.95)) +
  litFish(stage, within)

/** Sand, sea and the line between them, in px. */
export function beachGround(stage: Stage, glintX: number): string {
  const { context } = stage
  if (!seesGround(stage)) return ''
  const sand = sandOf(stage)
  const shore = shoreOf(stage)
  const horizon = horizonOf(stage)
  const dry = (x: number, z: number) => shore === null || shore.depthAt(x, z) < -240
  const footprints = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(i =>
    [-60, 60].map((aside, foot) => roundOutline(-780 + i * 90 + aside, 240 + i * 210 + foot * 100, 34, 62, 0.05)),
  )
  const marks =
    shapesOnGround(
      stage,
      footprints
        .filter(print => dry(print[0]?.[0] ?? 0, (print[0]?.[1] ?? 0) + 200))
        .map(print => [print, alpha(shade(sand, 0.5), 0.22)] as const),
    ) +
    shape(dabs(groundSpots(stage, 110, { within: dry }), 320, 36), alpha(shade(sand, 0.5), 0.13)) +
    shape(dabs(groundSpots(stage, 90, { within: dry }), 260, 28), alpha(tint(sand, 0.6), 0.4)) +
    shape(discs(groundSpots(stage, 26, { within: dry, to: 2600 }), 20), alpha(shade(sand, 0.5), 0.3)) +
    shape(discs(groundSpots(stage, 12, { within: dry, to: 2200 }), 24), mix(context.light.land('#fff6e6'), sand, 0.4)) +
    shape(discs(groundSpots(stage, 8, { within: dry, to: 2200 }), 26), mix(context.light.land('#e9967c'), sand, 0.4))
  const fill = context.defs.verticalGradient(tint(sand, 0.12), sand, shade(sand, 0.12))
  const low = stage.states.has('low-tide') ? tidelands(stage, sand) : ''
  if (shore === null) return box(0, horizon, SIZE, SIZE - horizon + 4, fill) + low + marks
  const wetAt = (x: number, z: number) => shore.depthAt(x, z) > 60
  const beyond: Point[] =
    stage.side % 4 === 1
      ? [
          [30000, 33000],
          [9000, -3000],
        ]
      : [
          [9000, -6000],
          [-9000, -6000],
        ]
  const foamColour = mix('#fffaf0', context.light.land('#fffaf0'), 0.7)
  const foam = [0, 70, 210].map((back, i) =>
    groundLine(stage, shore.edge(back), alpha(foamColour, [0.95, 0.55, 0.4][i] ?? 0.4), [60, 26, 16][i] ?? 16, 1500),
  )
  return (
    openWater(stage, {
      colour: '#3fa3b8',
      glintX,
      within: wetAt,
      rough: stage.states.has('stormy') ? 1.5 : 1,
    }) +
    (stage.states.has('glowing') ? seaGlow(stage, wetAt) : '') +
    stage.area([...shore.edge(0), ...beyond], fill) +
    wetSand(stage, shore, sand) +
    marks +
    foam.join('')
  )
}

/** The edge of the sand for a camera that looks up. */
export const beachBank = (stage: Stage) => {
  const sand = sandOf(stage)
  return bankOf(stage, stage.context.defs.verticalGradient(tint(sand, 0.1), shade(sand, 0.12)))
}
