import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** Things of a wooden ship, in world units with the origin at the foot. */

export interface ShipPaint {
  wood: string
  trim: string
  sail: string
  stripe: string
}

/** A mast with a square sail that fills with wind, 4,600 high. */
export function mastWithSail({ light, defs }: DrawContext, { wood, sail, stripe }: ShipPaint): string {
  const mast = light.land(shadeOf(wood))
  const cloth = light.land(sail)
  const body =
    'M-1150 -4100C-500 -3960 500 -3960 1150 -4100C1060 -3500 1120 -2800 1260 -2250C600 -2010 -600 -2010 -1260 -2250C-1120 -2800 -1060 -3500 -1150 -4100Z'
  return (
    ellipse(0, 6, 260, 40, light.shadow) +
    box(-95, -4700, 190, 4700, defs.horizontalGradient(shade(mast, 0.24), tint(mast, 0.1), shade(mast, 0.1)), 40) +
    box(-130, -190, 260, 190, shade(mast, 0.2), 30) +
    box(-1300, -4190, 2600, 110, mast, 50) +
    box(-1330, -2290, 2660, 110, mast, 50) +
    shape(body, defs.horizontalGradient(shade(cloth, 0.12), cloth, shade(cloth, 0.08))) +
    defs.clip(
      body,
      line(
        'M-1300 -3560C-500 -3400 500 -3400 1300 -3560M-1300 -2700C-500 -2500 500 -2500 1300 -2700',
        light.land(stripe),
        210,
      ) + line('M-440 -4100Q-560 -3100 -460 -2000M440 -4100Q560 -3100 460 -2000', alpha(shade(cloth, 0.5), 0.2), 40),
    ) +
    line('M-90 -1700l-40 60M-90 -1500H90M-90 -1440H90M-90 -700H90M-90 -640H90', alpha(shade(mast, 0.5), 0.5), 26) +
    line(
      'M-1290 -4140L-1900 -200M1290 -4140L1900 -200M-1300 -2240L-1700 -200M1300 -2240L1700 -200',
      alpha(light.land('#7a5a44'), 0.75),
      26,
    )
  )
}

const shadeOf = (wood: string) => shade(wood, 0.2)

export const barrel = ({ light, defs }: DrawContext): string => {
  const wood = light.land('#a8683f')
  return (
    ellipse(0, 10, 300, 46, light.shadow) +
    shape(
      'M-230 0Q-300 -340 -230 -680H230Q300 -340 230 0Q0 40 -230 0Z',
      defs.horizontalGradient(shade(wood, 0.24), tint(wood, 0.1), shade(wood, 0.1)),
    ) +
    line('M-276 -190Q0 -140 276 -190M-276 -500Q0 -450 276 -500', light.land('#5f5a60'), 36) +
    line('M-80 -10V-670M80 -10V-670', alpha(shade(wood, 0.5), 0.4), 12) +
    ellipse(0, -680, 230, 52, shade(wood, 0.28))
  )
}

export const ropeCoil = ({ light }: DrawContext): string => {
  const rope = light.land('#d9bb84')
  return [0, 1, 2, 3]
    .map(
      i =>
        `<ellipse cx="0" cy="${n(-40 - i * 62)}" rx="${n(300 - i * 16)}" ry="${n(84 - i * 5)}" fill="none" stroke="${i % 2 ? shade(rope, 0.14) : rope}" stroke-width="62"/>`,
    )
    .join('')
}

/** The wheel on its stand, 1,250 high. */
export const shipsWheel = ({ light }: DrawContext): string => {
  const wood = light.land('#8a5a3c')
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2
    return `M0 -820L${n(Math.cos(angle) * 560)} ${n(-820 + Math.sin(angle) * 560)}`
  }).join('')
  return (
    ellipse(0, 6, 260, 36, light.shadow) +
    shape('M-170 0L-90 -820H90L170 0Z', shade(wood, 0.2)) +
    line(spokes, wood, 62) +
    `<circle cx="0" cy="-820" r="400" fill="none" stroke="${wood}" stroke-width="86"/><circle cx="0" cy="-820" r="400" fill="none" stroke="${tint(wood, 0.3)}" stroke-width="16"/>` +
    circle(0, -820, 120, light.land('#d9a84a'))
  )
}

/** A lantern on a curved post, 1,900 high. */
export const sternLantern = (context: DrawContext): string => {
  const { light } = context
  const iron = light.land('#4a4450')
  return (
    line('M0 0V-1300Q10 -1520 160 -1560', iron, 46) +
    (light.dark ? glow(context, 200, -1380, 800, light.glow, 0.6) : '') +
    shape('M70 -1560Q200 -1720 330 -1560Z', iron) +
    box(100, -1560, 200, 320, light.dark ? '#ffe3a0' : light.land('#e8dcc0'), 50) +
    line('M100 -1560V-1250M200 -1560V-1250M300 -1560V-1250', iron, 18) +
    box(70, -1260, 260, 60, iron, 20)
  )
}

/** The front of the cabin below the raised deck, 3,800 wide and 1,500 high, with steps on both sides. */
export function sternCabin(context: DrawContext, { wood, trim }: ShipPaint): string {
  const { light, defs } = context
  const plank = light.land(wood)
  const edge = light.land(trim)
  const glass = light.dark ? '#ffd78a' : light.land('#9fc6c8')
  const window = (x: number) =>
    (light.dark ? glow(context, x, -760, 520, light.glow, 0.4) : '') +
    shape(`M${x - 230} -420V-860Q${x - 230} -1080 ${x} -1090Q${x + 230} -1080 ${x + 230} -860V-420Z`, edge) +
    shape(`M${x - 180} -470V-850Q${x - 180} -1020 ${x} -1030Q${x + 180} -1020 ${x + 180} -850V-470Z`, glass) +
    line(`M${x} -1030V-470M${x - 180} -740H${x + 180}`, edge, 32)
  const steps = (side: number) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        i =>
          box(side * 1580 - 330, -250 * (i + 1), 660, 260, i % 2 ? shade(plank, 0.12) : tint(plank, 0.06)) +
          box(side * 1580 - 350, -250 * (i + 1) - 20, 700, 50, edge, 12),
      )
      .join('')
  return (
    box(-1950, -1520, 3900, 1520, defs.verticalGradient(shade(plank, 0.3), shade(plank, 0.1), plank)) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${-1950 + i * 340} -1500V0`).join(''),
      alpha(shade(plank, 0.5), 0.34),
      16,
    ) +
    window(-760) +
    window(760) +
    shape('M-300 0V-960Q-300 -1240 0 -1250Q300 -1240 300 -960V0Z', edge) +
    shape('M-240 0V-950Q-240 -1170 0 -1180Q240 -1170 240 -950V0Z', light.dark ? '#f7b765' : shade(plank, 0.4)) +
    steps(-1) +
    steps(1) +
    box(-1980, -1600, 3960, 120, edge, 20) +
    line(Array.from({ length: 14 }, (_, i) => `M${-1170 + i * 180} -1600V-2080`).join(''), tint(plank, 0.14), 60) +
    box(-1240, -2180, 2480, 110, edge, 40)
  )
}

/** A ring buoy that hangs on a rail; the origin is at its middle. */
export const ringBuoy = ({ light }: DrawContext): string => {
  const [red, white] = [light.land('#e4674f'), light.land('#fbf1dc')]
  return `<circle r="190" fill="none" stroke="${white}" stroke-width="110"/><circle r="190" fill="none" stroke="${red}" stroke-width="110" stroke-dasharray="149.2 149.2"/>`
}
