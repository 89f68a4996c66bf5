import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Rockets that children build. */

/** A box of a fridge with buttons in felt pen and a steel plate for a window. */
export const cardboardRocket = prop({ states: ['lying', 'open', 'torn', 'mended', 'lit'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const card = hue('#cfa06a')
  const back =
    shape('M-250 -1180L0 -1560L250 -1180Z', shade(card, 0.22)) +
    shape('M-250 -1180L0 -1560L40 -1180Z', tint(card, 0.1)) +
    box(-250, -1190, 500, 640, shade(card, 0.5))
  const flames = is('lit')
    ? shape(
        'M-170 -60C-220 60 -120 120 -100 260C-40 180 -30 120 0 320C40 140 60 180 110 250C120 120 220 60 170 -60Z',
        defs.verticalGradient('#fff6c0', '#ffc95c', alpha('#ff8a3c', 0.1)),
      )
    : ''
  const fin = (side: 1 | -1) =>
    shape(
      `M${side * 250} -420L${side * 430} -60L${side * 410} 0L${side * 250} -90Z`,
      side === 1 ? shade(card, 0.24) : on('#d8604f'),
    )
  const front =
    shape(
      'M-260 -760L-240 -790L250 -770L260 -760V-40Q0 -20 -260 -40Z',
      defs.horizontalGradient(tint(card, 0.2), card, shade(card, 0.18)),
    ) +
    line('M-260 -540H-200M-260 -300H-190M200 -640H260', alpha(shade(card, 0.4), 0.35), 6) +
    box(-262, -470, 524, 50, alpha(on('#e8d2a0'), 0.9)) +
    dots(
      [
        [-150, -350, 26],
        [-70, -350, 26],
      ],
      on('#d8503f'),
    ) +
    dots(
      [
        [-150, -270, 26],
        [-70, -270, 26],
      ],
      on('#4a7fc0'),
    ) +
    dots(
      [
        [-150, -190, 26],
        [-70, -190, 26],
      ],
      on('#f2c12e'),
    ) +
    line('M40 -380h150v110h-150ZM60 -300l30 -40l30 30l40 -50M50 -220h130M50 -180h90', on('#3f4a8c'), 9) +
    line('M-190 -130q30 -20 60 0t60 0t60 0t60 0t60 0', on('#3f4a8c'), 8) +
    circle(0, -620, 110, sheen(tools, on('#c3ccd6'))) +
    circle(0, -620, 84, on('#38507c')) +
    shape('M-60 -660Q-30 -700 20 -694L-40 -590Q-70 -620 -60 -660Z', alpha('#ffffff', 0.35)) +
    (is('torn') ? shape('M150 -768L190 -640L170 -600L230 -540L260 -560V-762Z', shade(card, 0.5)) : '') +
    (is('mended')
      ? place(box(-100, -30, 200, 60, alpha(on('#e8e0d0'), 0.92)), 160, -640, { turn: 50 }) +
        place(box(-100, -30, 200, 60, alpha(on('#e8e0d0'), 0.92)), 160, -640, { turn: -40 })
      : '')
  const lid = is('open') ? place(shape('M-250 0L0 -380L250 0Z', tint(card, 0.06)), 330, -1130, { turn: 72 }) : ''
  const walls =
    shape('M-260 -1190V-40H-200V-1190ZM260 -1190V-40H200V-1190Z', shade(card, 0.12)) +
    (is('open') ? '' : line('M-256 -1188H256', tint(card, 0.3), 16))
  const nose = is('open')
    ? box(-250, -1190, 500, 640, shade(card, 0.5)) + lid
    : back + circle(-10, -1420, 34, on('#f2c12e'))
  if (is('lying'))
    return {
      drawing: place(fin(-1) + fin(1) + nose + walls + front, -780, -300, { turn: 90 }),
      halfWidth: 790,
      height: 560,
      seat: [0, -520],
    }
  return { drawing: flames + fin(-1) + fin(1) + nose + walls, front, halfWidth: 430, height: 1560, seat: [0, -520] }
})
