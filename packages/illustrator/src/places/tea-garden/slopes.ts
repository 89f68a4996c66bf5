import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { box, line, shape } from '../../canvas/svg.ts'
import { ridge } from '../../scenery/land.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import type { Scheme } from './scheme.ts'

/** Hills behind one another with rows of tea, and mist in the valleys. */
export function slopes(stage: Stage, { bush }: Scheme): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > 1536) return ''
  const { context, sky, view } = stage
  const haze = hazeOf(context, sky)
  const k = (view.scaleAt([0, 0, view.zOf('horizon')]) / 0.13) * 1.15
  const mist = context.light.dark ? '#7fa0b8' : '#f6f4e8'
  return [0, 1, 2, 3]
    .map(i => {
      const top = ridge(context.random, horizon - (250 - i * 82) * k, (70 - i * 8) * k, 0.7 + i * 0.25)
      const colour = haze(i === 0 ? '#6f94a0' : bush, 0.66 - i * 0.17)
      const points = Array.from({ length: 33 }, (_, p): Point => [p * 50 - 30, top(p * 50 - 30)])
      const edge = points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
      const rows =
        i === 0
          ? ''
          : Array.from(
              { length: 5 },
              (_, r) =>
                `M${points.map(([x, y]) => `${n(x)} ${n(y + (r + 1) * (15 + i * 5) * k + Math.sin(x / 210 + r) * 5)}`).join('L')}`,
            ).join('')
      return (
        shape(`M${edge}V${n(horizon + 30)}H-40Z`, context.defs.verticalGradient(tint(colour, 0.1), colour)) +
        line(rows, alpha(shade(colour, 0.4), 0.3), (4 + i * 2) * k) +
        box(
          0,
          horizon - (130 - i * 56) * k,
          1536,
          130 * k,
          context.defs.verticalGradient(alpha(mist, 0), alpha(mist, 0.34), alpha(mist, 0)),
        )
      )
    })
    .join('')
}
