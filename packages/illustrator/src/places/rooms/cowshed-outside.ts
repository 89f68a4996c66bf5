import { shade, tint } from '../../canvas/colour.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { AWAKE } from '../../creatures/creature.ts'
import { GUIDE_DRAWINGS } from '../../creatures/guides.ts'
import { glow } from '../../scenery/sky.ts'
import type { Outside } from './outside.ts'

const ASLEEP = { ...AWAKE, asleep: true, action: 'sleeping', expression: 'asleep' } as const

/** A lamplit cowshed outside of a window; a cow and her calf lie in the straw. */
export function cowshedOutside({ stage, left, width, base, height, haze }: Outside): string {
  const { context } = stage
  const wood = haze('#7d5b42', 0.1)
  const tin = haze('#8f9aa4', 0.1)
  const cow = GUIDE_DRAWINGS.cow(context, ASLEEP)
  const calf = GUIDE_DRAWINGS.calf(context, ASLEEP)
  const straw = '#d9ab52'
  const shed =
    box(-920, -1120, 1840, 1120, context.defs.verticalGradient('#b9713c', '#e9ab5c')) +
    line('M-920 -700H920M-920 -380H920', '#a5653a66', 16) +
    ellipse(0, 0, 960, 90, shade(straw, 0.14)) +
    place(cow.drawing, -330, -30, { scale: 0.82 }) +
    place(calf.drawing, 440, -10, { scale: 0.92, mirrored: true }) +
    ellipse(-500, 10, 460, 60, straw) +
    ellipse(420, 26, 520, 56, tint(straw, 0.12)) +
    line('M-900 30V-1160M900 30V-1160M0 -1160V-900', wood, 70) +
    shape('M-1120 -1080L-900 -1400H900L1120 -1080Z', tin) +
    line(
      'M-760 -1390L-900 -1090M-380 -1390L-450 -1090M0 -1390V-1090M380 -1390L450 -1090M760 -1390L900 -1090',
      shade(tin, 0.16),
      14,
    ) +
    glow(context, 0, -820, 620, '#ffd890', 0.6) +
    circle(0, -840, 60, '#fff0c0')
  return place(shed, left + width * 0.4, base - height * 0.33, { scale: (height * 0.44) / 1400 })
}
