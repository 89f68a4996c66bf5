import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, flow, n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Household objects, toys and musical instruments. */

export const book: DrawProp = context => {
  const on = context.light.on
  const cover = on('#c8464f')
  const page = on('#fdf3de')
  return {
    drawing:
      ellipse(0, 4, 170, 13, context.light.shadow) +
      glow(context, 0, -110, 220, '#fff0c0', 0.4) +
      shape('M-178 -168L0 -140L178 -168V-14L0 14L-178 -14Z', cover) +
      shape('M-164 -178C-110 -196 -40 -180 0 -150V2C-40 -24 -110 -36 -164 -22Z', page) +
      shape('M164 -178C110 -196 40 -180 0 -150V2C40 -24 110 -36 164 -22Z', shade(page, 0.05)) +
      line(
        'M-140 -140Q-80 -150 -30 -124M-140 -110Q-80 -120 -30 -94M-140 -80Q-80 -90 -30 -64',
        alpha(on('#8a7a80'), 0.5),
        7,
      ) +
      circle(86, -122, 27, on('#f4b942')) +
      shape('M36 -50Q70 -100 100 -72T146 -74V-42Q90 -56 36 -34Z', on('#6fae8a')) +
      line('M0 -150V2', alpha(shade(page, 0.5), 0.3), 7),
    halfWidth: 178,
    height: 195,
    place: 'ground',
    grip: { kind: 'both', at: [0, -50], scale: 0.78 },
  }
}

export const bell: DrawProp = context => {
  const on = context.light.on
  const gold = on('#f0b740')
  return {
    drawing:
      ellipse(0, 3, 110, 11, context.light.shadow) +
      glow(context, 0, -110, 220, '#ffe6a0', 0.4) +
      circle(0, -14, 25, on('#a8682f')) +
      `<circle cx="0" cy="-238" r="22" fill="none" stroke="${on('#c9892f')}" stroke-width="13"/>` +
      shape(
        'M-112 -26C-84 -60 -84 -120 -74 -160C-62 -206 -30 -222 0 -222C30 -222 62 -206 74 -160C84 -120 84 -60 112 -26Q0 -6 -112 -26Z',
        context.defs.horizontalGradient(shade(gold, 0.16), gold, tint(gold, 0.4), gold, shade(gold, 0.14)),
      ) +
      line('M-98 -50Q0 -30 98 -50M-80 -120Q0 -102 80 -120', alpha(shade(gold, 0.5), 0.4), 7) +
      line(flow([-54, -64, -50, -130, -30, -180]), alpha('#fffaf0', 0.6), 11) +
      place(
        ellipse(-34, 0, 34, 19, on('#d8485a'), 18) +
          ellipse(34, 0, 34, 19, on('#d8485a'), -18) +
          circle(0, 0, 15, shade(on('#d8485a'), 0.2)),
        0,
        -216,
      ),
    halfWidth: 112,
    height: 262,
    place: 'ground',
    grip: { kind: 'hang', at: [0, -244], scale: 0.62 },
  }
}

export const crown: DrawProp = context => {
  const on = context.light.on
  const gold = on('#f4c24a')
  return {
    drawing:
      ellipse(0, 3, 160, 12, context.light.shadow) +
      shape(
        soft([-150, -6, -166, -50, -90, -70, 0, -60, 90, -70, 166, -50, 150, -6, 0, 8]),
        context.defs.verticalGradient(on('#d8607a'), on('#a83f60')),
      ) +
      circle(-156, -30, 15, gold) +
      circle(156, -30, 15, gold) +
      glow(context, 0, -130, 230, '#ffe9a8', 0.6) +
      shape(
        'M-104 -66L-124 -190Q-84 -160 -62 -140Q-36 -180 0 -216Q36 -180 62 -140Q84 -160 124 -190L104 -66Q0 -40 -104 -66Z',
        context.defs.horizontalGradient(shade(gold, 0.14), gold, tint(gold, 0.4), gold, shade(gold, 0.1)),
      ) +
      line('M-102 -78Q0 -52 102 -78', shade(gold, 0.3), 9) +
      circle(0, -110, 18, on('#d8405a')) +
      circle(-58, -104, 12, on('#3f9a97')) +
      circle(58, -104, 12, on('#3f9a97')) +
      dots(
        [
          [-124, -192, 12],
          [124, -192, 12],
          [0, -220, 14],
          [-6, -116, 5],
        ],
        '#fff6dc',
      ),
    halfWidth: 168,
    height: 235,
    place: 'ground',
    grip: { kind: 'both', at: [0, -60], scale: 0.62 },
  }
}

export const ball: DrawProp = context => {
  const on = context.light.on
  const red = on('#e4574f')
  const disc = circlePath(0, -92, 92)
  return {
    drawing:
      ellipse(0, 2, 84, 11, context.light.shadow) +
      shape(disc, red) +
      context.defs.clip(
        disc,
        shape('M-20 -190C-60 -130 -60 -50 -20 6H40C0 -50 0 -130 40 -190Z', on('#fdf0d4')) +
          shape('M60 -190C110 -130 110 -50 60 6H110V-190Z', on('#f4b942')) +
          shape('M-100 -190V6H-64C-104 -60 -104 -124 -64 -190Z', on('#4fa09c')) +
          shape('M-100 -60Q0 40 100 -60V10H-100Z', alpha('#3a1f4a', 0.16)),
      ) +
      ellipse(-30, -140, 27, 16, alpha('#ffffff', 0.55), -30),
    halfWidth: 92,
    height: 184,
    place: 'ground',
    grip: { kind: 'both', at: [0, -84], scale: 0.86 },
  }
}

export const blanket: DrawProp = context => {
  const on = context.light.on
  const a = on('#5f9aa8')
  const b = on('#f2c46a')
  const fold = (y: number, colour: string, w: number) =>
    shape(
      `M${-w} ${y}C${-w - 24} ${y - 10} ${-w - 24} ${y - 50} ${-w} ${y - 58}H${w}C${w + 16} ${y - 50} ${w + 16} ${y - 8} ${w} ${y}Z`,
      colour,
    )
  const patches = line('M-100 -38h16M-64 -38h16M-28 -38h16M8 -38h16M44 -38h16M80 -38h16', on('#fbecd0'), 9)
  return {
    drawing:
      ellipse(0, 3, 150, 12, context.light.shadow) +
      fold(0, a, 132) +
      line('M-124 -14H128', alpha(tint(a, 0.6), 0.6), 7) +
      patches +
      fold(-56, b, 126) +
      dots(
        [
          [-90, -84, 9],
          [-54, -84, 9],
          [-18, -84, 9],
          [18, -84, 9],
          [54, -84, 9],
          [90, -84, 9],
        ],
        on('#d8605a'),
      ) +
      fold(-112, on('#d8705e'), 122) +
      line('M-110 -142q18 -14 36 0t36 0t36 0t36 0t36 0t30 0', on('#fbecd0'), 8) +
      line('M112 -4l6 18M128 -4l6 18M96 -2l4 18', b, 5),
    halfWidth: 145,
    height: 172,
    place: 'ground',
    grip: { kind: 'both', at: [0, -70], scale: 0.92 },
  }
}

export const cake: DrawProp = context => {
  const on = context.light.on
  const tier = (y: number, w: number, h: number, colour: string, icing: string) => {
    const drips = Array.from({ length: 7 }, (_, i) => {
      const x = -w + ((i + 0.5) * 2 * w) / 7
      return `M${n(x - w / 7)} ${y - h}h${n((2 * w) / 7)}v${n(h * (i % 2 ? 0.5 : 0.34))}a${n(w / 7)} ${n(w / 7)} 0 0 1 ${n((-2 * w) / 7)} 0Z`
    }).join('')
    return (
      box(-w, y - h, w * 2, h, context.defs.horizontalGradient(shade(colour, 0.1), colour, tint(colour, 0.1)), 12) +
      shape(drips, icing) +
      ellipse(0, y - h, w, 20, tint(icing, 0.2))
    )
  }
  const candles = [-46, 0, 46]
    .map(
      x =>
        box(x - 8, -284, 16, 60, on('#7fc0c4'), 4) +
        line(`M${x - 8} -262l16 -10M${x - 8} -242l16 -10`, '#ffffff', 5) +
        glow(context, x, -304, 80, '#ffd98a', 0.7) +
        shape(`M${x} -284c-14 -14 -6 -30 0 -42c6 12 14 28 0 42Z`, '#ffb347'),
    )
    .join('')
  return {
    drawing:
      ellipse(0, 3, 190, 13, context.light.shadow) +
      ellipse(0, -8, 184, 20, on('#e8e0d6')) +
      tier(-10, 146, 108, on('#f6d9a8'), on('#f29aa8')) +
      tier(-118, 96, 104, on('#fbeac8'), on('#d8707e')) +
      candles +
      dots(
        [
          [-112, -40, 9],
          [-70, -34, 9],
          [-26, -38, 9],
          [20, -34, 9],
          [66, -38, 9],
          [110, -34, 9],
        ],
        on('#d8485c'),
      ) +
      dots(
        [
          [-66, -140, 7],
          [-30, -136, 7],
          [8, -140, 7],
          [46, -136, 7],
          [76, -142, 7],
        ],
        on('#f4c24f'),
      ),
    halfWidth: 185,
    height: 330,
    place: 'ground',
    grip: { kind: 'both', at: [0, -20], scale: 0.56 },
  }
}

export const flute: DrawProp = context => {
  const on = context.light.on
  const cane = on('#c98f4a')
  return {
    drawing: place(
      box(-22, -330, 44, 330, context.defs.horizontalGradient(shade(cane, 0.2), tint(cane, 0.2), cane), 18) +
        line('M-20 -300h40M-20 -60h40M-20 -30h40', on('#c8463f'), 13) +
        line('M-20 -286h40M-20 -46h40', on('#f4c24f'), 7) +
        dots(
          [
            [0, -250, 8],
            [0, -196, 8],
            [0, -164, 8],
            [0, -132, 8],
            [0, -100, 8],
          ],
          shade(cane, 0.6),
        ) +
        line('M16 -312q44 20 30 84M24 -318q70 6 76 70', on('#d8485c'), 8) +
        circle(46, -222, 13, on('#f4c24f')) +
        circle(100, -242, 13, on('#f4c24f')),
      -60,
      -20,
      { turn: 38 },
    ),
    halfWidth: 170,
    height: 310,
    place: 'ground',
    grip: { kind: 'upright', at: [-16, -80], scale: 0.56 },
  }
}

export const drum: DrawProp = context => {
  const on = context.light.on
  const wood = on('#c8503f')
  return {
    drawing:
      ellipse(0, 3, 150, 13, context.light.shadow) +
      shape(
        'M-130 -180C-150 -120 -150 -60 -130 -14Q0 20 130 -14C150 -60 150 -120 130 -180Z',
        context.defs.horizontalGradient(shade(wood, 0.2), wood, tint(wood, 0.16), wood),
      ) +
      line('M-130 -168L-90 -10L-48 -162L-4 4L42 -160L86 -8L128 -168', on('#fbecd0'), 9) +
      line('M-134 -28Q0 8 134 -28', on('#f4c24f'), 19) +
      ellipse(0, -180, 132, 38, on('#f4c24f')) +
      ellipse(0, -184, 118, 31, on('#fbf0dc')) +
      ellipse(0, -184, 44, 12, on('#6a4a4c')) +
      line('M-96 -216L30 -262M100 -214L10 -280', on('#a8703f'), 15) +
      circle(36, -264, 17, on('#f6e2bd')) +
      circle(4, -284, 17, on('#f6e2bd')),
    halfWidth: 145,
    height: 300,
    place: 'ground',
    grip: { kind: 'both', at: [0, -70], scale: 0.6 },
  }
}
