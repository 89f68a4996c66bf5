import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crown, type Mass } from './crowns.ts'
import { diya } from './vessels.ts'

/** Things of courtyards and gardens, standing at (0, 0), in world units. Colours as in daylight. */

/** A tulsi plant in a painted masonry stand with a niche for a lamp. */
export function tulsiStand(
  context: DrawContext,
  { height = 1150, colour = '#e8744a', trim = '#f7e6c4', star = false } = {},
): string {
  const { light, defs } = context
  const wall = light.land(colour)
  const band = light.land(trim)
  const w = height * 0.24
  const green = light.land('#5d9450')
  const top = -height * 0.56
  const stems = [-0.5, -0.24, 0, 0.26, 0.5]
    .map(
      t =>
        `M0 ${n(top)}Q${n(t * w * 0.8)} ${n(top - height * 0.2)} ${n(t * w * 1.9)} ${n(top - height * 0.42 + Math.abs(t) * height * 0.1)}`,
    )
    .join('')
  const masses: Mass[] = [-0.85, 0.85, -0.4, 0.42, 0].map(t => [
    t * w * 1.15,
    top - height * (0.3 - Math.abs(t) * 0.1),
    w * 0.62,
    height * 0.14,
  ])
  return (
    ellipse(0, 6, w * 2.1, w * 0.24, light.shadow) +
    box(-w * 1.7, -height * 0.08, w * 3.4, height * 0.08, shade(band, 0.14), 6) +
    box(-w * 1.4, -height * 0.15, w * 2.8, height * 0.08, band, 6) +
    shape(
      `M${n(-w * 1.04)} ${n(-height * 0.14)}L${n(-w * 0.86)} ${n(-height * 0.46)}H${n(w * 0.86)}L${n(w * 1.04)} ${n(-height * 0.14)}Z`,
      defs.horizontalGradient(shade(wall, 0.2), wall, tint(wall, 0.14)),
    ) +
    shape(
      `M${n(-w * 0.32)} ${n(-height * 0.16)}V${n(-height * 0.3)}Q0 ${n(-height * 0.42)} ${n(w * 0.32)} ${n(-height * 0.3)}V${n(-height * 0.16)}Z`,
      shade(wall, 0.5),
    ) +
    place(diya(context, w * 0.18), 0, -height * 0.17) +
    shape([-0.66, 0.66].map(t => circlePath(t * w, -height * 0.3, w * 0.12)).join(''), band) +
    line(
      `M${n(-w * 0.94)} ${n(-height * 0.42)}H${n(w * 0.94)}M${n(-w * 1.02)} ${n(-height * 0.18)}H${n(w * 1.02)}`,
      band,
      height * 0.014,
    ) +
    box(-w * 1.2, -height * 0.54, w * 2.4, height * 0.1, band, 10) +
    shape(
      [-0.9, -0.45, 0, 0.45, 0.9]
        .map(t => `M${n(t * w - w * 0.16)} ${n(-height * 0.46)}h${n(w * 0.32)}l${n(-w * 0.16)} ${n(height * 0.05)}Z`)
        .join(''),
      light.land('#d94f3c'),
    ) +
    ellipse(0, top + height * 0.02, w * 0.9, height * 0.02, light.land('#6b4b38')) +
    line(stems, light.land('#7a5a48'), height * 0.012) +
    crown(context, masses, green, { tips: 18, tip: 0.2, dabs: 10, leafLength: height * 0.05 }) +
    line(
      [-0.7, -0.2, 0.3, 0.75].map(t => `M${n(t * w * 1.2)} ${n(top - height * 0.36)}v${n(-height * 0.1)}`).join(''),
      tint(light.land('#a884a8'), 0.1),
      height * 0.014,
    ) +
    (star
      ? circle(
          0,
          top - height * 0.2,
          w * 1.6,
          defs.radialGradient(alpha('#ffe9a8', 0.8), alpha('#ffd98a', 0.2), alpha('#ffd98a', 0)),
        )
      : '')
  )
}

/** A swing board on chains or ropes that hang from `rope` above the ground. */
export function swingBoard(
  { light }: DrawContext,
  {
    width,
    seat,
    rope,
    wood = '#a8653c',
    brass = false,
  }: { width: number; seat: number; rope: number; wood?: string; brass?: boolean },
): { back: string; front: string } {
  const board = light.land(wood)
  const cord = light.land(brass ? '#d9a83e' : '#b99a6a')
  const w = width / 2
  const chain = brass ? `stroke-dasharray="46 16"` : ''
  const hang = (x: number) =>
    `<path d="M${n(x)} ${n(-seat)}V${n(-rope)}" stroke="${cord}" stroke-width="${brass ? 22 : 20}" fill="none" ${chain}/>`
  return {
    back:
      ellipse(0, 4, w * 1.1, 60, light.shadow) +
      hang(-w * 0.86) +
      hang(w * 0.86) +
      box(-w, -seat, width, 46, shade(board, 0.14), 10),
    front:
      box(-w, -seat, width, 64, board, 14) +
      box(-w, -seat, width, 16, tint(board, 0.3), 8) +
      circle(-w * 0.86, -seat + 34, 22, light.land('#e8c25a')) +
      circle(w * 0.86, -seat + 34, 22, light.land('#e8c25a')),
  }
}

/** A wooden frame for a swing, with turned posts `width` apart. */
export function swingStand({ light, defs }: DrawContext, width: number, height: number, wood = '#8f4f34'): string {
  const c = light.land(wood)
  const post = (x: number) =>
    box(x - 50, -height, 100, height, defs.horizontalGradient(shade(c, 0.24), c, tint(c, 0.16))) +
    box(x - 90, -160, 180, 160, shade(c, 0.12), 12) +
    [0.3, 0.55, 0.8].map(t => box(x - 72, -height * t, 144, 56, tint(c, 0.1), 20)).join('')
  return (
    ellipse(0, 6, width * 0.62, 60, light.shadow) +
    post(-width / 2) +
    post(width / 2) +
    box(-width / 2 - 150, -height - 60, width + 300, 110, c, 20) +
    circle(-width / 2 - 150, -height - 5, 60, tint(c, 0.16)) +
    circle(width / 2 + 150, -height - 5, 60, tint(c, 0.16)) +
    line(
      `M${n(-width / 2)} ${n(-height + 50)}Q0 ${n(-height + 190)} ${n(width / 2)} ${n(-height + 50)}`,
      alpha(light.land('#f0a93a'), 0.9),
      34,
    )
  )
}

/** A line with saris and shirts between two poles `width` apart. */
export function washingLine({ light, random, defs }: DrawContext, width: number, height: number, poles = true): string {
  const w = width / 2
  const colours = ['#d8486a', '#f0a93a', '#4f9aa0', '#f4e6d0', '#7a6bb0', '#6fa860']
  let x = -w * 0.86
  let cloths = ''
  for (let i = 0; x < w * 0.7; i++) {
    const wide = random.between(260, 480)
    const long = height * random.between(0.34, 0.66)
    const colour = light.land(colours[(i + random.integer(0, 1)) % colours.length] ?? '#d8486a')
    const y = -height + 60 * (1 - (x / w) ** 2)
    const end = Math.min(w * 0.9, x + wide)
    cloths +=
      shape(
        `M${n(x)} ${n(y)}H${n(end)}Q${n(end + 16)} ${n(y + long * 0.5)} ${n(end - 6)} ${n(y + long)}Q${n((x + end) / 2)} ${n(y + long + 30)} ${n(x + 8)} ${n(y + long - 10)}Q${n(x - 14)} ${n(y + long * 0.5)} ${n(x)} ${n(y)}Z`,
        defs.verticalGradient(tint(colour, 0.12), colour, shade(colour, 0.1)),
      ) +
      line(
        `M${n(x + 4)} ${n(y + long * 0.86)}Q${n((x + end) / 2)} ${n(y + long * 0.9)} ${n(end - 4)} ${n(y + long * 0.87)}`,
        tint(colour, 0.5),
        20,
      )
    x = end + random.between(30, 120)
  }
  return (
    (poles ? line(`M${n(-w)} 0V${n(-height - 60)}M${n(w)} 0V${n(-height - 60)}`, light.land('#8a6a4c'), 44) : '') +
    line(`M${n(-w)} ${n(-height)}Q0 ${n(-height + 120)} ${n(w)} ${n(-height)}`, light.land('#cfc4ae'), 12) +
    cloths
  )
}

/** A bicycle that leans on its stand, facing right. */
export function bicycle({ light }: DrawContext, colour = '#33506a'): string {
  const c = light.land(colour)
  const tyre = light.land('#33303a')
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-270" r="260" fill="none" stroke="${tyre}" stroke-width="34"/>` +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M${x} -270l${n(Math.cos(i * 0.785) * 250)} ${n(Math.sin(i * 0.785) * 250)}`,
      ).join(''),
      alpha(light.land('#c9cdd0'), 0.8),
      6,
    )
  return (
    ellipse(0, 4, 700, 40, light.shadow) +
    wheel(-430) +
    wheel(440) +
    line('M-430 -270L-40 -260L-170 -700H300L440 -270M-170 -700L-430 -270M300 -700L-40 -260', c, 32) +
    line('M300 -700L270 -860M180 -880H350', light.land('#b9bfc4'), 28) +
    line('M-170 -700L-190 -780', c, 28) +
    shape(soft([-320, -800, -170, -830, -60, -800, -120, -760, -280, -760]), light.land('#5a3a2c')) +
    box(-620, -620, 330, 30, c, 10) +
    circle(-40, -260, 70, shade(c, 0.2)) +
    line('M-40 -260L30 -120M-40 -260L-110 -400', c, 20)
  )
}

/** A watering can. */
export function wateringCan({ light, defs }: DrawContext, height = 300): string {
  const c = light.land('#5a9aa8')
  const w = height * 0.4
  return (
    ellipse(0, 2, w * 1.1, w * 0.16, light.shadow) +
    line(`M${n(w * 0.8)} ${n(-height * 0.24)}L${n(w * 2)} ${n(-height * 0.86)}`, shade(c, 0.1), height * 0.12) +
    shape(
      `M${n(w * 1.8)} ${n(-height * 0.96)}L${n(w * 2.3)} ${n(-height * 1.0)}L${n(w * 2.1)} ${n(-height * 0.7)}Z`,
      c,
    ) +
    line(
      `M${n(-w * 0.9)} ${n(-height * 0.2)}Q${n(-w * 2)} ${n(-height * 0.7)} ${n(-w * 0.2)} ${n(-height * 0.96)}`,
      shade(c, 0.2),
      height * 0.07,
    ) +
    box(-w, -height * 0.76, w * 2, height * 0.76, defs.horizontalGradient(shade(c, 0.24), tint(c, 0.24), c), 12) +
    ellipse(0, -height * 0.76, w, w * 0.2, tint(c, 0.2))
  )
}
