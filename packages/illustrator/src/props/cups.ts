import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, ellipse, line, shape } from '../canvas/svg.ts'
import { round, sheen, steam, vessel } from './materials.ts'
import { prop } from './prop.ts'
import { inside } from './vessels.ts'

/** Cups, boxes and bottles for food. */

/** A steel tumbler of hot milk. */
export const milkCup = prop({ states: ['empty', 'full', 'half'] }, tools => {
  const { on, is } = tools
  const steel = on('#c3ccd6')
  return {
    drawing:
      shape(vessel([52, -120, 46, -64, 38, -6, 36, 0]), sheen(tools, steel)) +
      ellipse(0, -120, 53, 14, tint(steel, 0.4)) +
      ellipse(0, is('half') ? -114 : -118, 45, is('half') ? 8 : 10, is('empty') ? shade(steel, 0.5) : '#fff9ea') +
      line('M-48 -96Q0 -80 48 -96', alpha(shade(steel, 0.5), 0.35), 4) +
      (is('empty') || is('half') ? '' : steam(0, -132, 90)),
    halfWidth: 54,
    height: is('empty') || is('half') ? 134 : 222,
    grip: { kind: 'both', at: [0, -60], scale: 0.9 },
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

/** Of steel; `full` of something brown and good. */
export const spoon = prop({ states: ['empty', 'full'] }, tools => {
  const steel = tools.on('#c3ccd6')
  return {
    drawing:
      shape('M-10 0Q-14 -10 -9 -80L-6 -130H6L9 -80Q14 -10 10 0Q0 10 -10 0Z', sheen(tools, steel)) +
      ellipse(0, -160, 27, 38, sheen(tools, steel)) +
      (tools.is('full') ? ellipse(0, -162, 20, 28, tools.on('#b8742c')) : ellipse(2, -160, 18, 28, shade(steel, 0.2))) +
      ellipse(-9, -172, 5, 10, alpha('#ffffff', 0.7), 16),
    halfWidth: 28,
    height: 198,
    grip: { kind: 'upright', at: [0, -40], scale: 1 },
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
