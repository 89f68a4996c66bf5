import type { DrawContext } from '../canvas/draw-context.ts'
import { n, taper } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import { crown, type Mass } from './crowns.ts'
import { trunk } from './tree-trunk.ts'

/** A slender, upright tree: silver oak or ashoka. */
export function slenderTree(context: DrawContext, height: number, colour = '#5f9560'): string {
  const { light } = context
  const masses = Array.from({ length: 5 }, (_, i): Mass => {
    const share = i / 4
    return [
      (i % 2 ? 1 : -1) * height * 0.014,
      -height * (0.3 + 0.58 * share),
      height * (0.1 - 0.055 * share),
      height * 0.115,
    ]
  })
  return (
    trunk(context, { height: height * 0.3, width: height * 0.03, branches: [[0, -height * 0.8]] }, '#8a7866') +
    crown(context, masses, light.land(colour), { tips: 30, tip: 0.13, droop: 0.9, leafLength: height * 0.02, dabs: 12 })
  )
}

/** A silver oak: a bare, straight trunk and feathery tiers with sky between them. */
export function silverOak(context: DrawContext, height: number): string {
  const { light, random } = context
  const tiers = Array.from({ length: 7 }, (_, i): Mass => {
    const share = i / 6
    const side = i % 2 ? 1 : -1
    const wide = height * (0.105 - 0.055 * share)
    return [
      side * wide * random.between(0.35, 0.6),
      -height * (0.5 + 0.44 * share),
      wide,
      height * random.between(0.062, 0.078),
    ]
  })
  const ends = tiers
    .map(([x, y]) => `M0 ${n(y + height * 0.06)}Q${n(x * 0.6)} ${n(y + height * 0.05)} ${n(x)} ${n(y + height * 0.02)}`)
    .join('')
  const bark = light.land('#9a8d80')
  return (
    ellipse(0, 8, height * 0.06, height * 0.01, light.shadow) +
    shape(
      taper(
        [
          [0, 0],
          [height * 0.004, -height * 0.5],
          [0, -height * 0.97],
        ],
        height * 0.017,
        height * 0.005,
      ),
      bark,
    ) +
    line(ends, bark, height * 0.009) +
    crown(context, [...tiers, [0, -height * 0.97, height * 0.045, height * 0.05]], light.land('#8fb57c'), {
      tips: 20,
      tip: 0.24,
      droop: 0.7,
      leafLength: height * 0.018,
      dabs: 7,
    })
  )
}
