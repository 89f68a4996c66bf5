import { alpha, shade, tint } from '../canvas/colour.ts'

import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { crack, round, sheen, steam, vessel } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Pots, cups and bottles of an Indian home. */

const WATER = '#8fcfdc'

/** What is seen of the inside at the rim. */
const inside = ({ on, is }: PropTools, y: number, rx: number, content: string) =>
  ellipse(0, y, rx, rx * 0.24, is('empty') ? on('#4a4048') : content)

/** A water pot of clay. */
export const matka = prop({ states: ['empty', 'full', 'cracked', 'broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const clay = hue('#c4693f')
  const body = shape(vessel([70, -214, 60, -196, 64, -182, 124, -140, 140, -84, 104, -26, 56, 0]), round(tools, clay))
  return {
    drawing: is('broken')
      ? shape(
          'M-130 -110L-96 -80L-60 -118L-20 -74L24 -106L60 -66L96 -96L134 -58C124 -24 90 0 56 0H-56C-104 -8 -140 -50 -130 -110Z',
          round(tools, clay),
        ) +
        shape('M150 0L176 -50L214 -8Z', clay) +
        shape('M-206 0L-176 -36L-150 -6Z', shade(clay, 0.16)) +
        line('M-110 -62Q0 -28 120 -50', on('#fbecd0'), 8)
      : body +
        shape('M-76 -214Q0 -194 76 -214L70 -198Q0 -180 -70 -198Z', tint(clay, 0.14)) +
        ellipse(0, -214, 76, 17, shade(clay, 0.1)) +
        ellipse(0, -213, 60, 12, is('full') ? on(WATER) : shade(clay, 0.6)) +
        line('M-132 -112Q0 -82 132 -112', on('#fbecd0'), 7) +
        line('M-128 -96l22 18l22 -14l22 18l22 -14l22 18l20 -16l22 16l22 -18l22 14l20 -20', on('#fbecd0'), 5) +
        line('M-112 -120Q-118 -80 -86 -40', alpha('#ffffff', 0.22), 14) +
        (is('cracked') ? crack([40, -184, 56, -150, 38, -120, 60, -84, 46, -50], clay, 6) : ''),
    halfWidth: is('broken') ? 206 : 140,
    height: is('broken') ? 120 : 230,
    grip: { kind: 'both', at: [0, -70], scale: 0.8 },
  }
})

/** A steel bucket; `full` it holds water. */
export const bucket = prop({ states: ['empty', 'full'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const steel = hue('#b9c4ce')
  return {
    drawing:
      line('M-112 -196C-104 -330 104 -330 112 -196', on('#7a8490'), 9) +
      box(-22, -306, 44, 20, on('#8a5a3c'), 9) +
      ellipse(0, -198, 120, 26, shade(steel, 0.3)) +
      (is('full')
        ? ellipse(0, -190, 108, 20, on(WATER)) + line('M-60 -192q30 -10 60 0t50 -2', alpha('#ffffff', 0.7), 5)
        : ellipse(0, -194, 108, 20, shade(steel, 0.5))) +
      shape(vessel([122, -198, 116, -160, 96, -14, 92, 0]), sheen(tools, steel)) +
      shape('M-122 -198Q0 -150 122 -198L119 -180Q0 -132 -119 -180Z', tint(steel, 0.4)) +
      line('M-108 -112Q0 -74 108 -112M-98 -30Q0 2 98 -30', alpha(shade(steel, 0.5), 0.35), 6),
    halfWidth: 122,
    height: 304,
    grip: { kind: 'hang', at: [0, -298], scale: 0.9 },
  }
})

/** A brass milk pail with foam. */
export const milkPail = prop({ states: ['empty', 'full'] }, tools => {
  const { on, is } = tools
  const brass = on('#d0a044')
  return {
    drawing:
      line('M-72 -190C-70 -280 70 -280 72 -190', shade(brass, 0.3), 8) +
      shape(vessel([76, -196, 60, -178, 70, -160, 116, -110, 116, -56, 84, -8, 78, 0]), sheen(tools, brass)) +
      ellipse(0, -196, 76, 17, tint(brass, 0.3)) +
      ellipse(0, -195, 64, 12, is('empty') ? shade(brass, 0.6) : on('#fffaf0')) +
      (is('empty')
        ? ''
        : circle(-22, -200, 10, on('#ffffff')) +
          circle(6, -204, 12, on('#ffffff')) +
          circle(32, -199, 9, on('#ffffff'))) +
      line('M-112 -84Q0 -56 112 -84', alpha(shade(brass, 0.5), 0.4), 6),
    halfWidth: 116,
    height: 266,
    grip: { kind: 'hang', at: [0, -256], scale: 0.9 },
  }
})

/** A steel tumbler. */
export const tumbler = prop({ states: ['empty', 'full'] }, tools => {
  const { on } = tools
  const steel = on('#c3ccd6')
  return {
    drawing:
      shape(vessel([46, -112, 40, -60, 35, -4, 34, 0]), sheen(tools, steel)) +
      ellipse(0, -112, 46, 11, tint(steel, 0.5)) +
      inside(tools, -111, 40, on(WATER)) +
      line('M-42 -84Q0 -70 42 -84', alpha(shade(steel, 0.5), 0.35), 4),
    halfWidth: 46,
    height: 124,
    grip: { kind: 'both', at: [0, -50], scale: 1 },
  }
})

/** A clay cup of hot tea. */
export const kulhad = prop({ states: ['empty', 'full', 'broken'] }, tools => {
  const { on, is } = tools
  const clay = on('#bf6a42')
  return {
    drawing: is('broken')
      ? shape('M-40 -40L-18 -62L2 -36L24 -56L42 -30L34 0H-30Z', round(tools, clay)) + shape('M56 0L72 -30L94 -4Z', clay)
      : shape(vessel([52, -104, 44, -86, 46, -60, 34, -6, 32, 0]), round(tools, clay)) +
        ellipse(0, -104, 52, 12, tint(clay, 0.16)) +
        inside(tools, -103, 44, on('#c99a64')) +
        line('M-44 -78Q0 -64 44 -78M-40 -40Q0 -28 40 -40', alpha(shade(clay, 0.4), 0.4), 4) +
        (is('empty') ? '' : steam(0, -116, 80)),
    halfWidth: is('broken') ? 94 : 52,
    height: is('broken') ? 66 : is('empty') ? 116 : 196,
    grip: { kind: 'both', at: [0, -46], scale: 1 },
  }
})

export const teaCup = prop({ states: ['empty', 'full'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const china = hue('#fbf1e2')
  return {
    drawing:
      shape('M-86 -20Q-60 0 0 0Q60 0 86 -20Q0 -6 -86 -20Z', round(tools, china)) +
      ellipse(0, -20, 86, 14, tint(china, 0.3)) +
      `<path d="M50 -84C98 -92 96 -36 40 -42" fill="none" stroke="${china}" stroke-width="11"/>` +
      shape(vessel([58, -100, 54, -66, 34, -26, 28, -18], 0.3), round(tools, china)) +
      ellipse(0, -100, 58, 13, tint(china, 0.4)) +
      inside(tools, -99, 50, on('#c08a54')) +
      line('M-52 -74Q0 -56 52 -74', on('#4f86b0'), 6) +
      (is('empty') ? '' : steam(0, -112, 80)),
    halfWidth: 94,
    height: is('empty') ? 114 : 194,
    grip: { kind: 'both', at: [0, -52], scale: 1 },
  }
})

/** A vacuum flask with a cup for a lid. */
export const flask = prop({ states: ['open'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const coat = hue('#d8503f')
  return {
    drawing:
      box(-54, -250, 108, 250, round(tools, coat), 14) +
      line('M-54 -170H54M-54 -60H54', on('#f2e6cc'), 9) +
      shape('M-30 -96Q-40 -130 -4 -140Q8 -160 22 -136Q42 -120 28 -98Q0 -84 -30 -96Z', alpha(on('#f6c8a0'), 0.8)) +
      shape('M-54 -246L-36 -282H36L54 -246Z', on('#c3ccd6')) +
      (is('open')
        ? ellipse(0, -282, 34, 9, on('#5a5460')) +
          box(90, -74, 80, 74, round(tools, on('#f2e6cc')), 10) +
          ellipse(130, -74, 40, 10, on('#c08a54'))
        : box(-44, -330, 88, 76, round(tools, on('#f2e6cc')), 12)) +
      `<path d="M54 -220C110 -220 110 -110 54 -110" fill="none" stroke="${on('#5a5460')}" stroke-width="11"/>`,
    halfWidth: is('open') ? 170 : 96,
    height: is('open') ? 290 : 330,
    grip: { kind: 'both', at: [0, -110], scale: 0.9 },
  }
})

/** A lunch carrier of three steel boxes; `open` they stand side by side. */
export const tiffin = prop({ states: ['open', 'closed', 'empty'] }, tools => {
  const { on, is } = tools
  const steel = on('#c3ccd6')
  const tin = (x: number, y: number, h: number) =>
    box(x - 66, y - h, 132, h, sheen(tools, steel), 12) +
    line(`M${x - 64} ${y - 8}H${x + 64}`, alpha(shade(steel, 0.5), 0.4), 5)
  const foods = ['#fffaf0', '#e0a53c', '#6f9a4e']
  if (is('open') || is('empty'))
    return {
      drawing: [-146, 0, 146]
        .map(
          (x, i) =>
            tin(x, 0, 74) +
            ellipse(x, -74, 66, 17, tint(steel, 0.4)) +
            ellipse(x, -73, 57, 12, is('empty') ? shade(steel, 0.4) : on(foods[i] ?? '#fffaf0')),
        )
        .join(''),
      halfWidth: 212,
      height: 92,
      grip: null,
    }
  return {
    drawing:
      tin(0, 0, 74) +
      tin(0, -78, 74) +
      tin(0, -156, 70) +
      shape('M-66 -224Q0 -262 66 -224Z', sheen(tools, tint(steel, 0.2))) +
      line('M-76 -8V-248C-60 -300 60 -300 76 -248V-8', on('#8a94a2'), 11) +
      box(-28, -300, 56, 20, on('#d8503f'), 9) +
      box(-84, -206, 16, 34, on('#8a94a2'), 4) +
      box(68, -206, 16, 34, on('#8a94a2'), 4),
    halfWidth: 86,
    height: 300,
    grip: { kind: 'hang', at: [0, -292], scale: 0.9 },
  }
})

export const kettle = prop({ states: ['empty', 'full'] }, tools => {
  const { on, is } = tools
  const steel = on('#aeb8c4')
  return {
    drawing:
      line('M-70 -160C-70 -260 70 -260 70 -160', on('#3f3a48'), 15) +
      shape('M88 -60C130 -80 130 -140 168 -158L182 -142C156 -110 160 -50 96 -24Z', shade(steel, 0.16)) +
      shape(vessel([52, -170, 96, -134, 118, -70, 104, -14, 96, 0]), sheen(tools, steel)) +
      ellipse(0, -168, 54, 14, tint(steel, 0.3)) +
      circle(0, -190, 14, on('#3f3a48')) +
      (is('empty') ? '' : steam(176, -168, 90)),
    halfWidth: 182,
    height: 240,
    grip: { kind: 'hang', at: [0, -232], scale: 0.9 },
  }
})

/** Pots of paint with a brush. */
export const paintPots = prop({}, tools => {
  const { on } = tools
  const pot = (x: number, colour: string) =>
    box(x - 36, -62, 72, 62, sheen(tools, on('#c3ccd6')), 7) +
    ellipse(x, -62, 36, 10, tint(on('#c3ccd6'), 0.3)) +
    ellipse(x, -62, 29, 7, on(colour)) +
    shape(`M${x - 30} -60q4 26 10 8q6 36 14 4h-22Z`, on(colour))
  return {
    drawing:
      line('M96 -56L150 -190', on('#b5793f'), 9) +
      shape('M150 -190L140 -206Q160 -244 168 -236Q176 -210 160 -188Z', on('#4a7fc0')) +
      pot(-84, '#d8503f') +
      pot(0, '#f2c12e') +
      pot(84, '#4a7fc0'),
    halfWidth: 172,
    height: 240,
  }
})

/** A tin with a paper label, for seeds. */
export const seedTin = prop({ states: ['open', 'closed', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const tin = hue('#c8503f')
  const isOpen = is('open') || is('empty')
  const seed = (x: number, y: number) => ellipse(x, y, 10, 6, on('#f2e0b4'), 30)
  return {
    drawing:
      box(-58, -104, 116, 104, sheen(tools, tin), 10) +
      box(-44, -76, 88, 48, on('#fbf0d6'), 4) +
      line('M-32 -60q10 -8 20 0t20 0t20 0M-32 -44H10', on('#5a4a68'), 5) +
      (isOpen
        ? ellipse(0, -104, 58, 14, shade(tin, 0.5)) +
          (is('empty') ? '' : [-30, -8, 16, 34].map((x, i) => seed(x, -104 - (i % 2) * 6)).join('')) +
          `<g transform="translate(100 0)">${box(-50, -20, 100, 20, sheen(tools, shade(tin, 0.1)), 6)}</g>`
        : box(-62, -122, 124, 26, sheen(tools, shade(tin, 0.12)), 8)),
    halfWidth: isOpen ? 150 : 62,
    height: 124,
    grip: { kind: 'both', at: [0, -46], scale: 1 },
  }
})

export const balingTin = prop({ states: ['full', 'empty'] }, tools => {
  const { on, is } = tools
  const tin = on('#a8a29a')
  return {
    drawing:
      box(-52, -96, 104, 96, sheen(tools, tin), 6) +
      ellipse(0, -96, 52, 13, tint(tin, 0.2)) +
      ellipse(0, -95, 45, 10, is('full') ? on(WATER) : shade(tin, 0.55)) +
      line(`M-50 -62H50M-50 -34H50`, alpha(shade(tin, 0.5), 0.35), 5) +
      box(-50, -26, 34, 12, alpha(on('#b5643c'), 0.5), 5),
    halfWidth: 52,
    height: 110,
    grip: { kind: 'both', at: [0, -44], scale: 1 },
  }
})
