import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { blueBead, crack, flame, lit, pierced, round, sheen, smoke, vessel } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Lamps and other lights that people make. A lamp burns unless it is `unlit` or `dark`; `dim` is almost out. */

const burns = ({ is }: PropTools) => !is('unlit') && !is('dark') && !is('empty')

const burning = (tools: PropTools, x: number, y: number, height: number): string =>
  !burns(tools)
    ? smoke(x, y - height * 0.1, height * 0.9)
    : tools.is('dim')
      ? blueBead(x, y, height * 0.14)
      : flame(x, y, height)

const lightAt = (tools: PropTools, x: number, y: number, r: number) =>
  burns(tools) ? { light: { at: [x, y] as const, r: tools.is('dim') ? r * 0.4 : r } } : {}

const FLAME_STATES = ['lit', 'unlit', 'dim', 'dark'] as const

/** A hurricane lantern. */
export const lantern = prop({ states: [...FLAME_STATES, 'cracked'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const tin = hue('#b5803c')
  const lampGlass = burns(tools)
    ? defs.verticalGradient('#fff1c0', is('dim') ? '#d8c8a8' : '#ffd98a', is('dim') ? '#b8a890' : '#ffbe62')
    : defs.verticalGradient(on('#b8c8cc'), on('#8fa4b0'))
  return {
    drawing:
      line('M-58 -64C-92 -110 -92 -196 -44 -226M58 -64C92 -110 92 -196 44 -226', shade(tin, 0.24), 11) +
      line('M-46 -232C-50 -296 50 -296 46 -232', shade(tin, 0.4), 7) +
      shape('M-44 -70C-64 -110 -58 -160 -34 -186H34C58 -160 64 -110 44 -70Z', lampGlass) +
      burning(tools, 0, -82, 76) +
      line('M-40 -110Q0 -98 40 -110', alpha(shade(tin, 0.3), 0.6), 4) +
      line('M-34 -160C-46 -140 -46 -112 -38 -92', alpha('#ffffff', 0.65), 7) +
      shape(soft([-64, -4, -70, -30, -52, -66, 0, -74, 52, -66, 70, -30, 64, -4, 0, 4]), sheen(tools, tin)) +
      circle(72, -44, 11, shade(tin, 0.3)) +
      shape('M-46 -184H46L34 -212H-34Z', sheen(tools, tin)) +
      shape('M-30 -212Q-32 -240 0 -242Q32 -240 30 -212Z', sheen(tools, tin)) +
      line('M-58 -34Q0 -22 58 -34', alpha(tint(tin, 0.6), 0.7), 5) +
      (is('cracked') ? crack([-40, -150, -16, -132, -22, -112, 8, -104, 4, -86, 30, -78], on('#6a7a88'), 4) : ''),
    halfWidth: 84,
    height: 284,
    grip: { kind: 'hang', at: [0, -274], scale: 0.9 },
    ...lightAt(tools, 0, -126, 420),
  }
})

/** A small clay lamp. */
export const diya = prop({ states: [...FLAME_STATES, 'cracked', 'broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const clay = hue('#c4653c')
  const bowl =
    shape('M-70 -40C-60 -6 -36 0 0 0C40 0 66 -16 84 -50C58 -34 -38 -28 -70 -40Z', lit({ defs }, clay)) +
    shape('M-70 -40C-38 -56 52 -60 84 -50C58 -34 -38 -28 -70 -40Z', shade(clay, 0.44)) +
    ellipse(2, -43, 52, 6, alpha('#f7c052', burns(tools) ? 0.85 : 0.4)) +
    dots(
      [
        [-40, -22, 5],
        [-18, -17, 5],
        [6, -15, 5],
        [30, -18, 5],
        [52, -25, 5],
      ],
      on('#fbe6bd'),
    )
  return {
    drawing:
      (is('broken') ? pierced(tools, bowl, [-90, -60, -34, -60, -44, -40, -30, -30, -46, -22, -90, -22]) : bowl) +
      line('M28 -44L58 -50', on('#efe2c8'), 6) +
      burning(tools, 58, -48, 72) +
      (is('cracked') ? crack([-30, -42, -20, -26, -30, -14, -22, -2], clay, 5) : ''),
    halfWidth: 84,
    height: 120,
    grip: { kind: 'both', at: [4, -16], scale: 1 },
    ...lightAt(tools, 58, -78, 300),
  }
})

export const candle = prop({ states: [...FLAME_STATES, 'half'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wax = hue('#fbeeda')
  const height = is('half') ? 54 : 116
  return {
    drawing:
      shape('M-62 -10Q-66 -22 -52 -24H52Q66 -22 62 -10Q40 2 0 2Q-40 2 -62 -10Z', sheen(tools, on('#c9a14a'))) +
      `<circle cx="72" cy="-16" r="15" fill="none" stroke="${on('#b08a3c')}" stroke-width="7"/>` +
      box(-17, -height - 20, 34, height, round(tools, wax), 7) +
      shape(
        `M-17 ${-height - 8}q-5 24 4 36q6 8 6 -10v-22ZM17 ${-height - 10}q4 30 -4 44q-5 8 -6 -12v-28Z`,
        tint(wax, 0.2),
      ) +
      ellipse(0, -height - 18, 17, 5, tint(wax, 0.4)) +
      line(`M0 ${-height - 18}v-12`, on('#4a3a3c'), 4) +
      burning(tools, 0, -height - 28, 62),
    halfWidth: 74,
    height: height + 92,
    grip: { kind: 'both', at: [0, -14], scale: 0.9 },
    ...lightAt(tools, 0, -height - 54, 380),
  }
})

/** An electric torch. Its light falls to the upper right. */
export const torch = prop({ states: ['lit', 'unlit'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const steel = hue('#c3ccd6')
  const metal = defs.verticalGradient(tint(steel, 0.4), steel, shade(steel, 0.3))
  const beam = is('lit')
    ? shape(
        'M96 -114L520 -294Q560 -154 500 6L116 -56Z',
        defs.horizontalGradient(alpha('#fff2b8', 0.75), alpha('#fff2b8', 0.28), alpha('#fff2b8', 0)),
      )
    : ''
  const body =
    box(-90, -21, 130, 42, metal, 8) +
    shape('M36 -21L72 -36H92V36H72L36 21Z', metal) +
    ellipse(93, 0, 11, 36, is('unlit') ? on('#9aa6b4') : '#fff3c0') +
    line('M-74 -21V21M-60 -21V21M-46 -21V21', alpha(shade(steel, 0.5), 0.45), 4) +
    box(-16, -29, 34, 11, on('#c8463f'), 5)
  return {
    drawing: beam + place(body, 10, -52, { turn: -20 }),
    halfWidth: 112,
    height: 120,
    grip: { kind: 'upright', at: [-50, -28], scale: 1 },
    ...(is('unlit') ? {} : { light: { at: [104, -88] as const, r: is('lit') ? 300 : 160 } }),
  }
})

/** A tall temple lamp of brass with five wicks. */
export const brassLamp = prop({ states: FLAME_STATES }, tools => {
  const brass = tools.on('#d9a13a')
  const fill = sheen(tools, brass)
  return {
    drawing:
      shape(vessel([20, -60, 40, -46, 96, -14, 104, 0]), fill) +
      line('M-92 -14Q0 10 92 -14', alpha(shade(brass, 0.5), 0.4), 6) +
      shape(
        vessel([13, -360, 18, -320, 34, -300, 14, -276, 14, -200, 30, -184, 14, -166, 14, -80, 24, -56], 0.3),
        fill,
      ) +
      shape('M-104 -372Q-90 -326 0 -322Q90 -326 104 -372Q0 -394 -104 -372Z', fill) +
      shape('M-104 -372Q0 -350 104 -372Q0 -394 -104 -372Z', shade(brass, 0.4)) +
      shape(vessel([6, -470, 16, -440, 8, -420, 22, -396, 16, -372], 0.3), fill) +
      burning(tools, 0, -474, 64) +
      [-92, -48, 48, 92].map(x => burning(tools, x, -374 + (Math.abs(x) < 60 ? 8 : 0), 58)).join(''),
    halfWidth: 110,
    height: 536,
    grip: { kind: 'upright', at: [0, -130], scale: 0.7 },
    ...lightAt(tools, 0, -410, 520),
  }
})

/** The lamp of a tower, as big as a cart: a bowl of oil with one wick as thick as an arm. */
export const greatLamp = prop({ states: FLAME_STATES }, tools => {
  const { on } = tools
  const copper = on('#b8703c')
  return {
    drawing:
      shape('M-330 0L-300 -60H300L330 0Z', lit(tools, on('#8f8894'))) +
      shape('M-270 -60L-240 -116H240L270 -60Z', lit(tools, on('#a39ca6'))) +
      shape(
        'M-560 -470C-520 -250 -300 -116 0 -116C300 -116 500 -240 580 -500C400 -420 -360 -410 -560 -470Z',
        sheen(tools, copper),
      ) +
      shape('M-560 -470C-340 -560 380 -580 580 -500C400 -410 -360 -400 -560 -470Z', shade(copper, 0.5)) +
      ellipse(10, -482, 430, 40, alpha('#f0b850', burns(tools) ? 0.9 : 0.3)) +
      line(
        'M-516 -400C-300 -310 320 -310 536 -410M-440 -290C-260 -220 280 -220 452 -300',
        alpha(tint(copper, 0.6), 0.6),
        14,
      ) +
      dots(
        Array.from({ length: 11 }, (_, i) => [-400 + i * 80, -352 + Math.abs(i - 5) * -5, 17] as const),
        on('#f2c86a'),
      ) +
      line('M120 -480C240 -500 320 -520 400 -560', on('#efe2c8'), 60) +
      burning(tools, 410, -560, 560),
    halfWidth: 580,
    height: burns(tools) ? 1120 : 620,
    seat: [-200, -490],
    ...lightAt(tools, 400, -760, 2200),
  }
})

/** A painted paper lantern for the river or the sky: `empty` is not painted yet. */
export const paperLantern = prop({ states: [...FLAME_STATES, 'empty', 'torn', 'wet'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const shines = !is('unlit') && !is('dark')
  const paper = hue('#f6d28a')
  const glowing = shines
    ? defs.verticalGradient(
        tint(paper, 0.3),
        is('dim') ? shade(paper, 0.1) : tint(paper, 0.55),
        is('dim') ? shade(paper, 0.2) : '#ffc45c',
      )
    : lit({ defs }, shade(paper, 0.1))
  const picture = is('empty')
    ? ''
    : shape('M-74 -62Q-30 -96 6 -66T78 -70V-40Q0 -28 -74 -40Z', on('#3f8f8c')) +
      circle(34, -128, 22, on('#d8483f')) +
      shape('M-52 -96q16 -44 42 -34q-2 20 -14 26q18 2 20 -14q10 22 -14 30Z', on('#3f5fa0')) +
      line('M-46 -150q10 -10 20 0q10 -10 20 0', on('#7a4a8c'), 7)
  const sides =
    shape('M-80 -186Q-94 -110 -76 -20H76Q94 -110 80 -186Z', glowing) +
    picture +
    line('M-27 -190Q-32 -110 -26 -20M27 -190Q32 -110 26 -20', alpha(shade(paper, 0.4), 0.35), 4)
  return {
    drawing:
      line('M0 -228V-206', on('#8a6a4a'), 5) +
      `<circle cx="0" cy="-236" r="10" fill="none" stroke="${on('#8a6a4a')}" stroke-width="5"/>` +
      (is('torn')
        ? pierced(tools, sides, [52, -196, 26, -150, 56, -128, 24, -92, 60, -104, 84, -140, 84, -196])
        : sides) +
      shape('M-86 -182L-62 -208H62L86 -182Q0 -170 -86 -182Z', on('#c8414b')) +
      shape('M-84 -24Q0 -10 84 -24L72 0H-72Z', on('#c8414b')) +
      line('M-84 -182Q0 -170 84 -182', on('#f2bd48'), 5) +
      (is('wet') ? shape('M-60 -60q8 14 0 20q-9 -6 0 -20ZM50 -90q8 14 0 20q-9 -6 0 -20Z', '#bfe6f2dd') : ''),
    halfWidth: 90,
    height: 246,
    grip: { kind: 'hang', at: [0, -240], scale: 0.9 },
    ...(shines && !is('empty') ? { light: { at: [0, -100] as const, r: is('dim') ? 200 : 460 } } : {}),
  }
})

/** A jar with a lid, `full` of fireflies unless it is `empty`. */
export const fireflyJar = prop({ states: ['empty', 'full', 'open', 'closed'] }, tools => {
  const { on, is, defs } = tools
  const glass = on('#b8d8d8')
  const flies = [
    [-26, -52],
    [22, -36],
    [4, -88],
    [-30, -112],
    [30, -108],
    [-4, -130],
  ] as const
  return {
    drawing:
      shape(
        'M-58 0Q-66 -4 -64 -30V-124Q-62 -150 -44 -158H44Q62 -150 64 -124V-30Q66 -4 58 0Z',
        defs.horizontalGradient(
          alpha(glass, 0.75),
          alpha(tint(glass, 0.5), 0.45),
          alpha(glass, 0.6),
          alpha(shade(glass, 0.2), 0.8),
        ),
      ) +
      (is('empty')
        ? ''
        : flies
            .map(
              ([x, y]) =>
                circle(x, y, 17, alpha('#ffe98a', 0.4)) +
                circle(x, y, 7, '#fff3b0') +
                ellipse(x - 4, y - 9, 7, 4, alpha(on('#4a4440'), 0.8), 30),
            )
            .join('')) +
      line('M-46 -134V-36', alpha('#ffffff', 0.75), 9) +
      (is('open')
        ? ellipse(0, -160, 46, 9, alpha('#ffffff', 0.6)) +
          `<g transform="translate(92 0)">${box(-44, -22, 88, 22, sheen(tools, on('#c9a14a')), 6)}</g>`
        : box(-48, -184, 96, 30, sheen(tools, on('#c9a14a')), 7) + line('M-46 -170H46', alpha(on('#6a4a20'), 0.4), 4)),
    halfWidth: is('open') ? 136 : 66,
    height: 186,
    grip: { kind: 'both', at: [0, -60], scale: 1 },
    ...(is('empty') ? {} : { light: { at: [0, -80] as const, r: 340 } }),
  }
})

/** A bedside lamp. */
export const tableLamp = prop({ states: ['lit', 'unlit', 'dark'], coloured: true }, tools => {
  const { on, hue, defs } = tools
  const cloth = hue('#f0b45a')
  return {
    drawing:
      shape(vessel([12, -180, 14, -140, 46, -100, 52, -60, 26, -26, 60, -8, 62, 0]), sheen(tools, on('#4f8f9a'))) +
      shape(
        'M-60 -330H60L104 -176Q0 -156 -104 -176Z',
        burns(tools) ? defs.verticalGradient(tint(cloth, 0.3), tint(cloth, 0.6), '#ffe9b0') : lit(tools, cloth),
      ) +
      ellipse(0, -330, 60, 9, tint(cloth, 0.5)) +
      line('M-100 -180Q0 -160 100 -180', on('#d8604f'), 7),
    halfWidth: 104,
    height: 338,
    grip: { kind: 'upright', at: [0, -150], scale: 0.7 },
    ...lightAt(tools, 0, -230, 460),
  }
})

export const matchbox = prop({ states: ['open', 'closed', 'empty'] }, ({ on, is, defs }) => {
  const card = on('#d8503f')
  const heads = [-46, -38, -30, -22, -14]
  const tray =
    shape('M20 0V-30L38 -50H116L98 -30V0Z', on('#e8d8b4')) +
    shape('M24 -30L40 -46H108L94 -30Z', on('#8a7458')) +
    (is('empty')
      ? ''
      : line(heads.map(y => `M${-y - 2} ${y + 8}L${-y + 58} ${y + 8}`).join(''), on('#f0d8a4'), 5) +
        dots(
          heads.map(y => [-y + 58, y + 8, 5] as const),
          on('#b8323c'),
        )) +
    box(20, -30, 78, 30, on('#f6e8c8'))
  const isOpen = is('open') || is('empty')
  return {
    drawing:
      (isOpen ? tray : '') +
      shape('M-60 0V-36L-42 -54H46V-18L28 0Z', lit({ defs }, card)) +
      shape('M-60 -36L-42 -54H46L28 -36Z', on('#f2c14a')) +
      box(-60, -36, 88, 36, card) +
      circle(-16, -18, 13, on('#f7e2b0')) +
      (isOpen ? '' : shape('M28 -36L46 -54V-18L28 0Z', on('#6a4438'))),
    halfWidth: isOpen ? 116 : 62,
    height: 56,
    grip: { kind: 'both', at: [0, -20], scale: 1 },
  }
})
