import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { curve, distance, mid, n, type Point, tube } from '../canvas/path.ts'
import { circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import type { HeadShape, Place } from './head-shape.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'

/** A part of the hair with its order: behind the body, behind the head, or in front of both. */
export interface HairPiece {
  drawing: string
  layer: 'behind-body' | 'behind-head' | 'front'
}

/** Hair reaches this far from the centre, in head radii. */
export const HAIR = 1.07

export const darkOf = (look: Look) => shade(look.hair.colour, 0.3)
export const lightOf = (look: Look) => mix(look.hair.colour, '#b58a86', 0.36)

const layerAt = (head: HeadShape, azimuth: number, elevation: number): HairPiece['layer'] =>
  head.at(azimuth, elevation).facing > -0.05 ? 'front' : 'behind-head'

const level = (azimuth: number, y: number, radius: number): Vec3 => {
  const angle = (azimuth * Math.PI) / 180
  return [Math.sin(angle) * radius, y, Math.cos(angle) * radius * 0.88 - 0.04]
}

/** A point of loose hair `y` head radii above the centre; below the jaw it hangs. */
function hanging(head: HeadShape, azimuth: number, y: number, width: number): Vec3 {
  const base = level(azimuth, Math.max(y, -0.5), y < -0.2 ? width : 1.08)
  return add(base, times(head.down, Math.max(0, -0.5 - y)))
}

/** A sheet of hair between two azimuths that falls `length` head radii below the centre. */
function sheet(
  look: Look,
  head: HeadShape,
  [from, to]: readonly [number, number],
  { length, width, wavy }: FallOptions,
  layer: HairPiece['layer'],
): HairPiece {
  const azimuths = Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6)
  // Long hair follows the fall of gravity below the neck.
  const low = (azimuth: number, share: number): Point => {
    const y = Math.min(1, share * 1.4)
    const straight = level(azimuth, -0.5 * y, 1.08)
    const rest = length - 0.5
    const swell = wavy ? 0.05 * Math.sin(share * 9 + azimuth * 0.1) : 0
    const radius = 1.08 + (width - 1.08) * share + swell
    const base: Vec3 = level(azimuth, straight[1], radius)
    return head.project(add(base, times(head.down, Math.max(0, share * length - 0.5 * y) * (rest > 0 ? 1 : 0)))).point
  }
  const top = (Math.abs(to - from) < 60 ? [6, 26] : [18, 46, 74]).flatMap(elevation =>
    azimuths.map(azimuth => head.at(azimuth, elevation, HAIR).point),
  )
  const outline = hullOf([
    ...top,
    ...[0.3, 0.55, 0.8].flatMap(share => azimuths.map(azimuth => low(azimuth, share))),
    ...azimuths.map((azimuth, i) => low(azimuth, i % 2 ? 1 : 0.95)),
  ])
  const strands = (odd: number) =>
    azimuths
      .filter((_, i) => i > 0 && i < 6 && i % 2 === odd)
      .map(azimuth =>
        curve([head.at(azimuth, 12, HAIR).point, low(azimuth, 0.35), low(azimuth, 0.68), low(azimuth, 0.93)]),
      )
      .join('')
  const colour = layer === 'front' ? look.hair.colour : mix(look.hair.colour, darkOf(look), 0.6)
  const r = head.radius
  const ends = wavy
    ? dots(
        azimuths.flatMap((azimuth, i): (readonly [number, number, number])[] => [
          [...low(azimuth, i % 2 ? 1.04 : 0.96), r * 0.14],
          [...low(azimuth, i % 2 ? 0.72 : 0.62), r * 0.13],
        ]),
        colour,
      )
    : ''
  return {
    drawing:
      shape(outline, colour) +
      ends +
      line(strands(1), alpha(lightOf(look), 0.3), 3.2 * head.unit) +
      line(strands(0), alpha(darkOf(look), 0.5), 3.2 * head.unit),
    layer,
  }
}

interface FallOptions {
  /** Head radii below the centre. */
  length: number
  /** Radius at the ends, in head radii. */
  width: number
  wavy?: boolean
}

/** Loose hair: a sheet at the back and a lock on each side. */
export function fall(look: Look, head: HeadShape, options: FallOptions): HairPiece[] {
  const fromBack = head.at(180, 0).facing > 0.1
  const lock = (side: 1 | -1) => {
    const near = head.at(side * 88, -10).facing > -0.12
    return sheet(look, head, [side * 78, side * 128], options, near && !fromBack ? 'front' : 'behind-body')
  }
  const back = sheet(look, head, [104, 256], options, fromBack ? 'front' : 'behind-body')
  return fromBack ? [lock(1), lock(-1), back] : [back, lock(1), lock(-1)]
}

/** Loose hair of which the lower part is in curls. */
export function curlyFall(look: Look, head: HeadShape, options: FallOptions): HairPiece[] {
  const fromBack = head.at(180, 0).facing > 0.1
  const rows = Math.max(2, Math.round(options.length * 2.6))
  const balls = Array.from({ length: rows }, (_, row) => {
    const y = 0.1 - ((row + 0.6) / rows) * (options.length + 0.06)
    const shift = row % 2 ? 9 : 0
    return Array.from({ length: 11 }, (_, i) => {
      const { point, facing } = head.project(hanging(head, 84 + shift + i * 19, y, options.width))
      const r = head.radius * (0.19 + ((row * 7 + i) % 5) * 0.012)
      const tone = (row + i) % 3 === 0 ? mix(look.hair.colour, lightOf(look), 0.16) : look.hair.colour
      const drawing = circle(point[0], point[1], r, tone) + (i % 2 ? swirl(look, head, point, r, row % 2 === 0) : '')
      return { facing, front: facing > 0.02, drawing }
    })
  }).flat()
  const on = (front: boolean) =>
    balls
      .filter(each => each.front === front)
      .sort((a, b) => a.facing - b.facing)
      .map(({ drawing }) => drawing)
      .join('')
  return [
    ...fall(look, head, { ...options, length: options.length - 0.1, width: options.width - 0.12 }),
    { drawing: on(false), layer: fromBack ? 'behind-head' : 'behind-body' },
    { drawing: on(true), layer: 'front' },
  ]
}

interface BallOptions {
  at: Place
  /** Head radii from the centre of the head, and its own radius. */
  distance: number
  radius: number
  rough?: boolean
  /** Jasmine flowers around it. */
  flowers?: boolean
  /** Without a ribbon. */
  plain?: boolean
}

/** A ball of hair, as a bun or a puff. */
export function ball(
  look: Look,
  head: HeadShape,
  { at, distance: far, radius, rough, flowers, plain }: BallOptions,
): HairPiece {
  const { point } = head.at(at[0], at[1], far)
  const base = head.at(at[0], at[1], 1).point
  const r = radius * head.radius
  const u = head.unit
  const ringOf = (count: number, reach: number, size: number) =>
    Array.from({ length: count }, (_, i): readonly [number, number, number] => {
      const angle = (i / count) * Math.PI * 2
      return [point[0] + Math.cos(angle) * r * reach, point[1] + Math.sin(angle) * r * reach, r * size]
    })
  const bumps = rough ? dots(ringOf(10, 0.76, 0.38), look.hair.colour) : ''
  const swirls = rough
    ? ''
    : line(
        `M${n(point[0] - r * 0.55)} ${n(point[1] + r * 0.2)}q${n(r * 0.2)} ${n(-r * 0.9)} ${n(r * 0.95)} ${n(-r * 0.5)}M${n(point[0] - r * 0.2)} ${n(point[1] + r * 0.4)}q${n(r * 0.5)} ${n(-r * 0.2)} ${n(r * 0.6)} ${n(-r * 0.6)}`,
        alpha(darkOf(look), 0.7),
        3.6 * u,
      )
  const band = mid(base, point, 0.5)
  const garland = flowers ? dots(ringOf(12, 0.98, 0.19), '#fffaf0') + dots(ringOf(12, 0.98, 0.08), '#f3d98a') : ''
  const drawing =
    circle(point[0], point[1], r, look.hair.colour) +
    bumps +
    swirls +
    line(
      `M${n(point[0] - r * 0.5)} ${n(point[1] - r * 0.1)}q${n(r * 0.3)} ${n(-r * 0.6)} ${n(r * 0.85)} ${n(-r * 0.4)}`,
      alpha(lightOf(look), 0.5),
      4.5 * u,
    ) +
    garland +
    (!plain && !flowers && distance(base, point) > 20 * u ? ellipse(band[0], band[1], 21 * u, 13 * u, look.ribbon) : '')
  return { drawing, layer: layerAt(head, at[0], at[1]) }
}

/** Locks that stand off the head. */
export function tufts(
  look: Look,
  head: HeadShape,
  list: readonly (readonly [azimuth: number, elevation: number, reach: number])[],
): HairPiece[] {
  return list.map(([azimuth, elevation, reach]) => {
    const a = head.at(azimuth - 17, elevation - 6, 1.0).point
    const b = head.at(azimuth + 17, elevation + 4, 1.0).point
    const tip = head.at(azimuth + 9, elevation + 8, HAIR + reach).point
    return {
      drawing: shape(
        `M${n(a[0])} ${n(a[1])}Q${n((a[0] + tip[0]) / 2 + (tip[0] - b[0]) * 0.24)} ${n((a[1] + tip[1]) / 2 + (tip[1] - b[1]) * 0.12)} ${n(tip[0])} ${n(tip[1])}Q${n((b[0] + tip[0]) / 2)} ${n((b[1] + tip[1]) / 2)} ${n(b[0])} ${n(b[1])}Z`,
        look.hair.colour,
      ),
      layer: layerAt(head, azimuth, elevation),
    }
  })
}

/** A lock along a line on the head, thick in the middle. */
export function swoop(look: Look, head: HeadShape, places: readonly Place[], width: number, tone = 0): HairPiece {
  const points = places.map(([azimuth, elevation]) => head.at(azimuth, elevation, HAIR + 0.02))
  const seen = points.every(({ facing }) => facing > -0.1)
  const line3 = points.map(({ point }) => point)
  return {
    drawing: seen
      ? shape(
          tube(line3, share => width * head.unit * (0.25 + Math.sin(Math.min(1, share * 0.9 + 0.08) * Math.PI) * 0.8)),
          tone === 0 ? look.hair.colour : tint(look.hair.colour, tone),
        )
      : '',
    layer: 'front',
  }
}

const swirl = (look: Look, head: HeadShape, [x, y]: Point, r: number, isLight: boolean): string =>
  line(
    `M${n(x - r * 0.45)} ${n(y + r * 0.15)}q${n(r * 0.02)} ${n(-r * 0.65)} ${n(r * 0.55)} ${n(-r * 0.5)}q${n(r * 0.4)} ${n(r * 0.3)} ${n(-r * 0.05)} ${n(r * 0.6)}`,
    alpha(isLight ? lightOf(look) : darkOf(look), 0.6),
    3.4 * head.unit,
  )

/** Round curls over the whole hair down to an elevation. */
export function curls(look: Look, head: HeadShape, low: number, radius: number): HairPiece[] {
  const places: Place[] = []
  for (let elevation = 80; elevation >= low; elevation -= 20) {
    const count = Math.max(1, Math.round(16 * Math.cos((elevation * Math.PI) / 180)))
    for (let i = 0; i < count; i++) {
      const azimuth = ((i + (elevation % 3) * 0.4) / count) * 360 - 180
      const beside = Math.abs(azimuth)
      if (beside < 86 && elevation < 42 + (beside < 40 ? 4 : -beside * 0.3 + 14)) continue
      places.push([azimuth, elevation])
    }
  }
  const pieces = places.map(([azimuth, elevation], i) => {
    const { point, facing } = head.at(azimuth, elevation, 1.06)
    const r = radius * head.radius * (0.9 + ((i * 37) % 10) * 0.025)
    return {
      facing,
      swirl: facing > 0.1 && i % 2 === 0 ? swirl(look, head, point, r, i % 4 === 0) : '',
      drawing: circle(
        point[0],
        point[1],
        r,
        i % 4 === 1 ? mix(look.hair.colour, lightOf(look), 0.18) : look.hair.colour,
      ),
      layer: layerAt(head, azimuth, elevation),
    }
  })
  pieces.sort((a, b) => a.facing - b.facing)
  return pieces.map(({ drawing, swirl, layer }) => ({ drawing: drawing + swirl, layer }))
}
