import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Pots, buckets and other things of a household, standing at (0, 0), in world units. */

/** A round clay or brass pot of the given height. */
export function matka({ light, defs }: DrawContext, height: number, colour = '#c4734a', band = '#f6e6c8'): string {
  const clay = light.land(colour)
  const r = height * 0.56
  const body = blob([
    [-r * 0.5, -height * 0.84],
    [-r, -height * 0.46],
    [-r * 0.62, -height * 0.05],
    [0, 0],
    [r * 0.62, -height * 0.05],
    [r, -height * 0.46],
    [r * 0.5, -height * 0.84],
  ])
  return (
    ellipse(0, 2, r * 1.05, r * 0.16, light.shadow) +
    shape(body, defs.horizontalGradient(shade(clay, 0.26), clay, tint(clay, 0.2))) +
    box(-r * 0.4, -height * 0.96, r * 0.8, height * 0.16, shade(clay, 0.08)) +
    ellipse(0, -height * 0.97, r * 0.54, r * 0.14, tint(clay, 0.14)) +
    ellipse(0, -height * 0.975, r * 0.4, r * 0.09, shade(clay, 0.6)) +
    line(
      `M${n(-r * 0.84)} ${n(-height * 0.6)}Q0 ${n(-height * 0.5)} ${n(r * 0.84)} ${n(-height * 0.6)}`,
      alpha(light.land(band), 0.85),
      height * 0.04,
    )
  )
}

/** Two pots with a third one on top. */
export const matkaStack = (context: DrawContext, height = 300): string =>
  place(matka(context, height), -height * 0.55, 0) +
  place(matka(context, height * 0.9, '#b3633f'), height * 0.56, 6) +
  place(matka(context, height * 0.7, '#d08a5c'), 0, -height * 0.62)

/** A steel or plastic bucket. */
export function bucket({ light, defs }: DrawContext, height: number, colour: string): string {
  const c = light.land(colour)
  const w = height * 0.48
  return (
    ellipse(0, 2, w, w * 0.16, light.shadow) +
    line(`M${n(-w)} ${n(-height * 0.96)}Q0 ${n(-height * 1.5)} ${n(w)} ${n(-height * 0.96)}`, shade(c, 0.4), 10) +
    shape(
      `M${n(-w)} ${n(-height)}L${n(-w * 0.74)} -4Q0 16 ${n(w * 0.74)} -4L${n(w)} ${n(-height)}Z`,
      defs.horizontalGradient(shade(c, 0.2), tint(c, 0.24), c, shade(c, 0.14)),
    ) +
    ellipse(0, -height, w, w * 0.22, tint(c, 0.3)) +
    ellipse(0, -height, w * 0.86, w * 0.16, light.land('#8fc4cf')) +
    line(
      `M${n(-w * 0.92)} ${n(-height * 0.66)}Q0 ${n(-height * 0.54)} ${n(w * 0.92)} ${n(-height * 0.66)}`,
      alpha(shade(c, 0.4), 0.5),
      7,
    )
  )
}

/** A plant in a terracotta or painted pot. */
export function pottedFlowers(
  { light, random, defs }: DrawContext,
  height: number,
  pot: string,
  blossom: string | null,
): string {
  const clay = light.land(pot)
  const w = height * 0.24
  const leaf = light.land('#5f9a52')
  const leaves = [-70, -46, -24, 0, 22, 46, 68]
    .map((turn, i) => {
      const l = height * random.between(0.5, 0.68)
      return place(
        shape(
          `M0 0C${n(-l * 0.2)} ${n(-l * 0.3)} ${n(-l * 0.16)} ${n(-l * 0.76)} 0 ${n(-l)}C${n(l * 0.18)} ${n(-l * 0.76)} ${n(l * 0.2)} ${n(-l * 0.3)} 0 0Z`,
          i % 2 ? leaf : shade(leaf, 0.16),
        ),
        0,
        -height * 0.38,
        { turn: turn + random.between(-6, 6) },
      )
    })
    .join('')
  const heads = blossom
    ? Array.from({ length: 6 }, () => {
        const [x, y, r] = [random.between(-0.34, 0.34) * height, -height * random.between(0.62, 1), height * 0.06]
        return (
          circle(x, y, r * 1.25, light.land(blossom)) +
          circle(x + r * 0.1, y - r * 0.1, r * 0.5, tint(light.land(blossom), 0.5))
        )
      }).join('')
    : ''
  return (
    ellipse(0, 2, w * 1.3, w * 0.2, light.shadow) +
    leaves +
    heads +
    shape(
      `M${n(-w)} ${n(-height * 0.36)}H${n(w)}L${n(w * 0.7)} 0H${n(-w * 0.7)}Z`,
      defs.horizontalGradient(shade(clay, 0.2), clay, tint(clay, 0.16)),
    ) +
    box(-w * 1.14, -height * 0.42, w * 2.28, height * 0.09, tint(clay, 0.14), 6)
  )
}

/** A hand pump on its platform. */
export function handPump({ light, defs }: DrawContext): string {
  const iron = light.land('#4f7f8c')
  return (
    ellipse(40, 6, 420, 44, light.shadow) +
    ellipse(60, -4, 400, 52, light.land('#cfc4b0')) +
    ellipse(60, -14, 380, 44, light.land('#ddd3c0')) +
    box(-50, -700, 100, 690, defs.horizontalGradient(shade(iron, 0.24), iron, tint(iron, 0.24)), 16) +
    box(-74, -120, 148, 106, shade(iron, 0.1), 12) +
    shape('M-60 -690Q-70 -900 0 -910Q70 -900 60 -690Z', iron) +
    shape('M40 -470C130 -500 230 -480 240 -330H170C166 -390 130 -400 40 -390Z', shade(iron, 0.1)) +
    line('M-10 -850L-380 -960Q-440 -970 -440 -900', shade(iron, 0.2), 34) +
    circle(-10, -850, 34, tint(iron, 0.2))
  )
}

/** A clay lamp; lit after dark, or always if `lit`. */
export function diya(context: DrawContext, size: number, lit = context.light.dark): string {
  const { light } = context
  const clay = light.land('#b8653f')
  return (
    (lit ? glow(context, 0, -size * 0.9, size * 3.4, light.glow, 0.55) : '') +
    shape(
      `M${n(-size)} ${n(-size * 0.5)}Q${n(-size * 0.7)} 0 0 0Q${n(size * 0.7)} 0 ${n(size * 1.1)} ${n(-size * 0.56)}Z`,
      clay,
    ) +
    ellipse(0, -size * 0.5, size, size * 0.18, shade(clay, 0.3)) +
    (lit
      ? shape(
          `M${n(size * 0.6)} ${n(-size * 0.5)}C${n(size * 0.2)} ${n(-size * 0.9)} ${n(size * 0.6)} ${n(-size * 1.2)} ${n(size * 0.66)} ${n(-size * 1.7)}C${n(size)} ${n(-size * 1.2)} ${n(size * 1.1)} ${n(-size * 0.8)} ${n(size * 0.6)} ${n(-size * 0.5)}Z`,
          '#ffd26a',
        ) + circle(size * 0.66, -size * 0.74, size * 0.14, '#fff6d8')
      : '')
  )
}

/** A garland of marigolds and mango leaves between two points above a door; y down. */
export function toran({ light }: DrawContext, width: number, sag: number): string {
  const count = Math.max(5, Math.round(width / 90))
  let leaves = ''
  let orange = ''
  let yellow = ''
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const x = -width / 2 + width * t
    const y = sag * 4 * t * (1 - t)
    leaves += `M${n(x + 40)} ${n(y)}q34 70 0 170q-34 -100 0 -170Z`
    if (i % 2) orange += circlePath(x, y + 8, 42)
    else yellow += circlePath(x, y + 8, 42)
  }
  return (
    shape(leaves, light.land('#5f9a48')) + shape(orange, light.land('#ef8a2c')) + shape(yellow, light.land('#f6bd3a'))
  )
}
