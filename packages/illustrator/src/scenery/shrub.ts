import type { DrawContext } from '../canvas/draw-context.ts'
import { ellipse } from '../canvas/svg.ts'
import { crown, type Mass, strewn } from './crowns.ts'

/** A round bush, flowering if colours are given. */
export function shrub(context: DrawContext, size: number, colour: string, blossoms: readonly string[] = []): string {
  const { light, random } = context
  const masses: Mass[] = [
    [-size * 0.5, -size * 0.34, size * 0.52, size * 0.4],
    [size * 0.52, -size * 0.32, size * 0.5, size * 0.38],
    [0, -size * 0.52, size * 0.62, size * 0.52],
  ]
  return (
    ellipse(0, 4, size * 1.1, size * 0.12, light.shadow) +
    crown(context, masses, light.land(colour), { tips: 16, leafLength: size * 0.14, dabs: 8 }) +
    (blossoms.length > 0
      ? strewn(
          random,
          masses,
          10,
          size * 0.06,
          blossoms.map(each => light.land(each)),
        )
      : '')
  )
}
