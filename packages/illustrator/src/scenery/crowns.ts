import type { Random } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import { snowCap } from './snow.ts'

/** Masses of leaves with leafy outlines. */

/** Whole world units are exact enough for leaves and keep pictures small. */
const n = (value: number): string => String(Math.round(value))

/** One mass of a crown: its centre and radii. */
export type Mass = readonly [x: number, y: number, rx: number, ry: number]

interface MassOptions {
  /** Leaf tips around the outline. */
  tips?: number
  /** Length of a tip as a share of the radius. */
  tip?: number
  /** By how much the tips hang down, as a share of their length. */
  droop?: number
}

/** A mass whose outline is made of leaf tips, as path data. */
function leafyOutline(
  random: Random,
  [x, y, rx, ry]: Mass,
  { tips = 18, tip = 0.13, droop = 0.3 }: MassOptions = {},
): string {
  const at = (angle: number, r: number): Point => [x + Math.sin(angle) * rx * r, y - Math.cos(angle) * ry * r]
  const step = (Math.PI * 2) / tips
  const size = Math.min(rx, ry) * tip
  let angle = random.between(0, step)
  const start = at(angle, 1)
  let data = `M${n(start[0])} ${n(start[1])}`
  for (let i = 0; i < tips; i++) {
    const next = i === tips - 1 ? start : at(angle + step, random.between(0.92, 1.02))
    const end = at(angle + step * random.between(0.5, 0.85), 1 + tip * random.between(0.7, 1.5))
    const low = size * droop
    const bulge = at(angle + step * 0.3, 1.04 + tip * 0.7)
    data += `Q${n(bulge[0])} ${n(bulge[1])} ${n(end[0])} ${n(end[1] + low)}Q${n((end[0] + next[0]) / 2)} ${n((end[1] + next[1]) / 2 + low * 0.3)} ${n(next[0])} ${n(next[1])}`
    angle += step
  }
  return `${data}Z`
}

/** Single leaves strewn over a mass, as path data. */
export function leafDabs(random: Random, [x, y, rx, ry]: Mass, count: number, length: number, hang = 0.5): string {
  let data = ''
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.283)
    const r = Math.sqrt(random.next()) * 0.92
    const [px, py] = [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
    const side = random.chance(0.5) ? 1 : -1
    const l = length * random.between(0.7, 1.3)
    data += `M${n(px)} ${n(py)}q${n(l * 0.55 * side)} ${n(l * 0.06)} ${n(l * 0.8 * side)} ${n(l * hang)}q${n(-l * 0.62 * side)} ${n(-l * 0.04)} ${n(-l * 0.8 * side)} ${n(-l * hang)}Z`
  }
  return data
}

interface CrownOptions extends MassOptions {
  /** Leaves strewn on each mass. */
  dabs?: number
  /** World units. */
  leafLength?: number
}

/** Overlapping masses, the first ones behind and darker, each lit from above on the right. */
export function crown(
  context: DrawContext,
  masses: readonly Mass[],
  colour: string,
  { dabs = 12, leafLength = 60, ...outline }: CrownOptions = {},
): string {
  const { random, defs, light } = context
  return masses
    .map((mass, i) => {
      const depth = masses.length === 1 ? 1 : i / (masses.length - 1)
      const base = shade(colour, 0.3 - 0.2 * depth)
      const [x, y, rx, ry] = mass
      const inner: Mass = [x + rx * 0.1, y - ry * 0.16, rx * 0.74, ry * 0.7]
      return (
        shape(leafyOutline(random, mass, outline), defs.verticalGradient(tint(base, 0.06), base, shade(base, 0.24))) +
        shape(leafyOutline(random, inner, outline), alpha(tint(colour, 0.08 + 0.06 * depth), 0.72)) +
        (dabs > 0
          ? shape(leafDabs(random, mass, Math.ceil(dabs * 0.6), leafLength), alpha(shade(base, 0.34), 0.5)) +
            shape(
              leafDabs(random, [x + rx * 0.14, y - ry * 0.24, rx * 0.72, ry * 0.66], dabs, leafLength),
              alpha(tint(colour, 0.34), 0.62),
            )
          : '') +
        (light.snowy ? snowCap(context, mass) : '')
      )
    })
    .join('')
}

/** Round fruits or blossoms strewn over masses, as one element of each colour. */
export function strewn(
  random: Random,
  masses: readonly Mass[],
  count: number,
  size: number,
  colours: readonly string[],
): string {
  return colours
    .map(colour => {
      let data = ''
      for (let i = 0; i < count; i++) {
        const [x, y, rx, ry] = masses[random.integer(0, masses.length - 1)] ?? [0, 0, 1, 1]
        const angle = random.between(0, 6.283)
        const r = Math.sqrt(random.next()) * 0.95
        const s = size * random.between(0.6, 1.3)
        const [px, py] = [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
        data += `M${n(px - s)} ${n(py)}a${n(s)} ${n(s * 0.86)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s * 0.86)} 0 1 1 ${n(-s * 2)} 0Z`
      }
      return shape(data, colour)
    })
    .join('')
}
