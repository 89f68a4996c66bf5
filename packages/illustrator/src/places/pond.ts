import { mix } from '../canvas/colour.ts'
import { PROP_DRAWINGS } from '../props/props.ts'
import { shrub } from '../scenery/shrub.ts'
import type { SettingScene, Stage } from '../stage/stage.ts'
import { flowersOn } from './ground-cover.ts'
import { groundOf, hillsOf, scatter } from './open-country.ts'

/** The bank of a pond between dry fields; lotus leaves float before it. */
export function pond(
  stage: Stage,
  { grass, blossoms }: { grass: string; blossoms: readonly string[] },
): Partial<SettingScene> & Pick<SettingScene, 'ground'> {
  const { view, context, sky } = stage
  const { light } = context
  const water = mix(light.land('#5aa9b4'), sky[1], 0.3)
  const k = view.stature / 1000
  // A cove on the right, where the leaves come close to whoever sits on the bank.
  const shore = (x: number) => (-150 + 40 * Math.sin(x / 170) + 360 * Math.exp(-(((x - 420 * k) / (330 * k)) ** 2))) * k
  const bank = (grow: number, fill: string) =>
    stage.area(
      [
        ...Array.from({ length: 121 }, (_, i): [number, number] => [-3000 + i * 50, shore(-3000 + i * 50) + grow]),
        [3000, view.zOf('foreground') * 1.5],
        [-3000, view.zOf('foreground') * 1.5],
      ],
      fill,
    )
  const leaf = (x: number, z: number, size: number) =>
    stage.stand(
      PROP_DRAWINGS['lotus-leaf'](context, { states: new Set(['half']), colour: null }).drawing,
      [x * k, 0, z * k],
      {
        scale: size * k,
      },
    )
  return {
    far: hillsOf(stage, ['#c9a66c', '#b9b06a'], { height: 1.5 }),
    ground:
      groundOf(stage, grass) +
      flowersOn(stage, 14, blossoms, 26) +
      bank(70, light.land('#8f6c48')) +
      bank(30, light.land('#a98658')) +
      bank(0, water),
    pieces: [
      leaf(640, 60, 0.8),
      leaf(-470, -360, 0.7),
      leaf(-90, -480, 0.8),
      leaf(330, -460, 0.9),
      leaf(740, -280, 0.8),
      leaf(-780, -420, 0.8),
      ...scatter(stage, 4, () => shrub(context, 300, '#a3a45c'), { from: 'middle', to: 'far', clear: 0.8 }),
    ],
    front: '',
  }
}
