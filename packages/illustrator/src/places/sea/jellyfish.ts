import { alpha, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** A jellyfish that glows, like an umbrella that somebody has let go of; s is half its width, its origin below the bell. */
export function jellyfish(context: DrawContext, s: number, colour: string): string {
  const { random } = context
  const arms = [-0.5, -0.26, 0, 0.24, 0.48]
    .map(share => {
      const sway = random.between(-0.16, 0.16) * s
      return `M${n(share * s)} 0q${n(s * 0.2 + sway)} ${n(s * 0.4)} ${n(sway)} ${n(s * 0.8)}t${n(sway)} ${n(s * random.between(0.5, 0.9))}`
    })
    .join('')
  return (
    glow(context, 0, -s * 0.2, s * 2, colour, 0.44) +
    line(arms, alpha(colour, 0.55), s * 0.06) +
    shape(
      `M${n(-s * 0.72)} 0C${n(-s * 0.76)} ${n(-s * 1.1)} ${n(s * 0.76)} ${n(-s * 1.1)} ${n(s * 0.72)} 0Q${n(s * 0.54)} ${n(-s * 0.16)} ${n(s * 0.36)} 0Q${n(s * 0.18)} ${n(-s * 0.16)} 0 0Q${n(-s * 0.18)} ${n(-s * 0.16)} ${n(-s * 0.36)} 0Q${n(-s * 0.54)} ${n(-s * 0.16)} ${n(-s * 0.72)} 0Z`,
      context.defs.verticalGradient(tint(colour, 0.5), alpha(colour, 0.85)),
    ) +
    line(
      `M${n(-s * 0.44)} ${n(-s * 0.36)}Q${n(-s * 0.26)} ${n(-s * 0.66)} ${n(s * 0.06)} ${n(-s * 0.7)}`,
      alpha('#ffffff', 0.6),
      s * 0.06,
    )
  )
}
