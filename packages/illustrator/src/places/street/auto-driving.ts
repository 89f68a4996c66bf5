import { alpha } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { circle, line } from '../../canvas/svg.ts'
import { AUTO_COLOURS, BENCH, autoRickshaw as drawAuto } from '../../scenery/auto-rickshaw.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, pieceAt } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { roadOf } from './road.ts'
import { houseFront, housesOf } from './shops.ts'

export const driving: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, random } = context
  const haze = hazeOf(context, stage.sky)
  const back = stage.view.zOf('middle') + 1700
  const kerb = stage.view.zOf('middle') + 900
  const wall = frontPlane(near, back)
  const half = 768 / wall.scale(0, 0)
  const houses = housesOf(stage.context.bookRandom.fork('street'), 7)
  let row = ''
  let u = -half - random.between(0, 1400)
  for (let i = 0; u < half; i++) {
    const house = houses[i % houses.length]
    if (!house) break
    row += houseFront(near, wall, u, house, colour => haze(colour, 0.24))
    u += house.width
  }
  const z = stage.view.zOf('near') + 40
  const auto = drawAuto(near.context, stage.context.bookRandom.fork('auto').pick(AUTO_COLOURS), true)
  const front = near.stand(auto.front, [0, 0, z])
  const dust = light.land('#e8d4b4')
  const rush = Array.from({ length: 16 }, () => {
    const y = random.between(700, 1240)
    const x = random.between(-60, 1300)
    return Math.abs(x + 120 - 768) < 420 ? '' : `M${n(x)} ${n(y)}h${n(random.between(90, 260))}`
  }).join('')
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 3000, to: 40000, roofs: [2200, 4200], rows: 3 }),
    ground: roadOf(near, kerb, back + 10) + lipOf(near, light.land('#8f8799')) + groundShade(near),
    pieces: [
      pieceAt(
        near,
        back,
        row + (stage.camera === 'wide' || stage.camera === 'medium' ? line(rush, alpha('#fff6e4', 0.34), 7) : ''),
      ),
      { ...near.stand(auto.back, [0, 0, z]), depth: front.depth + 260 },
      { ...front, depth: front.depth - 30 },
      ...(isClose(stage)
        ? []
        : [
            near.stand(
              [0, 1, 2, 3]
                .map(i => circle(-1250 - i * 190, -70 - i * 24, 90 + i * 34, alpha(dust, 0.5 - i * 0.1)))
                .join(''),
              [0, 0, z - 60],
            ),
          ]),
    ],
    spots: {
      seat: { at: [BENCH.x - 40, 0, z + 130], seat: BENCH.height + 80 },
      'second-seat': { at: [BENCH.x + 370, 0, z + 160], seat: BENCH.height + 80 },
      ledge: { at: [300, 0, z + 100], seat: BENCH.height + 60 },
    },
  })
}
