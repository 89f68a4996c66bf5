import { alpha, mix, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { dots, ellipse, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** A toadstool that glows after dark unless it has lost its light, in world units; `size` is its height, its flat top can be a seat. */
export function toadstool({ light, defs, ...rest }: DrawContext, size: number, cap: string, shines = true): string {
  const colour = light.dark && shines ? mix(light.land(cap), cap, 0.6) : light.land(cap)
  return (
    (light.dark && shines ? glow({ light, defs, ...rest }, 0, -size * 0.7, size * 1.7, cap, 0.42) : '') +
    ellipse(0, 0, size * 0.4, size * 0.07, light.shadow) +
    shape(
      `M${n(-size * 0.16)} 0Q${n(-size * 0.07)} ${n(-size * 0.5)} ${n(-size * 0.15)} ${n(-size * 0.62)}H${n(size * 0.15)}Q${n(size * 0.07)} ${n(-size * 0.5)} ${n(size * 0.18)} 0Z`,
      defs.horizontalGradient(light.land('#d9c8b0'), light.land('#f6ead2')),
    ) +
    ellipse(0, -size * 0.55, size * 0.5, size * 0.09, light.land('#cfb6a0')) +
    shape(
      `M${n(-size * 0.58)} ${n(-size * 0.52)}C${n(-size * 0.54)} ${n(-size * 1.12)} ${n(size * 0.54)} ${n(-size * 1.12)} ${n(size * 0.58)} ${n(-size * 0.52)}Q0 ${n(-size * 0.68)} ${n(-size * 0.58)} ${n(-size * 0.52)}Z`,
      defs.verticalGradient(tint(colour, 0.26), colour),
    ) +
    dots(
      [
        [-size * 0.26, -size * 0.74, size * 0.07],
        [0, -size * 0.86, size * 0.08],
        [size * 0.24, -size * 0.78, size * 0.055],
        [size * 0.38, -size * 0.64, size * 0.045],
        [-size * 0.42, -size * 0.62, size * 0.04],
      ],
      alpha('#fff6e2', 0.85),
    )
  )
}

/** The door of somebody who lives in a tree, 900 high; its window is lit after dark. */
export function treeDoor(context: DrawContext, shines = true): string {
  const { light, defs } = context
  const wood = light.land('#a8683f')
  const arch = (w: number, h: number) => `M${-w} 0V${-h * 0.62}Q${-w} ${-h} 0 ${-h}Q${w} ${-h} ${w} ${-h * 0.62}V0Z`
  return (
    (light.dark && shines ? glow(context, 0, -560, 700, light.glow, 0.4) : '') +
    shape(arch(300, 960), light.land('#d9b078')) +
    shape(arch(245, 890), defs.horizontalGradient(wood, tint(wood, 0.14))) +
    line('M-120 -850V0M0 -890V0M120 -850V0', alpha('#35203f', 0.3), 12) +
    ellipse(0, -620, 96, 110, light.dark && shines ? '#ffd78a' : light.land('#a9cfd2')) +
    line('M-96 -620H96M0 -730V-510', light.land('#d9b078'), 16) +
    ellipse(170, -360, 26, 26, light.land('#f2c76a')) +
    shape('M-380 0H380L420 46H-420Z', light.land('#b9b0a8'))
  )
}
