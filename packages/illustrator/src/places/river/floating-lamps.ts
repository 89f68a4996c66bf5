import { alpha, mix } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { type GroundSpotsOptions, groundSpots } from '../ground-plane.ts'

/** A hundred small clay lamps that rock on the water, each with its reflection. */
export function floatingLamps(stage: Stage, count: number, where: GroundSpotsOptions): string {
  const spots = groundSpots(stage, count, where)
  let bowls = ''
  let flames = ''
  let reflections = ''
  let halos = ''
  spots.forEach(({ x, y, scale }, i) => {
    const r = Math.min(24, Math.max(4, 46 * scale))
    bowls += `M${n(x - r)} ${n(y - r * 0.3)}Q${n(x)} ${n(y + r * 0.9)} ${n(x + r)} ${n(y - r * 0.3)}Z`
    flames += `M${n(x)} ${n(y - r * 1.7)}Q${n(x + r * 0.6)} ${n(y - r * 0.7)} ${n(x)} ${n(y - r * 0.3)}Q${n(x - r * 0.6)} ${n(y - r * 0.7)} ${n(x)} ${n(y - r * 1.7)}Z`
    for (const [down, w] of [
      [1, 0.8],
      [1.8, 0.55],
      [2.5, 0.34],
    ] as const)
      reflections += `M${n(x - r * w)} ${n(y + r * down)}q${n(r * w)} ${n(-r * 0.34)} ${n(r * w * 2)} 0q${n(-r * w)} ${n(r * 0.34)} ${n(-r * w * 2)} 0Z`
    if (i % 3 === 0) halos += glow(stage.context, x, y - r * 0.6, r * 4.4, '#ffc96a', 0.5)
  })
  return (
    shape(reflections, alpha('#ffca74', 0.55)) +
    halos +
    shape(bowls, mix(stage.context.light.on('#b8653c'), '#ffb45a', 0.25)) +
    shape(flames, '#fff0b8')
  )
}
