import type { Pet } from '@kahani/contracts/options'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, flow, type Point, points, soft, taper } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { DrawCreature } from './creature.ts'
import { blush, eyes, fur, muzzle, sitting, standing, whiskers } from './parts.ts'

const dog: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#d69a5c')
  const dark = on('#8a5534')
  const cream = on('#fbe8cb')
  const ear = (mirrored: boolean) =>
    place(shape(soft([0, 0, 40, -14, 66, 40, 62, 108, 34, 128, 8, 92, -6, 40]), dark), mirrored ? -50 : 62, -72, {
      mirrored,
      turn: mirrored ? 8 : -8,
    })
  const head =
    shape(soft([-98, -20, -80, -84, 0, -106, 84, -84, 100, -16, 80, 52, 10, 78, -76, 54]), coat) +
    shape(soft([-84, -62, -30, -92, -8, -30, -28, 24, -78, 10]), dark) +
    shape(soft([-2, -98, 22, -98, 34, -10, -10, -10]), cream) +
    ear(true) +
    ear(false) +
    ellipse(14, 34, 56, 42, cream) +
    eyes(10, -12, 42, 17, asleep) +
    (asleep ? '' : shape(soft([4, 58, 32, 58, 36, 84, 20, 98, 2, 84]), on('#ec7f86'))) +
    muzzle(16, 22, 17, '#3a242a') +
    blush(context, 12, 30, 66, 18)
  const tail =
    shape(taper(points([-96, -60, -160, -92, -182, -160, -150, -190]), 27, 12), coat) + circle(-150, -188, 15, cream)
  const collar = line(flow([-14, -222, 44, -204, 104, -226]), on('#d8484a'), 20) + circle(56, -192, 15, on('#f4c24f'))
  return {
    drawing: tail + sitting(context, coat, cream) + place(head, 52, -292) + collar,
    halfWidth: 170,
    height: 400,
    stands: true,
    head: { at: [52, -292], r: 120 },
  }
}

const cat: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#8e93ac')
  const dark = on('#5f6684')
  const cream = on('#fbf0df')
  const ear = (side: 1 | -1) =>
    shape(`M${side * 22} -78Q${side * 60} -150 ${side * 84} -148Q${side * 104} -96 ${side * 92} -30Z`, coat) +
    shape(`M${side * 42} -84Q${side * 66} -126 ${side * 80} -124Q${side * 88} -90 ${side * 80} -50Z`, on('#f0a8a4'))
  const stripes = line('M-22 -96V-62M2 -100V-58M26 -96V-62M-92 8l30 4M-88 32l30 -6M94 8l-28 4M90 32l-28 -6', dark, 9)
  const head =
    ear(-1) +
    ear(1) +
    shape(soft([-98, -6, -78, -72, 0, -94, 80, -72, 98, -6, 76, 50, 4, 70, -72, 50]), coat) +
    stripes +
    ellipse(10, 34, 44, 30, cream) +
    eyes(8, -6, 42, 18, asleep) +
    muzzle(12, 22, 11, on('#e5788a')) +
    whiskers(12, 28, 70, alpha('#ffffff', 0.8)) +
    blush(context, 10, 32, 62, 16)
  const tailShape = taper(points([-90, -26, -170, -34, -196, -110, -150, -170, -120, -150]), 22, 15)
  const rings = line('M-182 -40l-40 30M-170 -108l-60 -6M-150 -140l-40 -50M-130 -10l-20 -50', dark, 12)
  const tail = shape(tailShape, coat) + context.defs.clip(tailShape, rings)
  const bell =
    line(flow([-6, -206, 46, -190, 98, -208]), on('#3f9a97'), 16) +
    circle(52, -180, 14, on('#f4c24f')) +
    line('M46 -178h12', on('#a8743a'), 4)
  const body = sitting(context, coat, cream) + line('M-84 -114l26 12M-102 -78l28 8M-68 -148l24 16', dark, 10)
  return {
    drawing: place(tail + body + place(head, 48, -268) + bell, 0, 0, { scale: 0.92 }),
    halfWidth: 160,
    height: 385,
    stands: true,
    head: { at: [44, -246], r: 112 },
  }
}

const rabbit: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#f4e4cf')
  const dim = on('#dcc0a0')
  const ear = (x: number, turn: number) =>
    place(
      shape(soft([-24, 0, -34, -90, -18, -176, 4, -190, 26, -168, 34, -86, 22, 0]), coat) +
        shape(soft([-10, -20, -16, -90, -4, -156, 10, -156, 17, -84, 10, -20]), on('#f2b3ab')),
      x,
      -62,
      { turn },
    )
  const head =
    ear(-38, -14) +
    ear(42, 12) +
    shape(soft([-86, 4, -70, -62, 0, -84, 72, -62, 88, 4, 70, 54, 6, 72, -66, 54]), coat) +
    eyes(8, -6, 38, 17, asleep) +
    ellipse(10, 34, 36, 25, tint(coat, 0.5)) +
    muzzle(11, 24, 10, on('#e58a94')) +
    shape('M4 44h14v14q-7 4 -14 0Z', '#fffaf0') +
    blush(context, 9, 30, 56, 16)
  const scarf = line(flow([-20, -166, 34, -148, 84, -168]), on('#4f9a97'), 22)
  const body =
    ellipse(-6, 2, 124, 15, context.light.shadow) +
    circle(-112, -52, 34, tint(coat, 0.5)) +
    shape(
      soft([34, -196, -30, -182, -90, -120, -108, -40, -74, 2, 54, 2, 86, -50, 84, -150]),
      context.defs.horizontalGradient(dim, coat, coat),
    ) +
    ellipse(-38, -56, 62, 58, coat) +
    line(flow([2, -92, 22, -56, 10, -16]), alpha(shade(coat, 0.5), 0.26), 6) +
    shape(soft([-70, 2, -76, -18, -30, -30, 30, -24, 44, -6, 10, 4]), tint(coat, 0.3)) +
    shape(taper(points([54, -130, 66, -60, 72, -16]), 24, 19), coat) +
    shape(soft([48, 0, 50, -24, 82, -26, 100, -8, 84, 2]), tint(coat, 0.3)) +
    fur(
      [
        [-70, -120],
        [-50, -140],
        [-84, -80],
      ],
      16,
      alpha(shade(coat, 0.4), 0.24),
    )
  return {
    drawing: body + place(head, 36, -228) + scarf,
    halfWidth: 140,
    height: 470,
    stands: true,
    head: { at: [36, -232], r: 128 },
  }
}

const dragon: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#6fb58a')
  const dark = on('#3f8a72')
  const belly = on('#fbe3a4')
  const spike = on('#f0924f')
  const spine = (points: readonly Point[]) =>
    points
      .map(([x, y]) =>
        shape(
          blob([
            [x - 20, y + 14],
            [x - 8, y - 32],
            [x + 20, y + 8],
          ]),
          spike,
        ),
      )
      .join('')
  const wing = (mirrored: boolean) =>
    place(
      shape(
        'M0 0C-50 -90 -130 -150 -204 -142C-176 -110 -176 -84 -182 -52C-146 -62 -130 -46 -120 -12C-88 -34 -58 -22 -34 16Z',
        mirrored ? shade(spike, 0.16) : spike,
      ) + line('M-4 0C-60 -70 -130 -122 -200 -140M-10 4C-70 -30 -120 -48 -178 -54', alpha(shade(spike, 0.5), 0.4), 6),
      mirrored ? 84 : -30,
      -214,
      { mirrored, scale: mirrored ? 0.7 : 0.92 },
    )
  const head =
    shape(taper(points([-46, -74, -64, -116, -54, -146]), 18, 6), belly) +
    shape(taper(points([40, -78, 62, -118, 58, -148]), 18, 6), belly) +
    shape(soft([-90, -14, -72, -78, 0, -98, 76, -78, 100, -14, 112, 30, 84, 62, 10, 74, -66, 52]), coat) +
    ellipse(28, 36, 68, 34, tint(coat, 0.24)) +
    circle(16, 22, 6, dark) +
    circle(58, 22, 6, dark) +
    eyes(8, -22, 42, 19, asleep) +
    line('M-14 44Q36 70 84 40', '#3a2a32', 5.5) +
    blush(context, 12, 20, 72, 18) +
    spine([
      [-4, -94],
      [-62, -78],
    ])
  const tail =
    spine([
      [-132, -62],
      [-174, -66],
      [-98, -92],
    ]) +
    shape(taper(points([-70, -50, -150, -34, -206, -70, -214, -130]), 46, 12), coat) +
    shape('M-214 -118L-250 -158L-210 -196L-182 -150Z', spike)
  const belt = context.defs.clip(
    'M62 -236C20 -170 26 -60 60 -30C100 -50 112 -150 96 -236Z',
    line('M10 -190H120M10 -150H120M10 -110H120M10 -70H120', alpha(shade(belly, 0.4), 0.4), 6),
  )
  return {
    drawing: wing(true) + tail + sitting(context, coat, belly) + belt + wing(false) + place(head, 54, -300),
    halfWidth: 210,
    height: 450,
    stands: true,
    head: { at: [54, -300], r: 138 },
  }
}

const unicorn: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#fbf1ea')
  const mane = [on('#e88aa8'), on('#f4b964'), on('#86c0c8'), on('#a98ad0')]
  const lock = (from: Point, through: Point, to: Point, width: number, colour: string) =>
    shape(taper([from, through, to], width, width * 0.4), colour)
  const tail = mane
    .map((colour, i) =>
      lock([-146 + i * 6, -236 + i * 8], [-230 + i * 10, -190 + i * 14], [-226 + i * 22, -70 - i * 8], 22, colour),
    )
    .join('')
  const neck = shape(soft([60, -190, 84, -300, 130, -392, 210, -380, 192, -270, 164, -170]), coat)
  const head =
    shape(soft([-66, -44, -20, -84, 50, -72, 92, -14, 120, 30, 104, 66, 54, 70, -4, 46, -58, 26]), coat) +
    shape(soft([84, 8, 116, 30, 106, 64, 62, 68, 62, 30]), on('#f6cfc6')) +
    circle(98, 34, 5, on('#b56a72')) +
    line('M72 52q18 8 32 -4', '#6a3a44', 5) +
    shape(soft([-30, -72, -38, -124, -4, -86]), coat) +
    shape('M8 -78L44 -188L40 -70Z', on('#f4c65a')) +
    line('M13 -100l26 6M19 -122l20 5M25 -144l14 4', on('#fff0c4'), 6) +
    (asleep
      ? line('M16 -14q16 14 34 2', '#2b1c22', 6)
      : ellipse(36, -14, 14, 19, '#2b1c22') +
        circle(41, -22, 5.5, '#fffaf0') +
        circle(31, -6, 2.5, '#fffaf0cc') +
        line('M18 -26q12 -14 34 -8', '#2b1c22', 5)) +
    ellipse(38, 22, 20, 15, context.defs.radialGradient(alpha('#f0707a', 0.5), alpha('#f0707a', 0)))
  const hair = mane
    .map((colour, i) =>
      lock([150 - i * 10, -420 + i * 16], [84 - i * 8, -340 + i * 34], [76 + i * 4, -230 + i * 24], 26, colour),
    )
    .join('')
  const fringe = mane
    .slice(0, 2)
    .map((colour, i) =>
      lock([150 + i * 4, -444], [166 + i * 8, -446 + i * 6], [176 + i * 12, -430 + i * 6], 13, colour),
    )
    .join('')
  return {
    drawing:
      tail +
      standing(context, coat, on('#f4c65a'), { legs: 170, deep: 120, long: 148 }) +
      neck +
      place(head, 178, -376, { turn: 6 }) +
      hair +
      fringe,
    halfWidth: 260,
    height: 560,
    stands: true,
    head: { at: [190, -380], r: 150 },
  }
}

export const PET_DRAWINGS: Record<Exclude<Pet, 'none'>, DrawCreature> = {
  Dog: dog,
  Cat: cat,
  Rabbit: rabbit,
  Dragon: dragon,
  Unicorn: unicorn,
}
