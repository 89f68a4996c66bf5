import { alpha } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { starShape } from './star-road.ts'

/** The hole that a fallen star has left: dark and of its shape, with soft edges. In px. */
export const starGap = (context: DrawContext, x: number, y: number, r: number): string =>
  glow(context, x, y, r * 2.6, '#cfe0ff', 0.3) +
  shape(starShape(x, y, r * 1.5), alpha('#8fa4e0', 0.22)) +
  shape(starShape(x, y, r * 1.24), alpha('#8fa4e0', 0.3)) +
  shape(starShape(x, y, r), '#060b22')
