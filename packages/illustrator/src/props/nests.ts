import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow, n } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Eggs and nests. */

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

/** The two halves of a shell. */
function shellOf(coat: string, spots: string) {
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
  return { lower, upper }
}

/** A bird that looks out of its cracked shell and sings, with a piece of the shell on its head. */
function hatching(tools: PropTools, coat: string, spots: string): string {
  const { on } = tools
  const { lower, upper } = shellOf(coat, spots)
  const down = on('#e8b45a')
  return (
    circle(0, -94, 50, down) +
    line('M-44 -70q-8 10 -4 20M44 -70q8 10 4 20', shade(down, 0.14), 6) +
    circle(-20, -102, 12, on('#fffaf0')) +
    circle(20, -102, 12, on('#fffaf0')) +
    circle(-19, -101, 7, on('#2e2430')) +
    circle(21, -101, 7, on('#2e2430')) +
    circle(-21, -104, 2.4, '#ffffff') +
    circle(19, -104, 2.4, '#ffffff') +
    shape('M-18 -86Q0 -100 18 -86L0 -56Z', on('#e8743c')) +
    shape('M-10 -84Q0 -90 10 -84L0 -64Z', on('#8f3a34')) +
    lower +
    place(upper, 4, -128, { turn: 11, scale: 0.86 })
  )
}

const EGG_STATES = ['cracked', 'open', 'full', 'broken', 'wrapped'] as const

/**
 * Speckled; `cracked` it is about to hatch, `open` the halves of its shell are empty, `full` a bird looks out, `wrapped` it
 * lies in a scarf.
 */
export const egg = prop({ states: EGG_STATES, coloured: true, scale: 0.84 }, tools => {
  const { on, hue, is } = tools
  const coat = hue('#c8e2dc')
  const spots = on('#6f9fa4')
  const { lower, upper } = shellOf(coat, spots)
  if (is('full'))
    return {
      drawing: hatching(tools, coat, spots),
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
            on('#5f7fc4'),
          ) +
          line('M-70 -40Q-10 -14 70 -44M-58 -14Q0 8 60 -16', on('#f2d27a'), 8) +
          shape('M60 -20C90 10 96 60 84 96L56 88C62 60 54 30 40 6Z', on('#4f6cb0'))
        : ''),
    halfWidth: 60,
    height: 154,
    grip: { kind: 'both', at: [0, -30], scale: 1 },
  }
})

/** `full` of eggs unless `empty`; `cracked`, a bird looks out of the only one. */
export const nest = prop({ states: ['empty', 'full', 'glowing', 'cracked'] }, tools => {
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
      (is('cracked')
        ? place(hatching(tools, on('#c8e2dc'), on('#6f9fa4')), 0, -44, { scale: 0.86 })
        : is('empty')
          ? ''
          : eggs) +
      shape('M-150 -84Q0 -40 150 -84C140 -20 80 2 0 2C-80 2 -140 -20 -150 -84Z', round(tools, twig)) +
      line(twigs(15), shade(twig, 0.3), 6) +
      line(twigs(16), tint(twig, 0.3), 6) +
      line(flow([-152, -84, -70, -60, 0, -56, 70, -60, 152, -84]), tint(twig, 0.2), 12),
    halfWidth: 172,
    height: is('empty') ? 120 : is('cracked') ? 210 : 150,
    grip: { kind: 'both', at: [0, -30], scale: 0.68 },
    seat: [0, -70],
    ...(is('glowing') ? { light: { at: [0, -90] as const, r: 300 } } : {}),
  }
})
