import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, rope, round } from './materials.ts'
import { prop } from './prop.ts'

/** Drums and what they are struck with. */

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
    grip: { kind: 'both', at: [0, -190], scale: 0.8 },
  }
})
