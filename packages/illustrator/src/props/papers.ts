import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { dashed, lit, pierced } from './materials.ts'
import { prop } from './prop.ts'

/** Things of paper. */

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

/** A ticket of the railway or the bus. */
export const ticket = prop({ states: ['torn', 'half'], coloured: true }, ({ hue, is, on }) => {
  const paper = hue('#f2c98a')
  return {
    drawing:
      shape(
        is('half') || is('torn')
          ? 'M-80 0V-80H10L-4 -60L14 -44L-6 -24L10 0Z'
          : 'M-80 0V-26A14 14 0 0 0 -80 -54V-80H80V-54A14 14 0 0 0 80 -26V0Z',
        paper,
      ) +
      line('M-60 -60H-6M-60 -42H-20M-60 -24H-10', alpha(on('#5a3a4c'), 0.7), 6) +
      (is('half') || is('torn') ? '' : box(22, -62, 44, 44, alpha(on('#c8463f'), 0.75), 6)),
    halfWidth: 80,
    height: 80,
    grip: { kind: 'both', at: [0, -30], scale: 0.9 },
  }
})

export const playingCards = prop({}, ({ on }) => {
  const card = (turn: number, mark: string) =>
    place(
      box(-36, -128, 72, 112, on('#e8dccb'), 9) +
        box(-33, -125, 66, 106, on('#fffaf0'), 7) +
        place(mark, -19, -84, { scale: 0.5 }) +
        place(mark, 6, -30, { scale: 0.9 }),
      0,
      0,
      { turn },
    )
  const red = on('#d8404a')
  const black = on('#2f2f44')
  const heart = shape('M0 -20C-26 -38 -16 -58 0 -48C16 -58 26 -38 0 -20Z', red)
  const diamond = shape('M0 -62L18 -38L0 -14L-18 -38Z', red)
  const spade = shape('M0 -62C26 -40 16 -24 3 -32L8 -16H-8L-3 -32C-16 -24 -26 -40 0 -62Z', black)
  return {
    drawing: card(-48, heart) + card(-18, spade) + card(12, diamond) + card(42, heart),
    halfWidth: 122,
    height: 140,
    grip: { kind: 'both', at: [0, -14], scale: 1 },
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
