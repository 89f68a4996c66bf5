import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { dashed, lit, pierced } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Books and what is written and drawn on paper. */

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

export const page = prop({ states: ['empty', 'full', 'torn', 'rolled'] }, tools => {
  const { on, is, defs } = tools
  const paper = on('#fdf4e0')
  const text = line(
    'M-62 -150q20 -10 40 0t40 0t40 0M-62 -120q20 -10 40 0t40 0M-62 -90q20 -10 40 0t40 0t40 0M-62 -60q20 -10 40 0',
    on('#5a4a68'),
    6,
  )
  if (is('rolled'))
    return {
      drawing:
        box(-90, -44, 180, 44, lit({ defs }, paper), 20) +
        ellipse(90, -22, 12, 22, shade(paper, 0.16)) +
        ellipse(90, -22, 6, 12, shade(paper, 0.4)) +
        box(-12, -47, 22, 50, on('#c8414b'), 6),
      halfWidth: 102,
      height: 46,
      grip: { kind: 'both', at: [0, -22], scale: 1 },
    }
  const sheet =
    shape(
      'M-86 -196Q-30 -206 20 -196T88 -198L84 -8Q30 0 -20 -6T-84 -4Z',
      defs.verticalGradient(tint(paper, 0.4), paper, shade(paper, 0.08)),
    ) +
    shape('M84 -8L84 -48Q60 -30 46 -4Q66 0 84 -8Z', shade(paper, 0.16)) +
    (is('empty') ? '' : text)
  return {
    drawing: is('torn')
      ? pierced(tools, sheet, [100, -210, 46, -204, 58, -160, 30, -132, 62, -96, 38, -60, 64, -30, 48, 4, 100, 4])
      : sheet,
    halfWidth: 88,
    height: 202,
    grip: { kind: 'both', at: [0, -40], scale: 0.9 },
  }
})

export const letter = prop({ states: ['open', 'closed'] }, ({ on, is, defs }) => {
  const paper = on('#fbeed2')
  return {
    drawing:
      (is('open')
        ? shape('M-62 -60L-50 -130H50L62 -60Z', on('#fffaf0')) +
          line('M-34 -112H30M-38 -94H34', alpha(on('#6a5a78'), 0.7), 5)
        : '') +
      box(-74, -100, 148, 100, lit({ defs }, paper), 6) +
      (is('open')
        ? shape('M-74 -96L0 -150L74 -96L0 -40Z', shade(paper, 0.1)) +
          shape('M-62 -88L-50 -136H50L62 -88L0 -44Z', on('#fffaf0')) +
          line('M-34 -118H30M-38 -100H34M-20 -82H20', alpha(on('#6a5a78'), 0.7), 5) +
          shape('M-74 -92L0 -36L74 -92V-6Q74 0 68 0H-68Q-74 0 -74 -6Z', paper)
        : line('M-70 -96L0 -40L70 -96', alpha(shade(paper, 0.4), 0.6), 5)) +
      line('M-70 -4L-20 -50M70 -4L20 -50', alpha(shade(paper, 0.4), 0.35), 4) +
      (is('open') ? '' : circle(0, -44, 14, on('#c8414b'))),
    halfWidth: 74,
    height: is('open') ? 150 : 100,
    grip: { kind: 'both', at: [0, -40], scale: 0.9 },
  }
})

export const map = prop({ states: ['rolled', 'torn', 'mended'] }, tools => {
  const { on, is, defs } = tools
  const paper = on('#f4dfb0')
  const ink = on('#8a5a3c')
  const red = on('#c8463f')
  if (is('rolled'))
    return {
      drawing:
        box(-120, -50, 240, 50, lit({ defs }, paper), 22) +
        ellipse(120, -25, 14, 25, shade(paper, 0.2)) +
        line('M120 -38q8 8 4 18q-8 4 -9 -6', shade(paper, 0.5), 3) +
        box(-16, -54, 28, 58, red, 8) +
        line('M-8 2l-16 22M4 2l10 24', red, 7),
      halfWidth: 134,
      height: 54,
      grip: { kind: 'both', at: [0, -25], scale: 1 },
    }
  const sheet =
    shape(
      'M-150 -176Q-104 -192 -52 -178T52 -178T150 -176L156 -12Q104 -26 54 -10T-54 -10T-154 -12Z',
      defs.horizontalGradient(shade(paper, 0.1), paper, shade(paper, 0.12), paper, shade(paper, 0.08)),
    ) +
    shape(soft([-122, -140, -84, -158, -56, -130, -84, -102, -126, -112]), alpha(on('#6fae8a'), 0.85)) +
    shape(soft([38, -74, 90, -94, 130, -66, 104, -34, 46, -40]), alpha(on('#e0a862'), 0.85)) +
    shape(soft([20, -150, 60, -164, 100, -150, 130, -156, 126, -124, 70, -118, 24, -130]), alpha(on('#6fb0c8'), 0.6)) +
    dashed('M-98 -112Q-56 -56 -10 -78T90 -84', red, 7, '2 17') +
    line('M80 -104l24 24M104 -104l-24 24', red, 9) +
    shape('M-102 -70L-94 -46L-102 -22L-110 -46ZM-126 -46L-102 -54L-78 -46L-102 -38Z', ink) +
    line('M-52 -178L-54 -10M52 -178L54 -10', alpha(ink, 0.28), 4)
  const tape = alpha(on('#fffaf0'), 0.75)
  return {
    drawing:
      (is('torn')
        ? pierced(tools, sheet, [-12, -200, 8, -150, -12, -120, 12, -84, 0, -50, 16, -88, 6, -122, 28, -150, 22, -200])
        : sheet) +
      (is('mended')
        ? line('M4 -182L-6 -120L8 -12', alpha(ink, 0.5), 3) + box(-24, -172, 52, 22, tape) + box(-26, -96, 52, 22, tape)
        : ''),
    halfWidth: 156,
    height: 188,
    grip: { kind: 'both', at: [0, -50], scale: 0.9 },
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

export const newspaper = prop({ states: ['rolled', 'open'] }, ({ on, is, defs }) => {
  const paper = on('#efe6d4')
  const ink = alpha(on('#5a5560'), 0.7)
  if (is('rolled'))
    return {
      drawing:
        box(-110, -46, 220, 46, lit({ defs }, paper), 22) +
        line('M-90 -32H60M-90 -20H80', ink, 4) +
        ellipse(110, -23, 11, 23, shade(paper, 0.24)) +
        line('M-20 -48q6 24 0 50', on('#c8463f'), 6),
      halfWidth: 121,
      height: 48,
      grip: { kind: 'both', at: [0, -23], scale: 1 },
    }
  return {
    drawing:
      shape(
        'M-140 -190L0 -176L140 -190V-14L0 0L-140 -14Z',
        defs.horizontalGradient(paper, shade(paper, 0.1), tint(paper, 0.3), paper),
      ) +
      line(
        'M16 -150L124 -160M16 -120L60 -124M16 -104L60 -108M16 -88L60 -92M16 -72L60 -76M16 -56L60 -60M16 -40L60 -44M76 -60L124 -65M76 -44L124 -49M-124 -120L-16 -108M-124 -104L-16 -92M-124 -88L-16 -76M-124 -72L-16 -60M-124 -56L-70 -50',
        ink,
        4,
      ) +
      line('M-124 -158L-16 -146', on('#4a4450'), 14) +
      shape('M76 -126L124 -131V-80L76 -75Z', alpha(on('#7fa8b8'), 0.8)) +
      shape('M-58 -50L-16 -45V-18L-58 -23Z', alpha(on('#c8a878'), 0.8)) +
      line('M0 -176V0', alpha(shade(paper, 0.5), 0.35), 4),
    halfWidth: 140,
    height: 190,
    grip: { kind: 'both', at: [0, -40], scale: 1 },
  }
})

export const photoFrame = prop({ states: ['cracked'] }, ({ on, is, defs }) => {
  const wood = on('#8a5a3c')
  return {
    drawing:
      box(-80, -190, 160, 190, lit({ defs }, wood), 8) +
      box(-62, -172, 124, 154, on('#e8d8b8')) +
      shape('M-50 -20Q-50 -74 0 -78Q50 -74 50 -20Z', on('#b0888c')) +
      circle(0, -112, 30, on('#b8845c')) +
      shape('M-34 -106C-40 -156 40 -156 34 -106C26 -130 -26 -130 -34 -106Z', on('#e8e4e0')) +
      circle(-10, -110, 3, on('#4a3440')) +
      circle(10, -110, 3, on('#4a3440')) +
      line('M-9 -97q9 7 18 0', on('#8a4a44'), 3) +
      shape('M-54 -172L-20 -172L-62 -90V-130Z', alpha('#ffffff', 0.28)) +
      (is('cracked') ? line('M-62 -140L-20 -110L10 -124L62 -60M-20 -110L-34 -60', '#ffffffcc', 4) : ''),
    halfWidth: 80,
    height: 190,
    grip: { kind: 'both', at: [0, -60], scale: 1 },
  }
})
