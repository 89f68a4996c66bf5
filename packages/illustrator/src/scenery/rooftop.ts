import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** What stands on flat roofs, in world units; the origin is at the base. */

/** A water tank on a stand: the black plastic one, or a whitewashed one of concrete. */
export function waterTank({ light, defs }: DrawContext, kind: 'plastic' | 'blue' | 'concrete', stand = 520): string {
  const body = light.land({ plastic: '#3b4352', blue: '#3f7fb0', concrete: '#e6dcc8' }[kind])
  const iron = light.land('#86766c')
  const legs =
    line(`M-330 0V${-stand}M330 0V${-stand}M-330 -90L330 ${-stand}M330 -90L-330 ${-stand}`, shade(iron, 0.2), 34) +
    line(`M-350 0V${-stand}M350 0V${-stand}`, iron, 56) +
    box(-430, -stand - 40, 860, 70, tint(iron, 0.1), 8)
  const rings = [0.2, 0.4, 0.6, 0.8]
    .map(
      share =>
        `M-412 ${n(-stand - 60 - 780 * share)}Q0 ${n(-stand - 10 - 780 * share)} 412 ${n(-stand - 60 - 780 * share)}`,
    )
    .join('')
  return (
    legs +
    shape(
      `M-420 ${-stand - 60}V${-stand - 800}Q-410 ${-stand - 900} -260 ${-stand - 930}H260Q410 ${-stand - 900} 420 ${-stand - 800}V${-stand - 60}Q0 ${-stand} -420 ${-stand - 60}Z`,
      defs.horizontalGradient(shade(body, 0.24), body, tint(body, 0.24), body, shade(body, 0.3)),
    ) +
    line(rings, alpha(shade(body, 0.5), 0.5), 22) +
    box(-170, -stand - 1010, 340, 100, shade(body, 0.08), 36) +
    line(`M420 ${-stand - 140}Q560 ${-stand - 140} 560 ${-stand + 60}V0`, light.land('#c9c2b4'), 34)
  )
}

/** A dish for television. */
export const dish = ({ light }: DrawContext): string =>
  line('M0 0V-230', light.land('#8f8a94'), 30) +
  place(
    ellipse(0, 0, 230, 170, light.land('#ece4d6')) +
      ellipse(16, 12, 196, 138, light.land('#cfc6ba')) +
      line('M0 0L150 -190', light.land('#8f8a94'), 16) +
      circle(150, -190, 30, light.land('#6f6a78')),
    -20,
    -330,
    { turn: -34 },
  )

const CLOTHES = ['sari', 'shirt', 'towel', 'frock', 'kurta'] as const
type Cloth = (typeof CLOTHES)[number]

function cloth(kind: Cloth, colour: string): string {
  const fold = (xs: readonly number[], length: number) =>
    line(
      xs.map(x => `M${x} 16Q${x + 14} ${length / 2} ${x - 6} ${length - 20}`).join(''),
      alpha(shade(colour, 0.5), 0.2),
      14,
    )
  switch (kind) {
    case 'sari':
      return (
        shape('M-330 0H330Q318 400 336 760Q170 800 0 764T-336 776Q-316 380 -330 0Z', colour) +
        shape('M-333 700Q-170 790 0 700T336 690V760Q170 800 0 764T-336 776Z', tint(shade(colour, 0.36), 0.08)) +
        shape('M240 0H330Q318 400 336 760L262 774Q250 380 240 0Z', alpha('#fff0c0', 0.36)) +
        fold([-240, -130, -10, 120], 700)
      )
    case 'shirt':
      return (
        shape('M-150 0Q0 50 150 0L280 150L190 230L150 190V520Q0 550 -150 520V190L-190 230L-280 150Z', colour) +
        fold([-60, 60], 480)
      )
    case 'frock':
      return (
        shape(
          'M-110 0Q0 60 110 0L170 110L120 150V240Q240 380 250 560Q0 610 -250 560Q-240 380 -120 240V150L-170 110Z',
          colour,
        ) +
        line('M-118 246Q0 280 118 246', tint(colour, 0.5), 26) +
        fold([-110, 0, 110], 520)
      )
    case 'kurta':
      return (
        shape('M-130 0Q0 40 130 0L240 260L160 300L146 220L180 660Q0 690 -180 660L-146 220L-160 300L-240 260Z', colour) +
        line('M0 20V240', tint(colour, 0.5), 20)
      )
    case 'towel':
      return (
        shape('M-180 0H180Q170 240 182 500Q0 530 -182 500Q-170 240 -180 0Z', colour) +
        line('M-180 90Q0 104 180 90M-180 400Q0 424 180 400', tint(colour, 0.6), 24)
      )
  }
}

/** Washing on a line between two points, in world units. Wind lifts it. */
export function clothesLine(
  { light, random }: DrawContext,
  from: Point,
  to: Point,
  count: number,
  { windy = false, open = [1, 1] as Point } = {},
): string {
  const sag = (to[0] - from[0]) * 0.035
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
  const tones = ['#d9604f', '#f0b548', '#4f9a97', '#d77fa2', '#6f86b8', '#f2e3c4', '#7aa35c', '#8d6aa6'] as const
  let hung = ''
  for (let i = 0; i < count; i++) {
    const share = (i + 0.6) / (count + 0.2)
    const kind = random.pick(CLOTHES)
    const colour = light.land(random.pick(tones))
    // A gap keeps the washing off the heads of the figures.
    if (share > open[0] && share < open[1]) continue
    const [x, y] = at(share)
    hung +=
      place(cloth(kind, colour), x, y, { turn: windy ? -16 : random.between(-2, 2) }) +
      box(x - (kind === 'sari' ? 250 : 110), y - 26, 22, 60, light.land('#c98a52'), 6) +
      box(x + (kind === 'sari' ? 230 : 90), y - 26, 22, 60, light.land('#c98a52'), 6)
  }
  return line(curve([at(0), at(0.25), at(0.5), at(0.75), at(1)]), light.land('#5f5660'), 12) + hung
}

/** A paper kite with its tail, in px or world units; `s` is half of its height. */
export const paperKite = (s: number, colour: string, second: string): string =>
  shape(`M0 ${n(-s)}L${n(s * 0.8)} 0L0 ${n(s)}L${n(-s * 0.8)} 0Z`, colour) +
  shape(`M0 ${n(-s)}L${n(s * 0.8)} 0H0ZM0 ${n(s)}L${n(-s * 0.8)} 0H0Z`, second) +
  line(
    `M0 ${n(-s)}V${n(s)}M${n(-s * 0.8)} 0Q0 ${n(-s * 0.7)} ${n(s * 0.8)} 0`,
    shade(second, 0.3),
    Math.max(2, s * 0.05),
  ) +
  shape(`M0 ${n(s)}l${n(-s * 0.26)} ${n(s * 0.42)}h${n(s * 0.52)}Z`, shade(colour, 0.1))

/** A sky full of paper kites, in px, clear of the middle. */
export function kites({ light, random }: DrawContext, count: number, floor: number): string {
  const tones = ['#e4674f', '#f4b942', '#4f9a97', '#fbe6bd', '#d77fa2', '#6f86b8', '#7aa35c'] as const
  return Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.618 + random.between(0, 0.1)) % 1) * 1500
    const y = random.between(60, floor)
    if (Math.abs(x - 768) < 300 && y > floor * 0.55) return ''
    const s = random.between(22, 66) * (1.1 - (0.5 * y) / floor)
    const bend = random.between(-90, 90)
    return (
      line(
        `M${n(x)} ${n(y + s)}q${n(bend)} ${n(260)} ${n(bend * 2.4)} ${n(700)}`,
        alpha(light.land('#fff6e2'), 0.34),
        2,
      ) +
      place(paperKite(s, light.land(random.pick(tones)), light.land(random.pick(tones))), x, y, {
        turn: random.between(-34, 34),
      })
    )
  }).join('')
}

/** A naked bulb on a wall, lit after dark. */
export const wallBulb = (context: DrawContext, lit = context.light.dark): string =>
  (lit ? glow(context, 0, 0, 760, context.light.glow, 0.62) : '') +
  line('M0 -90V-30', context.light.land('#4a4650'), 26) +
  circle(0, 0, 46, lit ? '#fff2c4' : context.light.land('#e8e2d4'))

/** A tulsi plant on its painted pedestal. */
export function tulsi({ light, random, defs }: DrawContext, colour: string): string {
  const wall = light.land(colour)
  const leaf = light.land('#5f9152')
  const leaves = Array.from({ length: 46 }, (): [number, number, number] => {
    const angle = random.between(0, Math.PI * 2)
    const r = Math.sqrt(random.next())
    return [Math.cos(angle) * 190 * r, -860 + Math.sin(angle) * 230 * r, random.between(34, 58)]
  })
  return (
    ellipse(0, 0, 330, 34, light.shadow) +
    shape(
      'M-290 0V-90H-220V-420H-280V-520H280V-420H220V-90H290V0Z',
      defs.horizontalGradient(shade(wall, 0.16), wall, tint(wall, 0.14)),
    ) +
    shape(soft([-90, -130, -90, -300, 0, -370, 90, -300, 90, -130]), shade(wall, 0.36)) +
    dots([[0, -190, 26]], light.dark ? '#ffd98a' : light.land('#f0c25a')) +
    line('M-280 -470H280M-220 -120H220', light.land('#f7ead2'), 22) +
    line('M0 -520V-800M0 -620L-90 -820M0 -600L110 -800', light.land('#7a5a3c'), 26) +
    dots(leaves.slice(0, 24), shade(leaf, 0.14)) +
    dots(leaves.slice(24), tint(leaf, 0.12))
  )
}
