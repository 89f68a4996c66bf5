import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { box, circle, ellipse, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { snowIn, snowPad } from '../../scenery/snow.ts'

/** A house of stone with beams between its courses and a slate roof under snow, 1,700 wide, standing at (0, 0). */
export function stoneHut(context: DrawContext): string {
  const { light } = context
  const stone = light.land('#a8a09a')
  const wood = light.land('#8a5c3e')
  const slate = light.land('#6d7485')
  const pane = light.dark ? '#ffd78a' : light.land('#54708a')
  const { lit, blue } = snowIn(context)
  const blocks = Array.from({ length: 18 }, (_, i) => {
    const [row, column] = [i % 3, Math.floor(i / 3)]
    return `M${-640 + column * 220 + row * 60} ${-90 - row * 250}q50 -20 110 -6`
  }).join('')
  const smoke = [
    [330, -1500, 80],
    [290, -1680, 110],
    [340, -1890, 150],
  ]
    .map(([x = 0, y = 0, r = 0], i) => ellipse(x, y, r * 1.3, r, alpha(light.land('#eef2f6'), 0.5 - i * 0.12)))
    .join('')
  return (
    smoke +
    ellipse(0, 10, 1050, 70, alpha(blue, 0.6)) +
    box(-720, -800, 1440, 810, context.defs.horizontalGradient(shade(stone, 0.12), tint(stone, 0.12))) +
    line(blocks, alpha(shade(stone, 0.5), 0.4), 22) +
    box(-740, -330, 1480, 70, wood) +
    box(-740, -620, 1480, 70, wood) +
    box(-130, -560, 260, 570, shade(wood, 0.24)) +
    box(-96, -520, 192, 530, light.land('#b8564a')) +
    circle(60, -250, 20, light.land('#e8c25a')) +
    [-560, 330]
      .map(
        x =>
          box(x - 20, -580, 270, 300, wood) +
          box(x + 14, -546, 202, 232, pane) +
          line(`M${x + 115} -546V-314M${x + 14} -430H${x + 216}`, wood, 22),
      )
      .join('') +
    box(260, -1380, 170, 400, shade(stone, 0.16)) +
    shape('M-980 -760L-560 -1250H560L980 -760Z', slate) +
    shape(
      'M-960 -800L-560 -1300Q-300 -1370 0 -1350T560 -1300L960 -800Q800 -740 640 -800Q480 -720 300 -800Q120 -730 -60 -800Q-260 -720 -420 -800Q-620 -730 -960 -800Z',
      lit,
    ) +
    shape(
      'M-960 -800L-900 -876Q-700 -850 -420 -880T300 -880T900 -876L960 -800Q800 -740 640 -800Q480 -720 300 -800Q120 -730 -60 -800Q-260 -720 -420 -800Q-620 -730 -960 -800Z',
      alpha(blue, 0.5),
    ) +
    `<g transform="translate(0 -1370)">${snowPad(context, 235, 455, 70)}</g>` +
    shape('M-1060 20Q-860 -90 -660 -40T-300 10H300Q480 -80 700 -50T1080 20Z', lit) +
    (light.dark ? glow(context, 440, -430, 520, light.glow, 0.6) + glow(context, -450, -430, 520, light.glow, 0.6) : '')
  )
}
