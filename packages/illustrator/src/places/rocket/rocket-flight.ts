import { alpha, mix, shade } from '../../canvas/colour.ts'
import { circlePath } from '../../canvas/path.ts'
import { circle, dots, line, place, shape } from '../../canvas/svg.ts'
import { planet } from '../../scenery/planets.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { cloudTones } from '../clouds/clouds.ts'
import { skyOf } from '../open-country.ts'
import { levelPlane } from '../plane.ts'
import { cityOf, streetsBelow } from '../roofs/city.ts'
import { deepSky, spaceOf } from '../space/heavens.ts'
import { standing } from './rocket-standing.ts'

export const overTheTown: DrawSetting = stage => {
  const tones = cloudTones(stage)
  const middle = stage.view.zOf('middle')
  const { pieces, spots } =
    stage.camera === 'from-above'
      ? standing(stage, 0, -330, -500, true)
      : standing(stage, 0, stage.camera === 'wide' ? -240 : 320, middle, true)
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: 11000, to: 90000, roofs: [-6200, -4400], rows: 9 }) + streetsBelow(stage, -9000),
    ground: trail(stage),
    pieces: [
      { ...stage.stand(drift(stage, tones.air(0.3), 2400), [-6200, 700, 9000]) },
      { ...stage.stand(drift(stage, tones.air(0.26), 2000), [5200, -600, 7000]) },
      { ...stage.stand(drift(stage, tones.air(0.1), 1500), [-2300, -500, middle + 1200]) },
      ...(stage.camera === 'from-above' ? passedOnTheWay(stage, tones.air) : []),
      ...pieces,
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? place(drift(stage, tones.air(0.02), 620), 90, 1540) + place(drift(stage, tones.air(0.02), 560), 1470, 1560)
        : '',
    medium: 'space',
    spots,
  })
}

/** Clouds far below, and an aeroplane that nods off in flight. */
function passedOnTheWay(stage: Stage, air: (share: number) => string): Piece[] {
  const { view } = stage
  const reach = 768 / view.scaleAt([0, 0, 1400])
  return [
    stage.stand(sleepyAeroplane(stage), [-reach * 0.62, 250, 1400], { scale: reach / 2400 }),
    stage.stand(drift(stage, air(0.12), reach * 0.9), [-reach * 0.75, -500, 1300]),
    stage.stand(drift(stage, air(0.2), reach * 0.7), [reach * 0.86, -1500, 2600]),
    stage.stand(drift(stage, air(0.06), reach * 0.8), [reach * 0.8, -900, 300]),
  ]
}

/** Flies to the left. */
function sleepyAeroplane({ context }: Stage): string {
  const { light } = context
  const [body, paint] = [light.on('#f2ead8'), light.on('#d8503f')]
  return (
    shape('M300 -60L640 -330Q690 -360 700 -300L600 -20Z', paint) +
    shape('M-640 0C-660 -150 -480 -210 -300 -210H340Q560 -200 660 -60Q560 60 340 70H-420Q-600 70 -640 0Z', body) +
    shape('M-600 50Q-540 70 -420 70H340Q500 64 600 10Q400 24 -500 14Q-570 20 -600 50Z', alpha(shade(body, 0.3), 0.4)) +
    shape('M-80 -20L240 240Q300 290 340 240L220 -20Z', shade(paint, 0.12)) +
    shape('M-70 -200L180 -350Q220 -370 230 -330L180 -200Z', shade(paint, 0.24)) +
    dots(
      [-120, 0, 120, 240, 360].map((x): [number, number, number] => [x, -100, 34]),
      '#ffdc8a',
    ) +
    // An eyelid, a smile and a yellow lamp on the nose.
    line('M-480 -110Q-430 -60 -370 -100', '#4a4258', 18) +
    line('M-600 -10Q-560 30 -500 14', '#4a4258', 14) +
    circle(-400, -20, 44, alpha('#f2a0a0', 0.6))
  )
}

/** A loose cloud. */
function drift({ context }: Stage, colour: string, width: number): string {
  const puffs = (
    [
      [-0.34, -0.1, 0.16],
      [-0.12, -0.22, 0.22],
      [0.16, -0.16, 0.2],
      [0.36, -0.06, 0.14],
      [0, -0.04, 0.22],
    ] as const
  ).map(([x, y, r]): [number, number, number] => [x * width, y * width, r * width])
  return (
    dots(puffs, alpha(colour, 0.94)) +
    dots(
      puffs.map(([x, y, r]): [number, number, number] => [x - r * 0.15, y - r * 0.2, r * 0.72]),
      alpha('#ffffff', context.light.dark ? 0.14 : 0.4),
    )
  )
}

/** Sparks that show where the rocket came from, in px. */
function trail({ context, view, camera }: Stage): string {
  if (camera === 'from-above') return ''
  const { random } = context
  const [x, y] = view.project([0, -400, view.zOf('middle')])
  const list = Array.from({ length: 60 }, (): [number, number, number] => {
    const share = random.next()
    return [
      x - 760 * share ** 1.5 + random.between(-30, 30) * (1 + share * 2),
      y + 30 + 330 * share,
      random.between(2, 7),
    ]
  })
  return (
    dots(list, '#ffdc7a') +
    dots(
      list.slice(0, 26).map(([px, py, r]): [number, number, number] => [px, py, r * 3]),
      alpha('#ffcf5a', 0.2),
    )
  )
}

export const amongPlanets: DrawSetting = stage => {
  const sky = spaceOf(stage)
  const middle = stage.view.zOf('middle')
  const { pieces, spots } = standing(stage, 0, 260, middle, true)
  const { context, camera } = stage
  const floor = levelPlane(stage, -1200)
  const ringOf = (r: number) => floor.disc(0, middle, r, r * 0.8)
  return createSettingScene({
    sky:
      deepSky(stage, 260) +
      (camera === 'from-above'
        ? planet(context, 250, 420, 120, mix('#e6a06a', sky[2], 0.14), 'ring') +
          planet(context, 1250, 1180, 260, '#4a92bc', 'earth')
        : planet(context, 1220, 330, 150, mix('#e6a06a', sky[2], 0.14), 'ring') +
          planet(context, 270, 600, 90, mix('#6fb5b0', sky[2], 0.1), 'bands') +
          planet(context, 330, 170, 40, mix('#c98ad0', sky[2], 0.1), 'spots') +
          earthBelow(stage)),
    ground: shape(ringOf(2600), alpha('#8fb8ff', 0.05)) + shape(ringOf(1700), alpha('#8fb8ff', 0.06)) + trail(stage),
    pieces,
    medium: 'space',
    spots,
  })
}

/** The bow of the earth at the lower edge of the picture. */
function earthBelow({ context, camera }: Stage): string {
  const y = camera === 'from-below' ? 2500 : 2330
  return (
    circle(768, y, 1020, alpha('#8fd0ff', 0.2)) +
    circle(768, y, 985, context.defs.verticalGradient('#5fb0dc', '#3f7fb8', '#2a5a98')) +
    context.defs.clip(
      circlePath(768, y, 985),
      shape(
        `M150 ${y - 900}q260 -60 420 20t260 -30t330 60q-60 130 -330 110t-420 60t-330 -40q-60 -120 70 -180Z`,
        '#7fb070',
      ) +
        line(
          `M60 ${y - 800}Q500 ${y - 880} 900 ${y - 830}T1500 ${y - 860}M300 ${y - 940}Q760 ${y - 990} 1100 ${y - 950}`,
          alpha('#ffffff', 0.55),
          26,
        ),
    )
  )
}
