import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** An auto-rickshaw from its side, in world units; it drives to the right and its origin is on the road below its middle. */

/** Height of the passengers' bench, and its x. */
export const BENCH = { x: -640, height: 520 }

export interface AutoColours {
  body: string
  hood: string
  trim: string
}

export const AUTO_COLOURS: readonly [AutoColours, ...AutoColours[]] = [
  { body: '#2f8a5f', hood: '#f4bd45', trim: '#d9503f' },
  { body: '#f0b83c', hood: '#33363f', trim: '#3f8a8c' },
  { body: '#3a3d48', hood: '#f4bd45', trim: '#e0708f' },
]

const wheel = (x: number, turn: number, { light }: DrawContext) =>
  circle(x, -190, 190, light.land('#2f2d38')) +
  circle(x, -190, 112, light.land('#c9ccd0')) +
  circle(x, -190, 44, light.land('#6f6c78')) +
  line(
    [0, 1, 2, 3, 4]
      .map(i => `M${x} -190L${n(x + Math.cos(i * 1.257 + turn) * 104)} ${n(-190 + Math.sin(i * 1.257 + turn) * 104)}`)
      .join(''),
    light.land('#8f8c98'),
    16,
  )

/** The driver in his khaki shirt, from the side. */
function driver({ light, bookRandom }: DrawContext): string {
  const khaki = light.on('#c2a06a')
  const skin = light.on(bookRandom.fork('driver').pick(['#8f5a3c', '#a8704a', '#7a4a30']))
  const hair = light.on('#2f2833')
  return (
    shape('M190 -620C150 -900 190 -1080 300 -1110C420 -1100 470 -960 470 -620Z', khaki) +
    line('M270 -640L560 -650L640 -420', light.on('#5a5060'), 120) +
    shape('M270 -1090H360V-1190H270Z', shade(skin, 0.16)) +
    shape(
      'M210 -1300C210 -1440 400 -1450 420 -1330L440 -1280L420 -1250C420 -1180 380 -1150 320 -1150C250 -1150 210 -1200 210 -1300Z',
      skin,
    ) +
    shape(
      'M196 -1280C180 -1440 300 -1480 380 -1440C420 -1420 430 -1380 410 -1370C340 -1390 300 -1370 290 -1310C270 -1330 240 -1310 250 -1270C250 -1230 220 -1210 210 -1230Z',
      hair,
    ) +
    circle(372, -1312, 13, hair) +
    line('M352 -1344q22 -14 44 -4', hair, 10) +
    shape('M360 -1236q40 -26 76 -2q-20 24 -76 2Z', hair) +
    line('M310 -1000Q380 -880 540 -1020', khaki, 96) +
    line('M470 -970L552 -1036', skin, 62)
  )
}

/** The far side and the bench are behind the passengers; the near side, the hood and the wheels in front of them. */
export function autoRickshaw(
  context: DrawContext,
  colours: AutoColours,
  driven = false,
): { back: string; front: string } {
  const { light, defs, random } = context
  const body = light.land(colours.body)
  const hood = light.land(colours.hood)
  const trim = light.land(colours.trim)
  const seat = light.land('#7f3f4a')
  const glass = mix(light.land('#bfe0e0'), '#ffffff', light.dark ? 0 : 0.2)
  const beads = Array.from({ length: 13 }, (_, i): [number, number, number] => [
    -760 + i * 118,
    -1545 + (i % 2) * 34,
    24,
  ])
  const turn = random.between(0, 1)
  const back =
    ellipse(0, 6, 1300, 70, light.shadow) +
    // The inside of the hood and the open far side.
    shape(
      'M-1010 -640C-1070 -1500 -940 -1690 -560 -1700H330Q520 -1690 640 -1180L760 -640ZM-640 -720H-60V-1420H-560Q-640 -1420 -640 -1340ZM90 -760H620L540 -1180Q480 -1420 330 -1440H90Z',
      shade(hood, 0.5),
    ) +
    // The bench.
    shape('M-960 -520H-80Q-50 -520 -50 -560V-620Q-50 -650 -90 -650H-960Z', seat) +
    shape('M-990 -560L-960 -1180Q-940 -1230 -880 -1220L-820 -640Z', tint(seat, 0.1)) +
    line('M-930 -1100L-880 -700M-900 -590H-100', alpha(tint(seat, 0.5), 0.5), 14) +
    // The driver's seat and the handlebar.
    shape('M180 -520H520V-620Q380 -660 190 -640Z', seat) +
    line('M760 -560L690 -1010M690 -1010L560 -1040', light.land('#4a4854'), 44) +
    (driven ? driver(context) : '') +
    circle(548, -1042, 34, light.land('#2f2d38'))
  const front =
    wheel(-640, turn, context) +
    // The low side: curved up behind, open in the middle, a shield at the front.
    shape(
      'M-1100 -330Q-1130 -640 -1060 -760L-960 -740Q-900 -470 -820 -420H-250L-190 -330H430Q520 -330 560 -420L640 -900Q700 -940 800 -860Q960 -700 1010 -430Q1020 -330 960 -300H760Q700 -430 560 -420V-240H-400Q-440 -420 -640 -420T-880 -230H-1040Q-1090 -250 -1100 -330Z',
      defs.verticalGradient(tint(body, 0.12), body, shade(body, 0.18)),
    ) +
    line('M-1080 -560Q-980 -370 -830 -366H-240L-180 -290H470', trim, 30) +
    dots(
      [
        [-960, -520, 30],
        [-900, -430, 26],
        [-330, -372, 24],
        [-60, -300, 24],
        [160, -300, 24],
        [380, -300, 24],
      ],
      tint(trim, 0.6),
    ) +
    // Pillars and the canvas hood.
    line('M30 -360V-1540', shade(hood, 0.34), 46) +
    shape(
      'M-1060 -760C-1110 -1560 -960 -1760 -560 -1770H330Q560 -1760 700 -1230L800 -850L720 -880L640 -1180Q520 -1560 330 -1570H-560Q-820 -1560 -880 -1200L-900 -740Z',
      defs.verticalGradient(tint(hood, 0.14), hood, shade(hood, 0.14)),
    ) +
    line(
      'M-1040 -1000Q-1040 -1500 -800 -1640M-960 -1640Q-760 -1700 -500 -1690H320',
      alpha(shade(hood, 0.5), 0.22),
      14,
    ) +
    shape('M-1064 -780H-890V-700H-1060Z', shade(hood, 0.2)) +
    shape('M650 -880L560 -1280Q500 -1490 340 -1520V-1560Q560 -1540 690 -1200L760 -870Z', alpha(glass, 0.9)) +
    dots(beads, light.dark ? '#ffd98a' : light.land('#f2a23c')) +
    line(beads.map(([x, y]) => `M${x} ${y - 20}V-1570`).join(''), light.land('#5f9152'), 9) +
    // Lamp, mirror, horn, mudguard, front wheel.
    wheel(770, turn, context) +
    shape('M520 -330Q560 -450 760 -460T1010 -300L960 -270Q900 -400 770 -400T580 -290Z', shade(body, 0.24)) +
    circle(950, -660, 84, light.land('#c9ccd0')) +
    circle(962, -660, 64, light.dark ? '#fff2b8' : light.land('#fbf1dc')) +
    (light.dark ? glow(context, 1010, -640, 620, light.glow, 0.6) : '') +
    line('M760 -1010L850 -1100', light.land('#4a4854'), 22) +
    shape(circlePath(870, -1130, 66), light.land('#9fc0cc')) +
    box(-1130, -420, 90, 50, light.dark ? '#ff7a5a' : trim, 14)
  return { back, front }
}
