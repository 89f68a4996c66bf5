import { mix, shade } from '../../canvas/colour.ts'
import { place, SIZE } from '../../canvas/svg.ts'
import { fernClump } from '../../scenery/ferns.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { frames } from '../framing.ts'
import { grassFront, skyOf } from '../open-country.ts'
import { archedRoot, fallenLog, flatRock, withSeats } from '../seats.ts'
import { inWeather } from '../weather.ts'
import { openValley } from './open-valley.ts'
import { SCHEMES, type Scheme } from './scheme.ts'
import { underTreeFerns } from './under-tree-ferns.ts'
import { warmLake } from './warm-lake.ts'

const VIEWS = [openValley, warmLake, underTreeFerns] as const

/** Dark ferns in the lower corners. */
function cornerFerns({ context }: Stage, { fern }: Scheme): string {
  const colour = context.light.land(shade(fern, 0.34))
  return (
    place(fernClump(context, 300, colour, { croziers: false }), 20, SIZE + 40) +
    place(fernClump(context, 250, colour, { croziers: false }), SIZE - 10, SIZE + 50, { mirrored: true })
  )
}

/** The land of the dinosaurs. Side 0: the path to the volcano; 1: the shore of a warm lake; 2: below tree ferns. */
export const fernValley: DrawSetting = inWeather(
  withSeats(
    stage => {
      const { context } = stage
      const scheme = context.bookRandom.fork('fern-valley').pick(SCHEMES)
      const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
      const scene = view(stage, scheme)
      return createSettingScene({
        ...scene,
        sky: skyOf(stage, { clouds: 4 }),
        front:
          (scene.front ?? '') +
          grassFront(stage, context.light.land(shade(mix(scheme.fern, scheme.moss, 0.3), 0.34)), 70) +
          (frames(stage) ? cornerFerns(stage, scheme) : ''),
      })
    },
    ({ context }) => ({
      rock: flatRock(context, context.light.land('#b3a48c')),
      seat: fallenLog(context, context.light.land('#8a6a50')),
      root: archedRoot(context, context.light.land('#8a6a50')),
    }),
  ),
)
