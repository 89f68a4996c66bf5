import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n, taper } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import { snowIn } from './snow.ts'

/** One level of branches, with its tips hanging: `top` and `foot` are heights above the ground. */
interface Tier {
  top: number
  foot: number
  left: number
  right: number
}

/** The fringe of a tier from its right tip to its left one, as path data. */
function fringe({ foot, left, right }: Tier, count: number, depth: number): string {
  let data = ''
  for (let i = 1; i <= count; i++) {
    const [a, b] = [right - ((right + left) * (i - 0.5)) / count, right - ((right + left) * i) / count]
    // The middle of a tier hangs lower than its ends, as its branches come towards the viewer.
    const low = depth * (0.5 + 0.5 * Math.sin((Math.PI * i) / count))
    data += `Q${n((a + b) / 2 + 6)} ${n(-foot + low * 1.7)} ${n(b)} ${n(-foot + low * 0.5 * (i === count ? 0 : 1))}`
  }
  return data
}

/** A deodar, the cedar of the Himalayas: level tiers that taper to a drooping top. It bears snow if `snow` is true. */
export function deodar(context: DrawContext, height: number, { snow = true, colour = '#4a8474' } = {}): string {
  const { light, random } = context
  const leaf = light.land(colour)
  const bark = light.land('#76604f')
  const { lit, blue } = snowIn(context)
  const count = 8
  const tiers = Array.from({ length: count }, (_, i): Tier => {
    const share = i / (count - 1)
    const wide = height * (0.3 - 0.235 * share) * random.between(0.92, 1.06)
    const foot = height * (0.15 + 0.67 * share)
    return {
      foot,
      top: foot + height * (0.23 - 0.05 * share),
      left: wide * random.between(0.9, 1.06),
      right: wide * random.between(0.9, 1.06),
    }
  })
  const drawn = tiers.map((tier, i) => {
    const { top, foot, left, right } = tier
    const rise = top - foot
    const base = mix(shade(leaf, 0.26), leaf, 0.35 + (0.65 * i) / count)
    const crest = `M${n(-left)} ${n(-foot)}Q${n(-left * 0.5)} ${n(-foot - rise * 0.34)} 0 ${n(-top)}Q${n(right * 0.5)} ${n(-foot - rise * 0.34)} ${n(right)} ${n(-foot)}`
    const needles = [0.3, 0.62]
      .flatMap(t => [-left * t, right * t])
      .map(
        x => `M${n(x * 0.7)} ${n(-foot - rise * 0.16)}q${n(x * 0.14)} ${n(rise * 0.1)} ${n(x * 0.24)} ${n(rise * 0.2)}`,
      )
      .join('')
    const load = (share: number) =>
      `M${n(-left)} ${n(-foot)}Q${n(-left * 0.52)} ${n(-foot - rise * 0.44)} 0 ${n(-top - rise * 0.06)}Q${n(right * 0.52)} ${n(-foot - rise * 0.44)} ${n(right)} ${n(-foot)}Q${n(right * 0.72)} ${n(-foot - rise * 0.02)} ${n(right * 0.56)} ${n(-foot - rise * 0.2 * share)}Q${n(right * 0.34)} ${n(-foot + rise * 0.04)} ${n(right * 0.12)} ${n(-foot - rise * 0.36 * share)}Q${n(-left * 0.16)} ${n(-foot - rise * 0.02)} ${n(-left * 0.36)} ${n(-foot - rise * 0.26 * share)}Q${n(-left * 0.66)} ${n(-foot + rise * 0.02)} ${n(-left)} ${n(-foot)}Z`
    return (
      shape(`${crest}${fringe(tier, 9, rise * 0.26)}Z`, base) +
      line(needles, alpha(tint(leaf, 0.3), 0.4), height * 0.004) +
      (snow ? shape(load(0.5), mix(lit, blue, 0.55)) + shape(load(1.1), lit) : '')
    )
  })
  return (
    ellipse(0, 6, height * 0.24, height * 0.022, snow ? alpha(blue, 0.5) : light.shadow) +
    shape(
      taper(
        [
          [0, 4],
          [0, -height * 0.94],
        ],
        height * 0.024,
        height * 0.006,
      ),
      bark,
    ) +
    drawn.join('')
  )
}
