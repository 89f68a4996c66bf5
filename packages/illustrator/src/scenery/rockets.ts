import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Rockets in world units; the origin is on the ground below the middle. Passengers stand between the back and the front. */

export interface Rocket {
  back: string
  front: string
  /** Height of the floor inside. */
  floor: number
}

export interface RocketPaint {
  fins: string
  nose: string
}

export const ROCKET_PAINTS: readonly [RocketPaint, ...RocketPaint[]] = [
  { fins: '#d9503f', nose: '#f2b93c' },
  { fins: '#3f7fb0', nose: '#e4674f' },
  { fins: '#5f9a58', nose: '#f08aa0' },
  { fins: '#7a5fa8', nose: '#f2a03c' },
]

/** The rocket of a book, also in the yard at home. */
export const rocketPaintOf = ({ bookRandom, skyRandom = bookRandom }: DrawContext): RocketPaint =>
  skyRandom.fork('rocket').pick(ROCKET_PAINTS)

const starPath = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const length = i % 2 ? r * 0.46 : r
    return `${(x + Math.sin(i * 0.6283) * length).toFixed(1)} ${(y - Math.cos(i * 0.6283) * length).toFixed(1)}`
  }).join('L')}Z`

/** A fridge box with a steel plate as its porthole, buttons in felt pen and tape at its corners. */
export function cardboardRocket({ light, defs }: DrawContext, { fins, nose }: RocketPaint): Rocket {
  const card = light.on('#c99a66')
  const dark = shade(card, 0.3)
  const fin = light.on(fins)
  const cone = light.on(nose)
  const steel = light.on('#d5dbe0')
  const pen = light.on('#3f4a8a')
  const tape = alpha(light.on('#e8d3a4'), 0.9)
  const corrugation = Array.from({ length: 15 }, (_, i) => `M${-520 + i * 74} -60V-930`).join('')
  const back =
    // The inside of the box, the back flap and the lid that is tied to it.
    shape('M-560 -900L-620 -1250H560L590 -900Z', shade(card, 0.16)) +
    shape('M-570 -940H590V-120H-570Z', shade(card, 0.42)) +
    place(
      shape('M-470 0L0 -860L470 0Q0 110 -470 0Z', defs.horizontalGradient(shade(cone, 0.16), cone, tint(cone, 0.16))) +
        line('M-360 -190Q0 -110 360 -190M-240 -420Q0 -360 240 -420', alpha('#fff4dc', 0.7), 34) +
        circle(0, -880, 60, light.on('#f6ead0')),
      430,
      -1230,
      { turn: 32, scale: 0.82 },
    ) +
    line('M120 -1250Q60 -1330 40 -1270', light.on('#7a5a3c'), 20)
  const button = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, colour) + line(circlePath(x + 4, y + 4, r + 8), pen, 9)
  const front =
    shape('M-560 -560L-900 -60L-880 60L-560 -120Z', defs.verticalGradient(tint(fin, 0.14), fin)) +
    shape('M590 -560L930 -60L910 60L590 -120Z', defs.verticalGradient(fin, shade(fin, 0.16))) +
    line('M-620 -440L-840 -80M650 -440L870 -80', alpha('#fff4dc', 0.5), 20) +
    shape(
      'M-580 -930L600 -940L590 -40Q0 -10 -565 -40Z',
      defs.horizontalGradient(tint(card, 0.1), card, shade(card, 0.12)),
    ) +
    line(corrugation, alpha(dark, 0.16), 8) +
    line('M-580 -930L600 -940', tint(card, 0.4), 22) +
    // The plate.
    circle(-150, -540, 262, shade(steel, 0.24)) +
    circle(-150, -540, 250, steel) +
    circle(-150, -540, 196, mix(steel, light.on('#9fc0d8'), 0.5)) +
    line('M-290 -600Q-250 -700 -150 -712', alpha('#ffffff', 0.8), 26) +
    dots(
      [
        [-150, -770, 13],
        [-150, -310, 13],
        [-380, -540, 13],
        [80, -540, 13],
      ],
      shade(steel, 0.4),
    ) +
    // Buttons and dials in felt pen.
    button(260, -760, 44, light.on('#e4574a')) +
    button(390, -770, 44, light.on('#f2c53a')) +
    button(500, -750, 36, light.on('#5f9ad0')) +
    line('M220 -610h320v130h-320ZM260 -540q40 -50 80 0t80 0t80 -10', pen, 11) +
    line('M250 -380h280M250 -310h200M250 -240h240', pen, 11) +
    shape(starPath(-440, -230, 84), light.on('#f2c53a')) +
    line(starPath(-440, -230, 84), pen, 10) +
    line('M-60 -160q60 -60 120 0t120 0', light.on('#d9503f'), 16) +
    shape('M-600 -850L-430 -940L-400 -880L-590 -780Z', tape) +
    shape('M610 -830L470 -950L430 -900L600 -760Z', tape) +
    shape('M-590 -120L-420 -30L-450 20L-600 -50Z', tape) +
    // Scallops of red felt pen along the bottom.
    line(Array.from({ length: 9 }, (_, i) => `M${-520 + i * 122} -70q60 -70 122 0`).join(''), light.on('#d9503f'), 14)
  return { back, front, floor: 500 }
}

/** A rocket of metal with an open hatch. */
export function metalRocket({ light, defs }: DrawContext, { fins, nose }: RocketPaint): Rocket {
  const hull = light.on('#ece4d6')
  const fin = light.on(fins)
  const tip = light.on(nose)
  const outline = 'M-640 -200C-760 -1300 -640 -2200 0 -3100C640 -2200 760 -1300 640 -200Q0 -80 -640 -200Z'
  const back =
    shape(
      'M-560 -600L-1150 60Q-1180 160 -1060 150L-480 -160ZM560 -600L1150 60Q1180 160 1060 150L480 -160Z',
      defs.verticalGradient(tint(fin, 0.16), fin, shade(fin, 0.2)),
    ) +
    shape(outline, defs.horizontalGradient(shade(hull, 0.3), hull, tint(hull, 0.4), hull, shade(hull, 0.24))) +
    shape('M-372 -2500Q-180 -2840 0 -3100Q180 -2840 372 -2500Q0 -2400 -372 -2500Z', tip) +
    line('M-650 -1650Q0 -1530 650 -1650M-690 -500Q0 -370 690 -500', alpha(shade(hull, 0.5), 0.4), 16) +
    circle(0, -2060, 230, shade(fin, 0.1)) +
    circle(0, -2060, 176, light.dark ? '#ffe2a0' : light.on('#8fc0d4')) +
    line('M-110 -2110Q-80 -2190 0 -2210', alpha('#ffffff', 0.8), 24) +
    shape('M-500 -260V-1200Q-490 -1420 0 -1430Q490 -1420 500 -1200V-260Z', shade(fin, 0.16)) +
    shape('M-430 -260V-1170Q-420 -1340 0 -1350Q420 -1340 430 -1170V-260Z', light.dark ? '#f2b868' : light.on('#5f6a84'))
  const front =
    shape(
      'M-650 -330Q0 -210 650 -330L630 -160Q0 -40 -630 -160Z',
      defs.horizontalGradient(shade(hull, 0.3), hull, shade(hull, 0.2)),
    ) +
    line('M-560 -260Q0 -160 560 -260', fin, 44) +
    dots(
      Array.from({ length: 9 }, (_, i): [number, number, number] => [
        -520 + i * 130,
        -300 + 24 - Math.abs(i - 4) * 8,
        16,
      ]),
      shade(hull, 0.4),
    ) +
    // The hatch hangs open, with steps on it.
    shape('M-330 -170H330L420 120H-420Z', shade(fin, 0.24)) +
    line('M-340 -90H340M-380 10H380', tint(fin, 0.3), 26)
  return { back, front, floor: 330 }
}

/** Gold sparks and fire below a rocket that flies. */
export function sparks({ random, ...context }: DrawContext, length: number): string {
  const list = (count: number, spread: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const share = random.next()
      return [
        random.between(-1, 1) * (160 + spread * share),
        60 + length * share,
        random.between(14, 46) * (1.1 - share * 0.7),
      ]
    })
  const stars = list(12, 420)
    .map(([x, y, r]) => starPath(x, y, r * 1.8))
    .join('')
  return (
    glow({ random, ...context }, 0, 220, 1000, '#ffb84a', 0.65) +
    shape(
      `M-360 20Q-300 ${length * 0.4} 0 ${length * 0.72}Q300 ${length * 0.4} 360 20Q0 90 -360 20Z`,
      alpha('#ffb03a', 0.8),
    ) +
    shape(`M-220 30Q-170 ${length * 0.28} 0 ${length * 0.5}Q170 ${length * 0.28} 220 30Q0 80 -220 30Z`, '#ffe08a') +
    dots(list(46, 460), alpha('#ffd35a', 0.8)) +
    dots(list(26, 300), '#fff2b8') +
    shape(stars, '#ffe28a')
  )
}

/** A heap of what a child packs for a journey. */
export const provisions = ({ light }: DrawContext): string =>
  ellipse(0, 0, 330, 34, light.shadow) +
  box(-260, -190, 260, 190, light.on('#c8574c'), 30) +
  line('M-200 -190Q-130 -290 -60 -190', light.on('#8f3f3a'), 26) +
  box(40, -300, 130, 300, light.on('#5f9ab0'), 40) +
  box(64, -360, 82, 70, light.on('#e8e0d0'), 16) +
  circle(240, -70, 70, light.on('#f2a83c'))
