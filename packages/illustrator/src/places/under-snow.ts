import { mix, warmth } from '../canvas/colour.ts'
import { deodar } from '../scenery/deodar.ts'
import { coconutPalm } from '../scenery/palms.ts'
import { snowIn } from '../scenery/snow.ts'
import { between, type Vec3 } from '../space/vec3.ts'
import type { Stage } from '../stage/stage.ts'
import { face } from './solid.ts'

/** Places in winter: the ground and what stands on it look at `light.snowy`. */

/** How green a colour is, from 0 to 1. */
function greenness(colour: string): number {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  const [green, blue] = [(value >> 8) & 255, value & 255]
  return (1 - warmth(colour)) * Math.max(0, Math.min(1, (green - blue + 12) / 44))
}

/** A stage on which leaves and fields are covered with snow if the state says so. */
export function underSnow(stage: Stage): Stage {
  if (!stage.states.has('snowy')) return stage
  const { context } = stage
  const { lit } = snowIn(context)
  const land = (colour: string) => mix(context.light.land(colour), lit, 0.74 * greenness(colour))
  return { ...stage, context: { ...context, light: { ...context.light, land, snowy: true } } }
}

/** A palm, or what grows in its place where it snows. */
export const palmOf = ({ context }: Stage, height: number, lean: number): string =>
  context.light.snowy ? deodar(context, height * 0.7) : coconutPalm(context, height, lean)

/** Snow on a sloping roof, whose tiles show along the eaves; the first corner is at the lower left. */
export function snowOnRoof(stage: Stage, [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3]): string {
  const { lit, blue } = snowIn(stage.context)
  const at = (across: number, up: number): Vec3 => {
    const [low, high] = [between(a, d, across), between(b, c, across)]
    return between(low, high, up)
  }
  const edge = Array.from({ length: 15 }, (_, i) => at(i / 14, i % 2 ? 0.05 : 0.15))
  const thick = edge.map(([x, y, z]): Vec3 => [x, y + 46, z])
  return (
    face(stage, [...edge, at(1, 1.02), at(0, 1.02)].reverse(), mix(lit, blue, 0.5)) +
    face(
      stage,
      [...thick, at(1, 1.03), at(0, 1.03)].reverse(),
      stage.context.defs.verticalGradient(lit, mix(lit, blue, 0.2)),
    )
  )
}
