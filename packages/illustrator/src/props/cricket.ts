import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, ellipse, line, place } from '../canvas/svg.ts'
import { round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Three stumps in the ground with two bails on them; `lying` the wicket has fallen. */

const HEIGHT = 600

/** A stump that stands on (0, 0). */
const stump = (tools: PropTools): string => {
  const wood = tools.on('#e6bd7c')
  return (
    box(-23, -HEIGHT, 46, HEIGHT, round(tools, wood), 18) +
    ellipse(0, -HEIGHT + 12, 20, 10, tint(wood, 0.5)) +
    box(-23, -500, 46, 46, tools.on('#d8503f')) +
    box(-23, -442, 46, 16, tools.on('#3f5fa0')) +
    line('M-8 -410V-60M9 -400V-110', alpha(shade(wood, 0.35), 0.4), 4)
  )
}

/** A bail with its middle on (0, 0). */
const bail = (tools: PropTools): string => {
  const wood = tools.on('#d8a860')
  return (
    line('M-62 0H62', shade(wood, 0.1), 22) +
    line('M-60 -3H60', tint(wood, 0.3), 9) +
    ellipse(0, 0, 30, 17, wood) +
    line('M-14 -9V9M14 -9V9', shade(wood, 0.34), 5)
  )
}

export const stumps = prop({ states: ['lying'] }, tools => {
  const { is, on } = tools
  const grass = (x: number) =>
    line(
      `M${x - 34} 4q-4 -30 -18 -44M${x - 12} 6q0 -34 -6 -54M${x + 14} 6q4 -30 16 -46M${x + 34} 4q8 -20 22 -30`,
      on('#6a9a48'),
      9,
    )
  return is('lying')
    ? {
        drawing:
          place(stump(tools), -190, 0, { turn: -24 }) +
          place(stump(tools), -30, 0, { turn: 12 }) +
          place(stump(tools), -250, -24, { turn: 90 }) +
          place(bail(tools), 190, -470, { turn: 38 }) +
          place(bail(tools), -330, -620, { turn: -30 }) +
          line(
            'M150 -330q-10 -60 4 -100M240 -380q0 -40 14 -60M-300 -520q-10 -30 -4 -60',
            alpha(on('#fbf4e4'), 0.8),
            9,
          ) +
          grass(-190) +
          grass(-30),
        halfWidth: 450,
        height: 660,
      }
    : {
        drawing:
          [-122, 0, 122].map(x => place(stump(tools), x, 0)).join('') +
          place(bail(tools), -61, -HEIGHT - 4) +
          place(bail(tools), 61, -HEIGHT - 4) +
          [-122, 0, 122].map(grass).join(''),
        halfWidth: 170,
        height: HEIGHT + 22,
        handle: [122, -HEIGHT],
      }
})
