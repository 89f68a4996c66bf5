import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { burns, FLAME_STATES, lightAt } from './flames.ts'
import { lit, pierced, sheen, vessel } from './materials.ts'
import { prop } from './prop.ts'

/** Other lights that people make. */

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

/** A painted paper lantern for the river or the sky: `empty` is not painted yet, `up` hangs from a long string. */
export const paperLantern = prop({ states: [...FLAME_STATES, 'empty', 'torn', 'wet', 'up'], coloured: true }, tools => {
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
  // Ornaments only: a family says what is painted on it.
  const [red, blue, gold] = [on('#d8483f'), on('#3f5fa0'), on('#d99a2a')]
  const picture = is('empty')
    ? ''
    : circle(-1, -118, 27, red) +
      circle(-1, -118, 14, gold) +
      dots(
        Array.from({ length: 10 }, (_, i) => [
          -1 + Math.cos((i * Math.PI) / 5) * 40,
          -118 + Math.sin((i * Math.PI) / 5) * 40,
          5.5,
        ]),
        red,
      ) +
      line('M-78 -52q13 -22 26 0t26 0t26 0t26 0t26 0t26 0', blue, 10) +
      line('M-76 -34q13 -18 26 0t26 0t26 0t26 0t26 0t22 0', gold, 7) +
      shape(
        'M-58 -150q-12 22 4 36q18 -4 12 -22q-4 -12 -12 -8q10 -16 -4 -6ZM56 -150q12 22 -4 36q-18 -4 -12 -22q4 -12 12 -8q-10 -16 4 -6Z',
        blue,
      )
  const sides =
    shape('M-80 -186Q-94 -110 -76 -20H76Q94 -110 80 -186Z', glowing) +
    picture +
    line('M-27 -190Q-32 -110 -26 -20M27 -190Q32 -110 26 -20', alpha(shade(paper, 0.4), 0.35), 4)
  return {
    drawing:
      (is('up') ? line('M0 -760V-240', on('#d8b880'), 6) : '') +
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
    handle: [0, -238],
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

/** On its post at the side of a street, with the key that turns it on and off. */
export const streetLamp = prop({ states: ['lit', 'unlit', 'dark', 'broken'] }, tools => {
  const { on, is } = tools
  const [iron, brass] = [on('#4a5464'), on('#d8a84a')]
  const shines = burns(tools) && !is('broken')
  return {
    drawing:
      box(-70, -60, 140, 60, lit(tools, iron), 14) +
      box(-26, -1700, 52, 1660, sheen(tools, iron), 12) +
      line('M0 -1690C0 -1860 200 -1880 300 -1800', iron, 36) +
      box(-64, -916, 72, 26, brass, 10) +
      circle(-78, -903, 34, brass) +
      shape('M230 -1800H390L430 -1700H190Z', lit(tools, shade(iron, 0.1))) +
      ellipse(310, -1696, 116, 34, shines ? '#fff3c0' : on('#8f98a4')) +
      (is('broken') ? line('M240 -1690L290 -1720L310 -1680L370 -1704', shade(iron, 0.5), 9) : ''),
    halfWidth: 430,
    height: 1880,
    handle: [-60, -903],
    ...(shines ? { light: { at: [310, -1690] as const, r: 900 } } : {}),
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

/** For fire from a cracker: it burns when it is `lit`. */
export const sparkler = prop({ states: ['lit', 'unlit'] }, ({ on, is }) => ({
  drawing:
    line('M0 0V-130', on('#8a94a2'), 6) +
    line('M0 -130V-250', on('#5a5464'), 11) +
    (is('unlit')
      ? ''
      : line(
          Array.from(
            { length: 14 },
            (_, i) =>
              `M0 -250L${Math.round(Math.sin((i * Math.PI) / 7) * (60 + (i % 3) * 34))} ${Math.round(-250 - Math.cos((i * Math.PI) / 7) * (60 + (i % 3) * 34))}`,
          ).join(''),
          '#ffe48a',
          6,
        ) + circle(0, -250, 26, '#fffbe0')),
  halfWidth: is('unlit') ? 14 : 130,
  height: is('unlit') ? 256 : 380,
  grip: { kind: 'upright', at: [0, -40], scale: 0.8 },
  ...(is('unlit') ? {} : { light: { at: [0, -250] as const, r: 320 } }),
}))
