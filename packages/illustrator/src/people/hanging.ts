import { alpha, shade } from '../canvas/colour.ts'
import { blob, curve, mid, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Spot } from './surface.ts'
import type { WornContext } from './worn.ts'

interface HangOptions {
  /** Both ends of the upper edge on the torso. */
  from: readonly [Spot, Spot]
  /** World units. */
  length: number
  /** Width of the lower edge relative to the upper one. */
  spread: number
  colour: string
  trim: string | null
}

/** Direction in which cloth hangs: down, or along the body if it lies, and backward if it streams. */
export function fallOf({ bones, stream }: Pick<WornContext, 'bones' | 'stream'>): Vec3 {
  const upright = Math.max(0, Math.min(1, (bones.chest.up[1] - 0.5) * 3))
  const down = unit(add([0, -upright, 0], times(bones.chest.up, -(1 - upright))))
  return unit(add(down, times(bones.chest.forward, -sin(Math.max(-60, Math.min(75, stream))) * 1.5)))
}

/** A point of cloth; what would hang below the ground lies on it behind whoever sits or kneels. */
export function aboveGround({ bones, look }: Pick<WornContext, 'bones' | 'look'>, [x, y, z]: Vec3): Vec3 {
  const { body } = look
  const floor = Math.min(bones.leftLeg.ankle[1], bones.rightLeg.ankle[1]) - body.ankle * 0.4
  const isLow = bones.hips.up[1] > 0.85 && bones.pelvis[1] - floor < (body.thigh + body.shin) * 0.6
  if (!isLow || y >= floor) return [x, y, z]
  const back = (floor - y) * 0.7
  return [x - bones.chest.forward[0] * back, floor, z - bones.chest.forward[2] * back]
}

/** A length of cloth that hangs from the torso. */
export function hang(context: WornContext, { from, length, spread, colour, trim }: HangOptions): string {
  const { torso, view, scale } = context
  const [a, b] = from.map(([around, up]) => torso.at(around, up, 1.05).world) as [Vec3, Vec3]
  const fall = fallOf(context)
  const middle = between(a, b, 0.5)
  const at = (aside: number, down: number): Point => {
    const wide = 1 + (spread - 1) * down
    const edge = add(add(middle, times(subtract(b, a), aside * wide)), times(context.bones.chest.forward, aside * 34))
    return view.project(aboveGround(context, add(edge, times(fall, down * length))))
  }
  const [p0, p1, p2, p3] = [at(-0.5, 0), at(0.5, 0), at(0.5, 1), at(-0.5, 1)]
  const wave = 10 * scale
  const foot = mid(p2, p3)
  const outline = blob([p0, p1, mid(p1, p2), p2, [foot[0], foot[1] + wave], p3, mid(p3, p0)])
  const folds = [-0.2, 0.15]
    .map(aside => curve([at(aside, 0.08), at(aside * 1.2, 0.5), at(aside * 1.3, 0.92)]))
    .join('')
  const hem = curve([
    at(0.48, 0.93),
    [mid(at(0.48, 0.93), at(-0.48, 0.93))[0], mid(at(0.48, 0.93), at(-0.48, 0.93))[1] + wave],
    at(-0.48, 0.93),
  ])
  return (
    shape(outline, colour) +
    line(folds, alpha(shade(colour, 0.6), 0.26), 5 * scale) +
    (trim
      ? line(hem, trim, 12 * scale) +
        line(
          curve([at(-0.46, 0.02), at(-0.47, 0.5), at(-0.46, 0.95)]) +
            curve([at(0.46, 0.02), at(0.47, 0.5), at(0.46, 0.95)]),
          trim,
          5 * scale,
        )
      : '')
  )
}
