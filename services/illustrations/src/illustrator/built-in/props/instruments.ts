import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, pierced, rope, round, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Bells, drums and other things that sound. */

/** A hand bell. `cracked` has a dent. */
export const bell = prop({ states: ['cracked'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const gold = hue('#f0b740')
  return {
    drawing:
      circle(0, -8, 15, shade(gold, 0.34)) +
      `<circle cx="0" cy="-146" r="14" fill="none" stroke="${shade(gold, 0.2)}" stroke-width="9"/>` +
      shape(
        'M-72 -16C-54 -36 -54 -74 -48 -98C-40 -126 -20 -136 0 -136C20 -136 40 -126 48 -98C54 -74 54 -36 72 -16Q0 -2 -72 -16Z',
        sheen(tools, gold),
      ) +
      line('M-63 -31Q0 -18 63 -31M-52 -74Q0 -62 52 -74', alpha(shade(gold, 0.5), 0.4), 5) +
      line(flow([-35, -40, -32, -80, -20, -112]), alpha('#fffaf0', 0.7), 7) +
      (is('cracked')
        ? ellipse(26, -62, 11, 13, alpha(shade(gold, 0.6), 0.5)) + ellipse(29, -59, 7, 8, alpha(tint(gold, 0.6), 0.6))
        : '') +
      place(
        ellipse(-20, 0, 20, 11, on('#d8485a'), 18) +
          ellipse(20, 0, 20, 11, on('#d8485a'), -18) +
          circle(0, 0, 9, shade(on('#d8485a'), 0.2)),
        0,
        -136,
      ),
    halfWidth: 72,
    height: 162,
    grip: { kind: 'hang', at: [0, -150], scale: 1 },
  }
})

/** A brass bell of a cow or a bullock, on a strap. */
export const cowbell = prop({ states: ['cracked'] }, tools => {
  const { on, is } = tools
  const brass = on('#cf9a3a')
  return {
    drawing:
      line('M-46 -128C-60 -210 60 -210 46 -128', on('#7a4a34'), 20) +
      line('M-46 -128C-60 -210 60 -210 46 -128', alpha(on('#e8c89a'), 0.5), 4) +
      box(-9, -24, 18, 34, on('#6a4a3a'), 8) +
      shape('M-50 -134H50L76 -16Q0 8 -76 -16Z', sheen(tools, brass)) +
      shape('M-50 -134H50L54 -118H-54Z', shade(brass, 0.24)) +
      line('M-70 -34Q0 -12 70 -34', alpha(shade(brass, 0.5), 0.45), 6) +
      dots(
        [
          [-20, -72, 6],
          [0, -68, 6],
          [20, -72, 6],
        ],
        shade(brass, 0.3),
      ) +
      (is('cracked')
        ? ellipse(34, -64, 15, 18, alpha(shade(brass, 0.6), 0.5)) +
          ellipse(38, -60, 9, 11, alpha(tint(brass, 0.6), 0.6))
        : ''),
    halfWidth: 76,
    height: 190,
    grip: { kind: 'hang', at: [0, -186], scale: 1 },
  }
})

/** A supper gong on a stand, with its mallet. */
export const gong = prop({}, tools => {
  const { on } = tools
  const brass = on('#d9a13a')
  return {
    drawing:
      line('M-150 0V-330H150V0M-180 0H-120M120 0H180', on('#7a4630'), 24) +
      line('M-70 -330L-60 -264M70 -330L60 -264', on('#c8463f'), 6) +
      circle(0, -180, 116, sheen(tools, brass)) +
      circle(0, -180, 92, alpha(shade(brass, 0.4), 0.22)) +
      circle(0, -180, 44, sheen(tools, tint(brass, 0.14))) +
      line('M168 -20L196 -170', on('#8a5a3c'), 11) +
      ellipse(199, -184, 26, 22, on('#e8d8c0')),
    halfWidth: 226,
    height: 342,
  }
})

/** A bamboo flute. */
export const flute = prop({ states: ['cracked', 'broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const cane = hue('#cf9a54')
  const fill = defs.horizontalGradient(shade(cane, 0.16), tint(cane, 0.24), cane, shade(cane, 0.16))
  const whole =
    box(-12, -260, 24, 260, fill, 9) +
    line('M-11 -238h22M-11 -42h22M-11 -20h22', on('#c8463f'), 8) +
    line('M-11 -228h22M-11 -31h22', on('#f4c24f'), 5) +
    dots(
      [-204, -168, -146, -124, -102, -80].map(y => [0, y, 5] as const),
      shade(cane, 0.66),
    )
  const tassels =
    line('M8 -240q26 14 18 52M12 -244q44 4 46 44', on('#d8485c'), 5) +
    circle(26, -182, 8, on('#f4c24f')) +
    circle(58, -194, 8, on('#f4c24f'))
  const upper = defs.clip('M-40 -300H40V-128L4 -140L-4 -124L-40 -136Z', whole)
  const lower = defs.clip('M-40 -136L-4 -124L4 -140L40 -128V20H-40Z', whole)
  return {
    drawing:
      (is('broken') ? upper + place(lower, 34, 6, { turn: 16 }) : whole) +
      tassels +
      (is('cracked') ? crack([-8, -220, 2, -190, -4, -160, 4, -130], cane, 3.5) : ''),
    halfWidth: is('broken') ? 76 : 66,
    height: 264,
    grip: { kind: 'upright', at: [0, is('broken') ? -170 : -70], scale: 1 },
  }
})

/** A hand drum with two heads: a dholak. */
export const drum = prop({ states: ['torn', 'mended'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const wood = hue('#c8503f')
  const cord = on('#fbecd0')
  const skin = on('#f6e8cc')
  return {
    drawing:
      shape(
        'M-150 -186C-80 -208 80 -208 150 -186V-14C80 8 -80 8 -150 -14Z',
        defs.verticalGradient(tint(wood, 0.24), wood, wood, shade(wood, 0.28)),
      ) +
      line('M-144 -176L-100 -8L-56 -194L-12 -2L32 -198L76 -6L120 -188L144 -24', cord, 7) +
      line('M-104 -196Q-112 -100 -104 -4M104 -196Q112 -100 104 -4', on('#f4c24f'), 13) +
      ellipse(-150, -100, 34, 88, shade(skin, 0.2)) +
      ellipse(-153, -100, 28, 78, skin) +
      ellipse(-155, -100, 12, 36, on('#5a4450')) +
      ellipse(150, -100, 26, 86, shade(wood, 0.3)) +
      line('M150 -186C178 -160 178 -40 150 -14', on('#f4c24f'), 10) +
      (is('torn') ? shape('M-170 -140L-146 -112L-160 -96L-140 -60L-148 -98L-136 -118Z', on('#3a2834')) : '') +
      (is('mended')
        ? place(
            box(-16, -22, 32, 44, on('#e0b880'), 4) +
              line('M-16 -14h-7M-16 0h-7M-16 14h-7M16 -14h7M16 0h7M16 14h7', on('#7a4a3c'), 4),
            -152,
            -74,
            { turn: 8 },
          )
        : ''),
    halfWidth: 184,
    height: 204,
    grip: { kind: 'both', at: [0, -70], scale: 0.9 },
  }
})

/** A drum of copper, as big as a house. `dark` with dust, it sleeps. */
export const rainDrum = prop({ states: ['dark'] }, tools => {
  const { on, is, defs } = tools
  const copper = is('dark') ? shade(on('#b07050'), 0.16) : on('#c8703c')
  const hide = is('dark') ? shade(on('#e6d6b8'), 0.12) : on('#f4e4c2')
  const bosses = [-900, -600, -300, 0, 300, 600, 900].map(x => [x, -790 + Math.abs(x) * -0.08, 44] as const)
  return {
    drawing:
      shape('M-700 0L-760 -90H760L700 0Z', lit(tools, on('#8a6a50'))) +
      shape(
        'M-1180 -1400C-1220 -700 -860 -80 0 -60C860 -80 1220 -700 1180 -1400Z',
        defs.horizontalGradient(
          shade(copper, 0.28),
          tint(copper, 0.3),
          copper,
          shade(copper, 0.06),
          shade(copper, 0.4),
        ),
      ) +
      line('M-1100 -760C-700 -560 700 -560 1100 -760', alpha(shade(copper, 0.5), 0.45), 26) +
      dots(bosses, on('#f0bc58')) +
      line(
        'M-1160 -1360L-900 -850M-900 -1290L-640 -760M-640 -1240L-360 -700M-360 -1220L-60 -680M360 -1220L60 -680M640 -1240L360 -700M900 -1290L640 -760M1160 -1360L900 -850',
        on('#ead0a0'),
        24,
      ) +
      ellipse(0, -1400, 1190, 220, shade(copper, 0.34)) +
      ellipse(0, -1416, 1150, 196, defs.verticalGradient(tint(hide, 0.3), hide, shade(hide, 0.12))) +
      ellipse(0, -1416, 520, 86, alpha(on('#7a5a5c'), 0.75)) +
      ellipse(-40, -1428, 380, 58, alpha(on('#5a4450'), 0.55)) +
      (is('dark')
        ? ellipse(-620, -1440, 300, 40, alpha('#d8ccb8', 0.7), -6) +
          ellipse(540, -1400, 380, 46, alpha('#d8ccb8', 0.6), 6) +
          ellipse(150, -1500, 60, 16, tint(hide, 0.5))
        : ''),
    halfWidth: 1200,
    height: 1630,
    seat: [0, -1440],
  }
})

/** Of wood, taller than a child, with a padded head. */
export const drumstick = prop({ states: ['broken', 'cracked'] }, tools => {
  const { on, is } = tools
  const wood = on('#b5793f')
  return {
    drawing:
      shape('M-24 0Q-28 -500 -20 -860H20Q28 -500 24 0Q0 12 -24 0Z', round(tools, wood)) +
      line('M-8 -80V-400M6 -460V-760', alpha(shade(wood, 0.4), 0.4), 5) +
      shape(
        soft([-80, -930, -74, -1010, 0, -1050, 74, -1010, 80, -930, 60, -860, 0, -838, -60, -860]),
        tools.defs.radialGradient(tint(on('#e8cfa0'), 0.3), on('#e8cfa0'), shade(on('#e8cfa0'), 0.2)),
      ) +
      rope('M-30 -850Q0 -836 30 -850', on('#c8463f'), 18) +
      line('M-24 -60H24M-25 -90H25', on('#c8463f'), 14) +
      (is('broken') || is('cracked')
        ? shape('M14 -800L58 -870L30 -780Z', tint(wood, 0.4)) + crack([-8, -840, 4, -780, -6, -720], wood, 6)
        : ''),
    halfWidth: 80,
    height: 1050,
    grip: { kind: 'both', at: [0, -300], scale: 0.8 },
  }
})

/** A conch that is blown. */
export const conch = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const white = hue('#fbf1e2')
  const rose = on('#f0a898')
  const seam = alpha(shade(white, 0.4), 0.45)
  const fill = defs.verticalGradient(tint(white, 0.5), white, shade(white, 0.2))
  const whole =
    shape('M96 -96C108 -110 130 -116 164 -112C146 -102 140 -84 120 -72Z', fill) +
    shape('M60 -124C84 -132 108 -118 116 -92C122 -70 108 -50 88 -44Z', fill) +
    shape(
      'M-150 -34C-132 -80 -84 -146 0 -156C52 -160 92 -130 96 -88C98 -42 60 -6 4 0C-40 4 -70 -12 -96 -16C-118 -18 -136 -22 -150 -34Z',
      fill,
    ) +
    line('M70 -134C88 -110 88 -66 64 -40M104 -112C114 -98 112 -74 100 -58M128 -108C134 -100 132 -90 126 -82', seam, 5) +
    line(
      'M-96 -92C-50 -100 0 -96 40 -72M-70 -118C-24 -128 30 -122 66 -92M-30 -144C10 -148 48 -138 72 -116',
      alpha(shade(white, 0.36), 0.28),
      5,
    ) +
    shape(
      'M-148 -34C-110 -62 -50 -76 6 -62C34 -54 44 -36 30 -18C4 -2 -40 2 -70 -10C-100 -16 -130 -18 -148 -34Z',
      rose,
    ) +
    shape(
      'M-120 -34C-84 -50 -40 -58 2 -48C18 -42 20 -32 10 -24C-20 -12 -50 -14 -72 -22C-92 -28 -108 -28 -120 -34Z',
      shade(rose, 0.26),
    )
  return {
    drawing: is('broken')
      ? pierced(tools, whole, [-160, -60, -112, -58, -118, -40, -98, -34, -108, -18, -96, -4, -160, 0])
      : whole,
    halfWidth: 164,
    height: 158,
    grip: { kind: 'both', at: [0, -50], scale: 0.62 },
  }
})

export const radio = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const body = hue('#b5643c')
  return {
    drawing:
      line('M60 -150L120 -280', on('#c3ccd6'), 6) +
      box(-120, -156, 240, 150, defs.verticalGradient(tint(body, 0.2), body, shade(body, 0.2)), 20) +
      box(-104, -138, 120, 114, on('#e8d6b0'), 12) +
      line(Array.from({ length: 7 }, (_, i) => `M-92 ${-124 + i * 15}H4`).join(''), alpha(on('#8a6a4a'), 0.7), 5) +
      box(32, -138, 74, 44, on('#fbf0d2'), 6) +
      line('M40 -116H98M76 -130V-104', on('#c8463f'), 4) +
      circle(50, -58, 19, on('#f2d28a')) +
      circle(92, -58, 13, on('#f2d28a')) +
      line('M50 -58L58 -70M92 -58L98 -66', on('#6a4430'), 5) +
      box(-100, -8, 30, 8, on('#4a3a3c')) +
      box(70, -8, 30, 8, on('#4a3a3c')),
    halfWidth: 122,
    height: 282,
    grip: { kind: 'both', at: [0, -60], scale: 0.9 },
  }
})
