import { shade, tint } from '../../canvas/colour.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import { clockFace } from '../../scenery/clockwork.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, pieceAt } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { column, lampsLit, platformFloor, valance } from './platform-roof.ts'
import { bench, chaiStall } from './platform-things.ts'

export const teaStall: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const back = middle + 560
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const wall = frontPlane(near, back)
  const stone = light.land(stage.context.bookRandom.fork('station').pick(['#e6c998', '#e3b08a', '#c9c0a0', '#d8a8a0']))
  const lit = lampsLit(stage)
  const stallX = -Math.max(half * 0.64, 1250)
  const benchX = Math.max(half * 0.56, 1000)
  const openings = [-3, -2, -1, 0, 1, 2, 3].map(i => i * 1900 + 350)
  return createSettingScene({
    sky: skyOf(stage),
    ground:
      shape(
        wall.rect(-12000, 0, 24000, 2500),
        context.defs.verticalGradient(tint(stone, 0.14), stone, shade(stone, 0.06)),
      ) +
      shape(wall.rect(-12000, 2420, 24000, 160), tint(stone, 0.44)) +
      shape(openings.map(u => wall.arch(u, 0, 1220, 2160)).join(''), tint(stone, 0.46)) +
      shape(openings.map(u => wall.arch(u, 0, 1040, 2040)).join(''), lit ? '#ffdb98' : light.land('#6f938c')) +
      line(
        openings
          .map(
            u =>
              wall.line([
                [u, 0],
                [u, 2000],
              ]) +
              wall.line([
                [u - 500, 1180],
                [u + 500, 1180],
              ]),
          )
          .join(''),
        tint(stone, 0.36),
        30 * wall.scale(0, 1000),
      ) +
      shape(openings.map(u => wall.rect(u - 520, 0, 1040, 460)).join(''), light.land('#4f7f74')) +
      shape(wall.rect(-12000, 0, 24000, 170), light.land('#a8604c')) +
      platformFloor(near, back) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      pieceAt(near, back - 120, chaiStall(near, stallX, back - 720)),
      ...(lit ? [near.stand(glow(context, 0, -1100, 1500, light.glow, 0.5), [stallX, 0, back - 730])] : []),
      ...(isClose(stage) ? [] : [pieceAt(near, back - 320, bench(near, benchX, back - 330))]),
      ...(stage.camera === 'medium'
        ? []
        : [
            near.stand(
              line('M0 -2700V-2440', light.land('#4a4854'), 40) +
                place(
                  clockFace(
                    300,
                    {
                      face: lit ? '#fff2cc' : light.land('#f6ead0'),
                      rim: light.land('#8f5a44'),
                      iron: light.land('#3f3440'),
                    },
                    245,
                  ),
                  0,
                  -2130,
                ),
              [half * 0.36, 0, back - 200],
            ),
          ]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? valance(near) + place(column(near, 4200), 1500, 1640, { scale: 0.44 })
        : '',
    spots: {
      seat: { at: [benchX - 380, 0, back - 390], seat: 400 },
      'second-seat': { at: [benchX + 120, 0, back - 390], seat: 400 },
      door: { at: [350, 0, back - 60] },
    },
  })
}
