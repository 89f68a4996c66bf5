import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { createRandom } from '../canvas/random.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { ball, flame, lit, pierced, sheen, steam } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Food, a little larger than life. A treat that is `half` has been broken in two; the bigger half lies apart. */

const bothAt = (y: number) => ({ kind: 'both', at: [0, y] as const, scale: 1 }) as const

/** Crumbs on the ground between two halves. */
const crumbs = (colour: string) =>
  dots(
    [
      [-8, -3, 4],
      [4, -5, 5],
      [14, -2, 3],
      [-18, -2, 3],
      [24, -4, 4],
    ],
    colour,
  )

const grains = (seed: string, x: number, y: number, r: number, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2)
    const away = Math.sqrt(random.next()) * r * 0.86
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away, random.between(3, 5)] as const
  })
}

function ladduBall(tools: PropTools, colour: string, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, ball(tools, colour)) +
    dots(grains(`laddoo${x}`, x, y, r, 13), tint(colour, 0.5)) +
    dots(grains(`dark${x}`, x, y, r, 8), shade(colour, 0.24))
  )
}

/** Of sesame, besan, coconut (white) or puffed rice, by colour. */
export const laddoo = prop({ states: ['half', 'full'], coloured: true }, tools => {
  const colour = tools.hue('#e3a83f')
  if (tools.is('half'))
    return {
      drawing:
        crumbs(colour) +
        shape('M-30 0C-84 0 -92 -76 -44 -84L-34 -62L-46 -44L-30 -26Z', ball(tools, colour)) +
        dots(grains('h1', -54, -42, 26, 8), tint(colour, 0.5)) +
        shape('M34 0C96 0 104 -92 44 -92L32 -66L46 -46L30 -24Z', ball(tools, colour)) +
        dots(grains('h2', 62, -44, 30, 9), tint(colour, 0.5)),
      halfWidth: 94,
      height: 92,
      grip: bothAt(-30),
    }
  if (tools.is('full')) {
    const plate =
      shape('M-150 -26Q-120 0 0 0Q120 0 150 -26Q0 -8 -150 -26Z', sheen(tools, tools.on('#c3ccd6'))) +
      ellipse(0, -27, 150, 17, tint(tools.on('#c3ccd6'), 0.4))
    return {
      drawing:
        plate +
        [-84, 0, 84].map(x => ladduBall(tools, colour, x, -64, 42)).join('') +
        [-42, 42].map(x => ladduBall(tools, colour, x, -118, 42)).join('') +
        ladduBall(tools, colour, 0, -174, 42),
      halfWidth: 150,
      height: 216,
      grip: bothAt(-16),
    }
  }
  return { drawing: ladduBall(tools, colour, 0, -48, 48), halfWidth: 48, height: 96, grip: bothAt(-34) }
})

/** A bar of sesame or peanuts in jaggery. */
export const chikki = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const jaggery = on('#b8742c')
  const nuts = (x: number, width: number, seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: Math.round(width / 12) }, () =>
      ellipse(
        x + random.between(12, width - 12),
        random.between(-56, -24),
        9,
        6,
        on(random.chance(0.5) ? '#f0d09a' : '#e6b878'),
        random.between(0, 180),
      ),
    ).join('')
  }
  const bar = (x: number, width: number, seed: string) =>
    shape(
      `M${x} -12L${x + 14} -66H${x + width - 6}L${x + width} -12L${x + width - 10} 0H${x + 8}Z`,
      shade(jaggery, 0.26),
    ) +
    shape(
      `M${x} -12L${x + 14} -66H${x + width - 6}L${x + width} -12Z`,
      defs.verticalGradient(tint(jaggery, 0.3), jaggery),
    ) +
    nuts(x, width, seed) +
    line(`M${x + 24} -58H${x + width - 40}`, alpha('#ffffff', 0.5), 5)
  return {
    drawing: is('half')
      ? crumbs(jaggery) + place(bar(-104, 76, 'a'), 0, 0, { turn: -4 }) + bar(30, 92, 'b')
      : bar(-84, 168, 'c'),
    halfWidth: is('half') ? 122 : 84,
    height: 70,
    grip: bothAt(-26),
  }
})

/** Diamonds of coconut fudge with a silver leaf. */
export const barfi = prop({ states: ['half'], coloured: true }, ({ on, hue, is, defs }) => {
  const milk = hue('#fbeeda')
  const piece = (x: number, k: number) =>
    shape(
      `M${x - 66 * k} -46L${x} ${n(-46 + 34 * k)}V${n(-2 + 0)}L${x - 66 * k} ${n(-36 * k)}Z`,
      defs.verticalGradient(milk, shade(milk, 0.12)),
    ) +
    shape(`M${x + 66 * k} -46L${x} ${n(-46 + 34 * k)}V-2L${x + 66 * k} ${n(-36 * k)}Z`, shade(milk, 0.22)) +
    shape(`M${x} ${n(-46 - 34 * k)}L${x + 66 * k} -46L${x} ${n(-46 + 34 * k)}L${x - 66 * k} -46Z`, tint(milk, 0.5)) +
    shape(
      `M${x - 4} ${n(-46 - 20 * k)}L${x + 34 * k} -48L${x + 6} ${n(-46 + 18 * k)}L${x - 36 * k} -44Z`,
      alpha(on('#c8d0da'), 0.9),
    ) +
    ellipse(x, -48, 8 * k, 5 * k, on('#6f9a4e'), 20)
  return {
    drawing: is('half') ? crumbs(milk) + piece(-58, 0.66) + piece(58, 0.8) : piece(0, 1),
    halfWidth: is('half') ? 112 : 68,
    height: 82,
    grip: bothAt(-24),
  }
})

/** A biscuit with holes and a pattern. */
export const biscuit = prop({ states: ['half'], coloured: true }, ({ hue, is, defs }) => {
  const dough = hue('#dfa862')
  const holes = (x: number) =>
    dots(
      [
        [x, -62, 5],
        [x - 20, -46, 5],
        [x + 20, -46, 5],
        [x, -30, 5],
      ],
      shade(dough, 0.36),
    )
  const fill = defs.radialGradient(tint(dough, 0.34), dough, shade(dough, 0.14))
  const edge = alpha(shade(dough, 0.3), 0.5)
  return {
    drawing: is('half')
      ? crumbs(dough) +
        shape('M-34 -4C-92 -4 -96 -84 -40 -88L-30 -66L-42 -44L-28 -22Z', fill) +
        shape('M36 -4C100 -4 104 -94 42 -94L30 -68L44 -46L30 -22Z', fill) +
        dots(
          [
            [-58, -58, 5],
            [-60, -34, 5],
            [62, -62, 5],
            [64, -36, 5],
          ],
          shade(dough, 0.36),
        )
      : circle(0, -46, 46, fill) +
        `<circle cx="0" cy="-46" r="38" fill="none" stroke="${edge}" stroke-width="5" stroke-dasharray="3 9"/>` +
        holes(0),
    halfWidth: is('half') ? 88 : 46,
    height: 94,
    grip: bothAt(-30),
  }
})

/** A puffed flat bread; `full` is a stack on a plate under a cloth. */
export const roti = prop({ states: ['half', 'full'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const dough = hue('#e8c890')
  const spots = (x: number, y: number, k: number) =>
    [
      [-34, -8, 13],
      [10, -16, 17],
      [38, 4, 11],
      [-10, 12, 12],
      [-58, 6, 8],
      [58, -12, 8],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => ellipse(x + dx * k, y + dy * k, r * k, r * 0.5 * k, alpha(on('#a8683a'), 0.6)))
      .join('')
  if (is('half'))
    return {
      drawing:
        shape(
          'M-22 -4C-110 0 -128 -50 -84 -72C-60 -84 -36 -82 -24 -78L-34 -54L-20 -34Z',
          defs.verticalGradient(tint(dough, 0.3), dough, shade(dough, 0.14)),
        ) +
        shape(
          'M30 -2C130 2 150 -60 96 -82C70 -90 46 -88 32 -84L40 -56L26 -34Z',
          defs.verticalGradient(tint(dough, 0.3), dough, shade(dough, 0.14)),
        ) +
        spots(-66, -44, 0.46) +
        spots(84, -46, 0.52),
      halfWidth: 124,
      height: 88,
      grip: bothAt(-30),
    }
  if (is('full')) {
    const steel = on('#c3ccd6')
    const cloth = on('#f6efe0')
    return {
      drawing:
        shape('M-180 -28Q-140 0 0 0Q140 0 180 -28Q0 -8 -180 -28Z', sheen(tools, steel)) +
        ellipse(0, -30, 180, 22, tint(steel, 0.4)) +
        [0, 14, 28, 42].map(up => ellipse(0, -44 - up, 132, 24, on(up % 28 ? '#dcb878' : '#e8c890'))).join('') +
        shape(
          soft([-140, -74, -110, -124, 0, -142, 112, -126, 142, -76, 124, -40, 70, -62, 10, -36, -60, -62, -116, -38]),
          defs.verticalGradient(tint(cloth, 0.5), cloth, shade(cloth, 0.14)),
        ) +
        line('M-120 -68Q-60 -90 0 -70T122 -74M-100 -104Q0 -90 104 -108', on('#d8604f'), 6),
      halfWidth: 180,
      height: 144,
      grip: bothAt(-18),
    }
  }
  return {
    drawing:
      ellipse(0, -40, 124, 40, shade(dough, 0.2)) +
      shape(
        soft([-122, -44, -96, -76, 0, -92, 98, -76, 122, -44, 60, -20, -60, -20]),
        defs.verticalGradient(tint(dough, 0.4), dough, shade(dough, 0.1)),
      ) +
      spots(0, -54, 1),
    halfWidth: 124,
    height: 92,
    grip: bothAt(-26),
  }
})

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
    grip: bothAt(-30),
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
    grip: bothAt(-34),
  }
})

/** Banana fritters in a leaf bowl. */
export const fritter = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const crust = on('#d8923c')
  const one = (x: number, y: number, turn: number, length = 62) =>
    place(
      shape(
        soft([
          -length,
          -8,
          -length * 0.7,
          -24,
          0,
          -30,
          length * 0.7,
          -24,
          length,
          -6,
          length * 0.6,
          12,
          0,
          16,
          -length * 0.6,
          12,
        ]),
        defs.verticalGradient(tint(crust, 0.34), crust, shade(crust, 0.2)),
      ) +
        dots(
          [
            [-24, -12, 5],
            [8, -16, 6],
            [30, -4, 5],
            [-6, 2, 5],
          ],
          alpha(tint(crust, 0.6), 0.8),
        ),
      x,
      y,
      { turn },
    )
  if (is('half'))
    return {
      drawing: one(-56, -24, -10, 40) + one(56, -26, 14, 48) + crumbs(crust),
      halfWidth: 108,
      height: 62,
      grip: bothAt(-20),
    }
  return {
    drawing:
      one(-34, -72, -20) +
      one(44, -76, 16) +
      one(4, -92, -4) +
      shape('M-120 -74Q-100 0 0 0Q100 0 120 -74Q60 -46 0 -46Q-60 -46 -120 -74Z', on('#7a9a4c')) +
      line('M-96 -48Q0 -12 96 -48M-60 -52L-40 -8M0 -46V-2M60 -52L40 -8', alpha(shade(on('#7a9a4c'), 0.4), 0.45), 5),
    halfWidth: 120,
    height: 126,
    grip: bothAt(-30),
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

export const iceCream = prop({ states: ['half', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const cream = hue('#f6c2cc')
  const steel = on('#c3ccd6')
  return {
    drawing:
      (is('empty')
        ? ''
        : circle(is('half') ? 0 : -30, -104, 40, ball(tools, cream)) +
          (is('half')
            ? ''
            : circle(34, -106, 42, ball(tools, on('#fbecc8'))) +
              circle(2, -138, 40, ball(tools, on('#d9a878'))) +
              circle(6, -182, 12, on('#d8303f')))) +
      line('M60 -100L110 -176', tint(steel, 0.2), 9) +
      shape('M-88 -98H88C84 -50 50 -34 16 -32V-14H52V0H-52V-14H-16V-32C-50 -34 -84 -50 -88 -98Z', sheen(tools, steel)) +
      ellipse(0, -98, 88, 10, alpha(tint(steel, 0.6), 0.7)),
    halfWidth: 112,
    height: is('half') || is('empty') ? 180 : 194,
    grip: bothAt(-24),
  }
})

/** A paper box of sweets. */
export const sweetsBox = prop({ states: ['open', 'closed', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const card = hue('#d8404f')
  const gold = on('#f2c14a')
  const lid = shape('M-124 -66L-104 -92H104L124 -66Z', tint(card, 0.16)) + box(-124, -66, 248, 26, shade(card, 0.1), 3)
  return {
    drawing: is('closed')
      ? box(-118, -64, 236, 64, lit(tools, card), 4) +
        lid +
        line('M-14 -92L-18 0M14 -92L18 0', gold, 9) +
        shape(soft([0, -92, -40, -122, -58, -104, -30, -90, 0, -88]), gold) +
        shape(soft([0, -92, 40, -124, 60, -104, 30, -90, 0, -88]), shade(gold, 0.1))
      : place(lid, 0, -64, { turn: -6 }) +
        shape('M-118 -64L-100 -90H100L118 -64Z', on('#fbf0dc')) +
        (is('empty')
          ? ''
          : [-76, -38, 0, 38, 76].map((x, i) => circle(x, -78, 21, on(i % 2 ? '#f6d9a8' : '#e8a23c'))).join('') +
            [-57, -19, 19, 57].map((x, i) => box(x - 15, -76, 30, 24, on(i % 2 ? '#fbeeda' : '#b8d08a'), 4)).join('')) +
        box(-118, -64, 236, 64, lit(tools, card), 4) +
        line('M-100 -34H100', gold, 6) +
        dots(
          [-80, -40, 0, 40, 80].map(x => [x, -18, 6] as const),
          gold,
        ),
    halfWidth: 124,
    height: is('closed') ? 124 : 158,
    grip: bothAt(-30),
  }
})

export const cake = prop({ states: ['lit', 'unlit', 'half'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const icing = hue('#f29aa8')
  const tier = (y: number, w: number, h: number, colour: string) => {
    const drips = Array.from({ length: 7 }, (_, i) => {
      const x = -w + ((i + 0.5) * 2 * w) / 7
      return `M${n(x - w / 7)} ${y - h}h${n((2 * w) / 7)}v${n(h * (i % 2 ? 0.5 : 0.34))}a${n(w / 7)} ${n(w / 7)} 0 0 1 ${n((-2 * w) / 7)} 0Z`
    }).join('')
    return (
      box(-w, y - h, w * 2, h, defs.horizontalGradient(tint(colour, 0.1), colour, shade(colour, 0.14)), 10) +
      shape(drips, icing) +
      ellipse(0, y - h, w, 17, tint(icing, 0.26))
    )
  }
  const candle = (x: number) =>
    box(x - 6, -232, 12, 50, on('#7fc0c4'), 3) +
    line(`M${x - 6} -212l12 -8M${x - 6} -196l12 -8`, '#ffffff', 4) +
    (is('unlit') ? '' : flame(x, -234, 40))
  const whole =
    tier(-10, 118, 90, on('#f6d9a8')) +
    tier(-100, 78, 82, on('#fbeac8')) +
    [-38, 0, 38].map(x => (is('half') && x >= 0 ? '' : candle(x))).join('') +
    dots(
      [-90, -54, -18, 18, 54, 90].map(x => [x, -34, 7] as const),
      shade(icing, 0.3),
    ) +
    dots(
      [-50, -24, 4, 32, 56].map(x => [x, -120, 6] as const),
      on('#f4c24f'),
    )
  const sponge = on('#e2b878')
  const cut =
    shape('M0 -198L26 -170V-96L0 -106Z', sponge) +
    shape('M0 -106L44 -84V4L0 8Z', sponge) +
    line('M2 -146L25 -130M2 -52L42 -40', on('#fff2e0'), 9) +
    line('M0 -196L26 -170M0 -108L44 -84', icing, 8)
  return {
    drawing:
      ellipse(0, -7, 150, 17, on('#e8e0d6')) +
      (is('half') ? pierced(tools, whole, [0, -320, 200, -320, 200, 40, 0, 40]) + cut : whole),
    halfWidth: 150,
    height: 274,
    grip: { kind: 'both', at: [0, -14], scale: 0.9 },
    ...(is('unlit') ? {} : { light: { at: [0, -250] as const, r: 260 } }),
  }
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

/** A steel plate of supper: rice, dal, a roti. */
export const thali = prop({ states: ['empty', 'full'] }, tools => {
  const { on, is } = tools
  const steel = on('#c3ccd6')
  const bowl = (x: number, y: number, colour: string) =>
    ellipse(x, y, 40, 15, tint(steel, 0.3)) + ellipse(x, y - 2, 33, 11, colour)
  return {
    drawing:
      shape('M-176 -40Q-150 0 0 0Q150 0 176 -40Z', sheen(tools, steel)) +
      ellipse(0, -44, 178, 44, shade(steel, 0.1)) +
      ellipse(0, -45, 168, 39, tint(steel, 0.36)) +
      (is('empty')
        ? line('M-120 -56Q-60 -74 20 -74', alpha('#ffffff', 0.8), 7)
        : bowl(-88, -62, on('#e0a53c')) +
          bowl(0, -70, on('#6f9a4e')) +
          shape(soft([30, -50, 60, -92, 110, -88, 138, -54, 90, -38]), on('#fffaf0')) +
          ellipse(-30, -38, 70, 17, on('#e8c890')) +
          ellipse(-44, -40, 12, 4, on('#b8844c')) +
          ellipse(-6, -36, 10, 3, on('#b8844c')) +
          steam(-60, -84, 70)),
    halfWidth: 178,
    height: is('empty') ? 88 : 150,
    grip: bothAt(-18),
  }
})
