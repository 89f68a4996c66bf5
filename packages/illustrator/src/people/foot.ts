import { alpha, shade, shadeSkin, tint } from '../canvas/colour.ts'
import { curve, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, cross, dot, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Leg } from './bones.ts'
import { hullPath } from './hull.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'

/** A foot as the hull of heel, ball and toes, which holds from every side. */
export function drawFoot(
  look: Look,
  outfit: Outfit,
  { ankle, knee, toe }: Leg,
  view: View,
  { dim, skin }: { dim: (colour: string) => string; skin: string },
): string {
  const { body } = look
  const scale = view.scaleAt(ankle)
  const down = unit(subtract(ankle, knee))
  // The sole lies below the ankle, at a right angle to the toes.
  const under = unit(subtract(down, times(toe, dot(down, toe))))
  const across = unit(cross(toe, under))
  const at = (forward: number, below: number, aside = 0): Vec3 =>
    add(
      add(add(ankle, times(toe, forward * body.foot)), times(under, below * body.ankle)),
      times(across, aside * body.foot),
    )
  const { shoes } = outfit
  const bare = shoes === 'barefoot' || shoes === 'sandals' || shoes === 'flip-flops' || shoes === 'juttis'
  const colour = shoes === 'juttis' || !bare ? dim(outfit.shoe) : skin
  const solid = (grow: number, parts: readonly (readonly [Vec3, number])[]) =>
    hullPath(parts.map(([point, r]) => [view.project(point), r * body.ankle * scale * grow] as const))
  const foot = (lowered: number): readonly (readonly [Vec3, number])[] => [
    [at(-0.17, 0.45 + lowered), 0.56],
    [at(0.0, 0.24 + lowered), 0.72],
    [at(0.38, 0.6 + lowered, 0.12), 0.42],
    [at(0.38, 0.6 + lowered, -0.12), 0.42],
    [at(0.6, 0.68 + lowered, 0.07), 0.34],
    [at(0.6, 0.68 + lowered, -0.07), 0.34],
  ]
  const path = (points: readonly Vec3[]) => curve(points.map((point): Point => view.project(point)))
  const strap = (forward: number, top: number) =>
    path([at(forward, 0.8, 0.19), at(forward, top, 0.08), at(forward, top, -0.08), at(forward, 0.8, -0.19)])
  const sole = shape(solid(1.02, foot(0.2)), dim(bare && shoes !== 'juttis' ? outfit.shoe : shade(outfit.shoe, 0.4)))
  const toesDown = at(0.62, 0.55)
  const toesSeen = dot(toe, view.frame.forward) < 0.6
  const toes =
    shoes === 'juttis' || !bare || !toesSeen
      ? ''
      : line(
          [-0.1, 0, 0.1].map(aside => path([at(0.66, 0.5, aside), at(0.74, 0.72, aside)])).join(''),
          alpha(shadeSkin(look.skin, 0.5), 0.4),
          3 * scale,
        )
  const leather = dim(outfit.shoe)
  const visible = dot(under, view.frame.forward) > -0.75
  const details = !visible
    ? ''
    : shoes === 'sandals'
      ? line(strap(0.42, 0.24) + strap(0.16, -0.3), leather, 9 * scale)
      : shoes === 'flip-flops'
        ? line(path([at(0.18, 0.6, 0.17), at(0.5, 0.26), at(0.18, 0.6, -0.17)]), leather, 7 * scale)
        : shoes === 'shoes'
          ? line(strap(0.2, -0.18), alpha(tint(outfit.shoe, 0.55), 0.9), 5 * scale) +
            shape(solid(1, [[toesDown, 0.3]]), alpha(tint(outfit.shoe, 0.5), 0.22))
          : shoes === 'juttis'
            ? shape(
                solid(1, [
                  [at(0.7, 0.3), 0.2],
                  [at(0.62, 0.5), 0.3],
                ]),
                dim(tint(outfit.shoe, 0.3)),
              )
            : ''
  return (shoes === 'barefoot' ? '' : sole) + shape(solid(1, foot(0)), colour) + toes + details
}
