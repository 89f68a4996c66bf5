import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { lampLit } from '../lit-room.ts'
import { grassFront, skyOf } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { bungalow } from './bungalow-view.ts'
import { path } from './path-view.ts'
import { railway } from './railway-view.ts'
import { SCHEMES } from './scheme.ts'
import { slopes } from './slopes.ts'

/** Side 0: the path between the rows; 1: the planter's bungalow; 2: the little railway above the slope. */
export const teaGarden: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.3)
    const { context } = stage
    const scheme = context.bookRandom.fork('tea-garden').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({
      sky: skyOf(stage, { clouds: 6 }),
      far: slopes(stage, scheme),
      front: grassFront(stage, context.light.land('#5a8f48'), 70),
      ...draw(stage, scheme),
    })
  },
  { walled: [1] },
)

const VIEWS = [path, bungalow, railway] as const
