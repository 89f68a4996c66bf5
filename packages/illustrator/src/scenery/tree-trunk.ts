import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, taper } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'

/** Trees of Indian villages and towns, standing at (0, 0), in world units. Colours as in daylight. */

interface Trunk {
  height: number
  width: number
  lean?: number
  /** Ends of the branches. */
  branches: readonly Point[]
}

/** A trunk with roots that forks into branches. */
export function trunk(
  { light, defs }: DrawContext,
  { height, width, lean = 0, branches }: Trunk,
  colour: string,
): string {
  const bark = light.land(colour)
  const fill = defs.horizontalGradient(shade(bark, 0.2), bark, tint(bark, 0.1))
  const fork: Point = [lean, -height]
  const w = width / 2
  const stem = `M${n(-w * 2.2)} 12Q${n(-w * 1.1)} ${n(-height * 0.04)} ${n(-w)} ${n(-height * 0.22)}Q${n(-w * 0.86 + lean * 0.4)} ${n(-height * 0.6)} ${n(lean - w * 0.72)} ${n(-height)}H${n(lean + w * 0.72)}Q${n(w * 0.8 + lean * 0.4)} ${n(-height * 0.6)} ${n(w)} ${n(-height * 0.22)}Q${n(w * 1.2)} ${n(-height * 0.04)} ${n(w * 2.4)} 14Q${n(w * 0.9)} -8 ${n(w * 0.3)} 16Q0 -6 ${n(-w * 0.6)} 18Q${n(-w)} -4 ${n(-w * 2.2)} 12Z`
  const arms = branches.map(end => {
    const middle: Point = [fork[0] + (end[0] - fork[0]) * 0.42, fork[1] + (end[1] - fork[1]) * 0.56]
    return shape(taper([[fork[0] * 0.9, fork[1] + w], fork, middle, end], w * 0.7, w * 0.26), bark)
  })
  const grooves = [-0.5, -0.1, 0.4]
    .map(share =>
      curve([
        [w * share * 1.4, -10],
        [w * share, -height * 0.4],
        [lean + w * share * 0.7, -height * 0.92],
      ]),
    )
    .join('')
  return (
    ellipse(0, 8, width * 1.8, width * 0.22, light.shadow) +
    arms.join('') +
    shape(stem, fill) +
    line(grooves, alpha(shade(bark, 0.5), 0.34), Math.max(6, width * 0.05))
  )
}
