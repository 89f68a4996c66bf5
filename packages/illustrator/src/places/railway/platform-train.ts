import { alpha, shade, tint } from '../../canvas/colour.ts'
import { place, shape } from '../../canvas/svg.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { hillsOf, skyOf } from '../open-country.ts'
import { frontPlane, isClose, levelPlane } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { coachSide, LIVERIES } from './coach.ts'
import { column, hangingLamp, platformFloor, valance } from './platform-roof.ts'
import { luggage } from './platform-things.ts'

export const besideTheTrain: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const edge = middle + 420
  const back = edge + 240
  const half = 768 / stage.view.scaleAt([0, 800, back])
  const livery = stage.context.bookRandom.fork('train').pick(LIVERIES)
  const plane = frontPlane(near, back)
  const tone = (colour: string) => light.land(colour)
  const floor = levelPlane(near)
  const doorX = Math.max(half * 0.74, 1000)
  // Windows are behind the figures; the doors of two coaches meet at the right.
  const start = doorX + 650 - 9000
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#8fb0a0', '#8fae78']),
    ground:
      shape(levelPlane(near, -700).rect(-12000, edge, 24000, 9000), light.land('#8a7f7c')) +
      coachSide(near, plane, start, 9000, livery, tone) +
      coachSide(near, plane, start + 9060, 9000, livery, tone) +
      platformFloor(near, edge) +
      shape(floor.rect(-12000, edge - 330, 24000, 130), light.land('#f0c040')) +
      shape(
        Array.from({ length: 40 }, (_, i) => floor.disc(-4000 + i * 200, edge - 265, 46, 40)).join(''),
        alpha(shade(light.land('#f0c040'), 0.4), 0.5),
      ) +
      shape(floor.rect(-12000, edge - 90, 24000, 90), tint(light.land('#c9b9a4'), 0.4)) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      ...(isClose(stage)
        ? []
        : [
            near.stand(luggage(near), [-half * 0.72, 0, middle + 60]),
            near.stand(column(near), [-half * 0.96, 0, middle - 100]),
            near.stand(column(near), [half * 1.02, 0, middle - 100]),
          ]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' || stage.camera === 'silhouette'
        ? valance(near) +
          place(hangingLamp(near), 250, 30, { scale: 0.44 }) +
          place(hangingLamp(near), 1290, 30, { scale: 0.44 })
        : '',
    spots: {
      door: { at: [doorX, 30, back - 70] },
      steps: { at: [doorX, 0, back - 130], seat: 60 },
      seat: { at: [-half * 0.72, 0, middle - 20], seat: 420 },
    },
  })
}
