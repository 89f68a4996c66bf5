import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, round, stitches } from './materials.ts'
import { prop } from './prop.ts'

/** Clothes and what they are carried in. */

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

/** A red cape or a towel that has been one: folded, or `up` on a hook. */
export const cape = prop({ states: ['up', 'torn', 'mended'], coloured: true }, tools => {
  const { hue, on, is, defs } = tools
  const cloth = hue('#d8404a')
  if (!is('up') && !is('torn') && !is('mended'))
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

/** Of soft wool with a woven edge: folded, or `open` it is spread. */
export const shawl = prop({ states: ['open'], coloured: true }, tools => {
  const { hue, on, is } = tools
  const wool = hue('#a8485c')
  const gold = on('#eec060')
  if (is('open'))
    return {
      drawing:
        shape('M-240 -400Q-120 -360 0 -380T240 -400L262 -20Q130 10 0 -10T-262 -20Z', lit(tools, wool)) +
        line('M-254 -60Q-128 -26 0 -46T254 -60M-256 -40Q-128 -6 0 -26T256 -40', gold, 8) +
        line(
          'M-200 -360Q-180 -200 -210 -80M-60 -366Q-80 -200 -50 -60M90 -370Q70 -200 110 -60M200 -372Q210 -220 190 -80',
          alpha(shade(wool, 0.5), 0.3),
          8,
        ) +
        line(Array.from({ length: 18 }, (_, i) => `M${-250 + i * 29} -14v26`).join(''), gold, 5),
      halfWidth: 264,
      height: 404,
      grip: { kind: 'both', at: [0, -340], scale: 0.7 },
    }
  return {
    drawing:
      shape(soft([-124, -6, -130, -44, -100, -76, 0, -84, 100, -76, 130, -44, 124, -6, 0, 2]), lit(tools, wool)) +
      line('M-122 -30Q0 -16 124 -30M-118 -44Q0 -30 120 -44', gold, 6) +
      line('M-100 -64Q0 -52 102 -64', alpha(shade(wool, 0.5), 0.35), 6) +
      line('M100 -6l6 18M112 -8l6 18M88 -4l4 18', gold, 5),
    halfWidth: 130,
    height: 86,
    grip: { kind: 'both', at: [0, -36], scale: 1 },
  }
})

/** A father's shirt, big and dry; it is folded, or `up` it hangs. */
export const shirt = prop({ states: ['up'], coloured: true }, tools => {
  const { hue, on, is } = tools
  const cloth = hue('#8fb8d8')
  const collar = tint(cloth, 0.4)
  if (is('up'))
    return {
      drawing:
        shape(
          'M-60 -420L-190 -380L-270 -190L-200 -160L-150 -260V0Q0 20 150 0V-260L200 -160L270 -190L190 -380L60 -420Q0 -370 -60 -420Z',
          lit(tools, cloth),
        ) +
        shape('M-60 -420L-20 -340L0 -370L20 -340L60 -420Q0 -380 -60 -420Z', collar) +
        line('M0 -366V0M-150 -260L-140 -300M150 -260L140 -300', alpha(shade(cloth, 0.4), 0.5), 6) +
        box(40, -280, 74, 80, alpha(collar, 0.7), 8) +
        dots(
          [-300, -230, -160, -90].map(y => [0, y, 7] as const),
          on('#fffaf0'),
        ),
      halfWidth: 270,
      height: 420,
      grip: { kind: 'both', at: [0, -340], scale: 0.8 },
    }
  return {
    drawing:
      shape(soft([-120, -4, -124, -40, -100, -66, 0, -70, 100, -66, 124, -40, 120, -4, 0, 4]), lit(tools, cloth)) +
      shape('M-52 -70L-8 -24L0 -40L8 -24L52 -70Q0 -60 -52 -70Z', collar) +
      line('M-116 -30Q0 -16 118 -30', alpha(shade(cloth, 0.4), 0.4), 6) +
      dots([[0, -14, 6]], on('#fffaf0')),
    halfWidth: 124,
    height: 74,
    grip: { kind: 'both', at: [0, -30], scale: 1 },
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
