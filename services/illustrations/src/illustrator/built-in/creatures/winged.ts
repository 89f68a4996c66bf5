import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, flow, n, type Point, points, soft, taper } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawCreature } from './creature.ts'
import { blush, eye, eyes } from './parts.ts'

/** Guides with wings. */

const beak = (x: number, y: number, s: number, colour: string) =>
  shape(
    `M${n(x - s * 0.7)} ${n(y - s * 0.5)}Q${n(x)} ${n(y - s * 0.9)} ${n(x + s * 0.7)} ${n(y - s * 0.5)}Q${n(x + s * 0.4)} ${n(y + s * 0.5)} ${n(x)} ${n(y + s)}Q${n(x - s * 0.4)} ${n(y + s * 0.5)} ${n(x - s * 0.7)} ${n(y - s * 0.5)}Z`,
    colour,
  )

/** Rows of feather tips. */
const scallops = (x: number, y: number, columns: number, rows: number, size: number, colour: string) =>
  line(
    Array.from({ length: rows }, (_, row) =>
      Array.from(
        { length: columns - (row % 2) },
        (_, i) =>
          `M${n(x + (i - (columns - 1 - (row % 2)) / 2) * size - size * 0.36)} ${n(y + row * size * 0.7)}q${n(size * 0.36)} ${n(size * 0.5)} ${n(size * 0.72)} 0`,
      ).join(''),
    ).join(''),
    colour,
    5,
  )

const talons = (x: number, colour: string) => line(`M${x} -4l-16 4M${x} -4v6M${x} -4l16 4M${x} -24v20`, colour, 8)

export const owl: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#a9764e')
  const dark = on('#7a5038')
  const cream = on('#f6e3bf')
  const wing = (side: 1 | -1) =>
    shape(
      blob([
        [side * 78, -230],
        [side * 124, -170],
        [side * 128, -90],
        [side * 96, -34],
        [side * 78, -90],
      ]),
      dark,
    ) +
    line(
      `M${side * 92} -150q${side * 16} 20 ${side * 30} 4M${side * 90} -112q${side * 16} 20 ${side * 32} 2M${side * 90} -76q${side * 12} 16 ${side * 24} 2`,
      alpha(tint(dark, 0.4), 0.6),
      6,
    )
  const disc = (x: number) => circle(x, -258, 58, cream) + circle(x, -258, 44, on('#fdf4e0'))
  return {
    drawing:
      ellipse(0, 3, 100, 13, context.light.shadow) +
      talons(-36, on('#e59a3c')) +
      talons(36, on('#e59a3c')) +
      shape(
        soft([
          -104, -320, -112, -352, -66, -334, 0, -330, 66, -334, 112, -352, 104, -310, 112, -220, 112, -110, 70, -22, 0,
          -8, -70, -22, -112, -110, -112, -220,
        ]),
        context.defs.verticalGradient(tint(coat, 0.06), coat, shade(coat, 0.1)),
      ) +
      ellipse(0, -110, 72, 92, cream) +
      scallops(0, -160, 4, 5, 34, alpha(dark, 0.55)) +
      wing(-1) +
      wing(1) +
      disc(-48) +
      disc(52) +
      eye(-42, -258, 25, asleep) +
      eye(54, -258, 24, asleep) +
      beak(6, -228, 22, on('#f0a640')) +
      blush(context, 4, -206, 66, 17) +
      line(flow([-96, -324, -60, -306, -20, -310]) + flow([96, -324, 64, -306, 26, -310]), dark, 10),
    halfWidth: 130,
    height: 350,
    stands: true,
    head: { at: [0, -262], r: 140 },
  }
}

/** A bird in flight: body, tail, one wing raised and one behind. */
function flier(
  context: DrawContext,
  asleep: boolean,
  [coat, wingColour, second, belly, bill]: readonly [string, string, string, string, string],
  tail: readonly Point[],
  hooked: boolean,
): string {
  const wing = (mirrored: boolean) =>
    place(
      shape(
        'M0 0C-30 -80 -110 -170 -196 -186C-192 -160 -186 -142 -172 -126C-190 -124 -186 -110 -152 -84C-172 -80 -160 -60 -112 -34C-80 -8 -40 20 0 30Z',
        mirrored ? shade(wingColour, 0.16) : wingColour,
      ) +
        line(
          'M-30 -20C-70 -60 -120 -110 -172 -128M-30 0C-70 -30 -110 -60 -152 -84M-26 14C-56 0 -84 -14 -112 -34',
          second,
          9,
        ),
      mirrored ? 44 : -6,
      -128,
      { mirrored, turn: mirrored ? 4 : -4 },
    )
  return (
    wing(true) +
    tail
      .map(([x, y], i) =>
        shape(
          taper(
            [
              [-58, -64],
              [(x - 58) / 2, (y - 64) / 2],
              [x, y],
            ],
            21,
            13,
          ),
          i % 2 ? second : wingColour,
        ),
      )
      .join('') +
    shape(soft([-84, -70, -60, -130, 0, -158, 60, -140, 84, -84, 54, -26, -10, -10, -62, -34]), coat) +
    ellipse(18, -66, 48, 46, belly, -20) +
    circle(62, -166, 66, coat) +
    (hooked
      ? shape('M110 -190C150 -196 166 -160 138 -122C134 -140 122 -148 104 -146Z', bill) +
        shape('M106 -146Q122 -146 128 -134Q116 -122 102 -130Z', shade(bill, 0.3))
      : shape('M116 -182L166 -162L114 -146Z', bill)) +
    (hooked ? ellipse(84, -172, 31, 28, '#fff8ea') : '') +
    eye(84, -174, hooked ? 15 : 16, asleep) +
    ellipse(74, -138, 20, 15, context.defs.radialGradient(alpha('#f0707a', 0.5), alpha('#f0707a', 0))) +
    wing(false)
  )
}

export const parrot: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const drawing = flier(
    context,
    asleep,
    [on('#5fae5c'), on('#3f9a63'), on('#f4c24f'), on('#a9d476'), on('#e0553f')],
    [
      [-190, 30],
      [-214, 0],
      [-176, 56],
    ],
    true,
  )
  return {
    drawing: drawing + line(flow([10, -122, 50, -104, 104, -112]), on('#e0655f'), 10),
    halfWidth: 200,
    height: 320,
    stands: false,
    head: { at: [62, -166], r: 96 },
  }
}

export const littleBird: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const drawing = flier(
    context,
    asleep,
    [on('#5aa6c4'), on('#3f86ae'), on('#8fd0de'), on('#fbd9a8'), on('#f0a640')],
    [
      [-140, -20],
      [-134, 8],
    ],
    false,
  )
  return {
    drawing: place(drawing + shape(`M50 -226q-6 -30 14 -40q-2 18 12 34Z`, on('#3f86ae')), 0, 0, { scale: 0.68 }),
    halfWidth: 130,
    height: 215,
    stands: false,
    head: { at: [42, -112], r: 66 },
  }
}

export const firefly: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const glass = context.defs.radialGradient(alpha('#ffffff', 0.9), alpha('#dff2f4', 0.66))
  const wing = (turn: number, scale: number) =>
    place(shape(soft([0, 0, -40, -60, -50, -130, -14, -150, 22, -120, 18, -50]), glass), -10, -116, { turn, scale })
  return {
    drawing:
      glow(context, -40, -70, 260, '#ffe58a', 0.72) +
      wing(-46, 1) +
      wing(-16, 0.9) +
      shape(
        taper(points([-84, -46, -44, -70, -4, -96]), 54, 40),
        context.defs.radialGradient('#fff8cf', '#ffe07a', '#f6c04a'),
      ) +
      line('M-62 -104Q-48 -66 -66 -28M-26 -118Q-12 -86 -28 -54', alpha('#d9962f', 0.6), 7) +
      shape(soft([-14, -128, 24, -146, 52, -116, 44, -70, 8, -62, -18, -90]), on('#7a4f5c')) +
      circle(48, -136, 50, on('#8a5a66')) +
      line('M34 -182Q24 -220 2 -226M62 -184Q70 -222 94 -226', on('#6a4350'), 7) +
      dots(
        [
          [2, -227, 10],
          [94, -227, 10],
        ],
        '#ffe58a',
      ) +
      eyes(56, -138, 21, 13, asleep) +
      line('M46 -112q12 10 24 0', '#3a1f2a', 5) +
      blush(context, 54, -118, 32, 11) +
      line('M10 -66l-4 22M34 -64l4 22', on('#6a4350'), 7),
    halfWidth: 120,
    height: 240,
    stands: false,
    head: { at: [48, -136], r: 72 },
  }
}
