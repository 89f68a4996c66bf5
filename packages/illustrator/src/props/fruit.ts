import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { leaf, round } from './materials.ts'
import { prop } from './prop.ts'
import { bothAt } from './sweets.ts'

/** Fruit, a little larger than life. One that is `half` has been cut or broken. */

export const guava = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const skin = on('#a8c25a')
  const half = (x: number, k: number) =>
    ellipse(x, -44 * k, 46 * k, 44 * k, shade(skin, 0.1)) +
    ellipse(x, -45 * k, 38 * k, 37 * k, on('#f6b0a4')) +
    ellipse(x, -45 * k, 20 * k, 20 * k, on('#f09084')) +
    dots(
      [
        [x - 8 * k, -52 * k, 3],
        [x + 8 * k, -50 * k, 3],
        [x, -38 * k, 3],
        [x - 12 * k, -40 * k, 3],
        [x + 12 * k, -38 * k, 3],
      ],
      on('#fbeed2'),
    )
  return {
    drawing: is('half')
      ? half(-52, 0.86) + half(52, 1)
      : shape(
          soft([-46, -36, -40, -72, 0, -96, 42, -74, 48, -36, 26, -4, -24, -4]),
          defs.radialGradient(tint(skin, 0.4), skin, shade(skin, 0.16)),
        ) +
        line('M-4 -94q2 -14 10 -18', on('#6a4a30'), 6) +
        shape('M6 -108Q40 -128 62 -104Q34 -92 6 -108Z', on('#5f9a4c')) +
        ellipse(-18, -64, 9, 15, alpha('#ffffff', 0.45), 24),
    halfWidth: is('half') ? 100 : 56,
    height: is('half') ? 90 : 118,
    grip: bothAt(-18),
  }
})

export const mango = prop({ states: ['half'], coloured: true }, ({ on, hue, is, defs }) => {
  const skin = hue('#f4a83c')
  return {
    drawing: is('half')
      ? ellipse(0, -40, 70, 40, shade(skin, 0.06), -8) +
        ellipse(2, -44, 60, 32, on('#ffc94a'), -8) +
        line('M-44 -44L48 -56M-40 -30L50 -42M-20 -70L-8 -14M12 -74L22 -18M-48 -58L30 -72', alpha(on('#e08a2c'), 0.6), 4)
      : shape(
          soft([-66, -36, -48, -86, 6, -104, 58, -84, 82, -44, 92, -8, 66, -4, 20, 2, -38, -4]),
          defs.radialGradient(tint(skin, 0.34), skin, shade(skin, 0.12)),
        ) +
        shape(soft([16, -98, 56, -80, 78, -42, 60, -24, 40, -62]), alpha(on('#e2583f'), 0.5)) +
        line('M-4 -98q-2 -14 6 -20', on('#6a4a30'), 7) +
        shape('M2 -112Q40 -146 86 -118Q46 -96 2 -112Z', on('#4f8f4c')) +
        ellipse(-30, -64, 10, 18, alpha('#ffffff', 0.5), 30),
    halfWidth: is('half') ? 72 : 80,
    height: is('half') ? 84 : 132,
    grip: bothAt(-18),
  }
})

/** Brown and shaggy; `half` it is open and white. */
export const coconut = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const husk = on('#7a5236')
  const fibres = line(
    'M-50 -84Q-20 -60 -30 -20M-14 -96Q0 -60 -4 -10M30 -92Q34 -50 28 -14M58 -66Q54 -40 50 -26',
    alpha(tint(husk, 0.4), 0.5),
    4,
  )
  return {
    drawing: is('half')
      ? shape('M-72 -52C-70 -10 -40 0 0 0C40 0 70 -10 72 -52Z', defs.verticalGradient(husk, shade(husk, 0.2))) +
        ellipse(0, -54, 73, 25, shade(husk, 0.2)) +
        ellipse(0, -55, 64, 20, on('#fffaf0')) +
        ellipse(2, -51, 46, 12, on('#e4e6e0'))
      : circle(0, -56, 66, defs.radialGradient(tint(husk, 0.3), husk, shade(husk, 0.2))) +
        fibres +
        dots(
          [
            [-14, -98, 7],
            [10, -102, 7],
            [2, -84, 7],
          ],
          shade(husk, 0.6),
        ),
    halfWidth: 74,
    height: is('half') ? 80 : 124,
    grip: bothAt(-18),
  }
})

/** Ripe figs, fallen from a tree. */
export const figs = prop({}, ({ on, defs }) => {
  const one = (x: number, y: number, turn: number, colour: string) =>
    place(
      shape(
        'M0 0C-40 -2 -46 -44 -22 -62C-12 -70 -6 -78 0 -92C6 -78 12 -70 22 -62C46 -44 40 -2 0 0Z',
        defs.radialGradient(tint(colour, 0.3), colour, shade(colour, 0.2)),
      ) + line('M0 -86V-8M-14 -66Q-22 -34 -10 -6M14 -66Q22 -34 10 -6', alpha(tint(colour, 0.5), 0.3), 3),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      one(-70, -4, -64, on('#8a4a6c')) +
      one(66, 0, 20, on('#a85a6a')) +
      one(-6, -2, -6, on('#7a3f68')) +
      leaf(on('#5f9a4c'), 84, -30, 90, 70, 0.5),
    halfWidth: 160,
    height: 100,
    grip: { kind: 'both', at: [0, -26], scale: 0.8 },
  }
})

export const jackfruit = prop({}, ({ on, defs }) => {
  const skin = on('#9aa24a')
  const bumps = Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 11 }, (_, i) => [(i - 5 + (row % 2) / 2) * 19, -20 - row * 17] as const),
  )
    .flat()
    .filter(([x, y]) => (x / 92) ** 2 + ((y + 138) / 128) ** 2 < 1)
    .map(([x, y]) => `M${n(x - 7)} ${y + 5}L${n(x)} ${y - 7}L${n(x + 7)} ${y + 5}Z`)
  return {
    drawing:
      line('M0 -270V-320', on('#6a5a3c'), 18) +
      shape(
        soft([-70, -20, -104, -120, -84, -230, 0, -278, 84, -230, 104, -120, 70, -20, 0, 0]),
        round({ defs }, skin),
      ) +
      shape(bumps.join(''), alpha(shade(skin, 0.4), 0.4)) +
      leaf(on('#4f8a48'), 0, -300, 100, -70, 0.44) +
      leaf(on('#5f9a4c'), 0, -306, 90, 66, 0.44),
    halfWidth: 106,
    height: 330,
    grip: { kind: 'both', at: [0, -90], scale: 0.7 },
  }
})

export const sugarcane = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const cane = on('#9a9a4a')
  const stick = (x: number, length: number, turn: number) =>
    place(
      box(
        -17,
        -length,
        34,
        length,
        defs.horizontalGradient(shade(cane, 0.1), tint(cane, 0.34), cane, shade(cane, 0.24)),
        6,
      ) +
        line(
          Array.from({ length: Math.floor(length / 90) }, (_, i) => `M-17 ${-60 - i * 90}h34`).join(''),
          shade(cane, 0.34),
          7,
        ) +
        ellipse(0, -length, 17, 7, on('#f2e6b4')),
      x,
      0,
      { turn },
    )
  return is('half')
    ? { drawing: stick(-40, 150, -6) + stick(40, 190, 8), halfWidth: 84, height: 196, grip: bothAt(-80) }
    : { drawing: stick(0, 340, 0), halfWidth: 20, height: 346, grip: { kind: 'upright', at: [0, -90], scale: 1 } }
})

export const fruitBasket = prop({ states: ['empty', 'full'] }, ({ on, is, defs }) => {
  const cane = on('#c9924f')
  const weave = [0, 1, 2]
    .map(row =>
      Array.from({ length: 8 }, (_, i) => `M${-118 + i * 30 + (row % 2) * 10} ${-82 + row * 28}q13 11 24 0`).join(''),
    )
    .join('')
  const apple = (x: number, y: number, colour: string) =>
    circle(x, y, 35, defs.radialGradient(tint(colour, 0.26), colour, shade(colour, 0.1))) +
    ellipse(x - 11, y - 12, 9, 12, alpha('#ffffff', 0.4), 20) +
    line(`M${x} ${y - 32}q2 -12 11 -16`, on('#6a4a30'), 5)
  const fruit =
    shape('M-62 -120C-110 -160 -90 -210 -50 -210C-40 -170 -44 -140 -62 -120Z', on('#6fae5a')) +
    apple(-74, -132, on('#d9485c')) +
    place(line('M0 0Q-54 -10 -88 -48', on('#f6d04f'), 27) + line('M8 8Q-40 8 -76 -24', on('#f0bf3f'), 25), 34, -130) +
    dots(
      [
        [-22, -152, 19],
        [4, -164, 19],
        [28, -148, 19],
        [-8, -130, 19],
        [16, -124, 19],
      ],
      on('#7a5aa0'),
    ) +
    shape(soft([50, -110, 54, -150, 92, -162, 120, -132, 108, -102]), on('#f4a83c')) +
    apple(-36, -116, on('#8fbf54'))
  return {
    drawing:
      line('M-116 -106C-106 -256 106 -256 116 -106', shade(cane, 0.14), 17) +
      ellipse(0, -102, 128, 16, shade(cane, 0.44)) +
      (is('empty') ? '' : fruit) +
      shape('M-134 -102H134L108 -4Q0 10 -108 -4Z', defs.verticalGradient(tint(cane, 0.1), cane, shade(cane, 0.16))) +
      line(weave, alpha(shade(cane, 0.5), 0.4), 7) +
      line('M-136 -99H136', tint(cane, 0.2), 19),
    halfWidth: 144,
    height: 230,
    grip: { kind: 'hang', at: [0, -220], scale: 0.9 },
  }
})
