import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { circle, dots, shape } from '../canvas/svg.ts'
import type { PropTools } from './prop.ts'

/** Parts of vehicles that are seen from the side. */

/** An opening with round upper corners, to be added to the clockwise outline of a wall: its other direction makes it a hole. */
export const opening = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${n(x)} ${n(y + r)}V${n(y + height)}H${n(x + width)}V${n(y + r)}Q${n(x + width)} ${n(y)} ${n(x + width - r)} ${n(y)}H${n(x + r)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Z`

/** Its lamps are on: because it says so, or at night. */
export const isLit = ({ is, context }: Pick<PropTools, 'is' | 'context'>): boolean =>
  is('lit') || (context.light.dark && !is('dark') && !is('unlit'))

/** The beam of a headlamp, which shines to the right and is brightest at (x, y). */
export const beam = ({ defs }: Pick<PropTools, 'defs'>, x: number, y: number, length: number): string =>
  shape(
    `M${n(x)} ${n(y - length * 0.07)}L${n(x + length)} ${n(y - length * 0.16)}V${n(y + length * 0.44)}L${n(x)} ${n(y + length * 0.07)}Z`,
    defs.horizontalGradient('#fff2b8aa', '#fff2b844', '#fff2b800'),
  )

/** Marigolds that hang in a bow from one point to another. */
export function swag({ on }: Pick<PropTools, 'on'>, [x0, y0]: Point, [x1, y1]: Point, drop: number, r = 26): string {
  const count = Math.max(4, Math.round((Math.hypot(x1 - x0, y1 - y0) + drop * 0.8) / (r * 1.5)))
  const blooms = Array.from({ length: count + 1 }, (_, i): readonly [number, number, number] => {
    const share = i / count
    return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + Math.sin(share * Math.PI) * drop, r]
  })
  const orange = on('#f0932b')
  const yellow = on('#f7c83f')
  const every = (start: number, shrink = 1, lift = 0) =>
    blooms.filter((_, i) => i % 2 === start).map(([x, y, size]) => [x - lift, y - lift, size * shrink] as const)
  return (
    dots(every(0), orange) +
    dots(every(1), yellow) +
    dots(every(0, 0.5, r * 0.14), tint(orange, 0.34)) +
    dots(every(1, 0.5, r * 0.14), tint(yellow, 0.4))
  )
}

/** A wheel with a tyre of rubber and a bright hub. */
export const tyred = ({ on }: Pick<PropTools, 'on'>, x: number, r: number, hub = '#d3d9de'): string =>
  circle(x, -r, r, on('#35313f')) +
  circle(x, -r, r * 0.86, on('#45414f')) +
  circle(x, -r, r * 0.58, on(hub)) +
  circle(x, -r, r * 0.42, shade(on(hub), 0.14)) +
  circle(x, -r, r * 0.16, on('#6a7484')) +
  circle(x - r * 0.2, -r * 1.24, r * 0.16, alpha('#ffffff', 0.4))
