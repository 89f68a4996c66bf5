import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, SIZE, shape } from '../../canvas/svg.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { bankOf, blades, dabs, discs, fallenLeaves, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'

interface FloorOptions {
  /** Lit ground colour. */
  ground: string
  /** Colour of the air at the horizon. */
  haze: string
  leaves: readonly [string, string]
  flowers?: readonly string[]
  /** Colour of a trail that winds into the distance; null for none. */
  trail?: string | null
}

/** A trail that winds from the viewer into the distance. */
const trailOf = (stage: Stage, colour: string): string => {
  const edge = (side: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const z = -2600 + 15000 * (i / 21) ** 1.8
      return [
        60 + Math.sin(z / 1900 + 0.5) * (160 + Math.max(0, z) * 0.11) + side * (300 + 30 * Math.sin(z / 260 + side)),
        z,
      ]
    })
  return stage.area([...edge(-1), ...edge(1).reverse()], colour)
}

/** The ground below trees: moss, fallen leaves, grass and spots of light. */
export function forestFloor(stage: Stage, { ground, haze, leaves, flowers = [], trail = null }: FloorOptions): string {
  if (!seesGround(stage)) return ''
  const { context, camera } = stage
  const { light, random, defs } = context
  const horizon = Math.max(-10, horizonOf(stage))
  const sun = shapesOnGround(
    stage,
    Array.from({ length: 11 }, () => {
      const z = random.between(-700, 4200)
      const r = random.between(120, 340)
      return [
        roundOutline(random.between(-1.2, 1.2) * (1500 + z * 0.3), z, r, r * 0.8, 0.2),
        alpha(tint(ground, 0.6), light.dark ? 0.1 : 0.26),
      ] as const
    }),
  )
  return (
    box(
      0,
      horizon - 2,
      SIZE,
      SIZE - horizon + 6,
      defs.verticalGradient(mix(ground, haze, 0.6), mix(ground, haze, 0.16), ground, shade(ground, 0.18)),
    ) +
    (trail ? trailOf(stage, trail) : '') +
    sun +
    shape(dabs(groundSpots(stage, 90), 240, 34), alpha(shade(ground, 0.5), 0.2)) +
    shape(dabs(groundSpots(stage, 70), 200, 28), alpha(tint(ground, 0.45), 0.26)) +
    shape(
      fallenLeaves(groundSpots(stage, camera === 'from-above' ? 70 : 44, { to: 4000 }), 90),
      alpha(leaves[0], 0.8),
    ) +
    shape(fallenLeaves(groundSpots(stage, 36, { to: 4000 }), 80), alpha(leaves[1], 0.8)) +
    shape(blades(groundSpots(stage, 60, { to: 5000 }), 90), alpha(shade(ground, 0.3), 0.75)) +
    flowers.map(flower => shape(discs(groundSpots(stage, 14, { from: -400, to: 3600 }), 17, 0.8), flower)).join('')
  )
}

export function forestBank(stage: Stage, ground: string): Piece[] {
  const bank = bankOf(stage, stage.context.defs.verticalGradient(tint(ground, 0.08), shade(ground, 0.3)))
  return bank ? [bank] : []
}
