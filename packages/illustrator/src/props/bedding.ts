import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, pierced, round, stitches } from './materials.ts'
import { prop } from './prop.ts'

/** Soft things, and an umbrella. */

/** Folded quilts; `open` one is spread on the ground. */
export const blanket = prop({ states: ['open', 'rolled', 'torn', 'mended'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const a = hue('#5f9aa8')
  const b = on('#f2c46a')
  const red = on('#d8705e')
  const cream = on('#fbecd0')
  if (is('open') || is('torn') || is('mended'))
    return {
      drawing:
        shape('M-300 0L-200 -120H210L300 0Q0 18 -300 0Z', lit(tools, a)) +
        line('M-270 -12L-184 -112M270 -12L194 -112M-280 -16H280M-214 -106H214', b, 9) +
        [-150, -50, 50, 150]
          .map((x, i) => shape(`M${x} -84L${x + 30} -62L${x} -42L${x - 30} -62Z`, i % 2 ? red : b))
          .join('') +
        (is('torn') ? shape('M120 -40L150 -66L146 -36L180 -30L140 -18Z', on('#4a3a3c')) : '') +
        (is('mended') ? stitches(116, -56, 176, -24, cream, 6) : ''),
      halfWidth: 300,
      height: 122,
      seat: [0, -60],
    }
  if (is('rolled'))
    return {
      drawing:
        box(-170, -100, 340, 100, lit(tools, a), 50) +
        line('M-110 -100V0M-70 -100V0M70 -100V0M110 -100V0', b, 8) +
        circle(150, -50, 48, tint(a, 0.2)) +
        line('M150 -50m-30 0a30 30 0 1 1 30 30a20 20 0 1 1 -16 -34', shade(a, 0.3), 6) +
        line('M-30 -104V4M30 -104V4', on('#8a5a3c'), 9),
      halfWidth: 198,
      height: 104,
      grip: { kind: 'both', at: [0, -44], scale: 0.7 },
    }
  const fold = (y: number, colour: string, w: number) =>
    shape(
      `M${-w} ${y}C${-w - 24} ${y - 10} ${-w - 24} ${y - 50} ${-w} ${y - 58}H${w}C${w + 16} ${y - 50} ${w + 16} ${y - 8} ${w} ${y}Z`,
      lit(tools, colour),
    )
  return {
    drawing:
      fold(0, a, 132) +
      line('M-124 -14H128', alpha(tint(a, 0.6), 0.6), 7) +
      line('M-100 -38h16M-64 -38h16M-28 -38h16M8 -38h16M44 -38h16M80 -38h16', cream, 8) +
      fold(-56, b, 126) +
      dots(
        [-90, -54, -18, 18, 54, 90].map(x => [x, -84, 8] as const),
        on('#d8605a'),
      ) +
      fold(-112, red, 122) +
      line('M-110 -142q18 -14 36 0t36 0t36 0t36 0t36 0t30 0', cream, 7),
    halfWidth: 150,
    height: 172,
    grip: { kind: 'both', at: [0, -70], scale: 0.92 },
  }
})

export const pillow = prop({ coloured: true }, tools => {
  const { hue, on } = tools
  const cloth = hue('#fbf1e2')
  return {
    drawing:
      shape(
        soft([
          -190, -14, -178, -76, -192, -140, -96, -150, 0, -156, 96, -150, 192, -140, 178, -76, 190, -14, 96, -2, 0, 2,
          -96, -2,
        ]),
        lit(tools, cloth),
      ) +
      line('M-166 -30Q-140 -76 -164 -122M166 -30Q140 -76 164 -122', alpha(shade(cloth, 0.3), 0.4), 6) +
      line('M-120 -20Q0 -2 120 -20', alpha(shade(cloth, 0.3), 0.3), 7) +
      dots(
        [
          [-76, -100, 9],
          [0, -66, 9],
          [76, -102, 9],
          [-38, -48, 7],
          [46, -46, 7],
          [8, -124, 7],
        ],
        on('#e79aa8'),
      ),
    halfWidth: 192,
    height: 156,
    grip: { kind: 'both', at: [0, -60], scale: 0.9 },
    seat: [0, -130],
  }
})

/** Black and round, of the kind that grandfathers have. */
export const umbrella = prop({ states: ['open', 'closed', 'upside-down', 'torn', 'mended'], coloured: true }, tools => {
  const { hue, on, is, defs } = tools
  const cloth = hue('#4c4668')
  const cane = on('#b5793f')
  if (is('closed'))
    return {
      drawing:
        shape('M-30 -470Q0 -520 30 -470L22 -120Q0 -90 -22 -120Z', round(tools, cloth)) +
        line('M0 -510V-560M-16 -440L-10 -140M12 -450L8 -140', alpha(shade(cloth, 0.5), 0.6), 7) +
        line('M0 -130V-30C0 10 -56 10 -52 -30', cane, 14),
      halfWidth: 56,
      height: 560,
      grip: { kind: 'hang', at: [-20, -10], scale: 0.7 },
    }
  const panels =
    shape(
      'M-330 -380C-320 -590 -140 -680 0 -680C140 -680 320 -590 330 -380Q250 -430 170 -384Q86 -430 0 -384Q-86 -430 -170 -384Q-250 -430 -330 -380Z',
      defs.verticalGradient(tint(cloth, 0.24), cloth, shade(cloth, 0.1)),
    ) + line('M0 -680Q-150 -560 -170 -384M0 -680Q150 -560 170 -384M0 -680V-384', alpha(tint(cloth, 0.5), 0.35), 5)
  const dome =
    line('M0 -680V-720', cane, 10) +
    (is('torn')
      ? pierced(
          tools,
          panels,
          [86, -640, 130, -540, 108, -500, 140, -450, 190, -380, 210, -400, 164, -480, 176, -560, 130, -600],
        )
      : panels) +
    (is('mended')
      ? box(90, -600, 70, 70, on('#c8504a'), 6) +
        stitches(90, -602, 160, -602, on('#fff2d8'), 5) +
        stitches(90, -528, 160, -528, on('#fff2d8'), 5)
      : '')
  const whole = line('M0 -400V-40C0 16 -80 16 -76 -40', cane, 15) + dome
  return is('upside-down')
    ? {
        drawing: place(whole, 0, -720, { turn: 180 }),
        halfWidth: 330,
        height: 724,
        grip: { kind: 'upright', at: [0, -620], scale: 0.9 },
      }
    : {
        drawing: whole,
        halfWidth: 330,
        height: 724,
        place: 'air',
        grip: { kind: 'upright', at: [0, -120], scale: 0.9 },
      }
})

/** Half of the arch of a ring at x, from 0 at its ends to 1 in the middle. */
const arch = (x: number): number => Math.sqrt(Math.max(0, 1 - (x / 700) ** 2))

/** A blanket twisted into a ring with a hollow in the middle, in which somebody can curl up. */
export const blanketNest = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const a = hue('#5f9aa8')
  const cloths = [a, tint(a, 0.16), a, on('#f2c46a'), shade(a, 0.1), a, on('#d8705e')]
  /** Slanting turns of the cloth between two edges. */
  const twist = (top: (x: number) => number, foot: (x: number) => number, slant: number): string =>
    Array.from({ length: 15 }, (_, i) => {
      const [x, to] = [-700 + i * 93, -700 + (i + 1) * 93 + 8]
      const cloth = cloths[i % cloths.length] ?? a
      const clamp = (at: number) => Math.max(-716, Math.min(716, at))
      const [low, high] = [clamp(x - slant), clamp(to - slant)]
      const [t0, t1, f0, f1] = [top(x), top(to), foot(low), foot(high)]
      const middle = (t1 + f1) / 2
      const seam = `M${n(to)} ${n(t1)}C${n(to + 30)} ${n(middle)} ${n(high - 30)} ${n(middle)} ${n(high)} ${n(f1)}`
      return (
        shape(
          `M${n(x)} ${n(t0)}Q${n((x + to) / 2)} ${n(Math.min(t0, t1) - 34)} ${n(to)} ${n(t1)}C${n(to + 30)} ${n(middle)} ${n(high - 30)} ${n(middle)} ${n(high)} ${n(f1)}Q${n((low + high) / 2)} ${n(Math.max(f0, f1) + 30)} ${n(low)} ${n(f0)}C${n(low - 30)} ${n(middle)} ${n(x + 30)} ${n(middle)} ${n(x)} ${n(t0)}Z`,
          cloth,
        ) + line(seam, alpha(shade(cloth, 0.6), 0.36), 8)
      )
    }).join('')
  const inner = 'M-640 -250C-540 -350 540 -350 640 -250C560 -60 -560 -60 -640 -250Z'
  return {
    drawing:
      twist(
        x => -290 - 200 * arch(x),
        x => -220 - 60 * arch(x),
        -90,
      ) + shape(inner, shade(a, 0.46)),
    front:
      ellipse(-664, -226, 66, 92, a) +
      ellipse(664, -226, 66, 92, a) +
      twist(
        x => -290 + 140 * arch(x),
        x => -160 + 160 * arch(x),
        90,
      ),
    halfWidth: 720,
    height: 500,
    seat: [0, -140],
  }
})
