import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, curve, type Point, polygon, tube } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { inFrame } from '../space/frame.ts'
import { add, dot, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Body } from './body.ts'
import type { Skeleton } from './bones.ts'
import { aboveGround, fallOf } from './hanging.ts'
import { hullOf } from './hull.ts'
import type { Accessory } from './outfit.ts'
import type { Spot } from './surface.ts'
import type { DrawWorn, Worn, WornContext } from './worn.ts'

/** What is worn on the back. */

/** A drawing on the back, which is hidden by the body from the front. */
const onBack = ({ facesViewer }: WornContext, drawing: string): Worn =>
  facesViewer ? { beyond: drawing } : { near: drawing }

/** px of a point relative to the middle of the back: to the side, up and backward, in world units. */
const backPoint =
  ({ torso, bones, view }: WornContext, up: number) =>
  (aside: number, above: number, behind: number): Point => {
    const { world } = torso.at(180, up)
    return view.project(add(world, inFrame(bones.chest, [aside, above, -behind])))
  }

const capeLength = ({ torso, thigh }: Body): number => (torso + thigh) * 0.94

/** Direction of a cape: as cloth falls, or up in the wind of a fall, but never round the body to its front. */
function capeFall(context: Parameters<typeof fallOf>[0]): Vec3 {
  const { forward } = context.bones.chest
  const fall = context.stream < -20 ? unit(add(times(forward, -1), [0, 0.7, 0])) : fallOf(context)
  return unit(add(fall, times(forward, -Math.max(0, dot(fall, forward) + 0.2))))
}

/** A place at an edge of a cape, where others can hold it: from the neck (0) to the hem (1), at the left (-1) or right. */
export function edgeOfCape(
  body: Body,
  bones: Skeleton,
  stream: number,
  { down, side }: { down: number; side: number },
): Vec3 {
  const back = add(bones.neck, times(bones.chest.forward, -body.shoulder * 0.7 - 96 * down))
  const along = times(capeFall({ bones, stream }), capeLength(body) * down)
  return add(add(back, along), times(bones.chest.side, side * down * body.shoulder * 1.5))
}

export const BACK_WEAR = {
  cape: context => {
    const { bones, look, outfit, torso, view, scale, facesViewer, stream } = context
    const { body } = look
    const fall = capeFall(context)
    const length = capeLength(body)
    const cloth = outfit.cape ?? outfit.extra
    const neck = (share: number): Vec3 => torso.at(180 + share * 92, 0.98 - Math.abs(share) * 0.03, 1.06).world
    const at = (share: number, down: number): Point => {
      const wide = share * down * body.shoulder * (outfit.cape && stream > 40 ? 1.6 : 1.1)
      const ripple = Math.sin(share * 7 + 1) * down * 14
      return view.project(
        aboveGround(
          context,
          add(
            add(add(neck(share), times(fall, down * length)), times(bones.chest.side, -wide)),
            times(bones.chest.forward, -(96 * down + 34 * Math.sin(down * 2.4) * (1 - Math.abs(share) * 0.6)) + ripple),
          ),
        ),
      )
    }
    const shares = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
    const outline = blob([
      ...shares.map(share => at(share, 0)),
      at(1, 0.35),
      at(1.05, 0.7),
      ...[...shares].reverse().map((share, i) => at(share * 1.08, i % 2 ? 1.03 : 0.97)),
      at(-1.05, 0.7),
      at(-1, 0.35),
    ])
    const folds = [-0.6, -0.2, 0.25, 0.65]
      .map(share => curve([at(share, 0.12), at(share, 0.5), at(share, 0.92)]))
      .join('')
    const colour = facesViewer ? shade(cloth, 0.14) : cloth
    const collar: Spot[] = [-100, -70, -44, -20, 0, 20, 44, 70, 100].map(around => [
      around,
      0.9 + 0.1 * Math.min(1, Math.abs(around) / 70),
    ])
    return {
      ...onBack(context, shape(outline, colour) + line(folds, alpha(shade(cloth, 0.6), 0.34), 9 * scale)),
      over: line(torso.line(collar, 1.06), cloth, 17 * scale) + torso.lay(circle(0, 0, 13, outfit.trim), 0, 0.9),
    }
  },
  wings: context => {
    const { outfit, scale } = context
    const at = backPoint(context, 0.72)
    const glass = alpha(tint(outfit.extra, 0.2), 0.86)
    const wing = (side: 1 | -1) => {
      const p = (x: number, y: number): Point => at(side * x, y, 16 + x * 0.32)
      const upper = blob([p(4, 0), p(84, 136), p(190, 186), p(250, 128), p(218, 34), p(118, -12)])
      const lower = blob([p(4, -8), p(108, -30), p(182, -92), p(172, -158), p(104, -170), p(34, -96)])
      const veins = [
        [p(10, 6), p(108, 70), p(206, 122)],
        [p(10, 0), p(118, 32), p(216, 62)],
        [p(8, -14), p(84, -74), p(148, -134)],
      ].map(curve)
      const [sx, sy] = p(196, 122)
      const [tx, ty] = p(134, -124)
      return (
        shape(lower, alpha(shade(glass, 0.06), 0.86)) +
        shape(upper, glass) +
        line(upper + lower, alpha('#ffffff', 0.8), 4.5 * scale) +
        line(veins.join(''), alpha('#ffffff', 0.75), 3.6 * scale) +
        circle(sx, sy, 12 * scale, alpha('#ffffff', 0.7)) +
        circle(tx, ty, 9 * scale, alpha('#ffffff', 0.7))
      )
    }
    return onBack(context, wing(1) + wing(-1))
  },
  'dragon-tail': context => {
    const { bones, look, outfit, view, scale } = context
    const { body } = look
    const base = add(bones.pelvis, inFrame(bones.hips, [0, 0, -body.hip * 0.7]))
    const along = (share: number): Vec3 =>
      add(
        base,
        inFrame(bones.hips, [
          Math.sin(share * 3.2) * 70,
          -body.thigh * 0.75 * Math.sin(share * 1.9),
          -30 - share * 230,
        ]),
      )
    const points = Array.from({ length: 9 }, (_, i): Point => view.project(along(i / 8)))
    const spikes = [0.15, 0.35, 0.55, 0.75, 0.92].map(share => {
      const [a, b, tip] = [along(share - 0.05), along(share + 0.06), add(along(share + 0.03), [0, 66 - share * 36, 0])]
      return polygon([a, tip, b].map((point): Point => view.project(point as Vec3)))
    })
    const drawing =
      shape(spikes.join(''), outfit.extra) +
      shape(
        tube(points, share => (46 - share * 40) * scale),
        outfit.top,
      )
    const faces = dot(bones.hips.forward, view.frame.forward) < 0.08
    return faces ? { beyond: drawing } : { near: drawing }
  },
  satchel: context => {
    const { bones, look, outfit, torso, view, scale } = context
    const { body } = look
    // From the left shoulder to the right hip.
    const strap: Spot[] = [
      [-96, 0.08],
      [-62, 0.24],
      [-32, 0.44],
      [0, 0.68],
      [24, 0.86],
      [44, 0.97],
      [90, 1.01],
      [136, 0.95],
      [160, 0.8],
      [190, 0.5],
      [226, 0.24],
      [262, 0.08],
    ]
    const centre = add(bones.pelvis, inFrame(bones.hips, [-body.hip * 1.2, -body.torso * 0.04, -6]))
    const corner = (ahead: number, up: number, out: number): Point =>
      view.project(add(centre, inFrame(bones.hips, [-out, up, ahead])))
    const box = (outs: readonly number[], top: number) =>
      hullOf(
        outs.flatMap(out => [corner(-62, top, out), corner(62, top, out), corner(58, -58, out), corner(-58, -58, out)]),
      )
    const flap = hullOf([
      corner(-64, 44, 34),
      corner(64, 44, 34),
      corner(60, 2, 36),
      corner(0, -10, 36),
      corner(-60, 2, 36),
    ])
    const [bx, by] = corner(0, -4, 38)
    const outward = dot(bones.hips.side, view.frame.forward) > -0.2
    const bag =
      shape(box([0, 34], 44), shade(outfit.extra, 0.14)) +
      (outward ? shape(flap, outfit.extra) + circle(bx, by, 7 * scale, '#f0cf7e') : '')
    const nearSide = dot(bones.hips.side, view.frame.forward) > -0.55
    return {
      over: line(torso.line(strap, 1.03), shade(outfit.extra, 0.24), 15 * scale),
      ...(nearSide ? { near: bag } : { beyond: bag }),
    }
  },
  oxygen: context => {
    const { outfit, scale, torso } = context
    const at = backPoint(context, 0.6)
    const pack = [
      ...[-1, 1].flatMap(side => [0, 66].map(behind => at(side * 84, 96, behind))),
      ...[-1, 1].flatMap(side => [0, 66].map(behind => at(side * 84, -100, behind))),
    ]
    const tank = (side: 1 | -1) => {
      const [x, y] = at(side * 42, 100, 46)
      const [x1, y1] = at(side * 42, -84, 46)
      return (
        shape(
          tube(
            [
              [x, y],
              [(x + x1) / 2, (y + y1) / 2],
              [x1, y1],
            ],
            () => 32 * scale,
          ),
          tint(outfit.extra, 0.16),
        ) + circle(x, y - 34 * scale, 9 * scale, outfit.trim)
      )
    }
    const straps: Spot[] = [
      [34, 0.36],
      [36, 0.6],
      [44, 0.86],
      [66, 1.0],
      [90, 1.01],
    ]
    const mirrored = straps.map(([around, up]): Spot => [-around, up])
    return {
      ...onBack(context, shape(hullOf(pack), shade(outfit.extra, 0.12)) + tank(1) + tank(-1)),
      over: line(torso.line(straps, 1.02) + torso.line(mirrored, 1.02), shade(outfit.extra, 0.2), 13 * scale),
    }
  },
} satisfies Partial<Record<Accessory, DrawWorn>>
