import { place } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { lampLit } from '../lit-room.ts'
import { grassFront, skyOf } from '../open-country.ts'
import { underSnow } from '../under-snow.ts'
import { inWeather } from '../weather.ts'
import { lane } from './lane-view.ts'
import { pond } from './pond-view.ts'
import { SCHEMES } from './scheme.ts'
import { square } from './square-view.ts'

/** Side 0: the square below the peepal; 1: a lane between the houses; 2: the pond behind the palms. */
export const village: DrawSetting = inWeather(
  bare => {
    const stage = underSnow(lampLit(bare, 0.35))
    const { context, camera } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('village').pick(SCHEMES)
    const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const scene = view(stage, scheme)
    return createSettingScene({
      ...scene,
      sky: skyOf(stage),
      front:
        grassFront(stage, light.land('#86944e'), 50) +
        (camera === 'wide' && stage.states.has('festive')
          ? place(
              bunting(context, [-40, 120], [430, -40], 60, 'flags') +
                bunting(context, [1100, -40], [1580, 140], 60, 'flags'),
              0,
              0,
            )
          : ''),
    })
  },
  { walled: [0, 2] },
)

const VIEWS = [square, lane, pond] as const
