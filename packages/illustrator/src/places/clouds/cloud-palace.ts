import { alpha, mix, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { box, dots, line, place, shape } from '../../canvas/svg.ts'
import { domedTower } from '../../scenery/buildings.ts'
import { glow } from '../../scenery/sky.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit } from '../backlight.ts'
import { isClose } from '../plane.ts'
import type { CloudScene } from './cloud-scene.ts'
import { type CloudTones, cloudBank, cloudFloor } from './clouds.ts'

const rainbow = ({ context, sky }: Stage, x: number, y: number, r: number): string =>
  ['#e88a80', '#f4b06c', '#f6dc8a', '#a4cfa0', '#86b8d0', '#a796cc']
    .map(
      (colour, i) =>
        `<circle cx="${x}" cy="${n(y)}" r="${r - i * 30}" fill="none" stroke="${alpha(mix(colour, sky[1], 0.2), context.light.dark ? 0.26 : 0.5)}" stroke-width="30"/>`,
    )
    .join('')

const star = (r: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const length = i % 2 ? r * 0.48 : r
      return [Math.sin(i * 0.6283) * length, -Math.cos(i * 0.6283) * length]
    }),
  )

export const palaceView = (stage: Stage, tones: CloudTones): CloudScene => {
  const near = backlit(stage)
  const { context, sky, states } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const plan = stage.context.bookRandom.fork('cloud-palace').pick<readonly [string, string, string]>([
    ['#f9e2d0', '#e08a98', '#5fa0b4'],
    ['#f0e0ec', '#8a7ac0', '#e0a84f'],
    ['#fbe8c4', '#4f9a97', '#d9705e'],
  ])
  const airy = (colour: string, share: number) =>
    mix(light.land(colour), states.has('stormy') ? '#7886a6' : sky[2], states.has('paper') ? 0.6 : share)
  const towers = (
    [
      [-700, 1500, 4200, plan[2], 0.24],
      [1200, 1300, 3300, plan[1], 0.22],
      [250, 2200, 6000, plan[1], 0.16],
      [1900, 1000, 2400, plan[2], 0.26],
      [-1500, 1000, 2600, plan[1], 0.28],
    ] as const
  ).map(([dx, width, height, dome, air]) =>
    place(domedTower(context, 0, 0, width, height, airy(plan[0], air), airy(dome, air * 0.7)), dx, 0),
  )
  const half = 768 / stage.view.scaleAt([0, 0, 12000])
  const horizon = horizonOf(stage)
  const ropes =
    states.has('stormy') || stage.camera === 'from-above'
      ? ''
      : (
          [
            [150, 300],
            [420, 190],
            [1130, 150],
            [1400, 330],
          ] as const
        )
          .map(
            ([x, y], i) =>
              line(`M${x} -10V${y}`, alpha('#fff4d2', 0.5), 4) +
              place(shape(star(i % 2 ? 26 : 36), light.dark ? '#ffe6a4' : '#fff0c0'), x, y + 24),
          )
          .join('')
  return {
    sky:
      (states.has('stormy') || states.has('paper') || horizon < 0
        ? ''
        : rainbow(stage, 640, Math.min(1400, horizon + 140), 640)) + ropes,
    ground:
      cloudBank(near, 16000, 1900, tones, 0.46).drawing +
      near.stand(towers.join(''), [half * 0.42, 300, 12000], { scale: 0.74 }).drawing +
      cloudBank(near, 10500, 1300, tones, 0.32).drawing +
      cloudFloor(near, tones, 5200),
    pieces: [
      cloudBank(near, 5200, 700, tones, 0.2, 60),
      cloudBank(near, middle + 1100, 420, tones, 0.08, -40),
      ...(isClose(stage)
        ? []
        : [
            near.stand(starLamp(near), [
              -Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.78, 1100),
              0,
              middle + 300,
            ]),
          ]),
      ...stairs(near, tones, Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.85, 1250), middle + 500),
    ],
    spots: {
      steps: {
        at: [Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.85, 1250) - 300, 0, middle + 420],
        seat: 220,
      },
      seat: { at: [-500, 0, middle + 200], seat: 160 },
      door: { at: [half * 0.42, 300, 11900] },
    },
  }
}

/** A lantern of stars on a pole of silver. */
function starLamp({ context }: Stage): string {
  const silver = context.light.land('#c8d0dc')
  return (
    dots(
      [
        [-90, -10, 120],
        [90, 0, 130],
        [0, -60, 120],
      ],
      alpha('#ffffff', 0.5),
    ) +
    line('M0 0V-1500Q0 -1700 180 -1700T330 -1560', silver, 46) +
    line('M330 -1560V-1440', silver, 16) +
    glow(context, 330, -1290, 700, '#ffe6a4', context.light.dark ? 0.7 : 0.36) +
    place(shape(star(190), context.light.dark ? '#ffe8a8' : '#ffd978'), 330, -1280)
  )
}

/** Steps of cloud. */
function stairs(stage: Stage, tones: CloudTones, x: number, z: number): Piece[] {
  return [2, 1, 0].map(i =>
    stage.stand(
      box(
        -520,
        -200 - i * 210,
        1040,
        420 + i * 210,
        stage.context.defs.verticalGradient(tint(tones.bright, 0.3), tones.bright, mix(tones.bright, tones.low, 0.4)),
        130,
      ) +
        dots(
          [
            [-480, -80 - i * 210, 150],
            [-200, -60 - i * 210, 170],
            [160, -70 - i * 210, 180],
            [470, -60 - i * 210, 150],
          ],
          alpha('#ffffff', stage.context.light.dark ? 0.08 : 0.3),
        ),
      [x + i * 230, 0, z + i * 260],
    ),
  )
}
