import { alpha } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Opening } from './openings.ts'
import type { Room, Wall } from './room.ts'

/** A stair folded out of moonlight, from the floor up through the window; a ramp for wheels, and a slide on the way home. */
export function moonStairs({ stage }: Room, { u, v, width, height }: Opening, { paint }: Wall): string {
  if (!stage.states.has('moon-stairs')) return ''
  const { context } = stage
  const steps = 9
  const edges = (i: number) => {
    const share = i / (steps - 1)
    // Wide in front of the window, narrow in the sky.
    const half = width * (0.36 - share * 0.27)
    const middle = u + width * (0.5 + share * 0.06)
    // It ends below the chin of the moon.
    const level = v - 560 + (height * 0.3 + 560) * share ** 0.86
    const out = 420 * (1 - share) ** 1.5
    const at = (side: number, up = 0) => paint.at(middle + side * half, level + up, out)
    return { tread: 34 * (1 - share * 0.5), at }
  }
  const [x, y] = paint.at(u + width / 2, v)
  const shine = glow(context, x, y, paint.scaleAt(u, v) * 1100, '#cfe0ff', 0.6)
  const all = Array.from({ length: steps }, (_, i) => edges(i))
  if (stage.hasRamps || stage.states.has('moon-asleep')) {
    const side = (share: number) => all.map(({ at }) => at(share))
    const path = (points: readonly Point[]) => `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`
    const light = context.defs.verticalGradient(alpha('#f4f8ff', 0.86), alpha('#cfe0ff', 0.92), alpha('#f4f8ff', 0.96))
    return (
      shine +
      shape(polygon([...side(-1), ...side(1).reverse()]), light) +
      line([-0.5, 0, 0.5].map(share => path(side(share))).join(''), alpha('#8fb4f0', 0.45), 5) +
      line(path(side(-1)) + path(side(1)), '#ffffff', 9)
    )
  }
  const parts = all.map(({ tread, at }) => {
    const [a, b, c, d] = [at(-1), at(1), at(0.97, tread * 1.7), at(-0.97, tread * 1.7)]
    const drop = tread * paint.scaleAt(u, v) * 1.5
    const riser = polygon([a, b, [b[0], b[1] + drop], [a[0], a[1] + drop]])
    return (
      shape(riser, alpha('#8fb4f0', 0.75)) +
      shape(polygon([a, b, c, d]), alpha('#f4f8ff', 0.92)) +
      line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#ffffff', 4)
    )
  })
  return shine + parts.reverse().join('')
}
