import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { curve, n, type Point, taper } from '../../canvas/path.ts'
import { circle, line, shape } from '../../canvas/svg.ts'

/** Cliffs and the water that falls over them, for panels or in world units. */

/** A cliff with an uneven top through `top`, down to y = 20. */
export function cliff({ random, defs }: DrawContext, top: readonly Point[], rock: string, crack: number): string {
  const first = top[0] ?? [0, 0]
  const last = top[top.length - 1] ?? first
  let cracks = ''
  let ledges = ''
  for (const [x, y] of top) {
    for (let k = 0; k < 2; k++) {
      const px = x + random.between(-90, 90)
      cracks += `M${n(px)} ${n(Math.min(-200, y + random.between(50, 260)))}q${n(random.between(-24, 24))} 80 ${n(random.between(-16, 16))} ${n(random.between(80, 180))}`
    }
    ledges += `M${n(x - 70)} ${n(y * random.between(0.3, 0.7))}q60 -14 ${n(random.between(90, 150))} 4`
  }
  const outline = `M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(last[0])} 20H${n(first[0])}Z`
  return (
    shape(outline, defs.verticalGradient(tint(rock, 0.16), rock, shade(rock, 0.24))) +
    line(cracks, alpha(shade(rock, 0.5), 0.28), crack) +
    line(ledges, alpha(tint(rock, 0.5), 0.4), crack * 0.8) +
    line(curve(top), alpha(tint(rock, 0.6), 0.5), crack * 0.7)
  )
}

interface FallOptions {
  x: number
  top: number
  width: number
  water: string
  foam: string
  /** Line width of the streams. */
  stroke: number
}

/** A fall from (x, top) down to y = 0, wider at its foot, with foam where it lands. */
export function fall({ random, defs }: DrawContext, { x, top, width, water, foam, stroke }: FallOptions): string {
  const w = width / 2
  const h = -top
  const body = `M${n(x - w)} ${n(top)}Q${n(x)} ${n(top - h * 0.05)} ${n(x + w)} ${n(top)}C${n(x + w * 1.2)} ${n(top + h * 0.3)} ${n(x + w * 1.05)} ${n(top + h * 0.6)} ${n(x + w * 1.35)} 6H${n(x - w * 1.35)}C${n(x - w * 1.05)} ${n(top + h * 0.6)} ${n(x - w * 1.2)} ${n(top + h * 0.3)} ${n(x - w)} ${n(top)}Z`
  const streams = (count: number) =>
    Array.from({ length: count }, () => {
      const sx = x + random.between(-0.95, 0.95) * w
      const from = top + h * random.between(0.02, 0.62)
      const spread = (sx - x) * 0.24
      return taper(
        [
          [sx, from],
          [sx + spread * 0.4, from + h * 0.16],
          [sx + spread, Math.min(-4, from + h * random.between(0.28, 0.42))],
        ],
        stroke * random.between(0.7, 1.6),
        stroke * 0.4,
      )
    }).join('')
  const puffs = Array.from({ length: 9 }, (_, i) =>
    circle(
      x + (i - 4) * w * 0.36,
      random.between(-0.03, 0.04) * h,
      w * random.between(0.34, 0.5),
      defs.radialGradient(alpha(foam, 0.9), alpha(foam, 0.5), alpha(foam, 0)),
    ),
  ).join('')
  return (
    shape(body, defs.verticalGradient(mix(foam, water, 0.14), mix(foam, water, 0.44), mix(foam, water, 0.24), foam)) +
    shape(streams(12), alpha(foam, 0.9)) +
    shape(streams(10), alpha(water, 0.5)) +
    puffs
  )
}

/** A rainbow in the spray, as rings around (x, y). */
export const rainbow = (x: number, y: number, r: number): string =>
  ['#f28c7a', '#f7c25e', '#f6ee9a', '#8fd09a', '#7fb8e0', '#b49ae0']
    .map(
      (colour, i) =>
        `<path d="M${n(x - r + i * r * 0.035)} ${n(y)}A${n(r - i * r * 0.035)} ${n(r - i * r * 0.035)} 0 0 1 ${n(x + r - i * r * 0.035)} ${n(y)}" fill="none" stroke="${alpha(colour, 0.34)}" stroke-width="${n(r * 0.036)}"/>`,
    )
    .join('')
