import { alpha } from '../../canvas/colour.ts'
import { line } from '../../canvas/svg.ts'
import { provisions } from '../../scenery/rockets.ts'
import { tulsi, waterTank } from '../../scenery/rooftop.ts'
import { pottedPlant } from '../../scenery/room.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { isClose, levelPlane, type Plane } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { parapetOf, pavingOf } from '../roofs/rooftop.ts'
import { standing } from './rocket-standing.ts'

export const onTheRoof: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const back = middle + 1000
  const half = 768 / stage.view.scaleAt([0, 0, back])
  const random = stage.context.bookRandom.fork('launch')
  const wall = light.land(random.pick(['#e0a878', '#9fc0c4', '#e7b7b0', '#e6cc8a']))
  const { pieces, spots } = standing(stage, Math.max(half * 0.2, 300), 0, middle + 300, false)
  const chalk = levelPlane(near)
  const x = Math.max(half * 0.2, 300)
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 1800, to: 42000, roofs: [-900, 300] }),
    ground:
      pavingOf(near, light.land('#cf9a74'), 'tiles', back + 20) +
      line(
        [700, 1050].map(r => chalkRing(chalk, x, middle + 300, r)).join('') +
          [0, 1, 2, 3]
            .map(i =>
              chalk.line([
                [x + Math.sin(i * 1.571) * 1050, middle + 300 + Math.cos(i * 1.571) * 700],
                [x + Math.sin(i * 1.571) * 1350, middle + 300 + Math.cos(i * 1.571) * 900],
              ]),
            )
            .join(''),
        alpha('#fff6e4', light.dark ? 0.5 : 0.8),
        9,
      ) +
      lipOf(near, light.land('#c08a66')),
    pieces: [
      parapetOf(near, back, wall, random.pick(['jaali', 'balusters', 'solid'])),
      near.stand(waterTank(context, 'plastic', 420), [half * 0.86, 0, back - 330]),
      ...(isClose(stage)
        ? []
        : [
            near.stand(tulsi(context, '#c8674c'), [-half * 0.82, 0, back - 300]),
            near.stand(pottedPlant(context, 0, 0, 620), [-half * 0.56, 0, back - 180]),
            near.stand(provisions(context), [-half * 0.3, 0, middle + 200]),
          ]),
      ...pieces,
    ],
    front:
      stage.camera === 'wide'
        ? pottedPlant(context, -10, 1590, 460) + pottedPlant(context, 1556, 1600, 400, '#3f8a8c')
        : '',
    spots: { ...spots, 'roof-edge': { at: [-half * 0.1, 700, back + 60] } },
  })
}

const chalkRing = (floor: Plane, x: number, z: number, r: number): string =>
  floor.line(
    Array.from({ length: 33 }, (_, i): [number, number] => [
      x + Math.sin((i / 32) * Math.PI * 2) * r,
      z + Math.cos((i / 32) * Math.PI * 2) * r * 0.7,
    ]),
  )
