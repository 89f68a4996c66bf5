import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Travel objects. */

export const map: DrawProp = context => {
  const on = context.light.on
  const paper = on('#f4dfb0')
  const ink = on('#8a5a3c')
  return {
    drawing:
      ellipse(0, 4, 150, 12, context.light.shadow) +
      shape(
        'M-160 -190Q-110 -208 -56 -192T56 -192T160 -190L168 -14Q112 -30 58 -12T-58 -12T-166 -14Z',
        context.defs.horizontalGradient(shade(paper, 0.08), paper, shade(paper, 0.1), paper, shade(paper, 0.06)),
      ) +
      line('M-56 -192L-58 -12M56 -192L58 -12', alpha(ink, 0.25), 5) +
      shape(soft([-130, -150, -90, -170, -60, -140, -90, -110, -134, -120]), alpha(on('#6fae8a'), 0.8)) +
      shape(soft([40, -80, 96, -100, 140, -70, 110, -36, 50, -44]), alpha(on('#e0a862'), 0.8)) +
      `<path d="M-104 -120Q-60 -60 -10 -84T96 -128" fill="none" stroke="${on('#c8463f')}" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 18"/>` +
      line('M86 -144l26 26M112 -144l-26 26', on('#c8463f'), 10) +
      line('M-20 -158q12 -14 24 0t24 0', on('#5a94a8'), 6) +
      circle(-110, -46, 20, alpha(ink, 0.2)) +
      shape('M-110 -70L-102 -46L-110 -22L-118 -46ZM-134 -46L-110 -54L-86 -46L-110 -38Z', ink),
    halfWidth: 168,
    height: 200,
    place: 'ground',
    grip: { kind: 'both', at: [0, -70], scale: 0.92 },
  }
}

export const boat: DrawProp = context => {
  const on = context.light.on
  const wood = on('#b5693f')
  const sail = on('#fbecd0')
  return {
    drawing:
      ellipse(0, 4, 230, 16, context.light.shadow) +
      line('M-10 -80V-480', on('#8a5a3c'), 16) +
      shape('M4 -470C120 -400 190 -270 196 -150H4Z', context.defs.horizontalGradient(sail, shade(sail, 0.1))) +
      shape('M-24 -440C-90 -360 -140 -260 -150 -150H-24Z', on('#e4674f')) +
      line('M4 -310H150M4 -220H180', alpha(on('#e4674f'), 0.8), 14) +
      shape('M-16 -500q50 -16 84 10q-40 8 -84 26Z', on('#f4b942')) +
      shape(
        'M-250 -120Q-100 -90 0 -90T250 -130C226 -40 180 0 110 2H-120C-190 0 -232 -50 -250 -120Z',
        context.defs.verticalGradient(tint(wood, 0.1), wood, shade(wood, 0.2)),
      ) +
      line('M-244 -112Q-100 -80 0 -80T244 -120', on('#f4c46a'), 15) +
      line('M-214 -58Q0 -20 214 -64', alpha(shade(wood, 0.5), 0.4), 6) +
      dots(
        [
          [-110, -48, 11],
          [-30, -42, 11],
          [50, -42, 11],
          [130, -50, 11],
        ],
        on('#fbecd0'),
      ),
    halfWidth: 250,
    height: 500,
    place: 'ground',
    grip: { kind: 'both', at: [0, -40], scale: 0.4 },
  }
}

/** The string ends at (0, 0), where a hand can hold it. */
export const kite: DrawProp = context => {
  const on = context.light.on
  const tail: Point[] = [
    [0, 0],
    [40, 60],
    [-10, 120],
    [30, 190],
    [-6, 250],
  ]
  const bow = (x: number, y: number, colour: string) =>
    place(ellipse(-16, 0, 16, 9, colour, 20) + ellipse(16, 0, 16, 9, colour, -20), x, y)
  const bows = tail
    .slice(1)
    .map(([x, y], i) => bow(x, y, on(i % 2 ? '#4fa09c' : '#f4b942')))
    .join('')
  const drawing =
    line(curve(tail), on('#7a5a5c'), 5) +
    bows +
    shape('M0 -330L150 -170L0 0L-150 -170Z', on('#e4574f')) +
    shape('M0 -330L150 -170H0ZM0 0L-150 -170H0Z', on('#f6b945')) +
    circle(0, -170, 40, on('#fbecd0')) +
    circle(0, -170, 22, on('#3f9a97')) +
    line('M0 -330V0M-150 -170Q0 -230 150 -170', alpha(on('#6a4a3c'), 0.6), 6)
  const string = line('M0 0C60 -120 60 -330 214 -560', alpha(on('#fbf1dc'), 0.85), 5)
  return {
    drawing: string + place(drawing, 176, -410, { turn: 16 }),
    halfWidth: 330,
    height: 740,
    place: 'air',
    grip: { kind: 'upright', at: [0, 0], scale: 1 },
  }
}

export const key: DrawProp = context => {
  const on = context.light.on
  const gold = on('#f0b740')
  const ring = `<circle cx="0" cy="-232" r="56" fill="none" stroke="${gold}" stroke-width="26"/>`
  return {
    drawing: place(
      glow(context, 0, -140, 230, '#ffe6a0', 0.6) +
        ring +
        circle(0, -302, 17, gold) +
        circle(-70, -232, 17, gold) +
        circle(70, -232, 17, gold) +
        line('M0 -172V-20', gold, 27) +
        line('M0 -34H58M0 -84H44', gold, 24) +
        line('M-38 -262Q-20 -286 8 -284M-6 -166V-30', alpha('#fff6d2', 0.8), 7) +
        shape('M0 -214C-26 -232 -18 -250 0 -242C18 -250 26 -232 0 -214Z', on('#d9485c')),
      0,
      -6,
      { turn: 14, scale: 0.86 },
    ),
    halfWidth: 100,
    height: 290,
    place: 'air',
    grip: { kind: 'upright', at: [16, -60], scale: 0.56 },
  }
}

export const telescope: DrawProp = context => {
  const on = context.light.on
  const brass = on('#d9a245')
  const tubeColour = on('#3f6f8c')
  return {
    drawing:
      ellipse(0, 4, 150, 14, context.light.shadow) +
      line('M0 -250L-110 -4M0 -250L110 -4M0 -250L14 -4', on('#8a5a3c'), 19) +
      line('M-56 -120L58 -120', on('#6a4430'), 9) +
      circle(0, -262, 28, brass) +
      place(
        box(-210, -40, 150, 80, shade(tubeColour, 0.06), 10) +
          box(
            -80,
            -50,
            170,
            100,
            context.defs.verticalGradient(tint(tubeColour, 0.24), tubeColour, shade(tubeColour, 0.2)),
            10,
          ) +
          box(
            70,
            -62,
            150,
            124,
            context.defs.verticalGradient(tint(tubeColour, 0.24), tubeColour, shade(tubeColour, 0.2)),
            12,
          ) +
          box(-90, -54, 26, 108, brass, 6) +
          box(66, -66, 26, 132, brass, 6) +
          box(204, -70, 30, 140, brass, 8) +
          box(-232, -30, 30, 60, brass, 8) +
          line('M96 -34H190M-60 -26H40', alpha('#ffffff', 0.4), 8),
        4,
        -304,
        { turn: -32 },
      ),
    halfWidth: 190,
    height: 480,
    place: 'ground',
    grip: null,
  }
}

export const treasureChest: DrawProp = context => {
  const on = context.light.on
  const wood = on('#a8643c')
  const gold = on('#f2bd48')
  const coins: [number, number, number][] = [
    [-104, -150, 26],
    [-60, -168, 28],
    [-8, -176, 30],
    [44, -170, 28],
    [96, -154, 27],
    [-34, -146, 26],
    [24, -150, 28],
    [70, -142, 24],
    [-82, -140, 24],
  ]
  return {
    drawing:
      ellipse(0, 4, 190, 16, context.light.shadow) +
      shape('M-168 -160C-180 -300 -120 -330 0 -330C120 -330 180 -300 168 -160Z', shade(wood, 0.34)) +
      line('M-166 -170C-176 -300 -116 -326 0 -326C116 -326 176 -300 166 -170', wood, 34) +
      glow(context, 0, -180, 260, '#ffe39a', 0.85) +
      dots(
        coins.map(([x, y, r]): [number, number, number] => [x, y + 3, r]),
        shade(gold, 0.3),
      ) +
      dots(coins, gold) +
      dots(
        coins.map(([x, y, r]): [number, number, number] => [x - 4, y - 4, r * 0.5]),
        '#ffe9a8',
      ) +
      shape('M-30 -196L0 -232L30 -196L0 -160Z', on('#d9485c')) +
      shape('M-30 -196L0 -232V-160Z', alpha('#ffffff', 0.3)) +
      circle(86, -180, 17, on('#fbf1ea')) +
      shape(
        'M-176 -140H176L164 -6Q0 10 -164 -6Z',
        context.defs.verticalGradient(tint(wood, 0.12), wood, shade(wood, 0.2)),
      ) +
      line('M-170 -96H170M-166 -48H166', alpha(shade(wood, 0.5), 0.4), 6) +
      line('M-180 -138H180', gold, 22) +
      box(-118, -140, 28, 138, gold) +
      box(90, -140, 28, 138, gold) +
      box(-30, -160, 60, 64, gold, 10) +
      circle(0, -130, 10, on('#5a3a2c')) +
      line('M0 -126V-112', on('#5a3a2c'), 8),
    halfWidth: 185,
    height: 330,
    place: 'ground',
    grip: { kind: 'both', at: [0, -50], scale: 0.56 },
  }
}

export const balloon: DrawProp = context => {
  const on = context.light.on
  const one = (x: number, y: number, colour: string, rx = 92) =>
    shape(
      `M${n(x)} ${n(y + rx * 1.24)}C${n(x - rx * 1.3)} ${n(y + rx * 0.3)} ${n(x - rx)} ${n(y - rx * 1.1)} ${n(x)} ${n(y - rx * 1.1)}C${n(x + rx)} ${n(y - rx * 1.1)} ${n(x + rx * 1.3)} ${n(y + rx * 0.3)} ${n(x)} ${n(y + rx * 1.24)}Z`,
      context.defs.radialGradient(tint(colour, 0.34), colour, shade(colour, 0.1)),
    ) +
    shape(
      `M${n(x - 12)} ${n(y + rx * 1.36)}L${n(x)} ${n(y + rx * 1.2)}L${n(x + 12)} ${n(y + rx * 1.36)}Z`,
      shade(colour, 0.14),
    ) +
    ellipse(x - rx * 0.36, y - rx * 0.48, rx * 0.16, rx * 0.3, alpha('#ffffff', 0.6), 24)
  return {
    drawing:
      line('M-96 -380Q-40 -200 0 0M96 -400Q40 -200 0 0M0 -460Q-10 -240 0 0', on('#7a6a70'), 5) +
      one(-104, -500, on('#f4b942')) +
      one(106, -520, on('#4fa09c')) +
      one(0, -600, on('#e4574f'), 100),
    halfWidth: 200,
    height: 710,
    place: 'air',
    grip: { kind: 'upright', at: [0, -6], scale: 0.86 },
  }
}

export const toolbox: DrawProp = context => {
  const on = context.light.on
  const red = on('#d8503f')
  const steel = on('#b9c6cc')
  return {
    drawing:
      ellipse(0, 3, 160, 13, context.light.shadow) +
      line('M-60 -150V-250', on('#b5794a'), 22) +
      shape('M-92 -246H-24L-30 -286H-92Z', steel) +
      line('M40 -150L74 -240', steel, 20) +
      `<circle cx="82" cy="-262" r="26" fill="none" stroke="${steel}" stroke-width="16" stroke-dasharray="120 44" transform="rotate(-20 82 -262)"/>` +
      box(-8, -236, 24, 100, on('#f4c24f'), 6) +
      shape('M-8 -236L4 -272L16 -236Z', on('#f6e2bd')) +
      line('M-110 -140V-196Q-110 -210 0 -210T110 -196V-140', on('#7a3a34'), 17) +
      box(-150, -150, 300, 150, context.defs.verticalGradient(tint(red, 0.14), red, shade(red, 0.14)), 16) +
      box(-150, -112, 300, 16, alpha(shade(red, 0.5), 0.3)) +
      box(-34, -126, 68, 44, on('#f4c24f'), 8) +
      box(-14, -112, 28, 18, on('#8a5a34'), 4),
    halfWidth: 155,
    height: 290,
    place: 'ground',
    grip: { kind: 'hang', at: [0, -208], scale: 0.6 },
  }
}
