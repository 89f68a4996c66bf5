import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { parkBench } from '../../scenery/playground.ts'
import { shrub } from '../../scenery/shrub.ts'
import { glow } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { groundAt, groundOf } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import type { Part, Scheme } from './scheme.ts'
import { oaks, pickersBasket, rows } from './tea-rows.ts'

export function railway(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.75 + 250
  const [bx, , bz] = groundAt(stage, 0.66, m * 1.2)
  const steel = light.land('#6f7684')
  const bed = light.land('#b9a58c')
  const low = horizonOf(stage) > 1536
  const sleepers = low
    ? ''
    : Array.from({ length: 22 }, (_, i) =>
        stage.area(
          [
            [-4700 + i * 430, z - 330],
            [-4520 + i * 430, z - 330],
            [-4520 + i * 430, z + 330],
            [-4700 + i * 430, z + 330],
          ],
          light.land('#7d5f4c'),
        ),
      ).join('')
  const rail = (dz: number) =>
    cuboid(
      stage,
      { x: 0, z: z + dz, width: 12000, height: 60, depth: 50 },
      { front: shade(steel, 0.2), side: steel, top: tint(steel, 0.4) },
    )
  const ex = view.xOf(stage.camera === 'close-up' ? -0.9 : -0.44, z) - 1400
  return {
    ground:
      groundOf(stage, '#8fb45c') +
      (low
        ? ''
        : stage.area(
            [
              [-9000, z - 480],
              [9000, z - 480],
              [9000, z + 480],
              [-9000, z + 480],
            ],
            bed,
          )) +
      sleepers +
      rail(240) +
      rail(-240),
    pieces: [
      ...rows(stage, scheme, z + 900, 0, 0).slice(0, 9),
      ...oaks(stage, [
        [0.6, z + 4200],
        [0.92, z + 3000],
        [0.1, z + 8000],
        [-0.6, z + 5000],
      ]),
      stage.stand(engine(stage, scheme.engine), [ex, 60, z - 200]),
      stage.stand(carriage(stage, scheme.engine), [ex - 2650, 60, z - 200]),
      stage.stand(parkBench(context, '#4f8a6a'), [bx, 0, bz]),
      stage.stand(signal(stage), groundAt(stage, 0.98, z - 600)),
      stage.stand(shrub(context, 420, scheme.bush), groundAt(stage, 0.96, m * 0.9)),
      stage.stand(pickersBasket(stage), groundAt(stage, 0.84, m * 0.6), { scale: 0.8 }),
    ],
    spots: { seat: { at: [bx, 0, bz - 30], seat: 400 } },
  }
}

/** A small steam engine, heading right, 2300 long. */
function engine({ context }: Stage, colour: string): string {
  const { light, defs } = context
  const c = light.land(colour)
  const black = light.land('#3a3640')
  const brass = light.land('#e0b04a')
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, black) + circle(x, -r, r * 0.7, light.land('#c9483f')) + circle(x, -r, r * 0.24, brass)
  const smoke = [
    [640, -2250, 190],
    [480, -2500, 240],
    [240, -2740, 290],
    [-80, -2900, 330],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      circle(x, y, r, alpha(mix('#ffffff', light.land('#d9d4cc'), 0.5), 0.8 - i * 0.15)),
    )
    .join('')
  return (
    smoke +
    ellipse(0, 6, 1300, 60, light.shadow) +
    box(-1150, -380, 2300, 130, black, 12) +
    box(-150, -1150, 1180, 780, defs.verticalGradient(tint(c, 0.3), c, shade(c, 0.24)), 60) +
    line('M150 -1150V-380M560 -1150V-380', brass, 26) +
    circle(1040, -770, 330, shade(c, 0.24)) +
    circle(1050, -770, 250, black) +
    circle(1060, -770, 60, brass) +
    box(520, -1900, 200, 760, black) +
    shape('M470 -1900H770L720 -2060H520Z', black) +
    shape('M60 -1150Q60 -1420 180 -1430Q300 -1420 300 -1150Z', brass) +
    box(-1080, -1800, 920, 1420, c, 10) +
    box(-1180, -1900, 1120, 130, shade(c, 0.3), 30) +
    box(-960, -1600, 300, 420, light.dark ? '#ffd78a' : light.land('#cfe2e0')) +
    box(-560, -1600, 300, 420, light.dark ? '#ffd78a' : light.land('#cfe2e0')) +
    line('M-1060 -1040H-180', brass, 26) +
    wheel(-800, 240) +
    wheel(-250, 240) +
    wheel(280, 240) +
    wheel(820, 170) +
    line('M-800 -220H300', light.land('#b9bfc4'), 46) +
    shape('M1080 -360L1380 -60H1000Z', light.land('#c9483f')) +
    circle(1060, -1160, 90, brass) +
    (light.dark ? place(glow(context, 0, 0, 700, light.glow, 0.7), 1090, -1160) : '')
  )
}

/** An open carriage, 2300 long. */
function carriage({ context }: Stage, colour: string): string {
  const { light } = context
  const c = light.land(colour)
  const cream = light.land('#f6ead0')
  return (
    ellipse(0, 6, 1250, 56, light.shadow) +
    [-700, 700]
      .map(x => circle(x, -170, 170, light.land('#3a3640')) + circle(x, -170, 90, light.land('#8b8790')))
      .join('') +
    box(-1150, -420, 2300, 120, light.land('#4a444c')) +
    box(-1120, -1000, 2240, 600, c) +
    line('M-1120 -760H1120', cream, 40) +
    box(-1120, -1640, 2240, 650, cream) +
    [-0.78, -0.4, 0, 0.4, 0.78]
      .map(t => box(t * 1120 - 170, -1560, 340, 480, light.dark ? '#ffd78a' : light.land('#a9cfd2'), 20))
      .join('') +
    shape('M-1220 -1640Q0 -1860 1220 -1640Z', light.land('#c9b99c')) +
    line('M1150 -330H1450', light.land('#4a444c'), 40)
  )
}

const signal = ({ context }: Stage): string => {
  const { light } = context
  return (
    ellipse(0, 4, 150, 24, light.shadow) +
    line('M0 0V-2100', light.land('#f2ece0'), 60) +
    line('M0 -600V-900M0 -1300V-1600', light.land('#3a3640'), 60) +
    place(box(-40, -60, 620, 120, light.land('#d8483c')) + box(420, -60, 70, 120, light.land('#fbf4e4')), 0, -2000, {
      turn: -18,
    }) +
    circle(0, -2000, 60, light.land('#3a3640'))
  )
}
