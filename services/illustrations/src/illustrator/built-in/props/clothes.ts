import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, round, sheen, stitches } from './materials.ts'
import { prop } from './prop.ts'

/** Things that are worn or carried. */

export const spectacles = prop({ states: ['broken', 'cracked'] }, ({ on, is }) => {
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

/** A soft hat with a brim. */
/** `full` and upside down, it is a nest for a speckled egg. */
export const hat = prop({ states: ['upside-down', 'full'], coloured: true }, tools => {
  const { hue, is, on } = tools
  const felt = hue('#4a7fc0')
  return {
    drawing: is('upside-down')
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
  return {
    drawing:
      shape(
        soft([-112, -24, -116, -70, -70, -116, 0, -128, 72, -114, 114, -70, 110, -24, 50, 0, -50, 0]),
        lit(tools, cloth),
      ) +
      line(
        'M-108 -40Q-20 -110 84 -108M-110 -66Q-30 -124 40 -124M-84 -16Q20 -90 112 -70M-30 0Q60 -40 112 -34M108 -50Q0 -110 -92 -96',
        alpha(shade(cloth, 0.4), 0.4),
        6,
      ) +
      shape('M70 -20C120 -10 130 20 170 -10C160 -44 120 -40 92 -44Z', shade(cloth, 0.14)),
    halfWidth: 140,
    height: 130,
    grip: { kind: 'both', at: [0, -40], scale: 0.8 },
  }
})

/** A pair of slippers at a door. */
export const slippers = prop({ coloured: true }, ({ hue, on }) => {
  const strap = hue('#d8503f')
  const one = (x: number, turn: number) =>
    place(
      shape(soft([-32, -10, -30, -70, -14, -110, 16, -112, 32, -74, 32, -12, 0, 8]), on('#8a5a3c')) +
        shape(soft([-25, -14, -23, -70, -10, -102, 12, -104, 25, -72, 25, -14, 0, 0]), on('#c99a64')) +
        line('M-28 -54Q-4 -62 2 -92Q8 -62 30 -54', strap, 12) +
        circle(2, -88, 7, shade(strap, 0.2)),
      x,
      0,
      { turn },
    )
  return {
    drawing: `<g transform="scale(1 0.62)">${one(-42, -8) + one(42, 6)}</g>`,
    halfWidth: 80,
    height: 76,
    grip: { kind: 'both', at: [0, -30], scale: 1 },
  }
})

/** A red cape or a towel that has been one; `up` it hangs on a hook, else it is folded. */
export const cape = prop({ states: ['up', 'torn', 'mended'], coloured: true }, tools => {
  const { hue, on, is, defs } = tools
  const cloth = hue('#d8404a')
  if (!is('up'))
    return {
      drawing:
        shape(soft([-112, -6, -118, -44, -60, -66, 40, -64, 116, -50, 116, -8, 0, 2]), lit(tools, cloth)) +
        line('M-110 -28Q0 -14 114 -30M-100 -46Q0 -32 108 -48', alpha(shade(cloth, 0.5), 0.4), 6) +
        line('M90 -2l4 14M104 -4l6 14M76 0l2 12', tint(cloth, 0.4), 5),
      halfWidth: 118,
      height: 70,
      grip: { kind: 'both', at: [0, -30], scale: 1 },
    }
  return {
    drawing:
      line('M0 -452V-486', on('#8a6a4a'), 12) +
      circle(0, -490, 15, on('#c9a14a')) +
      shape(
        'M-40 -440Q0 -476 40 -440C96 -300 140 -140 150 0Q100 -24 60 0Q20 -26 -20 0Q-60 -26 -100 0Q-120 -10 -146 -4C-130 -150 -90 -300 -40 -440Z',
        defs.horizontalGradient(shade(cloth, 0.2), cloth, tint(cloth, 0.12), cloth, shade(cloth, 0.2)),
      ) +
      line(
        'M-24 -400Q-60 -200 -70 -40M0 -420Q-4 -200 10 -40M26 -400Q70 -200 84 -40',
        alpha(shade(cloth, 0.5), 0.4),
        9,
      ) +
      line('M-40 -440Q0 -420 40 -440', on('#f2c14a'), 10) +
      (is('torn') ? shape('M60 0L40 -90L62 -70L70 -130L92 -60L110 -12Z', on('#3a2430')) : '') +
      (is('mended') ? stitches(60, -130, 76, -10, on('#f6e6c8'), 6) : ''),
    halfWidth: 150,
    height: 500,
    grip: { kind: 'hang', at: [0, -440], scale: 0.8 },
  }
})

export const scarf = prop({ coloured: true }, tools => {
  const { hue, on } = tools
  const wool = hue('#d88a3c')
  return {
    drawing:
      shape(soft([-116, -30, -90, -70, 0, -80, 96, -68, 116, -34, 60, -10, -60, -8]), lit(tools, wool)) +
      ellipse(0, -46, 56, 18, shade(wool, 0.34)) +
      shape('M60 -40L96 0H140L112 -48Z', wool) +
      line('M-100 -40Q0 -12 104 -40M-80 -62Q0 -76 84 -62', tint(wool, 0.5), 7) +
      line('M98 2l-4 18M112 2v18M126 2l4 18', on('#f2e0c0'), 5),
    halfWidth: 140,
    height: 80,
    grip: { kind: 'both', at: [0, -36], scale: 1 },
  }
})

/** A folded towel, or two. */
export const towel = prop({ states: ['up'], coloured: true }, tools => {
  const { hue, on, is } = tools
  const cloth = hue('#7fb8c4')
  const fold = (y: number, colour: string) =>
    shape(
      `M-112 ${y}C-132 ${y - 8} -132 ${y - 40} -112 ${y - 46}H112C126 ${y - 40} 126 ${y - 6} 112 ${y}Z`,
      lit(tools, colour),
    ) + line(`M-104 ${y - 14}H108`, alpha(on('#fffaf0'), 0.8), 7)
  return is('up')
    ? {
        drawing:
          shape('M-104 -300H104L112 0Q60 -14 0 -2Q-60 10 -112 0Z', lit(tools, cloth)) +
          line('M-108 -60H110M-107 -90H108M-105 -250H105', alpha(on('#fffaf0'), 0.8), 9) +
          line('M-90 0v16M-50 4v16M-10 0v16M30 -4v16M70 -8v16M104 -4v16', cloth, 5),
        halfWidth: 112,
        height: 302,
        grip: { kind: 'both', at: [0, -280], scale: 0.9 },
      }
    : {
        drawing: fold(0, cloth) + fold(-46, on('#f0d9a8')),
        halfWidth: 128,
        height: 94,
        grip: { kind: 'both', at: [0, -40], scale: 1 },
      }
})

export const schoolBag = prop({ states: ['open', 'torn', 'mended'], coloured: true }, tools => {
  const { hue, on, is } = tools
  const canvas = hue('#4a6fa8')
  const buckle = on('#f2c14a')
  return {
    drawing:
      line('M-50 -270C-50 -330 50 -330 50 -270', shade(canvas, 0.34), 17) +
      line('M-110 -220C-160 -160 -160 -60 -112 -20M110 -220C160 -160 160 -60 112 -20', shade(canvas, 0.3), 20) +
      (is('open')
        ? box(-60, -320, 60, 90, on('#d8604f'), 4) +
          box(6, -304, 52, 80, on('#f0d9a8'), 4) +
          line('M70 -300V-240', on('#f2b03c'), 10)
        : '') +
      box(-118, -276, 236, 276, round(tools, canvas), 44) +
      box(-84, -120, 168, 104, lit(tools, shade(canvas, 0.14)), 20) +
      line('M-84 -86H84', alpha('#ffffff', 0.35), 5) +
      (is('open')
        ? ''
        : shape(
            'M-118 -230C-118 -290 118 -290 118 -230V-170Q118 -140 80 -140H-80Q-118 -140 -118 -170Z',
            lit(tools, tint(canvas, 0.14)),
          ) +
          box(-70, -168, 26, 52, on('#8a5a3c'), 5) +
          box(44, -168, 26, 52, on('#8a5a3c'), 5) +
          box(-74, -136, 34, 20, buckle, 4) +
          box(40, -136, 34, 20, buckle, 4)) +
      (is('torn') ? shape('M30 -60L60 -96L54 -56L84 -40L50 -30Z', on('#2e2a3c')) : '') +
      (is('mended')
        ? box(30, -84, 50, 46, on('#d8604f'), 5) +
          stitches(30, -86, 80, -86, on('#fff2d8'), 4) +
          stitches(30, -36, 80, -36, on('#fff2d8'), 4)
        : ''),
    halfWidth: 150,
    height: 320,
    grip: { kind: 'hang', at: [0, -306], scale: 0.8 },
  }
})

/** Black and round, of the kind that grandfathers have. */
export const umbrella = prop({ states: ['open', 'closed', 'upside-down', 'torn', 'mended'], coloured: true }, tools => {
  const { hue, on, is, defs } = tools
  const cloth = hue('#3f3a52')
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
  const dome =
    shape(
      'M-330 -380C-320 -590 -140 -680 0 -680C140 -680 320 -590 330 -380Q250 -430 170 -384Q86 -430 0 -384Q-86 -430 -170 -384Q-250 -430 -330 -380Z',
      defs.verticalGradient(tint(cloth, 0.24), cloth, shade(cloth, 0.1)),
    ) +
    line('M0 -680Q-150 -560 -170 -384M0 -680Q150 -560 170 -384M0 -680V-384', alpha(tint(cloth, 0.5), 0.35), 5) +
    line('M0 -680V-720', cane, 10) +
    (is('torn') ? shape('M90 -640L130 -540L112 -500L150 -470L160 -560Z', on('#a8c0d0')) : '') +
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

export const watch = prop({}, ({ on }) => ({
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

export const crown = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const gold = hue('#f4c24a')
  return {
    drawing:
      shape(
        'M-70 -30L-84 -124Q-56 -104 -42 -92Q-24 -118 0 -142Q24 -118 42 -92Q56 -104 84 -124L70 -30Q0 -12 -70 -30Z',
        sheen(tools, gold),
      ) +
      line('M-69 -38Q0 -20 69 -38', shade(gold, 0.3), 8) +
      circle(0, -70, 13, on('#d8405a')) +
      circle(-39, -66, 9, on('#3f9a97')) +
      circle(39, -66, 9, on('#3f9a97')) +
      dots(
        [
          [-84, -126, 9],
          [84, -126, 9],
          [0, -145, 10],
          [-4, -74, 4],
        ],
        '#fff6dc',
      ),
    halfWidth: 92,
    height: 156,
    grip: { kind: 'both', at: [0, -30], scale: 1 },
  }
})

/** Folded quilts; `open` one is spread on the ground. */
export const blanket = prop({ states: ['open', 'rolled', 'torn', 'mended'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const a = hue('#5f9aa8')
  const b = on('#f2c46a')
  const red = on('#d8705e')
  const cream = on('#fbecd0')
  if (is('open'))
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
          -176, -16, -168, -60, -184, -104, -90, -112, 0, -120, 90, -112, 184, -104, 168, -60, 176, -16, 90, -4, 0, 0,
          -90, -4,
        ]),
        lit(tools, cloth),
      ) +
      line('M-150 -26Q-130 -60 -150 -92M150 -26Q130 -60 150 -92', alpha(shade(cloth, 0.3), 0.4), 5) +
      dots(
        [
          [-70, -74, 8],
          [0, -50, 8],
          [70, -76, 8],
          [-34, -36, 6],
          [40, -32, 6],
          [6, -94, 6],
        ],
        on('#e79aa8'),
      ),
    halfWidth: 184,
    height: 120,
    grip: { kind: 'both', at: [0, -50], scale: 0.9 },
    seat: [0, -100],
  }
})
