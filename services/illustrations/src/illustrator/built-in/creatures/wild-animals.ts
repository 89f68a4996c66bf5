import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { blob, flow, type Point, points, soft, taper } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { DrawCreature } from './creature.ts'
import { blush, eyes, muzzle, sitting, whiskers } from './parts.ts'

/** Guides from the jungle and the shore. */

export const tigerCub: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#ee9a45')
  const cream = on('#fdf0da')
  const stripe = on('#4a2c28')
  const ear = (x: number) => circle(x, -76, 34, coat) + circle(x, -74, 19, on('#f7c9a8'))
  const head =
    ear(-66) +
    ear(74) +
    shape(soft([-102, -8, -80, -74, 2, -98, 86, -74, 106, -8, 100, 36, 70, 62, 6, 74, -62, 62, -98, 38]), coat) +
    shape(soft([-96, 12, -66, 16, -56, 56, -84, 52]) + soft([100, 12, 72, 16, 62, 56, 90, 52]), cream) +
    shape(
      'M-12 -98L4 -56L20 -98ZM-46 -88L-26 -60L-26 -92ZM54 -88L34 -60L34 -92ZM-102 -14L-66 -4L-98 6ZM106 -14L72 -4L102 6ZM-96 26L-68 24L-88 40Z',
      stripe,
    ) +
    ellipse(10, 36, 48, 33, cream) +
    eyes(8, -10, 43, 18, asleep) +
    muzzle(12, 22, 14, on('#d9727c')) +
    whiskers(12, 34, 60, alpha('#ffffff', 0.8)) +
    blush(context, 10, 26, 66, 17)
  const tailShape = taper(points([-92, -40, -168, -60, -196, -130, -168, -180]), 22, 17)
  const rings = line('M-140 -20l-14 -60M-170 -90l-56 24M-170 -128l-56 4', stripe, 14) + circle(-168, -184, 26, stripe)
  const tail = shape(tailShape, coat) + context.defs.clip(tailShape, rings)
  const marks = shape(
    'M-100 -150L-52 -132L-108 -122ZM-118 -104L-72 -94L-122 -78ZM-72 -190L-34 -164L-86 -166ZM-124 -50L-88 -46L-120 -30Z',
    stripe,
  )
  return {
    drawing: tail + sitting(context, coat, cream) + marks + place(head, 52, -290),
    halfWidth: 175,
    height: 395,
    stands: true,
    head: { at: [52, -290], r: 122 },
  }
}

export const monkey: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#a06a44')
  const face = on('#f2cfa4')
  const limb = (points: readonly Point[], width: number, colour = coat) =>
    shape(taper(points, width, width * 0.72), colour)
  const ear = (x: number) => circle(x, -8, 36, coat) + circle(x, -8, 21, face)
  const head =
    ear(-90) +
    ear(98) +
    shape(soft([-88, -20, -70, -80, 4, -104, 78, -80, 96, -20, 80, 46, 6, 72, -72, 46]), coat) +
    shape(soft([-64, -14, -48, -56, -10, -52, 8, -36, 28, -52, 66, -56, 80, -14, 70, 38, 8, 62, -56, 38]), face) +
    eyes(10, -10, 36, 17, asleep) +
    ellipse(10, 18, 11, 7, shade(face, 0.4)) +
    (asleep
      ? line('M-4 38q14 10 30 0', '#6a3038', 5)
      : shape('M-18 30Q10 42 42 28Q36 58 12 58Q-12 56 -18 30Z', '#7c2a35') +
        shape('M-2 50Q12 42 28 48Q12 60 -2 50Z', '#e2777a')) +
    blush(context, 9, 22, 54, 16) +
    shape('M-10 -100Q-14 -130 8 -138Q4 -122 22 -104Z', coat)
  const tail = line(flow([-70, -60, -150, -40, -196, -100, -190, -190, -140, -204, -122, -168, -146, -146]), coat, 22)
  return {
    drawing:
      ellipse(0, 2, 120, 14, context.light.shadow) +
      tail +
      limb(
        [
          [74, -200],
          [140, -230],
          [172, -300],
        ],
        24,
        shade(coat, 0.1),
      ) +
      ellipse(176, -314, 27, 30, face) +
      limb(
        [
          [50, -80],
          [96, -50],
          [84, -8],
        ],
        32,
        shade(coat, 0.1),
      ) +
      shape(soft([-70, -60, -74, -160, -44, -236, 6, -254, 58, -236, 80, -160, 76, -60, 4, -20]), coat) +
      ellipse(12, -128, 50, 72, face) +
      limb(
        [
          [-44, -80],
          [-90, -46],
          [-70, -8],
        ],
        34,
      ) +
      ellipse(-54, -6, 46, 17, face) +
      ellipse(100, -6, 46, 17, face) +
      limb(
        [
          [-54, -206],
          [-104, -150],
          [-60, -106],
        ],
        25,
      ) +
      ellipse(-44, -100, 26, 23, face) +
      shape(soft([-44, -232, 6, -210, 60, -232, 66, -214, 6, -188, -50, -214]), mix(on('#d8484a'), coat, 0.05)) +
      place(head, 6, -312),
    halfWidth: 200,
    height: 460,
    stands: true,
    head: { at: [6, -312], r: 142 },
  }
}

export const turtle: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const skin = on('#8fbf74')
  const shell = on('#4f8f6a')
  const rim = on('#d9b36a')
  const outline = 'M-190 -70C-196 -200 -110 -278 0 -278C116 -278 186 -196 184 -70Q0 -30 -190 -70Z'
  const plates = line(
    'M-60 -60L-84 -150L-30 -218M60 -58L88 -150L36 -218M-84 -150L0 -120L88 -150M0 -120V-50M-30 -218L0 -244L36 -218M-84 -150L-166 -140M88 -150L166 -140',
    alpha(tint(shell, 0.5), 0.6),
    10,
  )
  const leg = (x: number, colour: string) =>
    shape(
      blob([
        [x - 46, -70],
        [x - 52, -14],
        [x - 30, 2],
        [x + 36, 2],
        [x + 50, -14],
        [x + 44, -70],
      ]),
      colour,
    ) +
    dots(
      [
        [x - 18, -8, 8],
        [x + 6, -6, 8],
        [x + 28, -8, 8],
      ],
      tint(skin, 0.6),
    )
  const head =
    shape(taper(points([-80, 90, -30, 50, 0, 10]), 46, 40), skin) +
    shape(soft([-66, -8, -48, -64, 10, -82, 66, -58, 84, -2, 62, 44, 4, 58, -52, 40]), skin) +
    eyes(18, -14, 32, 16, asleep) +
    line('M-6 28Q26 48 56 22', '#3a4a2c', 6) +
    blush(context, 18, 14, 48, 15) +
    dots(
      [
        [-36, -44, 7],
        [-16, -58, 5],
        [-44, -22, 5],
      ],
      shade(skin, 0.2),
    )
  return {
    drawing:
      ellipse(0, 3, 220, 16, context.light.shadow) +
      shape(soft([-170, -60, -230, -50, -250, -24, -190, -30]), skin) +
      leg(-84, shade(skin, 0.16)) +
      leg(96, shade(skin, 0.16)) +
      place(head, 226, -196) +
      shape(outline, context.defs.verticalGradient(tint(shell, 0.18), shell, shade(shell, 0.14))) +
      context.defs.clip(outline, plates) +
      shape('M-200 -76Q0 -32 196 -76Q204 -50 186 -40Q0 0 -192 -40Q-208 -52 -200 -76Z', rim) +
      leg(-132, skin) +
      leg(132, skin),
    halfWidth: 280,
    height: 300,
    stands: true,
    head: { at: [236, -200], r: 108 },
  }
}
