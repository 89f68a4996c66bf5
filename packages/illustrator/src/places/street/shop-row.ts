import { bunting, lampPost } from '../../scenery/buildings.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, pieceAt } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { parkedAuto, roadOf } from './road.ts'
import { houseFront, housesOf } from './shops.ts'

export const shopRow: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const back = stage.view.zOf('middle') + (isClose(stage) ? 900 : 1300)
  const haze = hazeOf(context, stage.sky)
  const kerb = stage.view.zOf('near') + 260
  const wall = frontPlane(near, back)
  const houses = housesOf(stage.context.bookRandom.fork('street'), 7)
  const half = 768 / wall.scale(0, 0)
  let u = -houses.slice(0, 3).reduce((sum, house) => sum + house.width, 0) - 400
  let row = ''
  for (const house of houses) {
    if (u < half && u + house.width > -half) row += houseFront(near, wall, u, house, colour => haze(colour, 0.1))
    u += house.width
  }
  const auto = parkedAuto(near, Math.max(half * 0.86, 1500), kerb + 180)
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 2500, to: 30000, roofs: [2400, 4200], rows: 3 }),
    ground: roadOf(near, kerb, back + 10) + lipOf(near, light.land('#8f8799')) + groundShade(near),
    pieces: [
      pieceAt(near, back, row),
      ...(isClose(stage)
        ? []
        : [near.stand(lampPost(context, 0, 0, 2300), [-half * 0.86, 0, kerb + 60]), ...auto.pieces]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'from-below'
        ? bunting(context, [-20, 130], [1556, 90], 190, light.dark ? 'lamps' : 'flags')
        : '',
    spots: {
      seat: auto.seat,
      steps: { at: [-half * 0.4, 0, back - 130], seat: 100 },
      door: { at: [-half * 0.45, 0, back - 160] },
    },
  })
}
