import { alpha } from '../../canvas/colour.ts'
import { n, polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Opening } from './openings.ts'
import type { Room, Wall } from './room.ts'

/** A stair folded out of moonlight, from the floor up through the window. */
export function moonStairs({ stage }: Room, { u, v, width, height }: Opening, { paint }: Wall): string {
  if (!stage.states.has('moon-stairs')) return ''
  const { context } = stage
  const steps = 9
  const parts = Array.from({ length: steps }, (_, i) => {
    const share = i / (steps - 1)
    // Wide in front of the window, narrow in the sky.
    const half = width * (0.36 - share * 0.27)
    const middle = u + width * (0.5 + share * 0.06)
    // It ends below the chin of the moon.
    const level = v - 560 + (height * 0.3 + 560) * share ** 0.86
    const out = 420 * (1 - share) ** 1.5
    const tread = 34 * (1 - share * 0.5)
    const [a, b, c, d] = [
      paint.at(middle - half, level, out),
      paint.at(middle + half, level, out),
      paint.at(middle + half * 0.97, level + tread * 1.7, out),
      paint.at(middle - half * 0.97, level + tread * 1.7, out),
    ]
    const drop = tread * paint.scaleAt(u, v) * 1.5
    const riser = polygon([a, b, [b[0], b[1] + drop], [a[0], a[1] + drop]])
    return (
      shape(riser, alpha('#8fb4f0', 0.75)) +
      shape(polygon([a, b, c, d]), alpha('#f4f8ff', 0.92)) +
      line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#ffffff', 4)
    )
  })
  const [x, y] = paint.at(u + width / 2, v)
  return glow(context, x, y, paint.scaleAt(u, v) * 1100, '#cfe0ff', 0.6) + parts.reverse().join('')
}
