import { shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { box, ellipse, place, shape } from '../../canvas/svg.ts'

/** An old tower that leans on the sky, on a hill far off; for a panel. */
export const leaningTower = ({ light }: DrawContext, stone: string, hill: string): string =>
  place(
    shape('M-46 0L-38 -330H38L46 0Z', stone) +
      box(-54, -352, 108, 30, tint(stone, 0.14), 5) +
      shape('M-44 -352Q-40 -420 0 -436Q40 -420 44 -352Z', shade(stone, 0.2)) +
      shape('M-16 -262v-32q0 -22 16 -24q16 2 16 24v32Z', light.dark ? shade(stone, 0.6) : shade(stone, 0.4)) +
      box(-6, -462, 12, 30, shade(stone, 0.2), 4),
    250,
    -60,
    { turn: 5, scale: 1.3 },
  ) + ellipse(250, 30, 560, 130, hill)
