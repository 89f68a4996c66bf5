import { shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'

/** A carved pillar. */
export function pillar({ context }: Stage, colour: string, height: number): string {
  const { light, defs } = context
  const c = light.land(colour)
  return (
    box(-230, -130, 460, 130, shade(c, 0.06)) +
    box(-190, -300, 380, 180, c) +
    box(
      -130,
      -height + 200,
      260,
      height - 480,
      defs.horizontalGradient(shade(c, 0.3), c, tint(c, 0.12), shade(c, 0.1)),
    ) +
    [0.36, 0.62]
      .map(
        t =>
          box(-165, -height * t - 50, 330, 100, tint(c, 0.12), 20) +
          shape([-110, 0, 110].map(x => `M${x} ${n(-height * t - 38)}l34 38l-34 38l-34 -38Z`).join(''), shade(c, 0.2)),
      )
      .join('') +
    shape(
      `M-140 ${n(-height + 420)}Q-160 ${n(-height + 280)} -420 ${n(-height + 230)}V${n(-height + 150)}H420V${n(-height + 230)}Q160 ${n(-height + 280)} 140 ${n(-height + 420)}Z`,
      tint(c, 0.08),
    )
  )
}
