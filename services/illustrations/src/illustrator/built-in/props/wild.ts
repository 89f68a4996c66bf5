import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow, n } from '../canvas/path.ts'
import { createRandom } from '../canvas/random.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, pierced, rope, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** What one finds under trees and in them. */

export const feather = prop({ states: ['broken', 'dark', 'half'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const vane = hue('#f4efe4')
  const barbs = Array.from(
    { length: 11 },
    (_, i) => `M0 ${-46 - i * 18}q-22 -4 -34 -24M0 ${-46 - i * 18}q22 -4 34 -24`,
  ).join('')
  const outline = 'M0 -26C-50 -70 -62 -170 -20 -264C-8 -284 10 -286 22 -268C62 -180 48 -70 0 -26Z'
  const whole =
    shape(outline, vane) +
    shape('M0 -30C30 -80 40 -180 14 -274C58 -190 50 -76 0 -30Z', shade(vane, 0.14)) +
    tools.defs.clip(outline, line(barbs, alpha(shade(vane, 0.5), 0.22), 4))
  const plume = is('half')
    ? tools.defs.clip('M-80 20V-160H80V20Z', whole) +
      place(place(tools.defs.clip('M-80 -158V-300H80V-158Z', whole), -4, 158), 4, -156, { turn: 148 })
    : whole
  return {
    drawing: place(
      pierced(tools, pierced(tools, plume, [-70, -152, -22, -140, -70, -122]), [70, -196, 22, -176, 70, -164]) +
        line(is('half') ? 'M-4 8Q4 -80 4 -158L54 -84' : 'M-4 8Q8 -110 4 -264', on('#fbf1dc'), 6) +
        shape(
          is('dark') ? 'M-8 10L-4 -34L6 -34L4 10Z' : 'M-8 12L-4 -20L6 -20Z',
          is('dark') ? on('#2c2c54') : on('#fbf1dc'),
        ) +
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

const EGG_STATES = ['cracked', 'open', 'full', 'broken', 'wrapped'] as const

/**
 * Speckled; `cracked` it is about to hatch, `open` the halves of its shell are empty, `full` a bird looks out, `wrapped` it
 * lies in a scarf.
 */
export const egg = prop({ states: EGG_STATES, coloured: true, scale: 0.84 }, tools => {
  const { on, hue, is } = tools
  const coat = hue('#c8e2dc')
  const spots = on('#6f9fa4')
  const lower =
    shape('M-60 -66L-40 -82L-22 -62L0 -84L22 -62L42 -80L60 -66C64 -30 46 0 0 0C-46 0 -64 -30 -60 -66Z', coat) +
    dots(
      SPOTS.filter(([, y]) => y > -60),
      spots,
    )
  const upper =
    shape('M-56 0L-38 -16L-20 2L0 -16L22 2L40 -14L56 0C50 -50 26 -72 0 -74C-26 -72 -50 -46 -56 0Z', shade(coat, 0.06)) +
    dots(
      [
        [-14, -34, 7],
        [16, -46, 6],
        [24, -22, 5],
      ],
      spots,
    )
  const face =
    line('M-10 -132q-6 -20 4 -28M2 -134q4 -18 16 -22', on('#c8843c'), 6) +
    circle(0, -92, 46, on('#e8b45a')) +
    circle(-16, -98, 10, on('#fffaf0')) +
    circle(18, -98, 10, on('#fffaf0')) +
    circle(-15, -97, 5.5, on('#2e2430')) +
    circle(19, -97, 5.5, on('#2e2430')) +
    shape('M-12 -84L0 -66L13 -84Q0 -92 -12 -84Z', on('#e8743c'))
  if (is('full'))
    return {
      drawing: face + lower + place(upper, 2, -122, { turn: 9, scale: 0.86 }),
      halfWidth: 64,
      height: 188,
      grip: { kind: 'both', at: [0, -30], scale: 0.9 },
    }
  if (is('open') || is('broken'))
    return {
      drawing: ellipse(0, -68, 56, 12, shade(coat, 0.34)) + lower + place(upper, 98, -58, { turn: 96, scale: 0.9 }),
      halfWidth: 164,
      height: 112,
      grip: { kind: 'both', at: [0, -30], scale: 0.8 },
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
    grip: { kind: 'both', at: [0, -30], scale: 1 },
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
      rope(roots[0] ?? '', bark, 44) +
      rope(roots[1] ?? '', tint(bark, 0.1), 56) +
      rope(roots[2] ?? '', shade(bark, 0.1), 40) +
      rope(roots[3] ?? '', bark, 30) +
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
export const stick = prop({ states: ['broken'] }, tools => {
  const { on, is, defs } = tools
  const wood = on('#9a6a40')
  const whole =
    line('M0 0Q-8 -300 2 -580C4 -690 -126 -690 -118 -590', wood, 24) +
    line('M-4 -40Q-10 -300 -2 -560', alpha(tint(wood, 0.5), 0.5), 5) +
    line('M-8 -210l-12 -12M6 -400l12 -12', shade(wood, 0.3), 9)
  const lower = defs.clip('M-200 40V-300L-14 -310L-4 -280L8 -320L100 -300V40Z', whole)
  const upper = defs.clip('M-200 -300L-14 -310L-4 -280L8 -320L100 -300V-800H-200Z', whole)
  return {
    drawing: is('broken') ? place(lower, -120, -14, { turn: 78 }) + place(upper, -330, 96, { turn: 66 }) : whole,
    halfWidth: is('broken') ? 300 : 130,
    height: is('broken') ? 260 : 680,
    grip: { kind: 'hang', at: is('broken') ? [0, -60] : [0, -560], scale: 0.9 },
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

/** On a bit of twig. */
export const thorn = prop({}, ({ on, defs }) => {
  const wood = on('#8a6a3c')
  return {
    drawing:
      line('M-60 -8Q0 -20 60 -6', wood, 12) +
      shape(
        'M-14 -14C-8 -46 6 -80 34 -122C26 -80 18 -46 14 -12Z',
        defs.horizontalGradient(tint(wood, 0.4), wood, shade(wood, 0.3)),
      ) +
      shape('M-52 -14C-58 -30 -66 -40 -80 -48C-64 -48 -46 -38 -38 -18Z', shade(wood, 0.1)),
    halfWidth: 80,
    height: 126,
    grip: { kind: 'both', at: [0, -30], scale: 0.6 },
  }
})
