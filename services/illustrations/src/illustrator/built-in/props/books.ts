import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { lit } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Books, and what one writes with. */

const LEFT_PAGE = 'M-146 -146C-104 -164 -40 -150 0 -126V2C-40 -20 -100 -30 -146 -16Z'

const RIGHT_PAGE = 'M146 -146C104 -164 40 -150 0 -126V2C40 -20 100 -30 146 -16Z'

function openBook({ on, hue, is, defs }: PropTools): string {
  const cover = hue('#c0414b')
  const page = on('#fdf3de')
  const ink = alpha(on('#8a7a80'), 0.5)
  const lines = line(
    'M26 -106Q70 -124 124 -120M26 -84Q70 -102 124 -98M26 -62Q70 -80 124 -76M26 -40Q60 -54 92 -54',
    ink,
    5,
  )
  const picture =
    shape('M-124 -50C-96 -96 -70 -96 -48 -66C-36 -80 -28 -76 -18 -62V-28Q-70 -52 -124 -44Z', on('#6fae8a')) +
    circle(-92, -108, 19, on('#f4b942')) +
    shape('M-60 -62v-26l16 -14l16 16v24Z', on('#e07a5c'))
  return (
    shape('M-158 -140L0 -116L158 -140V-8L0 14L-158 -8Z', cover) +
    shape('M-152 -136L0 -112L152 -136V-14L0 8L-152 -14Z', shade(page, 0.2)) +
    shape(LEFT_PAGE, defs.horizontalGradient(page, page, shade(page, 0.08))) +
    shape(RIGHT_PAGE, defs.horizontalGradient(shade(page, 0.14), tint(page, 0.3), page)) +
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

/** Open, with a picture and text; `empty` has nothing on its right page, `wrapped` is shut and in silk. */
export const book = prop({ states: ['closed', 'open', 'empty', 'wrapped', 'torn'], coloured: true }, tools => {
  const shut = tools.is('closed') || tools.is('wrapped')
  return {
    drawing: shut ? shutBook(tools) : openBook(tools),
    halfWidth: shut ? 134 : 158,
    height: shut ? 86 : 164,
    grip: { kind: 'both', at: [0, shut ? -24 : -24], scale: 1 },
    seat: [0, shut ? -84 : -70],
  }
})

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

/** Words of ink that have grown legs and run. */
export const inkyWords = prop({}, ({ on }) => {
  const ink = on('#2f2f5c')
  const word = (x: number, y: number, width: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M${-width} -16c10 -26 24 -26 24 0s14 22 24 0s18 -26 26 -2s${width * 0.4} 14 ${width - 34} -8`, ink, 11)}${line(`M${-width + 14} -4l-8 16M${-width * 0.3} -4l2 18M${width * 0.3} -6l10 18M${width * 0.8} -8l16 12M${-width * 0.7} -4l-6 18`, ink, 5)}${circle(width * 0.96, -30, 7, ink)}${line(`M${width * 0.98} -34l12 -14M${width * 0.9} -36l4 -16`, ink, 3.5)}</g>`
  return {
    drawing: word(-130, -30, 66, -8) + word(40, -8, 54, 4) + word(150, -76, 60, -20) + word(-10, -110, 46, 10),
    halfWidth: 216,
    height: 150,
  }
})
