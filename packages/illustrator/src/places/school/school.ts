import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { insideOf, lampLit } from '../lit-room.ts'
import { grassFront, skyOf, treeLine } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { building } from './building-view.ts'
import { classroom } from './classroom-view.ts'
import { SCHEMES } from './scheme.ts'
import { yard } from './yard-view.ts'

/** Side 0: the building with its veranda, bell and flag; 1: the playground with the painted wall; 2: a classroom. */
export const school: DrawSetting = inWeather(
  bare => {
    const { context } = bare
    const scheme = context.bookRandom.fork('school').pick(SCHEMES)
    const side = bare.side % 3
    const stage = side === 2 ? insideOf(bare) : lampLit(bare, 0.35)
    return side === 2
      ? createSettingScene({ sky: '', ...classroom(stage, scheme) })
      : createSettingScene({
          sky: skyOf(stage),
          far: treeLine(stage, '#5f9468', 100, 0.25),
          front: grassFront(stage, context.light.land('#8a9a50'), 50),
          ...(side === 0 ? building(stage, scheme) : yard(stage, scheme)),
        })
  },
  { walled: [0, 1, 2], roofed: [2] },
)
