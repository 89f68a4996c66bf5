import { ellipse, SIZE } from '../canvas/svg.ts'
import type { Stage } from '../stage/stage.ts'

/** The colours go out of the world: white creeps in from the sides. */
export const fadingWhite = ({ context }: Stage): string =>
  ellipse(
    SIZE / 2,
    SIZE * 0.62,
    SIZE * 0.95,
    SIZE * 0.95,
    context.defs.radialGradient('#fffdf600', '#fffdf600', '#fffdf61c', '#fffdf690', '#fffdf6d0', '#fffdf6e8'),
  )
