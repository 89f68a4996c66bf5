import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Books, and what one writes with. */

const LEFT_PAGE = 'M-146 -146C-104 -164 -40 -150 0 -126V2C-40 -20 -100 -30 -146 -16Z'

const RIGHT_PAGE = 'M146 -146C104 -164 40 -150 0 -126V2C40 -20 100 -30 146 -16Z'

function openBook({ on, pure, hue, is, defs }: PropTools): string {
  const cover = hue('#c0414b')
  const page = on('#fdf3de')
  const ink = alpha(on('#8a7a80'), 0.5)
  const lines = line(
    'M26 -106Q70 -124 124 -120M26 -84Q70 -102 124 -98M26 -62Q70 -80 124 -76M26 -40Q60 -54 92 -54',
    ink,
    5,
  )
  const picture =
    shape('M-126 -128Q-70 -136 -18 -112V-30Q-70 -48 -126 -40Z', on('#5f7fb4')) +
    shape('M-126 -74Q-88 -98 -62 -78T-18 -70V-30Q-70 -48 -126 -40Z', on('#6fae8a')) +
    shape('M-104 -43C-64 -58 -98 -72 -66 -82L-60 -79C-84 -68 -44 -58 -76 -42Z', on('#f4d9a0')) +
    circle(-92, -108, 13, on('#f4b942')) +
    [
      [-60, -112],
      [-40, -98],
      [-28, -106],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 4, on('#fdf3de')))
      .join('')
  return (
    shape('M-158 -140L0 -116L158 -140V-8L0 14L-158 -8Z', cover) +
    shape('M-152 -136L0 -112L152 -136V-14L0 8L-152 -14Z', shade(page, 0.2)) +
    shape(LEFT_PAGE, defs.horizontalGradient(page, page, shade(page, 0.08))) +
    shape(
      RIGHT_PAGE,
      is('glowing') ? pure('#fffbe8') : defs.horizontalGradient(shade(page, 0.14), tint(page, 0.3), page),
    ) +
    picture +
    (is('empty') ? '' : lines) +
    (is('torn') ? shape('M146 -146L112 -150L96 -112L120 -84L88 -52L104 -24L146 -16Z', cover) : '') +
    line('M0 -126V2', alpha(shade(page, 0.5), 0.35), 5)
  )
}

function shutBook({ on, hue, is, defs }: PropTools): string {
  const cover = is('wrapped') ? on('#c8303c') : hue('#c0414b')
  const gold = on('#eec060')
  if (is('wrapped'))
    return (
      shape(soft([-132, -8, -140, -46, -118, -66, 0, -72, 116, -68, 138, -44, 132, -6, 0, 4]), lit({ defs }, cover)) +
      line('M-126 -30Q0 -18 128 -34M-112 -58Q-60 -40 0 -44', alpha(shade(cover, 0.5), 0.35), 6) +
      line('M-132 -14Q0 0 130 -14', gold, 5) +
      shape(soft([-6, -66, -46, -96, -70, -84, -52, -62, -10, -58]), tint(cover, 0.14)) +
      shape(soft([6, -66, 40, -100, 68, -90, 52, -64, 10, -58]), cover) +
      ellipse(0, -64, 16, 13, shade(cover, 0.2))
    )
  return (
    shape('M-128 0L-112 -14H126L132 -46L112 -58H-112L-128 -44Z', shade(cover, 0.24)) +
    shape('M-112 -10H116L124 -44H-108Z', on('#f4e6c8')) +
    line('M-108 -20H120M-108 -30H122', alpha(on('#b09a80'), 0.7), 3) +
    shape('M-132 -44L-92 -84H92L132 -44Z', lit({ defs }, cover)) +
    shape('M-112 -48L-82 -78H82L112 -48Z', alpha(tint(cover, 0.3), 0.5)) +
    shape('M-26 -63L0 -74L26 -63L0 -53Z', gold) +
    shape('M-132 -44H132V-36H-132Z', shade(cover, 0.1)) +
    shape('M-132 0H132V-10H-132Z', shade(cover, 0.1)) +
    shape('M-132 -44Q-146 -22 -132 0Q-120 -22 -132 -44Z', shade(cover, 0.14)) +
    line('M70 -44q4 40 -4 62', on('#4f9a8c'), 7)
  )
}

/** Stands upright and open, as wide as a gate; the page on the right is the way in. */
function standingBook({ on, pure, hue, is, defs }: PropTools): string {
  const cover = hue('#b8323f')
  const page = on('#f8e8c6')
  const white = is('glowing') ? pure('#fffbe8') : on('#fffaf0')
  const left = 'M-292 -470C-210 -500 -80 -486 0 -440V-14C-80 -56 -210 -66 -292 -40Z'
  const right = 'M292 -470C210 -500 80 -486 0 -440V-14C80 -56 210 -66 292 -40Z'
  const rows = [-424, -394, -364, -334].map((y, i) => `M-250 ${y}${'q11 -16 22 0'.repeat(i === 3 ? 5 : 9)}`)
  return (
    shape('M-316 -472Q-150 -500 0 -444Q150 -500 316 -472V-26Q150 -44 0 8Q-150 -44 -316 -26Z', cover) +
    line('M-306 -456V-40M306 -456V-40', on('#eec060'), 7) +
    shape('M-300 -464Q-150 -492 0 -438Q150 -492 300 -464V-30Q150 -46 0 -4Q-150 -46 -300 -30Z', shade(page, 0.24)) +
    shape(left, defs.horizontalGradient(tint(page, 0.3), page, shade(page, 0.2))) +
    shape(right, is('glowing') ? white : defs.horizontalGradient(shade(white, 0.14), white, white)) +
    line(rows.join(''), alpha(on('#5a4a68'), 0.55), 5) +
    defs.clip(
      'M-262 -300L-40 -278V-66L-262 -80Z',
      // Fits a book about anything: a way that goes far, below stars.
      box(-270, -320, 240, 270, on('#5f7fb4')) +
        shape('M-280 -210C-200 -250 -110 -180 -20 -224V-40H-280Z', on('#8f8fc4')) +
        circle(-204, -252, 24, on('#f6c04a')) +
        [
          [-150, -268],
          [-112, -240],
          [-76, -262],
          [-244, -278],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 6, on('#fdf3de')))
          .join('') +
        shape('M-280 -130C-220 -200 -170 -184 -130 -154C-100 -184 -60 -184 -20 -150V-40H-280Z', on('#6fae8a')) +
        shape('M-280 -96C-200 -140 -120 -120 -20 -90V-30H-280Z', on('#e0a04c')) +
        shape(
          'M-190 -40C-100 -76 -220 -96 -130 -116C-100 -124 -128 -140 -112 -152L-104 -148C-112 -136 -84 -124 -104 -110C-160 -90 -50 -76 -120 -40Z',
          on('#fbf0dc'),
        ),
    ) +
    (is('empty') || is('glowing')
      ? ''
      : line(
          [-410, -370, -330, -290, -250].map(y => `M40 ${y + 14}${'q12 -17 24 -2'.repeat(9)}`).join(''),
          alpha(on('#5a4a68'), 0.5),
          5,
        )) +
    line('M0 -440V-8', alpha(shade(page, 0.6), 0.4), 8)
  )
}

/**
 * Open, with a picture and text; `empty` has nothing on its right page, `wrapped` is shut and in silk, `closed` and `full`
 * has a white feather as a bookmark. If it is `up` it stands, as high as a door at twice its size.
 */
export const book = prop(
  { states: ['closed', 'open', 'empty', 'full', 'up', 'glowing', 'wrapped', 'torn'], coloured: true },
  tools => {
    if (tools.is('up'))
      return {
        drawing: standingBook(tools),
        halfWidth: 316,
        height: 490,
        seat: [0, -20],
        ...(tools.is('glowing') && { light: { at: [140, -250] as const, r: 520 } }),
      }
    const shut = tools.is('closed') || tools.is('wrapped') || tools.is('full')
    return {
      drawing: (tools.is('full') ? featherBetween(tools) : '') + (shut ? shutBook(tools) : openBook(tools)),
      halfWidth: shut ? 134 : 158,
      height: shut ? 86 : 164,
      grip: { kind: 'both', at: [0, shut ? -24 : -24], scale: 1 },
      seat: [0, shut ? -84 : -70],
      ...(tools.is('glowing') && { light: { at: [0, -80] as const, r: 330 } }),
    }
  },
)

/** A feather that sticks out of a shut book. */
const featherBetween = ({ on }: PropTools): string =>
  shape('M60 -26C100 -60 190 -84 262 -60C274 -52 268 -38 252 -32C190 -8 110 0 60 -22Z', on('#fbf7ec')) +
  shape('M60 -26C120 -40 190 -50 262 -56C270 -46 262 -36 252 -32C190 -8 110 0 60 -22Z', on('#e2dccb')) +
  line('M60 -26Q150 -46 256 -50', on('#c9bfa6'), 4)

/** A brush with paint on its tip, held like a pencil; its colour is that of the paint. */
export const paintbrush = prop({ coloured: true }, ({ on, hue }) => ({
  drawing:
    line('M0 -60V-250', on('#c58a4e'), 15) +
    line('M0 -52V-84', on('#c9ced6'), 20) +
    shape('M-13 -54Q-18 -24 0 0Q18 -24 13 -54Z', hue('#d8483f')),
  halfWidth: 20,
  height: 256,
  grip: { kind: 'upright', at: [0, -110], scale: 1 },
}))

export const pencil = prop({ states: ['half'], coloured: true }, ({ on, hue, is, defs }) => {
  const coat = hue('#e0503f')
  const length = is('half') ? 70 : 130
  return {
    drawing:
      shape(`M-9 -22V${-length}H9V-22L0 0Z`, defs.horizontalGradient(tint(coat, 0.2), coat, shade(coat, 0.2))) +
      shape('M-9 -22L0 0L9 -22Q0 -28 -9 -22Z', on('#f2d6a4')) +
      shape('M-3.4 -8L0 0L3.4 -8Z', on('#3a3340')) +
      box(-9, -length - 8, 18, 12, on('#c3ccd6')) +
      box(-9, -length - 22, 18, 16, on('#e796a4'), 6),
    halfWidth: 12,
    height: length + 22,
    grip: { kind: 'upright', at: [0, -length * 0.5], scale: 1 },
  }
})

export const inkpot = prop({ states: ['empty', 'full', 'open', 'closed'] }, ({ on, is, defs }) => {
  const glass = on('#9fc0cc')
  const ink = on('#2c3470')
  return {
    drawing:
      shape(
        'M-40 0Q-48 -2 -46 -20L-36 -62H36L46 -20Q48 -2 40 0Z',
        defs.horizontalGradient(shade(glass, 0.1), tint(glass, 0.4), glass),
      ) +
      (is('empty') ? '' : shape('M-38 -4Q-44 -6 -42 -22L-38 -42Q0 -34 38 -42L42 -22Q44 -6 38 -4Z', ink)) +
      box(-24, -84, 48, 26, glass, 5) +
      (is('closed')
        ? box(-30, -98, 60, 22, on('#b5793f'), 6)
        : ellipse(0, -84, 26, 8, is('empty') ? shade(glass, 0.3) : ink)) +
      line('M-30 -50L-34 -24', alpha('#ffffff', 0.7), 7),
    halfWidth: 47,
    height: 98,
    grip: { kind: 'both', at: [0, -36], scale: 1 },
  }
})

/** As big as a stool. */
export const fullStop = prop({}, ({ on, defs }) => {
  const ink = on('#2b2a4a')
  return {
    drawing:
      shape(
        soft([-120, -90, -112, -160, -50, -208, 30, -210, 104, -168, 124, -90, 100, -20, 30, 2, -50, 2, -104, -28]),
        defs.verticalGradient(tint(ink, 0.16), ink, shade(ink, 0.1)),
      ) + ellipse(-44, -160, 34, 18, alpha('#ffffff', 0.16), -30),
    halfWidth: 124,
    height: 210,
    grip: { kind: 'both', at: [0, -80], scale: 0.5 },
    seat: [0, -204],
  }
})

/** Words of ink that have grown legs and run to the right. */
export const inkyWords = prop({}, ({ on }) => {
  const ink = on('#2b2c5e')
  const word = (x: number, y: number, loops: number, turn: number) => {
    const half = loops * 17
    const legs = Array.from(
      { length: loops },
      (_, i) =>
        `M${-half + 20 + i * 34} -10l${i % 2 ? 12 : -12} 22l${i % 2 ? 10 : -8} 5M${-half + 20 + i * 34} -24l${i % 2 ? -10 : 10} -26`,
    )
    const loop = Array.from(
      { length: loops },
      (_, i) => `c2 ${i % 3 === 1 ? -58 : -36} 30 ${i % 3 === 1 ? -58 : -36} 34 0`,
    )
    return place(
      line(legs.join(''), ink, 5.5) +
        line(`M${-half} -12${loop.join('')}`, ink, 15) +
        circle(half + 12, -20, 17, ink) +
        circle(half + 17, -25, 5, '#fffaf0') +
        line(`M${half + 16} -34q6 -22 24 -22M${half + 24} -28q14 -12 28 -6`, ink, 4.5),
      x,
      y,
      { turn },
    )
  }
  return {
    drawing: word(-130, -40, 4, -10) + word(90, -14, 5, 5) + word(140, -104, 3, -16) + word(-40, -126, 3, 8),
    halfWidth: 216,
    height: 160,
    seat: [0, -50],
    place: 'air',
  }
})
