import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, orb, sheen } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Sweets, a little larger than life. One that is `half` has been broken in two; the bigger half lies apart. */

/** Held in both hands, at a height above its base. */
export const bothAt = (y: number) => ({ kind: 'both', at: [0, y] as const, scale: 1 }) as const

/** Crumbs on the ground between two halves. */
export const crumbs = (colour: string) =>
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
    circle(x, y, r, orb(tools, colour)) +
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
        shape('M-30 0C-84 0 -92 -76 -44 -84L-34 -62L-46 -44L-30 -26Z', orb(tools, colour)) +
        dots(grains('h1', -54, -42, 26, 8), tint(colour, 0.5)) +
        shape('M34 0C96 0 104 -92 44 -92L32 -66L46 -46L30 -24Z', orb(tools, colour)) +
        dots(grains('h2', 62, -44, 30, 9), tint(colour, 0.5)),
      halfWidth: 94,
      height: 92,
      grip: bothAt(-18),
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
  return { drawing: ladduBall(tools, colour, 0, -48, 48), halfWidth: 48, height: 96, grip: bothAt(-20) }
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
    grip: { kind: 'both', at: [0, -18], scale: 0.76 },
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
    grip: bothAt(-18),
  }
})

export const iceCream = prop({ states: ['half', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const cream = hue('#f6c2cc')
  const steel = on('#c3ccd6')
  return {
    drawing:
      (is('empty')
        ? ''
        : circle(is('half') ? 0 : -30, -104, 40, orb(tools, cream)) +
          (is('half')
            ? ''
            : circle(34, -106, 42, orb(tools, on('#fbecc8'))) +
              circle(2, -138, 40, orb(tools, on('#d9a878'))) +
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
    grip: bothAt(-18),
  }
})
