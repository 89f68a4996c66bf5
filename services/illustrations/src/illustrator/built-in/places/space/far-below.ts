import { mix } from '../../canvas/colour.ts'
import { dots } from '../../canvas/svg.ts'
import { planet } from '../../scenery/planets.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { spaceOf } from './heavens.ts'

/** The earth by night, deep below. */
export function farBelow(stage: Stage): string {
  const { context } = stage
  return (
    glow(context, 1150, 1250, 700, '#6fb0e8', 0.4) +
    planet(context, 1200, 1290, 360, '#3f7fb0', 'earth') +
    dots(
      Array.from({ length: 40 }, (): [number, number, number] => [
        1200 + context.random.between(-230, 230),
        1290 + context.random.between(-230, 230),
        4,
      ]),
      '#ffe2a0',
    ) +
    planet(context, 220, 330, 90, mix('#e8a06a', spaceOf(stage)[2], 0.2), 'ring')
  )
}
