import { alpha } from '../../canvas/colour.ts'
import { circlePath } from '../../canvas/path.ts'
import { place, SIZE, shape } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { paving } from '../ground-cover.ts'
import { lampLit } from '../lit-room.ts'
import { groundOf, skyOf } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { SCHEMES } from './scheme.ts'
import { shops } from './shops-view.ts'
import { square } from './square-view.ts'
import { street } from './street-view.ts'

/** Side 0: along the street; 1: before a row of shops; 2: the square with the gate and the carts. */
export const bazaar: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.6)
    const { context, view, camera } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('bazaar').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const part = draw(stage, scheme)
    const stone = light.land(scheme.stone)
    return createSettingScene({
      sky: skyOf(stage, { clouds: 3 }),
      ground:
        groundOf(stage, scheme.stone, { grassy: false, marks: 30 }) +
        paving(stage, {
          near: -9000,
          far: view.zOf('far') * 1.6,
          halfWidth: view.xOf(1.4, view.zOf('far')),
          size: 380,
          colour: stone,
          share: 0.7,
          seam: 0.22,
        }) +
        petalsOn(stage),
      far: '',
      front:
        camera === 'wide' || camera === 'from-below'
          ? place(
              bunting(context, [-40, 60], [520, -60], 110, light.dark ? 'lamps' : 'flags') +
                bunting(context, [1020, -60], [SIZE + 40, 80], 110, light.dark ? 'lamps' : 'flags'),
              0,
              0,
            )
          : '',
      ...part,
    })
  },
  { walled: [1, 2] },
)

/** Marigold petals on the paving. */
function petalsOn(stage: Stage): string {
  if (horizonOf(stage) >= SIZE) return ''
  const { random, light } = stage.context
  let data = ''
  for (let i = 0; i < 44; i++) {
    const z = stage.view.zOf('foreground') * 0.4 + stage.view.zOf('far') * 0.8 * random.next() ** 1.4
    const [x, y] = stage.view.project([stage.view.xOf(random.between(-1, 1), z), 0, z])
    data += circlePath(x, y, 22 * stage.view.scaleAt([0, 0, z]))
  }
  return shape(data, alpha(light.land('#f09a2c'), 0.85))
}

const VIEWS = [street, shops, square] as const
