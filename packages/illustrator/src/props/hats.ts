import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, round, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** What is worn on the head, on the nose and at the wrist. */

/** A soft hat with a brim. `full`, it is a nest for a speckled egg. */
export const hat = prop({ states: ['upside-down', 'full'], coloured: true }, tools => {
  const { hue, is, on } = tools
  const felt = hue('#4a7fc0')
  return {
    drawing:
      is('upside-down') || is('full')
        ? shape('M-86 -84C-90 -30 -60 -2 0 0C60 -2 90 -30 86 -84Z', round(tools, felt)) +
          line('M-84 -66Q0 -40 84 -66', shade(felt, 0.34), 18) +
          ellipse(0, -88, 150, 30, felt) +
          ellipse(0, -90, 88, 17, shade(felt, 0.5)) +
          (is('full')
            ? shape(
                'M-50 -86C-52 -130 -34 -184 0 -184C34 -184 52 -130 50 -86Q0 -72 -50 -86Z',
                round(tools, on('#c8e2dc')),
              ) +
              dots(
                [
                  [-22, -112, 7],
                  [12, -100, 6],
                  [22, -140, 7],
                  [-8, -152, 6],
                  [-30, -136, 5],
                ],
                on('#6f9fa4'),
              ) +
              shape('M-86 -84Q0 -58 86 -84L88 -76Q0 -48 -88 -76Z', felt)
            : '')
        : ellipse(0, -22, 150, 24, shade(felt, 0.14)) +
          shape(
            'M-86 -30C-90 -96 -60 -126 -10 -118Q4 -108 18 -120C66 -124 90 -92 86 -30Q0 -10 -86 -30Z',
            round(tools, felt),
          ) +
          shape('M-86 -52Q0 -30 86 -52V-28Q0 -8 -86 -28Z', shade(felt, 0.36)) +
          circle(64, -36, 11, on('#f2c14a')),
    halfWidth: 150,
    height: 120,
    grip: { kind: 'both', at: [0, -30], scale: 0.8 },
  }
})

export const strawHat = prop({ coloured: true }, tools => {
  const { hue, on } = tools
  const straw = hue('#e3bf74')
  const weave = line(
    'M-150 -20Q0 8 150 -20M-130 -12Q0 12 130 -12M-80 -70Q0 -48 80 -70M-72 -92Q0 -72 72 -92',
    alpha(shade(straw, 0.34), 0.45),
    4,
  )
  return {
    drawing:
      ellipse(0, -20, 176, 26, shade(straw, 0.12)) +
      ellipse(0, -24, 172, 24, straw) +
      shape('M-82 -30C-84 -100 -50 -124 0 -124C50 -124 84 -100 82 -30Q0 -12 -82 -30Z', round(tools, straw)) +
      weave +
      shape('M-83 -52Q0 -30 83 -52V-30Q0 -12 -83 -30Z', on('#d8503f')),
    halfWidth: 176,
    height: 126,
    grip: { kind: 'both', at: [0, -30], scale: 0.7 },
  }
})

/** A wound turban, taken off. */
export const turban = prop({ coloured: true }, tools => {
  const cloth = tools.hue('#fbf1e2')
  const fold = alpha(shade(cloth, 0.4), 0.4)
  return {
    drawing:
      shape('M36 -112C48 -168 96 -186 136 -160C112 -146 96 -126 84 -98Z', shade(cloth, 0.1)) +
      line('M60 -116Q82 -150 118 -160', fold, 5) +
      shape(
        soft([-118, -30, -112, -84, -60, -124, 0, -134, 62, -124, 112, -84, 118, -30, 60, -4, 0, 2, -60, -4]),
        lit(tools, cloth),
      ) +
      shape('M-118 -34C-60 -8 40 -26 114 -82L106 -100C30 -58 -60 -50 -116 -66Z', tint(cloth, 0.3)) +
      shape('M-112 -82C-60 -66 20 -76 92 -108L68 -122C10 -94 -60 -90 -102 -96Z', tint(cloth, 0.3)) +
      shape('M119 -34C84 -10 30 -6 -14 -36L8 -60C40 -40 84 -40 117 -64Z', shade(cloth, 0.12)) +
      line('M-116 -48Q-20 -26 108 -90M-108 -88Q-20 -70 80 -116M116 -48Q50 -20 -4 -48', fold, 4),
    halfWidth: 128,
    height: 172,
    grip: { kind: 'both', at: [0, -24], scale: 0.8 },
  }
})

/** A cap with a peak. */
export const cap = prop({ coloured: true }, tools => {
  const cloth = tools.hue('#4a7fc0')
  return {
    drawing:
      shape('M60 -30C110 -36 150 -22 160 -4C130 4 80 -6 40 -6Z', shade(cloth, 0.2)) +
      shape('M-92 -8C-100 -90 -50 -118 -4 -118C50 -118 92 -84 90 -14Q0 8 -92 -8Z', round(tools, cloth)) +
      line('M-4 -118Q-30 -60 -28 -2M-4 -118Q36 -60 38 -2', alpha(shade(cloth, 0.5), 0.4), 5) +
      circle(-4, -118, 11, shade(cloth, 0.14)),
    halfWidth: 160,
    height: 130,
    grip: { kind: 'both', at: [0, -30], scale: 0.7 },
  }
})

export const crown = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const gold = hue('#f4c24a')
  return {
    drawing:
      shape(
        'M-70 -16L-84 -110Q-56 -90 -42 -78Q-24 -104 0 -128Q24 -104 42 -78Q56 -90 84 -110L70 -16Q0 2 -70 -16Z',
        sheen(tools, gold),
      ) +
      line('M-69 -24Q0 -6 69 -24', shade(gold, 0.3), 8) +
      circle(0, -56, 13, on('#d8405a')) +
      circle(-39, -52, 9, on('#3f9a97')) +
      circle(39, -52, 9, on('#3f9a97')) +
      dots(
        [
          [-84, -112, 9],
          [84, -112, 9],
          [0, -131, 10],
          [-4, -60, 4],
        ],
        '#fff6dc',
      ),
    halfWidth: 92,
    height: 142,
    grip: { kind: 'both', at: [0, -26], scale: 1 },
  }
})

export const spectacles = prop({ states: ['broken', 'cracked'], scale: 0.66 }, ({ on, is }) => {
  const rim = on('#5a3f34')
  const lens = (x: number) =>
    ellipse(x, -36, 38, 34, alpha(on('#d8ecf2'), 0.55)) +
    `<ellipse cx="${x}" cy="-36" rx="38" ry="34" fill="none" stroke="${rim}" stroke-width="8"/>` +
    line(`M${x - 20} -44q6 -14 18 -16`, alpha('#ffffff', 0.9), 6)
  return {
    drawing:
      line('M-80 -46Q-110 -70 -124 -48M80 -46Q110 -70 124 -48', rim, 7) +
      lens(-46) +
      lens(46) +
      line('M-10 -42Q0 -54 10 -42', rim, 8) +
      (is('broken') || is('cracked') ? crack([28, -64, 44, -44, 36, -30, 60, -12], on('#6a7a88'), 3.5) : ''),
    halfWidth: 126,
    height: 74,
    grip: { kind: 'both', at: [0, -34], scale: 0.9 },
  }
})

export const watch = prop({ scale: 0.7 }, ({ on }) => ({
  drawing:
    box(-24, -150, 48, 150, on('#7a4a34'), 10) +
    circle(0, -76, 44, on('#d9a13a')) +
    circle(0, -76, 35, on('#fffaf0')) +
    line('M0 -76V-100M0 -76L16 -70', on('#3a3340'), 5) +
    dots(
      [
        [0, -104, 3],
        [28, -76, 3],
        [0, -48, 3],
        [-28, -76, 3],
      ],
      on('#3a3340'),
    ) +
    box(42, -82, 11, 13, on('#d9a13a'), 3),
  halfWidth: 54,
  height: 150,
  grip: { kind: 'both', at: [0, -60], scale: 1 },
}))

/** A button with four holes, larger than life. */
export const button = prop({ coloured: true }, ({ hue, defs }) => {
  const colour = hue('#d8607a')
  return {
    drawing:
      circle(0, -34, 34, shade(colour, 0.2)) +
      circle(0, -36, 33, defs.verticalGradient(tint(colour, 0.3), colour)) +
      circle(0, -36, 22, shade(colour, 0.08)) +
      dots(
        [
          [-8, -44, 5],
          [8, -44, 5],
          [-8, -28, 5],
          [8, -28, 5],
        ],
        shade(colour, 0.6),
      ),
    halfWidth: 34,
    height: 68,
    grip: { kind: 'both', at: [0, -20], scale: 0.8 },
  }
})

/** Tied in a bow. */
export const ribbon = prop({ coloured: true }, ({ hue }) => {
  const silk = hue('#d8404f')
  return {
    drawing:
      shape(
        'M-8 -70C-40 -40 -60 -30 -84 0L-56 -6L-44 8C-30 -20 -10 -40 4 -66ZM8 -70C40 -40 60 -30 84 0L56 -6L44 8C30 -20 10 -40 -4 -66Z',
        shade(silk, 0.14),
      ) +
      shape('M0 -74C-30 -120 -90 -130 -104 -100C-112 -70 -60 -56 0 -70Z', silk) +
      shape('M0 -74C30 -120 90 -130 104 -100C112 -70 60 -56 0 -70Z', silk) +
      shape(
        'M-20 -76C-44 -98 -76 -104 -84 -92C-84 -78 -50 -72 -20 -76ZM20 -76C44 -98 76 -104 84 -92C84 -78 50 -72 20 -76Z',
        shade(silk, 0.24),
      ) +
      ellipse(0, -73, 18, 16, tint(silk, 0.16)),
    halfWidth: 108,
    height: 124,
    grip: { kind: 'both', at: [0, -50], scale: 0.7 },
  }
})

/** A knitted cap with a bobble and flaps for the ears. */
export const woollenCap = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const wool = hue('#d8483f')
  const cream = on('#fff0d4')
  const gold = on('#f2bd48')
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const share = (i - 5) / 5
    const bow = 1 - share * share
    return `M${share * 112} ${-66 + bow * 24}V${-22 + bow * 24}`
  }).join('')
  const flap = (side: 1 | -1) =>
    shape(
      `M${side * 116} -56C${side * 122} -8 ${side * 112} 34 ${side * 84} 40C${side * 58} 34 ${side * 52} 0 ${side * 54} -30Z`,
      round(tools, shade(wool, 0.1)),
    ) +
    line(`M${side * 84} 40V74`, cream, 9) +
    shape(`M${side * 84 - 13} 72H${side * 84 + 13}L${side * 84 + 19} 110H${side * 84 - 19}Z`, gold)
  const cap =
    flap(-1) +
    flap(1) +
    shape('M-116 -54C-122 -150 -64 -204 0 -204C64 -204 122 -150 116 -54Q0 -4 -116 -54Z', round(tools, wool)) +
    line('M-108 -116l22 -22l22 24l21 -24l22 24l21 -24l22 24l21 -24l22 24l22 -24l20 22', cream, 10) +
    line('M-94 -150Q0 -126 94 -150', gold, 10) +
    dots(
      [-76, -38, 0, 38, 76].map(x => [x, -82 + 12 * (1 - (x / 76) ** 2), 8] as const),
      gold,
    ) +
    shape('M-122 -70Q0 -20 122 -70V-26Q0 28 -122 -26Z', round(tools, cream)) +
    line(ribs, alpha(shade(cream, 0.4), 0.4), 6) +
    circle(0, -222, 44, round(tools, cream)) +
    line(
      'M-30 -236l18 8M-12 -256l8 18M14 -254l-4 18M30 -234l-18 8M-26 -206l18 -8M26 -206l-18 -6M0 -196v-16',
      alpha(shade(cream, 0.4), 0.4),
      5,
    )
  return {
    drawing: place(cap, 0, -112),
    halfWidth: 124,
    height: 378,
    grip: { kind: 'both', at: [0, -150], scale: 0.74 },
  }
})
