import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { lampLit } from '../lit-room.ts'
import { skyOf } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { gallery } from './gallery-view.ts'
import { rim } from './rim-view.ts'
import { SCHEMES } from './scheme.ts'
import { water } from './water-view.ts'

/** Side 0: across the well from its rim; 1: the gallery of pillars; 2: at the water, deep below. */
export const stepwell: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.4)
    const scheme = stage.context.bookRandom.fork('stepwell').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({ sky: skyOf(stage, { clouds: 4 }), ...draw(stage, scheme) })
  },
  { walled: [2], roofed: [1] },
)

const VIEWS = [rim, gallery, water] as const
