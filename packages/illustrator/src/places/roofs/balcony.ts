import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { pottedPlant } from '../../scenery/room.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { frontPlane, isClose, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf, farLightTower } from './city.ts'
import { skyWithKites } from './kite-sky.ts'
import { groundShade, parapetOf, pavingOf } from './rooftop.ts'

const WALLS = ['#d99a74', '#8fb0b4', '#e0b58a', '#c98f9c'] as const

export const balcony: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, defs } = context
  const wall = light.land(stage.context.bookRandom.fork('balcony').pick(WALLS))
  const back = stage.view.zOf('middle') + 360
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const x = -Math.max(half * 0.78, 1150)
  const lit = light.dark && !stage.states.has('blackout')
  const front = frontPlane(near, back - 260)
  const doorX = x - 340
  const house =
    cuboid(
      near,
      { x: x - 2000 + 260, y: -200, z: back - 260, width: 4000, height: 5200, depth: 2600 },
      {
        front: defs.horizontalGradient(shade(wall, 0.12), wall),
        side: shade(wall, 0.2),
        top: tint(wall, 0.2),
      },
    ) +
    shape(front.rect(doorX - 420, 0, 840, 1720), tint(wall, 0.44)) +
    shape(front.rect(doorX - 340, 0, 680, 1640), lit ? '#ffd58c' : shade(light.land('#5f7f8a'), 0.34)) +
    shape(
      front.rect(doorX - 340, 0, 150, 1640) + front.rect(doorX + 190, 0, 150, 1640),
      alpha(light.land('#e9d3b0'), 0.8),
    ) +
    (lit ? glow(context, ...front.at(doorX, 900), 1300 * front.scale(doorX, 900), light.glow, 0.5) : '')
  const basket = (size: number) =>
    line('M0 0V240', light.land('#8a6a4c'), 10) +
    place(pottedPlant(context, 0, 0, size, '#a8683f'), 0, 240 + size * 0.4)
  return createSettingScene({
    sky: skyWithKites(stage),
    far:
      farLightTower(stage, [4200, -200, 24_000]) +
      cityOf(stage, {
        from: back + 2600,
        to: 60000,
        roofs: stage.states.has('switch-up') ? [-900, 2600] : [-2600, -500],
        people: true,
      }),
    ground:
      pavingOf(near, light.land('#d8a884'), 'tiles', back + 30) +
      lipOf(near, light.land('#c8906c')) +
      groundShade(near),
    pieces: [
      parapetOf(near, back, light.land('#5f4a50'), 'railing'),
      pieceAt(near, back - 260, house),
      ...(isClose(stage)
        ? []
        : [
            near.stand(pottedPlant(context, 0, 0, 720), [half * 0.8, 0, back - 130]),
            near.stand(pottedPlant(context, 0, 0, 520, '#3f8a8c'), [half * 0.58, 0, back - 130]),
            near.stand(pottedPlant(context, 0, 0, 480, '#d9a441'), [x + 420, 0, back - 130]),
          ]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? place(basket(330), 190, -20) + place(basket(270), 1380, -30) + box(-10, -10, SIZE + 20, 34, shade(wall, 0.3))
        : '',
    spots: {
      door: { at: [doorX, 0, back - 330] },
      ledge: { at: [half * 0.2, 0, back - 70], seat: 700 },
      'roof-edge': { at: [half * 0.2, 700, back] },
    },
  })
}
