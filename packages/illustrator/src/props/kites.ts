import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, points } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { pierced, stitches } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Things that fly on a string, and the string. */

const tailOf = (tail: readonly Point[], colours: readonly [string, string], string: string) =>
  line(curve(tail), string, 4) +
  tail
    .slice(1)
    .map(([x, y], i) => {
      const colour = colours[i % 2] ?? ''
      return place(ellipse(-13, 0, 13, 7, colour, 20) + ellipse(13, 0, 13, 7, colour, -20), x, y)
    })
    .join('')

const HANGING_TAIL = points([0, 0, 34, 52, -8, 104, 26, 164, -4, 216])

const RESTING_TAIL = points([0, 0, 46, 26, 92, 12, 140, 34, 190, 24])

function kitePaper(tools: PropTools, tail: readonly Point[]): string {
  const { on, hue, is } = tools
  const paper = hue('#f2c12e')
  const second = tint(paper, 0.5)
  const sheet =
    shape('M0 -290L132 -150L0 0L-132 -150Z', paper) +
    shape('M0 -290L132 -150H0ZM0 0L-132 -150H0Z', second) +
    shape('M0 -186L34 -150L0 -112L-34 -150Z', shade(paper, 0.26)) +
    shape('M-32 -34L0 0L32 -34L0 -50Z', shade(paper, 0.2))
  return (
    tailOf(tail, [paper, second], on('#7a5a5c')) +
    (is('torn')
      ? pierced(
          tools,
          sheet,
          [
            4, -262, 40, -214, 8, -186, 36, -152, 4, -120, 26, -84, 0, -40, -16, -88, -4, -120, -26, -152, -6, -190,
            -20, -220,
          ],
        )
      : sheet) +
    line('M0 -290V0M-132 -150Q0 -214 132 -150', alpha(on('#6a4a3c'), 0.65), 5) +
    (is('mended')
      ? stitches(6, -240, 2, -40, on('#fffaf0'), 5) + box(-30, -110, 56, 44, alpha(on('#fffaf0'), 0.8), 4)
      : '')
  )
}

/** A paper kite. In the air its string ends at (0, 0), where a hand can hold it; `up` it is high, and `closed` or `torn` it leans without its string. */
export const kite = prop({ states: ['torn', 'mended', 'closed', 'lying', 'tangled', 'up'], coloured: true }, tools => {
  const { on, is } = tools
  if (is('lying'))
    return {
      drawing: `<g transform="scale(1 0.5)">${place(
        kitePaper(
          tools,
          RESTING_TAIL.map(([x, y]) => [-y, x]),
        ),
        -90,
        -70,
        { turn: 62 },
      )}</g>`,
      halfWidth: 230,
      height: 150,
      grip: { kind: 'both', at: [40, -70], scale: 0.9 },
    }
  if (is('closed') || is('torn'))
    return {
      drawing: place(kitePaper(tools, RESTING_TAIL), -20, -34, { turn: -12 }),
      halfWidth: 170,
      height: 330,
      grip: { kind: 'both', at: [-50, -170], scale: 0.9 },
    }
  if (is('up'))
    return {
      drawing:
        line('M0 0C150 -160 330 -420 420 -900', alpha(on('#8a6a58'), 0.8), 7) +
        place(kitePaper(tools, HANGING_TAIL), 384, -740, { turn: 14 }),
      halfWidth: 560,
      height: 1040,
      place: 'air',
      grip: { kind: 'upright', at: [0, 0], scale: 1.9, stalk: 500 },
    }
  const string = is('tangled')
    ? 'M0 0C60 -60 -60 -120 20 -180C90 -230 -20 -260 60 -300C130 -340 40 -380 130 -400C190 -420 120 -460 190 -500'
    : 'M0 0C60 -120 60 -330 190 -520'
  return {
    drawing:
      line(string, alpha(on('#fbf1dc'), 0.9), 4) + place(kitePaper(tools, HANGING_TAIL), 158, -392, { turn: 16 }),
    halfWidth: 310,
    height: 680,
    place: 'air',
    grip: { kind: 'upright', at: [0, 0], scale: 1 },
  }
})

/** The spool for kite string, held by its two handles. */
export const kiteReel = prop({ states: ['empty', 'full', 'tangled'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const thread = hue('#f2c12e')
  const wood = on('#b5793f')
  const loose = is('tangled')
    ? line('M40 -76C120 -90 70 -20 130 -30S90 10 160 -4S120 -60 70 -50S60 10 10 -4', thread, 5)
    : is('empty')
      ? ''
      : line('M46 -92C110 -110 120 -60 170 -120', thread, 4)
  return {
    drawing:
      loose +
      box(-150, -76, 300, 18, defs.verticalGradient(tint(wood, 0.3), wood, shade(wood, 0.2)), 9) +
      (is('empty')
        ? box(-60, -82, 120, 30, shade(wood, 0.1), 6)
        : box(-62, -116, 124, 98, defs.verticalGradient(tint(thread, 0.5), thread, shade(thread, 0.24)), 22) +
          line(
            'M-50 -112V-24M-30 -116V-20M-10 -116V-20M12 -116V-20M34 -116V-20M52 -112V-24',
            alpha(shade(thread, 0.4), 0.35),
            4,
          )) +
      ellipse(-66, -67, 18, 66, on('#d8503f')) +
      ellipse(-70, -67, 12, 52, tint(on('#d8503f'), 0.24)) +
      ellipse(66, -67, 18, 66, shade(on('#d8503f'), 0.16)),
    halfWidth: 156,
    height: 134,
    grip: { kind: 'both', at: [0, -64], scale: 0.8 },
  }
})

/** Kite string of three colours in a ball; `full` something small with a round eye is caught in it, and `open` it comes undone. */
export const stringTangle = prop({ states: ['full', 'empty', 'open'] }, ({ on, is }) => {
  const random = createRandom('tangle')
  const loops = (count: number) =>
    Array.from({ length: count }, () => {
      const turn = random.between(0, 180)
      const rx = random.between(44, 76)
      return `<ellipse cx="${n(random.between(-12, 12))}" cy="${n(-84 + random.between(-12, 12))}" rx="${n(rx)}" ry="${n(random.between(22, 64))}" transform="rotate(${n(turn)} 0 -84)"/>`
    }).join('')
  const strands = (colour: string, count: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="6">${loops(count)}</g>`
  const [pink, green, yellow] = [on('#e77fa0'), on('#6a9a4e'), on('#f2c12e')]
  const eye =
    circle(20, -98, 20, on('#f3e6cc')) +
    circle(23, -98, 14, on('#2e2430')) +
    circle(28, -104, 5, '#ffffff') +
    shape('M42 -92L76 -78L44 -72Z', on('#e8953c'))
  if (is('open'))
    return {
      drawing:
        line('M0 -250C40 -210 -60 -170 -10 -120S-150 -40 -60 0S-220 90 -130 150', pink, 6) +
        line('M0 -250C-50 -200 70 -160 20 -110S120 -20 40 30S150 110 60 190', green, 6) +
        line('M0 -250C20 -200 -30 -150 10 -90C60 -20 150 -90 110 -130S10 -60 90 10S240 20 190 90', yellow, 6) +
        `<ellipse cx="4" cy="-120" rx="46" ry="26" transform="rotate(30 4 -120)" fill="none" stroke="${yellow}" stroke-width="6"/>`,
      halfWidth: 160,
      height: 250,
      place: 'air',
      grip: { kind: 'hang', at: [0, -240], scale: 1 },
    }
  return {
    drawing:
      line('M0 -150C10 -190 -14 -220 0 -250', pink, 6) +
      line('M-40 -24C-60 -6 -90 -20 -110 0M40 -24C70 0 90 -14 120 -2', yellow, 6) +
      strands(green, 4) +
      strands(pink, 3) +
      (is('full') ? circle(0, -84, 58, on('#a5794f')) + circle(6, -74, 36, on('#d9b98c')) : '') +
      strands(pink, 4) +
      strands(yellow, 6) +
      strands(green, 3) +
      (is('full') ? eye + line('M-60 -130Q10 -130 70 -50M-70 -60Q0 -20 60 -130', yellow, 6) : ''),
    halfWidth: 120,
    height: 250,
    place: 'air',
    grip: { kind: 'hang', at: [0, -240], scale: 1 },
  }
})

/** An iron arrow on a tower, to show the wind. */
export const weathervane = prop({}, ({ on }) => {
  const iron = on('#62647c')
  return {
    drawing:
      box(-12, -620, 24, 620, iron, 8) +
      line('M-150 -300H150', iron, 18) +
      circle(-150, -300, 18, iron) +
      circle(150, -300, 18, iron) +
      circle(0, -300, 30, on('#767890')) +
      shape('M-230 -548H150V-580L290 -530L150 -480V-512H-230L-300 -460L-270 -530L-300 -600Z', on('#6c6e88')) +
      line('M-220 -540H180', alpha('#ffffff', 0.2), 8) +
      circle(0, -640, 24, on('#c9a14a')),
    halfWidth: 300,
    height: 664,
    seat: [0, -560],
  }
})

/** A bunch of three. The strings end at (0, 0). */
export const balloon = prop({ coloured: true }, ({ on, hue, defs }) => {
  const one = (x: number, y: number, colour: string, rx = 92) =>
    shape(
      `M${n(x)} ${n(y + rx * 1.24)}C${n(x - rx * 1.3)} ${n(y + rx * 0.3)} ${n(x - rx)} ${n(y - rx * 1.1)} ${n(x)} ${n(y - rx * 1.1)}C${n(x + rx)} ${n(y - rx * 1.1)} ${n(x + rx * 1.3)} ${n(y + rx * 0.3)} ${n(x)} ${n(y + rx * 1.24)}Z`,
      defs.radialGradient(tint(colour, 0.34), colour, shade(colour, 0.1)),
    ) +
    shape(
      `M${n(x - 12)} ${n(y + rx * 1.36)}L${n(x)} ${n(y + rx * 1.2)}L${n(x + 12)} ${n(y + rx * 1.36)}Z`,
      shade(colour, 0.14),
    ) +
    ellipse(x - rx * 0.36, y - rx * 0.48, rx * 0.16, rx * 0.3, alpha('#ffffff', 0.6), 24)
  return {
    drawing:
      line('M-96 -380Q-40 -200 0 0M96 -400Q40 -200 0 0M0 -460Q-10 -240 0 0', on('#7a6a70'), 4) +
      one(-104, -500, hue('#f4b942')) +
      one(106, -520, tint(hue('#4fa09c'), 0.2)) +
      one(0, -600, hue('#e4574f'), 100),
    halfWidth: 200,
    height: 710,
    place: 'air',
    grip: { kind: 'upright', at: [0, -6], scale: 1 },
  }
})

export const scissors = prop({ states: ['open'], coloured: true }, ({ on, hue, is }) => {
  const steel = on('#b8c4ce')
  const handle = `<ellipse cx="-24" cy="42" rx="21" ry="28" fill="none" stroke="${hue('#d8503f')}" stroke-width="12"/>`
  const blade = (mirrored: boolean) =>
    place(shape('M-7 0L-3 -130L10 -120L9 0Z', mirrored ? shade(steel, 0.2) : steel) + handle, 0, -80, {
      turn: (mirrored ? -1 : 1) * (is('open') ? 24 : 5),
      mirrored,
    })
  return {
    drawing: blade(true) + blade(false) + circle(0, -80, 8, on('#6a7480')),
    halfWidth: is('open') ? 76 : 56,
    height: 212,
    grip: { kind: 'upright', at: [0, -34], scale: 0.8 },
  }
})
