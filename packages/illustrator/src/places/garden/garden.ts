import { mix } from '../../canvas/colour.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { cracksOn } from '../ground-cover.ts'
import { lampLit } from '../lit-room.ts'
import { grassFront, skyOf } from '../open-country.ts'
import { underSnow } from '../under-snow.ts'
import { inWeather } from '../weather.ts'
import { gateView } from './gate-view.ts'
import { SCHEMES } from './scheme.ts'
import { swingView } from './swing-view.ts'
import { beds } from './vegetable-view.ts'
import { verandaView } from './veranda-view.ts'

/** Side 0: the wall and the gate; 1: the veranda of the house; 2: the vegetable beds; 3: the swing below the mango tree. */
export const garden: DrawSetting = inWeather(
  bare => {
    const stage = underSnow(parched(lampLit(bare, 0.35)))
    const { context, states } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('garden').pick(SCHEMES)
    const grass = states.has('dry') ? '#cdb27c' : '#a3c66a'
    const view = VIEWS[stage.side] ?? VIEWS[0]
    const scene = view(stage, scheme, grass)
    return createSettingScene({
      ...scene,
      ground: scene.ground + (states.has('dry') ? cracksOn(stage, light.land(grass), 340) : ''),
      sky: skyOf(stage),
      front:
        grassFront(stage, light.land(states.has('dry') ? '#9a8044' : '#5f9448'), 70) +
        (scene.front ??
          (stage.camera === 'wide' ? leafyFrame(context, light.land('#5a9454'), { kinds: ['round', 'pointed'] }) : '')),
    })
  },
  { walled: [1] },
)

/** In a drought all leaves are yellowish. */
function parched(stage: Stage): Stage {
  if (!stage.states.has('dry')) return stage
  const { light } = stage.context
  const land = (colour: string) => mix(light.land(colour), light.land('#d2ae62'), 0.34)
  return { ...stage, context: { ...stage.context, light: { ...light, land } } }
}

const VIEWS = [gateView, verandaView, beds, swingView] as const
