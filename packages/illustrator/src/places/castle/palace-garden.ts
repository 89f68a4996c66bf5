import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, dots, ellipse, line, shape } from '../../canvas/svg.ts'
import { mountains } from '../../scenery/land.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { palace } from '../../scenery/palace.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { groundOf, hillsOf, skyOf } from '../open-country.ts'
import { isClose, levelPlane, pieceAt } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { cuboid } from '../solid.ts'
import { coloursOf } from './castle-colours.ts'
import { fountain } from './palace-fountain.ts'

/** The light of a picture without lit windows. */
const unlit = (stage: Stage): Stage =>
  stage.states.has('blackout')
    ? { ...stage, context: { ...stage.context, light: { ...stage.context.light, dark: false } } }
    : stage

export const palaceGarden: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const { wall, dome, second } = coloursOf(stage)
  const horizon = horizonOf(stage)
  const far = 15000
  const building = unlit(stage).stand(
    palace(unlit(stage).context, { wall: haze(wall, 0.12), dome: haze(dome, 0.08), second: haze(second, 0.08) }),
    [1900, 0, far],
    { scale: 10.5 },
  )
  const ground = levelPlane(near)
  const start = stage.view.zOf('foreground') * 1.5
  const lawn = groundOf(near, '#9cc86c', { marks: 60 })
  const stone = light.land('#ecd6b4')
  const water = mix(light.land('#6fb4c4'), stage.sky[1], 0.3)
  const x = Math.max(620, (768 / stage.view.scaleAt([0, 0, 0])) * 0.62)
  const path =
    shape(ground.rect(-x, start, x * 2, far - start), stone) +
    line(
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map(i =>
          ground.line([
            [-x, start + 900 + i * 900],
            [x, start + 900 + i * 900],
          ]),
        )
        .join('') +
        ground.line([
          [0, start],
          [0, 1700],
        ]),
      alpha(shade(stone, 0.5), 0.2),
      5,
    ) +
    shape(ground.rect(-240, 2000, 480, 9000), tint(stone, 0.3)) +
    shape(ground.rect(-170, 2100, 340, 8800), water) +
    shape(
      ground.rect(-x - 90, start, 110, far - start) + ground.rect(x - 20, start, 110, far - start),
      shade(stone, 0.16),
    )
  const hedge = (side: 1 | -1, z: number): Piece => {
    const green = light.land('#5f9a58')
    return pieceAt(
      near,
      z,
      cuboid(
        near,
        { x: side * (x + 420), z, width: 460, height: 330, depth: 1500 },
        { front: green, side: shade(green, 0.2), top: tint(green, 0.2) },
      ),
    )
  }
  const beds = ([-1, 1] as const)
    .flatMap(side => [0, 1, 2, 3, 4].map(i => flowerBed(near, side * (x + 1250), -500 + i * 1300)))
    .join('')
  const cypress = (side: 1 | -1, z: number) => near.stand(topiary(near), [side * (x + 420), 0, z])
  return createSettingScene({
    sky: skyOf(stage),
    far:
      (horizon > -20 && horizon < 1500
        ? mountains(context, horizon, 260, haze('#8a9ab4', 0.55), light.dark ? null : mix('#ffffff', stage.sky[3], 0.3))
        : '') + hillsOf(stage, ['#86b294', '#7fb070']),
    ground: building.drawing + lawn + path + beds + lipOf(near, stone) + groundShade(near),
    pieces: [
      ...([-1, 1] as const).flatMap(side => [700, 3000, 5600, 8600].map(z => hedge(side, z))),
      ...([-1, 1] as const).flatMap(side => [400, 2650, 5200, 8300].map(z => cypress(side, z))),
      ...(isClose(stage) || stage.camera === 'from-above' ? [] : [near.stand(fountain(near), [0, 0, 6000])]),
    ],
    front: stage.camera === 'wide' ? leafyFrame(context, light.land('#3f7d5c'), { kinds: ['round', 'pointed'] }) : '',
    spots: {
      seat: { at: [-x - 160, 0, 900], seat: 330 },
      steps: { at: [0, 0, 1900], seat: 60 },
      door: { at: [1900, 0, far - 100] },
    },
  })
}

/** Roses in a bed with a brick edge. */
function flowerBed(stage: Stage, x: number, z: number): string {
  const { light, random } = stage.context
  const ground = levelPlane(stage)
  const roses = Array.from({ length: 26 }, (): [number, number, number] => {
    const [u, v] = [x + random.between(-380, 380), z + random.between(-240, 240)]
    const [px, py] = ground.at(u, v)
    return [px, py - 40 * ground.scale(u, v), 46 * ground.scale(u, v)]
  })
  return ground.rect(x, z, 1, 1) === ''
    ? ''
    : shape(ground.disc(x, z, 520, 340), light.land('#c98f6c')) +
        shape(ground.disc(x, z, 460, 290), light.land('#6f9a52')) +
        dots(roses.slice(0, 9), light.land('#e0647c')) +
        dots(roses.slice(9, 18), light.land('#f6d6c0')) +
        dots(roses.slice(18), light.land('#f0a84c'))
}

const topiary = ({ context }: Stage): string => {
  const green = context.light.land('#4f8a5c')
  return (
    ellipse(0, 0, 220, 30, context.light.shadow) +
    box(-40, -260, 80, 260, context.light.land('#7a5a44')) +
    shape(
      'M-230 -180Q-260 -900 0 -1560Q260 -900 230 -180Q0 -120 -230 -180Z',
      context.defs.horizontalGradient(shade(green, 0.2), green, tint(green, 0.14)),
    )
  )
}
