import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { circlePath, flow, n } from '../canvas/path.ts'
import { box, circle, dots, line, place, SIZE, shape } from '../canvas/svg.ts'
import { nebula, planet } from '../scenery/planets.ts'
import { indoors } from '../scenery/room.ts'
import { SPACE } from '../scenery/skies.ts'
import { glow, stars, wash } from '../scenery/sky.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The cabin of the rocket. */

export const rocket: DrawSetting = context => {
  const { random, light } = context
  const sky = SPACE[light.time]
  const hull = indoors(context, '#e9dcc6')
  const inside = (colour: string) => indoors(context, colour)
  const port = circlePath(1010, 560, 300)
  const rivets = Array.from({ length: 20 }, (_, i): [number, number, number] => [
    1010 + Math.sin(i * 0.314) * 344,
    560 - Math.cos(i * 0.314) * 344,
    10,
  ])
  const dial = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, inside('#fbf1dc')) +
    circle(x, y, r * 0.8, colour) +
    line(`M${n(x)} ${n(y)}L${n(x + r * 0.5)} ${n(y - r * 0.42)}`, inside('#3b3a52'), r * 0.14) +
    circle(x, y, r * 0.14, inside('#3b3a52'))
  const desk =
    shape(
      'M640 1180L700 960Q1010 920 1330 960L1400 1180Z',
      context.defs.verticalGradient(inside('#5f86a0'), inside('#3f6484')),
    ) +
    shape('M700 960Q1010 920 1330 960L1336 990Q1010 950 694 990Z', inside('#8fb4c4')) +
    dial(790, 1070, 44, inside('#f0b548')) +
    dial(900, 1056, 36, inside('#e4674f')) +
    dots(
      [
        [980, 1040, 15],
        [1024, 1037, 15],
        [1068, 1037, 15],
        [980, 1086, 15],
        [1024, 1083, 15],
        [1068, 1083, 15],
      ],
      inside('#f7d98e'),
    ) +
    dots(
      [
        [1024, 1037, 15],
        [980, 1086, 15],
      ],
      inside('#e4674f'),
    ) +
    dots([[1068, 1083, 15]], inside('#69bfa0')) +
    box(1120, 1026, 150, 84, inside('#27405e'), 12) +
    line('M1136 1080q20 -40 40 -14t36 -20t40 10', inside('#8ff0c8'), 6) +
    line('M640 1180H1400', inside('#2f4f6c'), 14)
  const back =
    box(
      0,
      0,
      SIZE,
      SIZE,
      context.defs.horizontalGradient(shade(hull, 0.2), hull, tint(hull, 0.2), hull, shade(hull, 0.16)),
    ) +
    line('M0 180Q768 120 1536 180M0 880Q768 830 1536 880', alpha(shade(hull, 0.5), 0.26), 9) +
    line('M300 -10Q250 500 300 1140M1460 -10Q1500 500 1460 1140', alpha(shade(hull, 0.5), 0.26), 9) +
    dots(
      Array.from({ length: 15 }, (_, i): [number, number, number] => [
        30 + i * 106,
        212 - 50 * Math.sin((i / 14) * Math.PI),
        7,
      ]),
      alpha(shade(hull, 0.5), 0.34),
    ) +
    circle(1010, 560, 380, inside('#c9703f')) +
    circle(1010, 560, 366, inside('#e08a4f')) +
    dots(rivets, inside('#f8dcae')) +
    circle(1010, 560, 318, inside('#8a4a34')) +
    context.defs.clip(
      port,
      place(wash(context, sky), 700, 250, { scale: 0.41 }) +
        place(nebula(context, [sky[3], sky[2]]) + stars(context, 160, SIZE), 700, 250, { scale: 0.41 }) +
        planet(context, 1110, 640, 110, mix('#e6a06a', sky[2], 0.14), 'ring') +
        planet(context, 880, 450, 44, mix('#6fb5b0', sky[2], 0.1), 'bands'),
    ) +
    line(flow([760, 480, 810, 380, 900, 310]), alpha('#ffffff', 0.5), 20) +
    circle(170, 470, 96, inside('#e08a4f')) +
    context.defs.clip(
      circlePath(170, 470, 72),
      box(90, 390, 160, 160, sky[1]) +
        dots(
          Array.from({ length: 14 }, (): [number, number, number] => [
            random.between(100, 240),
            random.between(400, 540),
            random.between(1.5, 4),
          ]),
          '#fff4d2',
        ),
    ) +
    line('M420 60V330Q420 420 360 470T330 640', inside('#d9604f'), 26) +
    line('M480 40V260Q480 360 560 420', inside('#6fa3b4'), 20) +
    (light.dark ? glow(context, 1010, 1000, 560, '#8fd8e0', 0.26) : '') +
    desk +
    shape('M0 1160H1536V1536H0Z', context.defs.verticalGradient(inside('#7f93a4'), inside('#566a80'))) +
    line(
      'M-10 1536L520 1160M420 1536L680 1160M900 1536L860 1160M1320 1536L1040 1160M1640 1536L1230 1160M0 1260H1536M0 1390H1536',
      alpha(inside('#3f5064'), 0.5),
      7,
    )
  const front =
    shape('M-20 -20H130C60 300 60 1200 150 1560H-20Z', shade(inside('#c9703f'), 0.3)) +
    dots(
      Array.from({ length: 9 }, (_, i): [number, number, number] => [58 + Math.abs(i - 4) * 5, 130 + i * 160, 13]),
      inside('#f0b98a'),
    ) +
    shape('M1556 -20H1450C1500 300 1500 1200 1430 1560H1556Z', shade(inside('#c9703f'), 0.3))
  return createBackdrop({ back, front, floor: 1340 })
}
