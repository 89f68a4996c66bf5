import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, n } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Distant planets and nebulae. */

/** A planet with bands, spots or a ring, lit from the right. */
export function planet(
  context: DrawContext,
  x: number,
  y: number,
  r: number,
  colour: string,
  kind: 'bands' | 'ring' | 'spots' | 'earth',
): string {
  const { random, defs } = context
  const disc = circlePath(x, y, r)
  const bands = () =>
    line(
      [-0.6, -0.25, 0.12, 0.5]
        .map(share =>
          curve([
            [x - r, y + share * r + 10],
            [x, y + share * r - 12],
            [x + r, y + share * r + 6],
          ]),
        )
        .join(''),
      alpha(tint(colour, 0.4), 0.4),
      r * 0.16,
    )
  const spots = () =>
    dots(
      Array.from({ length: 9 }, (): [number, number, number] => [
        x + random.between(-0.8, 0.8) * r,
        y + random.between(-0.8, 0.8) * r,
        r * random.between(0.07, 0.2),
      ]),
      alpha(shade(colour, 0.4), 0.28),
    )
  const earth = () =>
    shape(
      blob([
        [x - r * 0.5, y - r * 0.7],
        [x - r * 0.05, y - r * 0.6],
        [x + r * 0.06, y - r * 0.2],
        [x - r * 0.22, y + r * 0.06],
        [x - r * 0.3, y + r * 0.5],
        [x - r * 0.54, y + r * 0.2],
        [x - r * 0.74, y - r * 0.3],
      ]) +
        blob([
          [x + r * 0.3, y - r * 0.5],
          [x + r * 0.7, y - r * 0.4],
          [x + r * 0.8, y + r * 0.1],
          [x + r * 0.5, y + r * 0.5],
          [x + r * 0.3, y + r * 0.1],
        ]),
      '#86b878',
    ) +
    line(
      curve([
        [x - r, y - r * 0.1],
        [x - r * 0.2, y - r * 0.24],
        [x + r * 0.5, y - r * 0.06],
      ]) +
        curve([
          [x - r * 0.5, y + r * 0.6],
          [x + r * 0.2, y + r * 0.5],
          [x + r * 0.8, y + r * 0.6],
        ]),
      alpha('#ffffff', 0.6),
      r * 0.1,
    )
  const inner = { bands, ring: bands, spots, earth }[kind]()
  const ring = (part: 'back' | 'front') =>
    kind === 'ring'
      ? place(
          line(
            `M${n(-r * 1.75)} 0A${n(r * 1.75)} ${n(r * 0.46)} 0 0 ${part === 'back' ? 1 : 0} ${n(r * 1.75)} 0`,
            tint(colour, 0.5),
            r * 0.15,
          ) +
            line(
              `M${n(-r * 1.5)} 0A${n(r * 1.5)} ${n(r * 0.36)} 0 0 ${part === 'back' ? 1 : 0} ${n(r * 1.5)} 0`,
              alpha(tint(colour, 0.2), 0.8),
              r * 0.07,
            ),
          x,
          y,
          { turn: -16 },
        )
      : ''
  return (
    glow(context, x, y, r * 1.9, tint(colour, 0.3), 0.34) +
    ring('back') +
    shape(disc, colour) +
    defs.clip(
      disc,
      inner +
        circle(x - r * 0.34, y + r * 0.18, r * 1.16, 'none') +
        shape(
          `M${n(x - r)} ${n(y - r)}H${n(x)}C${n(x - r * 0.62)} ${n(y - r * 0.5)} ${n(x - r * 0.5)} ${n(y + r * 0.6)} ${n(x + r * 0.3)} ${n(y + r)}H${n(x - r)}Z`,
          alpha(shade(colour, 0.7), 0.34),
        ),
    ) +
    ring('front')
  )
}

/** Swirls of coloured dust. */
export function nebula(context: DrawContext, colours: readonly string[]): string {
  const { random, defs } = context
  return colours
    .map(colour => {
      const x = random.between(200, 1340)
      const y = random.between(160, 900)
      const one = (dx: number, dy: number, rx: number, ry: number) =>
        ellipse(
          x + dx,
          y + dy,
          rx,
          ry,
          defs.radialGradient(alpha(colour, 0.36), alpha(colour, 0.18), alpha(colour, 0)),
          random.between(-40, 20),
        )
      return one(0, 0, 520, 190) + one(180, 60, 300, 140)
    })
    .join('')
}
