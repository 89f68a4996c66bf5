import { alpha, mix, shade } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { dots, ellipse, SIZE, shape } from '../../canvas/svg.ts'
import { OPEN, type Sky } from '../../scenery/skies.ts'
import { glow, stars, wash } from '../../scenery/sky.ts'
import { rays } from '../../scenery/water.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { seesGround } from '../ground-plane.ts'

/** Light and air below trees. */

/** The colours of the air between trunks: greenish by day. */
export function airUnder({ context: { light } }: Stage, green: string): Sky {
  const [top, upper, lower, horizon] = OPEN[light.time]
  const deep = light.land(green)
  const thick = light.time === 'sunset' ? 0.4 : 1
  return [
    mix(top, deep, 0.62 * thick),
    mix(upper, deep, 0.55 * thick),
    mix(lower, deep, 0.38 * thick),
    mix(horizon, deep, 0.22 * thick),
  ]
}

/** The air with a bright place between the trunks, behind the figures; rays of sun by day. */
export function forestSky(stage: Stage, air: Sky, bright: string): string {
  const { context, states } = stage
  const horizon = Math.min(SIZE, Math.max(300, horizonOf(stage)))
  const dark = context.light.dark
  return (
    wash(context, air) +
    (dark && !seesGround(stage) ? stars(context, 60, 600) : '') +
    glow(context, SIZE * 0.54, horizon * 0.66, 760, bright, dark ? (states.has('dark') ? 0.28 : 0.5) : 0.66) +
    (dark || stage.camera === 'from-above' ? '' : rays(context, 5, '#fff4c0', 0.22, [1150, -240]))
  )
}

/** A curtain of leaves that hangs from the top of the picture down to about `y` px, lower at the sides. */
export function leafCurtain({ random }: Stage['context'], y: number, colour: string, dip = 220): string {
  let data = `M-30 -40H${SIZE + 30}`
  let leaves = ''
  const edge = (x: number) => y + dip * (Math.abs(x / SIZE - 0.52) * 2) ** 1.7
  data += `V${n(edge(SIZE))}`
  for (let x = SIZE + 30; x > -40; ) {
    const w = random.between(80, 170)
    const to = edge(x - w) + random.between(-26, 26)
    const r = w * random.between(0.52, 0.64)
    data += `A${n(r)} ${n(r)} 0 0 1 ${n(x - w)} ${n(to)}`
    for (let i = 0; i < 4; i++) {
      const px = x - w * random.next()
      const l = random.between(24, 46)
      const down = random.between(-14, 40)
      leaves += `M${n(px)} ${n(to + down)}q${n(l * 0.6)} ${n(l * 0.2)} ${n(l * 0.2)} ${n(l)}q${n(-l * 0.6)} ${n(-l * 0.3)} ${n(-l * 0.2)} ${n(-l)}Z`
    }
    x -= w
  }
  return shape(`${data}Z`, colour) + shape(leaves, colour)
}

/** The crowns above, for any camera but the one that looks down; nearer leaves are darker. */
export function canopy(stage: Stage, leaf: string, air: Sky): string {
  if (stage.camera === 'from-above' || stage.camera === 'detail') return ''
  const low = { 'from-below': 330, 'close-up': 30, 'over-the-shoulder': 70 }[stage.camera as string] ?? 130
  return (
    leafCurtain(stage.context, low + 130, mix(leaf, air[2], 0.5), 300) +
    leafCurtain(stage.context, low + 40, mix(leaf, air[2], 0.2), 280) +
    leafCurtain(stage.context, low - 70, shade(leaf, 0.12), 260)
  )
}

/** A bank of mist across the picture, `below` px below the horizon. */
export const mistBand = (stage: Stage, below: number, colour: string, strength: number): string =>
  ellipse(
    SIZE / 2,
    horizonOf(stage) + below,
    SIZE * 0.85,
    150,
    stage.context.defs.radialGradient(alpha(colour, strength), alpha(colour, strength * 0.6), alpha(colour, 0)),
  )

/** Floating sparks, fewer in the middle where the faces are. */
export function sparks({ context }: Stage, count: number, colour = '#ffe9a0'): string {
  const { random } = context
  const spots = Array.from({ length: count }, (_, i): readonly [number, number, number] => {
    const aside = random.next()
    const x = SIZE / 2 + (i % 2 ? 1 : -1) * (0.14 + 0.36 * aside) * SIZE
    return [x, random.between(SIZE * 0.16, SIZE * 0.92), random.between(3, 6.5)]
  })
  return (
    spots.map(([x, y, r], i) => (i % 2 ? '' : glow(context, x, y, r * 8, colour, 0.55))).join('') +
    dots(spots, alpha('#fff6cf', 0.95))
  )
}

/** Pairs of curious eyes in the dark at both sides of the picture. */
export function watchingEyes({ context }: Stage): string {
  const { random } = context
  return Array.from({ length: 7 }, (_, i) => {
    const x = SIZE * (i % 2 ? random.between(0.74, 0.97) : random.between(0.03, 0.26))
    const y = SIZE * (0.22 + i * 0.085)
    const r = random.between(8, 15)
    const apart = r * 1.5
    return (
      glow(context, x, y, r * 5, '#ffdf7a', 0.26) +
      [-1, 1]
        .map(
          side =>
            ellipse(x + side * apart, y, r, r * 0.92, '#ffe08a') +
            ellipse(x + side * apart + r * 0.2, y + r * 0.1, r * 0.34, r * 0.66, '#2a2438'),
        )
        .join('')
    )
  }).join('')
}
