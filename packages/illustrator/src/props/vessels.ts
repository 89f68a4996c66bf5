import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { crack, round, sheen, steam, vessel } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Pots and buckets. */

const WATER = '#8fcfdc'

/** What is seen of a vessel's content at its rim. */
export const inside = ({ on, is }: PropTools, y: number, rx: number, content: string) =>
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
    // Whoever milks has the hands above it.
    handle: [0, -290],
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

/** A brass bowl with peas, and pods over its rim. */
export const peaBowl = prop({}, tools => {
  const { on } = tools
  const brass = on('#d2a04a')
  const [pod, pea] = [on('#5f9a45'), on('#93c95c')]
  const peas = Array.from({ length: 15 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5]
    return circle(
      -84 + column * 42 + row * 6,
      -128 - row * 15 + Math.abs(column - 2) * 7,
      23,
      i % 2 ? pea : tint(pea, 0.2),
    )
  })
  return {
    drawing:
      ellipse(0, -118, 130, 26, shade(brass, 0.4)) +
      peas.reverse().join('') +
      shape('M60 -150Q150 -210 196 -120Q140 -150 84 -124Z', pod) +
      shape(vessel([134, -118, 126, -80, 78, -14, 70, 0]), round(tools, brass)) +
      line('M-118 -92Q0 -56 118 -92', alpha('#ffffff', 0.35), 8),
    halfWidth: 140,
    height: 182,
    grip: { kind: 'both', at: [0, -50], scale: 0.8 },
  }
})
