import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { burning, burns, FLAME_STATES, lightAt } from './flames.ts'
import { crack, lit, pierced, round, sheen, vessel } from './materials.ts'
import { prop } from './prop.ts'

/** Lamps with a flame. */

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
