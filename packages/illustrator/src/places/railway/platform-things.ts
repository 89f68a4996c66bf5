import { alpha, mix, multiply, shade, tint } from '../../canvas/colour.ts'
import { circlePath } from '../../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { frontPlane } from '../plane.ts'
import { cuboid } from '../solid.ts'

/** A slatted bench, 400 high; (x, z) is the middle of its front. */
export function bench(stage: Stage, x: number, z: number): string {
  const { light } = stage.context
  const wood = light.land('#a8663f')
  const iron = light.land('#4a5560')
  const leg = (u: number) =>
    cuboid(stage, { x: u, z, width: 70, height: 380, depth: 380 }, { front: iron, side: shade(iron, 0.2), top: iron })
  const slat = (y: number, depth: number, height: number) =>
    cuboid(
      stage,
      { x, y, z: z + depth, width: 1500, height, depth: 60 },
      { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.25) },
    )
  return (
    leg(x - 600) +
    leg(x + 600) +
    slat(760, 380, 110) +
    slat(580, 370, 110) +
    cuboid(
      stage,
      { x, y: 350, z, width: 1500, height: 50, depth: 380 },
      { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.2) },
    )
  )
}

/** A steel trunk, a bedding roll and a basket of mangoes; the origin is on the ground. */
export function luggage({ context }: Stage): string {
  const { light, defs } = context
  const trunk = light.land('#4f7f97')
  const roll = light.land('#7f8a4c')
  const basket = light.land('#b5804a')
  return (
    ellipse(0, 0, 760, 50, light.shadow) +
    box(-560, -420, 860, 420, defs.verticalGradient(tint(trunk, 0.16), trunk, shade(trunk, 0.16)), 20) +
    line('M-560 -290H300M-340 -420V0M80 -420V0', shade(trunk, 0.3), 24) +
    box(-170, -330, 80, 90, light.land('#d9b45c'), 10) +
    box(-480, -640, 700, 220, roll, 110) +
    line('M-330 -640V-420M70 -640V-420', light.land('#6a4a34'), 34) +
    circle(-370, -530, 106, tint(roll, 0.14)) +
    line(circlePath(-370, -530, 60), alpha(shade(roll, 0.5), 0.5), 16) +
    dots(
      [
        [430, -330, 80],
        [560, -340, 84],
        [680, -320, 76],
        [500, -410, 76],
        [620, -420, 78],
      ],
      light.land('#f0a83c'),
    ) +
    dots(
      [
        [470, -360, 30],
        [600, -380, 30],
      ],
      light.land('#e8824a'),
    ) +
    shape('M330 -310H770L720 0H380Z', defs.horizontalGradient(shade(basket, 0.2), basket, tint(basket, 0.1))) +
    line('M345 -210H755M362 -110H738M450 -310L430 0M550 -310V0M650 -310L670 0', alpha(shade(basket, 0.4), 0.5), 14)
  )
}

/** A tea stall with a kettle, glasses, jars of biscuits and bananas; (x, z) is the middle of its front. */
export function chaiStall(stage: Stage, x: number, z: number): string {
  const { context, view } = stage
  const { light } = context
  const lit = light.dark && !stage.states.has('blackout')
  // A naked bulb hangs inside.
  const tone = lit ? (colour: string) => mix(multiply(light.on(colour), '#ffdca0'), '#ffc46a', 0.1) : light.land
  const blue = tone(stage.context.bookRandom.fork('stall').pick(['#4f86a8', '#4f9a7a', '#c2674f', '#8a6aa8']))
  const wood = tone('#c98f58')
  const roof = tone('#d9a441')
  const front = frontPlane(stage, z)
  const [px, py] = front.at(x, 860)
  const scale = front.scale(x, 860)
  const steel = tone('#cfd6da')
  const things =
    // The kettle on its stove.
    box(-560, -90, 330, 90, tone('#4a4854'), 14) +
    shape('M-540 -90Q-570 -330 -400 -340T-250 -90Z', steel) +
    line('M-520 -230Q-640 -250 -650 -360M-480 -330Q-400 -520 -310 -330', steel, 34) +
    shape('M-430 -340h70l-20 -50h-30Z', shade(steel, 0.3)) +
    // Glasses of tea, jars and a bunch of bananas.
    [0, 1, 2, 3]
      .map(i => shape(`M${-160 + i * 90} -110h70l-12 110h-46Z`, i % 2 ? tone('#c98f58') : tone('#b5733f')))
      .join('') +
    [0, 1]
      .map(
        i =>
          box(240 + i * 190, -300, 160, 300, alpha(tone('#e8f2ee'), 0.6), 40) +
          dots(
            [
              [290 + i * 190, -60, 50],
              [350 + i * 190, -70, 50],
              [300 + i * 190, -150, 50],
              [346 + i * 190, -160, 46],
            ],
            tone(i ? '#e0a85c' : '#c8804c'),
          ) +
          box(250 + i * 190, -340, 140, 60, tone('#d9503f'), 16),
      )
      .join('') +
    place(
      [-30, -10, 10, 30].map(turn => place(line('M0 0Q30 100 -10 190', tone('#f2c53a'), 52), 0, 0, { turn })).join('') +
        line('M0 -190V0', tone('#8a6a4c'), 12),
      40,
      -560,
    )
  const poles = [-780, 780]
    .map(dx =>
      cuboid(
        stage,
        { x: x + dx, z, width: 60, height: 1900, depth: 60 },
        { front: wood, side: shade(wood, 0.3), top: wood },
      ),
    )
    .join('')
  const stripes = [0, 2, 4, 6]
    .map(i =>
      front.area([
        [x - 900 + i * 225, 1960],
        [x - 675 + i * 225, 1960],
        [x - 675 + i * 225, 1640],
        [x - 900 + i * 225, 1640],
      ]),
    )
    .join('')
  return (
    shape(frontPlane(stage, z + 560).rect(x - 780, 0, 1560, 1700), lit ? '#d98f4a' : shade(blue, 0.4)) +
    [1150, 1450].map(v => shape(frontPlane(stage, z + 550).rect(x - 740, v, 1480, 40), wood)).join('') +
    dots(
      Array.from({ length: 9 }, (_, i): [number, number, number] => [
        ...frontPlane(stage, z + 549).at(x - 640 + i * 160, 1250),
        50 * scale,
      ]),
      tone('#e0b060'),
    ) +
    cuboid(
      stage,
      { x, z, width: 1640, height: 860, depth: 500 },
      { front: blue, side: shade(blue, 0.24), top: tint(wood, 0.2) },
    ) +
    shape(front.rect(x - 820, 800, 1640, 60), wood) +
    shape([0, 1, 2].map(i => front.rect(x - 740 + i * 510, 120, 460, 600)).join(''), tint(blue, 0.2)) +
    shape([0, 1, 2].map(i => front.disc(x - 510 + i * 510, 420, 130)).join(''), tone('#f2d27a')) +
    place(things, px, py, { scale: scale * (view.pitch > 20 ? 0.9 : 1) }) +
    poles +
    shape(front.rect(x - 900, 1640, 1800, 320), tone('#fbeed6')) +
    shape(stripes, roof)
  )
}
