import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow, n, soft } from '../canvas/path.ts'
import { createRandom } from '../canvas/random.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, leaf, rope, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** What one finds under trees and in them. */

export const feather = prop({ states: ['broken', 'dark'], coloured: true }, ({ on, hue, is }) => {
  const vane = hue('#3f9a86')
  const light = tint(vane, 0.5)
  const barbs = Array.from(
    { length: 11 },
    (_, i) => `M0 ${-46 - i * 18}q-22 -4 -34 -24M0 ${-46 - i * 18}q22 -4 34 -24`,
  ).join('')
  return {
    drawing: place(
      shape('M0 -26C-50 -70 -62 -170 -20 -264C-8 -284 10 -286 22 -268C62 -180 48 -70 0 -26Z', vane) +
        shape('M0 -30C30 -80 40 -180 14 -274C58 -190 50 -76 0 -30Z', shade(vane, 0.14)) +
        line(barbs, alpha(light, 0.4), 4) +
        shape('M-46 -150L-20 -140L-44 -128ZM44 -190L22 -176L46 -168Z', on('#e9dcc0')) +
        line('M-4 8Q8 -110 4 -264', on('#fbf1dc'), 6) +
        (is('dark') ? shape('M-8 10L-4 -30L6 -30L4 8Z', on('#2c2c54')) : shape('M-8 12L-4 -20L6 -20Z', on('#fbf1dc'))) +
        (is('broken') ? line('M-4 8L-18 22M-4 8L10 24', on('#fbf1dc'), 6) : ''),
      14,
      -14,
      { turn: 16 },
    ),
    halfWidth: 90,
    height: 296,
    place: 'air',
    grip: { kind: 'upright', at: [20, -40], scale: 0.8 },
  }
})

const EGG = 'M0 0C-52 0 -66 -46 -58 -84C-46 -134 -20 -154 0 -154C20 -154 46 -134 58 -84C66 -46 52 0 0 0Z'
const SPOTS = [
  [-26, -56, 8],
  [10, -40, 6],
  [24, -84, 9],
  [-12, -104, 7],
  [-34, -86, 5],
  [2, -70, 5],
  [30, -44, 5],
  [10, -124, 5],
] as const

const speckled = ({ defs }: PropTools, colour: string, spots: string) =>
  shape(EGG, defs.radialGradient(tint(colour, 0.4), colour, shade(colour, 0.14))) +
  dots(SPOTS, spots) +
  ellipse(-20, -112, 12, 22, alpha('#ffffff', 0.5), 20)

/**
 * Speckled; `cracked` it is about to hatch, `open` the halves of its shell are empty, `full` a bird looks out, `wrapped` it
 * lies in a scarf.
 */
export const egg = prop({ states: ['cracked', 'open', 'full', 'broken', 'wrapped'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const coat = hue('#c8e2dc')
  const spots = on('#6f9fa4')
  if (is('open') || is('full') || is('broken')) {
    const lower =
      shape('M-60 -66L-40 -82L-22 -62L0 -84L22 -62L42 -80L60 -66C64 -30 46 0 0 0C-46 0 -64 -30 -60 -66Z', coat) +
      dots(
        SPOTS.filter(([, y]) => y > -60),
        spots,
      )
    const bird =
      circle(0, -96, 44, on('#e8b45a')) +
      line('M-10 -136q-6 -20 4 -28M2 -138q4 -18 16 -22', on('#c8843c'), 6) +
      circle(-15, -102, 9, on('#fffaf0')) +
      circle(17, -102, 9, on('#fffaf0')) +
      circle(-14, -101, 5, on('#2e2430')) +
      circle(18, -101, 5, on('#2e2430')) +
      shape('M-12 -88L0 -72L13 -88Q0 -96 -12 -88Z', on('#e8743c')) +
      line('M-36 -80Q-50 -70 -44 -56', on('#c8843c'), 12)
    return {
      drawing:
        (is('full') ? bird : ellipse(0, -68, 56, 12, shade(coat, 0.34))) +
        lower +
        place(
          shape(
            'M-46 0L-30 -14L-14 4L4 -14L22 2L44 -10C40 -54 20 -70 0 -72C-22 -70 -42 -44 -46 0Z',
            shade(coat, 0.06),
          ) +
            dots(
              [
                [-10, -30, 6],
                [12, -44, 5],
                [20, -20, 5],
              ],
              spots,
            ),
          is('full') ? 6 : 104,
          is('full') ? -132 : -10,
          { turn: is('full') ? 8 : 74, scale: is('full') ? 0.8 : 1 },
        ),
      halfWidth: is('full') ? 64 : 120,
      height: is('full') ? 190 : 90,
      grip: { kind: 'both', at: [0, -30], scale: 0.8 },
    }
  }
  return {
    drawing:
      speckled(tools, coat, spots) +
      (is('cracked') ? crack([-58, -80, -38, -94, -22, -76, 0, -96, 20, -78, 38, -96, 57, -82], coat, 5) : '') +
      (is('wrapped')
        ? shape(
            'M-84 -70C-50 -48 -20 -76 6 -58C36 -40 60 -70 86 -66C92 -10 54 14 0 14C-54 14 -94 -10 -84 -70Z',
            on('#e8a03c'),
          ) +
          line('M-70 -40Q-10 -14 70 -44M-58 -14Q0 8 60 -16', on('#d8703c'), 8) +
          shape('M60 -20C90 10 96 60 84 96L56 88C62 60 54 30 40 6Z', on('#d8903c'))
        : ''),
    halfWidth: 60,
    height: 154,
    grip: { kind: 'both', at: [0, -50], scale: 0.76 },
  }
})

/** `full` of eggs unless `empty`. */
export const nest = prop({ states: ['empty', 'full', 'glowing'] }, tools => {
  const { on, is } = tools
  const twig = on('#a3744a')
  const random = createRandom('nest')
  const twigs = (count: number) =>
    Array.from(
      { length: count },
      () =>
        `M${n(random.between(-130, 110))} ${n(random.between(-62, -10))}q${n(random.between(10, 30))} ${n(random.between(-14, 14))} ${n(random.between(30, 60))} ${n(random.between(-12, 12))}`,
    ).join('')
  const eggs =
    place(speckled(tools, on('#bfe0e4'), on('#6f9fa4')), -56, -48, { scale: 0.56, turn: -12 }) +
    place(speckled(tools, on('#f6dcc0'), on('#c08a6a')), 54, -48, { scale: 0.56, turn: 12 }) +
    place(speckled(tools, on('#dcebc4'), on('#8aa86a')), -2, -44, { scale: 0.64 })
  return {
    drawing:
      line('M-150 -80l-34 -22M150 -80l36 -18M-120 -96l-16 -26M124 -96l14 -24', shade(twig, 0.2), 7) +
      ellipse(0, -80, 134, 32, shade(twig, 0.55)) +
      line('M-100 -84Q0 -64 100 -84M-80 -74Q0 -56 80 -74', alpha(tint(on('#d9b45c'), 0.2), 0.7), 5) +
      (is('empty') ? '' : eggs) +
      shape('M-150 -84Q0 -40 150 -84C140 -20 80 2 0 2C-80 2 -140 -20 -150 -84Z', round(tools, twig)) +
      line(twigs(15), shade(twig, 0.3), 6) +
      line(twigs(16), tint(twig, 0.3), 6) +
      line(flow([-152, -84, -70, -60, 0, -56, 70, -60, 152, -84]), tint(twig, 0.2), 12),
    halfWidth: 172,
    height: is('empty') ? 120 : 150,
    grip: { kind: 'both', at: [0, -30], scale: 0.68 },
    seat: [0, -70],
    ...(is('glowing') ? { light: { at: [0, -90] as const, r: 300 } } : {}),
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

/** Of a peepal tree. */
export const peepalLeaf = prop({ coloured: true }, ({ hue }) => {
  const green = hue('#6fae52')
  return {
    drawing:
      line('M0 0Q-6 -40 0 -70', shade(green, 0.3), 6) +
      shape(
        'M0 -60C-70 -40 -96 -100 -66 -142C-46 -170 -14 -176 -4 -220C0 -240 4 -240 8 -220C18 -176 50 -168 68 -142C96 -100 70 -40 0 -60Z',
        green,
      ) +
      line(
        'M0 -64Q-2 -150 2 -226M0 -90L-56 -110M0 -120L-46 -148M0 -90L56 -108M0 -120L48 -148',
        alpha(tint(green, 0.6), 0.7),
        5,
      ),
    halfWidth: 84,
    height: 236,
    grip: { kind: 'upright', at: [0, -24], scale: 0.8 },
  }
})

/** Aerial roots of a banyan, hanging down to where a hand can reach. */
export const banyanRoots = prop({}, ({ on }) => {
  const bark = on('#8a6a4c')
  const roots = [
    'M-120 -1500C-140 -1000 -80 -600 -130 -60',
    'M0 -1500C30 -1100 -30 -500 10 0',
    'M110 -1500C90 -900 150 -700 100 -180',
    'M-40 -1500C-70 -1200 -20 -900 -60 -420',
  ]
  return {
    drawing:
      rope(roots[0] ?? '', bark, 26) +
      rope(roots[1] ?? '', tint(bark, 0.1), 32) +
      rope(roots[2] ?? '', shade(bark, 0.1), 24) +
      rope(roots[3] ?? '', bark, 17) +
      line(
        'M-130 -70l-24 66M-130 -70l-4 70M-128 -70l20 60M10 -20l-26 20M10 -20l30 20M100 -186l-14 60M100 -186l18 64',
        bark,
        7,
      ),
    halfWidth: 150,
    height: 1500,
    place: 'air',
    grip: { kind: 'upright', at: [0, -500], scale: 1 },
  }
})

/** A walking stick of an old man; also a shepherd's. */
export const stick = prop({ states: ['broken'] }, ({ on, is }) => {
  const wood = on('#9a6a40')
  return {
    drawing: is('broken')
      ? line('M0 0Q-6 -160 4 -300', wood, 22) +
        place(line('M0 0V-240C0 -330 -110 -330 -104 -240', wood, 22), 120, -10, { turn: 66 })
      : line('M0 0Q-8 -300 2 -580C4 -690 -126 -690 -118 -590', wood, 24) +
        line('M-4 -40Q-10 -300 -2 -560', alpha(tint(wood, 0.5), 0.5), 5) +
        line('M-8 -210l-12 -12M6 -400l12 -12', shade(wood, 0.3), 9),
    halfWidth: 130,
    height: is('broken') ? 320 : 680,
    grip: { kind: 'upright', at: [0, -420], scale: 0.9 },
  }
})

/** A plank of a bridge, broken off. */
export const plank = prop({ states: ['cracked', 'broken'] }, ({ on, is, defs }) => {
  const wood = on('#a8744a')
  return {
    drawing:
      shape(
        'M-230 -50L-190 -60L-170 -44L190 -60L232 -48L220 -30L236 -8L-160 0L-214 -8L-200 -26Z',
        defs.verticalGradient(tint(wood, 0.24), wood, shade(wood, 0.26)),
      ) +
      line('M-150 -34H160M-120 -18H190M-40 -46H140', alpha(shade(wood, 0.5), 0.35), 4) +
      dots(
        [
          [-150, -46, 6],
          [-146, -12, 6],
          [176, -48, 6],
        ],
        shade(wood, 0.5),
      ) +
      (is('cracked') || is('broken') ? crack([-20, -54, 6, -36, -14, -24, 10, -4], wood, 7) : ''),
    halfWidth: 236,
    height: 62,
    grip: { kind: 'both', at: [0, -26], scale: 0.8 },
  }
})

/** Thorny; it is drawn out of paws. */
export const thorn = prop({}, ({ on, defs }) => ({
  drawing:
    shape(
      soft([0, 0, -26, -30, -22, -60, 0, -74, 22, -60, 26, -30]),
      defs.radialGradient(tint(on('#8a6a3c'), 0.3), on('#8a6a3c')),
    ) +
    line(
      'M0 -36L-46 -70M0 -36L46 -72M0 -36L-48 -14M0 -36L48 -12M0 -36L4 -92M0 -36L-14 6',
      shade(on('#8a6a3c'), 0.24),
      5,
    ),
  halfWidth: 48,
  height: 96,
  grip: { kind: 'both', at: [0, -30], scale: 0.7 },
}))

/** Small hoofprints in mud, one after the other; `full` of water. */
export const hoofprints = prop({ states: ['full', 'wet'] }, ({ on, is }) => {
  const mud = on('#6a4a38')
  const print = (x: number, y: number, k: number) =>
    [-1, 1]
      .map(
        side =>
          ellipse(x + side * 17 * k, y, 14 * k, 11 * k, mud, side * 14) +
          (is('full') || is('wet')
            ? ellipse(x + side * 16 * k, y + 1, 10 * k, 7 * k, on('#a8cbe0'), side * 14) +
              ellipse(x + side * 14 * k, y - 1, 4 * k, 2 * k, alpha('#ffffff', 0.8))
            : ''),
      )
      .join('')
  return {
    drawing:
      print(-230, -20, 1.1) + print(-120, -44, 1) + print(-6, -34, 0.96) + print(104, -66, 0.88) + print(200, -62, 0.8),
    halfWidth: 260,
    height: 84,
    place: 'scene',
    flat: true,
  }
})

/** Rings in dust, one above the other, that can be climbed. */
export const footholds = prop({}, ({ on }) => ({
  drawing:
    [0, 1, 2, 3, 4]
      .map(
        i =>
          ellipse(i % 2 ? 40 : -40, -40 - i * 110, 96 - i * 8, 26 - i * 2, alpha(on('#8f9ac0'), 0.7)) +
          ellipse(i % 2 ? 40 : -40, -34 - i * 110, 82 - i * 8, 19 - i * 2, on('#5f6a98')),
      )
      .join('') +
    circle(-140, -20, 9, alpha(on('#c8d0e8'), 0.8)) +
    circle(150, -210, 7, alpha(on('#c8d0e8'), 0.8)),
  halfWidth: 150,
  height: 540,
  seat: [-40, -40],
}))
