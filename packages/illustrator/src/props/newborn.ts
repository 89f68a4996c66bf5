import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, orb, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** A new brother or sister, and what is given to one. */

const BLANKET = '#f7cf74'

/** Eyes, cheeks, nose and mouth of a baby, and the black dot that keeps bad luck away. The centre is (0, 0). */
function babyFace(skin: string, ink: string, awake: boolean): string {
  const blush = (x: number) => ellipse(x, 32, 21, 14, alpha('#e8705f', 0.42))
  const eye = (x: number) =>
    awake
      ? ellipse(x, 6, 14, 17, ink) + circle(x - 4, 0, 5.5, '#ffffff') + circle(x + 5, 12, 2.8, alpha('#ffffff', 0.8))
      : line(`M${x - 18} 6Q${x} 24 ${x + 18} 6M${x - 13} 15l-6 7M${x} 19v9M${x + 13} 15l6 7`, ink, 4.6)
  return (
    blush(-50) +
    blush(50) +
    eye(-35) +
    eye(35) +
    line('M-48 -22q12 -8 24 -3M24 -25q12 -5 24 3', alpha(ink, 0.7), 4.6) +
    ellipse(0, 18, 10, 6, alpha(tint(skin, 0.5), 0.5)) +
    line('M-8 26q8 7 16 0', shade(skin, 0.4), 4) +
    (awake
      ? shape('M-20 42Q0 50 20 42Q16 64 0 64Q-16 64 -20 42Z', '#8f3038') + ellipse(0, 58, 9, 5, '#e8837f')
      : line('M-14 45Q0 57 14 45', shade(skin, 0.52), 4.6)) +
    circle(47, -48, 5.5, '#241a1e')
  )
}

/** The head of a baby in its hood, upright, with the centre at (0, 0); the hood is 104 wide. */
function babyHead({ on, is }: PropTools, cloth: string): string {
  const skin = on('#bd8456')
  const hair = on('#2a2026')
  return (
    ellipse(0, 0, 106, 108, shade(cloth, 0.06)) +
    ellipse(-6, -8, 98, 98, tint(cloth, 0.22)) +
    ellipse(0, 6, 88, 89, alpha(shade(cloth, 0.42), 0.5)) +
    shape(
      soft([-83, 14, -72, -46, -38, -78, 0, -86, 38, -78, 72, -46, 83, 14, 62, 62, 24, 84, 0, 87, -24, 84, -62, 62]),
      skin,
    ) +
    shape(
      'M-68 -50C-54 -82 -22 -88 0 -87C22 -88 54 -82 68 -50C50 -66 32 -60 22 -66C10 -58 -6 -60 -14 -68C-30 -58 -52 -64 -68 -50Z',
      hair,
    ) +
    line('M2 -84C-16 -98 8 -116 18 -102', hair, 7) +
    babyFace(skin, on('#2e1f26'), is('open'))
  )
}

/** Swaddled and asleep, with the head to the left; `open`, its eyes are. */
export const baby = prop({ states: ['open'], coloured: true }, tools => {
  const { on, hue } = tools
  const cloth = hue(BLANKET)
  const trim = on('#e4705c')
  const outline = soft([
    -176, -150, -120, -204, -20, -196, 90, -158, 190, -112, 236, -66, 232, -22, 196, -4, 90, -2, -30, 2, -120, -12,
    -178, -60,
  ])
  const bundle =
    shape(outline, lit(tools, cloth)) +
    tools.defs.clip(
      outline,
      dots(
        [
          [40, -150, 8],
          [96, -118, 8],
          [150, -90, 8],
          [196, -58, 8],
          [66, -96, 8],
          [118, -62, 8],
          [168, -30, 8],
          [86, -40, 8],
        ],
        on('#fff6e0'),
      ) +
        shape('M-160 -10C-60 -30 30 -96 66 -196L-60 -230L-220 -60Z', tint(cloth, 0.28)) +
        line('M-160 -10C-60 -30 30 -96 66 -196', trim, 15) +
        line('M-164 10C-40 -6 66 -86 100 -190', alpha(shade(cloth, 0.4), 0.32), 8) +
        line('M214 -92C180 -70 170 -40 180 0M236 -40Q206 -40 196 -20', alpha(shade(cloth, 0.4), 0.4), 7),
    )
  return {
    drawing: bundle + place(babyHead(tools, cloth), -132, -128, { turn: -28 }),
    halfWidth: 238,
    height: 238,
    grip: { kind: 'both', at: [16, -42], scale: 0.82, over: true },
  }
})

/** A cradle of lacquered wood that swings between two posts; `full`, a baby sleeps in it. */
export const cradle = prop({ states: ['empty', 'full'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const wood = hue('#b8452f')
  const gold = on('#f2b84a')
  const cream = on('#fdf1da')
  const quilt = on('#5fa3a0')
  const post = (x: number) =>
    shape(`M${x - 84} 0Q${x} -70 ${x + 84} 0L${x + 60} 0Q${x} -36 ${x - 60} 0Z`, shade(wood, 0.18)) +
    box(x - 21, -800, 42, 782, round(tools, wood), 10) +
    [-730, -560, -330, -150].map(y => box(x - 29, y, 58, 34, round(tools, gold), 16)).join('') +
    circle(x, -832, 36, orb(tools, gold)) +
    circle(x, -874, 15, on('#d8503f'))
  const rail =
    box(-400, -792, 800, 38, lit(tools, wood), 12) +
    line('M-370 -784H370', alpha(tint(wood, 0.5), 0.5), 6) +
    dots(
      [-280, -140, 0, 140, 280].map(x => [x, -772, 9] as const),
      gold,
    )
  const cord = (x: number) =>
    line(`M${x * 0.72} -760L${x} -330`, on('#d9a13a'), 12) +
    line(`M${x * 0.72} -760L${x} -330`, alpha('#fff6d8', 0.6), 4)
  const toys =
    line('M-70 -756V-640M0 -756V-600M70 -756V-640', on('#c9a25c'), 5) +
    ellipse(-70, -624, 26, 22, on('#4a9a94')) +
    shape('M-48 -624l22 -16v32Z', on('#4a9a94')) +
    circle(0, -576, 27, on('#e4574f')) +
    circle(0, -576, 13, on('#f7d27a')) +
    ellipse(70, -624, 26, 22, on('#e59a3c')) +
    shape('M92 -624l22 -16v32Z', on('#e59a3c'))
  const bed =
    shape('M-322 -340Q0 -300 322 -340L300 -230H-300Z', shade(wood, 0.46)) +
    shape(soft([-282, -318, -268, -372, -200, -392, -128, -374, -112, -316, -200, -290]), lit(tools, cream))
  const sleeper = is('full') ? place(babyHead(tools, on(BLANKET)), -176, -386, { turn: -20, scale: 1.04 }) : ''
  const cover = is('full')
    ? soft([-116, -300, -84, -388, 10, -412, 130, -392, 238, -360, 296, -316, 240, -270, -60, -262])
    : soft([-96, -290, -60, -346, 60, -356, 190, -346, 290, -322, 240, -270, -60, -262])
  const quilted =
    shape(cover, lit(tools, quilt)) +
    defs.clip(
      cover,
      line('M-118 -296C-96 -396 -40 -420 20 -424', cream, 34) +
        dots(
          [
            [60, -366, 10],
            [130, -346, 10],
            [200, -330, 10],
            [20, -332, 10],
            [96, -312, 10],
          ],
          on('#f7d27a'),
        ),
    )
  const side =
    shape('M-348 -344Q0 -270 348 -344L306 -164Q0 -116 -306 -164Z', lit(tools, wood)) +
    line('M-348 -340Q0 -266 348 -340', gold, 20) +
    line('M-310 -176Q0 -128 310 -176', gold, 13) +
    [-220, -110, 0, 110, 220]
      .map((x, i) => {
        const y = -214 + 22 * (1 - (x / 240) ** 2)
        const petal = (turn: number) => place(ellipse(0, -20, 10, 18, i % 2 ? on('#f7d27a') : cream), x, y, { turn })
        return [0, 72, 144, 216, 288].map(petal).join('') + circle(x, y, 10, i % 2 ? on('#d8503f') : gold)
      })
      .join('')
  return {
    drawing: rail + toys + post(-400) + post(400) + bed + sleeper + quilted + cord(-340) + cord(340) + side,
    halfWidth: 484,
    height: 892,
    // It is rocked by its edge.
    handle: [-330, -330],
  }
})

/** A wooden rattle with a ring in a lacquered ball. */
export const rattle = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const red = hue('#d8403a')
  const gold = on('#f4bf45')
  const teal = on('#3f9a97')
  const disc = 'M-78 -226a78 78 0 1 1 156 0a78 78 0 1 1 -156 0Z'
  return {
    drawing:
      box(-15, -160, 30, 128, round(tools, gold), 9) +
      box(-22, -142, 44, 20, round(tools, teal), 9) +
      box(-22, -62, 44, 20, round(tools, red), 9) +
      circle(0, -24, 26, orb(tools, red)) +
      shape(disc, orb(tools, red)) +
      defs.clip(
        disc,
        shape('M-90 -262Q0 -232 90 -262V-246Q0 -214 -90 -246ZM-90 -206Q0 -174 90 -206V-190Q0 -156 -90 -190Z', gold) +
          shape('M-90 -242Q0 -210 90 -242V-210Q0 -178 -90 -210Z', teal) +
          dots(
            [
              [-52, -214, 8],
              [-18, -204, 8],
              [18, -204, 8],
              [52, -214, 8],
            ],
            on('#fff2d8'),
          ),
      ) +
      ellipse(-30, -270, 20, 12, alpha('#ffffff', 0.6), -34) +
      circle(0, -312, 17, orb(tools, gold)),
    halfWidth: 78,
    height: 330,
    grip: { kind: 'upright', at: [0, -88], scale: 0.8 },
  }
})
