import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

function crystal({ defs }: DrawContext, h: number, colour: string): string {
  const w = h * 0.17
  return (
    shape(
      `M${n(-w)} 0L${n(-w * 1.1)} ${n(-h * 0.72)}L0 ${n(-h)}L${n(w * 1.1)} ${n(-h * 0.72)}L${n(w)} 0Z`,
      defs.verticalGradient(tint(colour, 0.5), colour),
    ) +
    shape(`M0 0V${n(-h)}L${n(w * 1.1)} ${n(-h * 0.72)}L${n(w)} 0Z`, alpha('#ffffff', 0.22)) +
    shape(
      `M${n(-w)} 0L${n(-w * 1.1)} ${n(-h * 0.72)}L${n(-w * 0.4)} ${n(-h * 0.66)}L${n(-w * 0.4)} 0Z`,
      alpha(shade(colour, 0.5), 0.24),
    )
  )
}

/** A cluster of crystals that glow with the given strength, from 0 to 1; in world units, `size` high. */
export function crystalCluster(context: DrawContext, size: number, colour: string, strength: number): string {
  const one = (x: number, share: number, turn: number, tone = colour) =>
    place(crystal(context, size * share, tone), x * size, 8, { turn })
  return (
    glow(context, 0, -size * 0.5, size * 2.1, colour, 0.5 * strength) +
    one(-0.34, 0.7, -24, shade(colour, 0.14)) +
    one(0.36, 0.74, 22, shade(colour, 0.1)) +
    one(0.06, 1, 3) +
    one(-0.12, 0.52, -9, tint(colour, 0.2)) +
    one(0.26, 0.4, 14, tint(colour, 0.24))
  )
}
