import { alpha, shade, tint } from '../../canvas/colour.ts'
import { dots, line, place, shape } from '../../canvas/svg.ts'
import { broadleaf, bush } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, pieceAt } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { cuboid } from '../solid.ts'
import { parkedAuto, roadOf } from './road.ts'

export const parked: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const back = stage.view.zOf('middle') + 560
  const half = 768 / stage.view.scaleAt([0, 600, back])
  const x = Math.max(half * 0.55, 950)
  const auto = parkedAuto(near, x, stage.view.zOf('middle') + 130)
  const wall = light.land(stage.context.bookRandom.fork('wall').pick(['#d9a066', '#8fb3a8', '#cf8f86', '#b9a6c8']))
  const front = frontPlane(near, back)
  const onWall = (drawing: string, u: number) =>
    pieceAt(near, back - 5, near.stand(drawing, [u, 830, back + 60]).drawing)
  let bricks = ''
  for (let v = 0; v < 5; v++)
    for (let u = -8; u < 9; u++)
      bricks += front.line([
        [u * 620 + (v % 2) * 310, v * 190],
        [u * 620 + (v % 2) * 310, v * 190 + 190],
      ])
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 2500, to: 40000, roofs: [1600, 3600], rows: 5 }),
    ground: roadOf(near, -300, back + 10) + lipOf(near, light.land('#8f8799')) + groundShade(near),
    pieces: [
      near.stand(broadleaf(context, 0, 0, 3700, light.land('#6f9a50'), light.land('#7a5340')), [
        -half * 0.86,
        260,
        back + 300,
      ]),
      pieceAt(
        near,
        back,
        cuboid(
          near,
          { x: 0, z: back, width: 20000, height: 950, depth: 180 },
          {
            front: context.defs.verticalGradient(tint(wall, 0.1), shade(wall, 0.1)),
            side: wall,
            top: tint(wall, 0.36),
          },
        ) +
          line(
            bricks +
              [1, 2, 3, 4]
                .map(v =>
                  front.line([
                    [-9000, v * 190],
                    [9000, v * 190],
                  ]),
                )
                .join(''),
            alpha(shade(wall, 0.5), 0.16),
            4,
          ) +
          posters(near, back, half),
      ),
      onWall(bush(context, 0, 0, 420, light.land('#c2527a')), half * 0.9),
      onWall(bush(context, 0, 0, 360, light.land('#6f9c56')), half * 0.66),
      ...auto.pieces,
    ],
    spots: { seat: auto.seat, 'second-seat': { ...auto.seat, at: [auto.seat.at[0] + 370, 0, auto.seat.at[2] + 40] } },
  })
}

/** A painted lotus and a painted fish on the wall. */
function posters(stage: Stage, back: number, half: number): string {
  const { light } = stage.context
  const white = light.land('#fbeed6')
  const petal = (turn: number) =>
    place(shape('M0 0C-70 -110 -60 -220 0 -300C60 -220 70 -110 0 0Z', light.land('#e58a9a')), 0, 0, { turn })
  const lotus =
    [-64, -32, 0, 32, 64].map(petal).join('') + shape('M-230 20Q0 120 230 20Q0 60 -230 20Z', light.land('#6f9a60'))
  const at = (x: number, drawing: string) => {
    const [px, py] = stage.view.project([x, 260, back - 4])
    return place(drawing, px, py, { scale: stage.view.scaleAt([x, 260, back]) })
  }
  const fish =
    shape('M-260 -160Q-60 -340 160 -170L270 -270V-60L160 -150Q-60 10 -260 -160Z', light.land('#4f8f97')) +
    dots([[-170, -180, 22]], white) +
    line('M-80 -240Q-40 -160 -80 -90M20 -250Q60 -160 20 -80', white, 14)
  return at(-half * 0.5, lotus) + at(-half * 1.05, fish)
}
