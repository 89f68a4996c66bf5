import { alpha } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { markFace } from '../../canvas/marked-faces.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** The moon as somebody: wide awake and full, or a thin crescent with closed eyes. */
export function moonFace(context: DrawContext, x: number, y: number, r: number, mood: 'awake' | 'asleep'): string {
  const eye = (at: number) =>
    ellipse(at, -12, 20, 25, '#ffffff') +
    ellipse(at + 2, -8, 12, 16, '#3d3558') +
    circle(at + 7, -15, 5, '#ffffff') +
    line(`M${at - 22} -44q22 -18 44 -2`, '#b89a5c', 5)
  const awake =
    circle(0, 0, 100, '#fdf2cc') +
    circle(-8, -6, 90, '#fffae6') +
    ellipse(-46, -58, 16, 11, alpha('#dccf9e', 0.6), -20) +
    ellipse(58, 58, 20, 14, alpha('#dccf9e', 0.6), 12) +
    ellipse(-60, 44, 10, 8, alpha('#dccf9e', 0.5)) +
    ellipse(-50, 22, 17, 11, alpha('#f2a98c', 0.6)) +
    ellipse(50, 22, 17, 11, alpha('#f2a98c', 0.6)) +
    eye(-30) +
    eye(30) +
    ellipse(0, 40, 11, 14, '#a86a5c')
  const asleep =
    shape('M30 -96A100 100 0 1 0 96 40A80 80 0 0 1 30 -96Z', '#fdf2cc') +
    shape('M14 -88A92 92 0 1 0 84 46A84 84 0 0 1 14 -88Z', alpha('#fffbe8', 0.7)) +
    line('M-66 -8q12 12 26 2M-36 62q8 8 18 2', '#8f7a54', 6) +
    line('M-22 10q10 6 14 -2', '#c9a870', 5) +
    ellipse(-58, 26, 13, 8, alpha('#f2a98c', 0.55))
  return (
    glow(context, x, y, r * (mood === 'awake' ? 3.4 : 2.2), '#fff0c0', mood === 'awake' ? 0.66 : 0.36) +
    markFace(place(mood === 'awake' ? awake : asleep, x, y, { scale: r / 100 }), x, y, r)
  )
}
