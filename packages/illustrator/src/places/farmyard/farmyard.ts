import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { lampLit } from '../lit-room.ts'
import { grassFront, skyOf } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { cowshed } from './cowshed-view.ts'
import { farmhouse } from './farmhouse-view.ts'
import { SCHEMES } from './scheme.ts'
import { wellYard } from './well-view.ts'

/** Side 0: the cowshed; 1: the well, the cart and the fields with the dry hill; 2: the farmhouse. */
export const farmyard: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.35)
    const { context } = stage
    const scheme = context.bookRandom.fork('farmyard').pick(SCHEMES)
    const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({
      ...view(stage, scheme),
      sky: skyOf(stage),
      front: grassFront(stage, context.light.land('#8a9448'), 60),
    })
  },
  { walled: [0, 2] },
)

const VIEWS = [cowshed, wellYard, farmhouse] as const
