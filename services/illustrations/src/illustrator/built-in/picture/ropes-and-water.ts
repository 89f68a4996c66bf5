import { mix } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { ellipse, SIZE } from '../canvas/svg.ts'
import { rope } from '../props/materials.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'

/** A rope between two places in the world that sags a little. `width` in world units. */
export function ropeBetween({ light }: DrawContext, view: StageView, from: Vec3, to: Vec3, width = 24): string {
  const [x1, y1] = view.project(from)
  const [x2, y2] = view.project(to)
  const sag = Math.hypot(x2 - x1, y2 - y1) * 0.06
  return rope(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`,
    light.on('#d8b880'),
    width * view.scaleAt(from),
  )
}

/** A figure whose feet are below the surface, y = 0: cut off there, with rings around. */
export function waded(context: DrawContext, view: StageView, drawing: string, at: Vec3, halfWidth: number): string {
  const surface: Vec3 = [at[0], 0, at[2]]
  const [x, y] = view.project(surface)
  const rx = halfWidth * view.scaleAt(surface)
  const foam = mix(context.light.on('#ffffff'), context.light.on('#7fb0d0'), 0.3)
  return (
    context.defs.clip(`M${-SIZE} ${-SIZE}H${2 * SIZE}V${n(y)}H${-SIZE}Z`, drawing) +
    ellipse(x, y, rx * 1.5, rx * 0.2, `${foam}59`) +
    ellipse(x, y, rx * 1.05, rx * 0.12, `${foam}99`)
  )
}
