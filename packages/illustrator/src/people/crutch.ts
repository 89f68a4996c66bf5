import { shade } from '../canvas/colour.ts'
import { curve, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, cross, dot, lengthOf, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Skeleton } from './bones.ts'
import { hullPath } from './hull.ts'
import { HOLDING_CRUTCH, type Pose } from './pose-parts.ts'

/** A forearm crutch: a cuff, a handle and a leg with a rubber tip. */

/** From the middle of a bed to its edge, and of a quilt that lies on the ground. */
const BED = 280
const QUILT = 190

const TIP = '#3b3742'
const GRIP = '#46424f'

/** The three joints of a crutch in the world, and the direction of its handle. */
interface Crutch {
  cuff: Vec3
  handle: Vec3
  tip: Vec3
  ahead: Vec3
}

export interface CrutchView {
  body: Body
  bones: Skeleton
  pose: Pose
  view: View
  colour: string
  /** Its constant colours in the light of the picture. */
  lit(colour: string): string
  /** y of the ground below, in world units. */
  floor: number
  /** A quilt covers the body. */
  quilted: boolean
}

/** From the ground to the handle of somebody who stands, and from there to the cuff. */
const legLength = ({ thigh, shin, ankle, torso }: Body): number => thigh + shin + ankle + torso * 0.1
const cuffLength = ({ foreArm }: Body): number => foreArm * 0.66

const flat = ([x, , z]: Vec3): Vec3 => [x, 0, z]

/** Away from the body, on one side of it. */
const awayFrom = ({ hips }: Skeleton, side: 1 | -1, forward: number): Vec3 =>
  unit(add(times(flat(hips.side), side), times(flat(hips.forward), forward)))

/** Where something of a length that hangs from a point ends; where it would be below the floor, it is on it, aslant. */
function downFrom(from: Vec3, length: number, down: Vec3, { floor, away }: { floor: number; away: Vec3 }): Vec3 {
  const end = add(from, times(down, length))
  const drop = Math.max(0, from[1] - floor)
  return end[1] >= floor
    ? end
    : add(
        [from[0], from[1] - Math.min(drop, length), from[2]],
        times(away, Math.sqrt(Math.max(0, length ** 2 - drop ** 2))),
      )
}

/** Down; along the body of somebody who flies or swims. */
const downOf = ({ chest }: Skeleton): Vec3 =>
  chest.up[1] > 0.5 ? [0, -1, 0] : unit(add(times(chest.up, -1), [0, -0.2, 0]))

/** The hand leans on it: its tip is on the ground before the foot, outside of it. */
function leaning({ body, bones, floor }: CrutchView, side: 1 | -1): Crutch {
  const { wrist, elbow, palm } = side === 1 ? bones.left : bones.right
  const length = legLength(body)
  const drop = palm[1] - floor
  const away = awayFrom(bones, side, 0.9)
  const reaches = drop > length * 0.5 && drop < length * 1.12 && bones.chest.up[1] > 0.3
  const tip = reaches
    ? add([palm[0], floor, palm[2]], times(away, Math.sqrt(Math.max(40 ** 2, length ** 2 - drop ** 2)) * 0.7))
    : downFrom(palm, length, unit(add(unit(subtract(wrist, elbow)), downOf(bones))), { floor, away })
  return { cuff: between(wrist, elbow, 0.62), handle: palm, tip, ahead: bones.hips.forward }
}

/** It leans under the upper arm, so that both hands are free. */
function underArm({ body, bones, floor }: CrutchView, side: 1 | -1): Crutch {
  const { chest, pelvis, neck } = bones
  const away = awayFrom(bones, side, -0.3)
  const cuff =
    chest.up[1] > 0.5
      ? add(between(pelvis, neck, 0.62), times(chest.side, side * body.shoulder * 1.1))
      : add((side === 1 ? bones.left : bones.right).elbow, times(away, body.armRadius))
  const length = cuffLength(body) + legLength(body)
  const tip = downFrom(cuff, length, unit(add(downOf(bones), times(away, 0.12))), { floor, away })
  return { cuff, handle: between(cuff, tip, cuffLength(body) / length), tip, ahead: bones.hips.forward }
}

/** The hand of somebody who sits low has it aslant across the lap. */
function acrossLap({ body, bones, floor }: CrutchView, side: 1 | -1): Crutch {
  const { palm } = side === 1 ? bones.left : bones.right
  const { hips, pelvis } = bones
  const length = legLength(body)
  const sitsOnGround = pelvis[1] - floor < body.thigh * 0.7
  const drop = palm[1] - (sitsOnGround ? floor + 10 : pelvis[1] + body.thighRadius)
  const across = awayFrom(bones, side === 1 ? -1 : 1, sitsOnGround ? 0.9 : 0.4)
  const tip = add([palm[0], palm[1] - drop, palm[2]], times(across, Math.sqrt(Math.max(0, length ** 2 - drop ** 2))))
  const cuff = add(palm, times(unit(subtract(palm, tip)), cuffLength(body)))
  return { cuff, handle: palm, tip, ahead: hips.up }
}

/** From the tip up along a direction. */
function standing(body: Body, tip: Vec3, along: Vec3, ahead: Vec3): Crutch {
  const leg = legLength(body)
  return { tip, handle: add(tip, times(along, leg)), cuff: add(tip, times(along, leg + cuffLength(body))), ahead }
}

/** It leans beside a bed; on the ground it lies beside the body. */
function beside({ body, bones, floor, view, quilted }: CrutchView, side: 1 | -1): Crutch {
  const { hips, pelvis } = bones
  const leg = legLength(body)
  const height = pelvis[1] - floor
  const below: Vec3 = [pelvis[0], floor, pelvis[2]]
  const lies = hips.up[1] < 0.6
  if (lies && height > leg * 0.3) {
    const near = unit(times(flat(view.frame.forward), -1))
    const feet = unit(times(flat(hips.up), -1))
    const tip = add(below, add(times(near, BED), times(feet, 40)))
    return standing(body, tip, unit(add([0, 1, 0], add(times(near, -0.2), times(feet, -0.24)))), near)
  }
  const along = unit(flat(lies ? times(hips.up, -1) : hips.forward))
  const aside = unit(cross(along, [0, 1, 0]))
  const towards = Math.sign(dot(aside, hips.side)) * side || 1
  const start = add(below, add([0, 12, 0], times(aside, towards * (body.hip + (quilted ? QUILT : 60)))))
  return standing(body, add(start, times(along, leg * 0.7)), times(along, -1), aside)
}

/** The crutch of somebody, in px, with its distance from the camera. */
export function drawCrutch(options: CrutchView): { drawing: string; depth: number; isOnArm: boolean } {
  const { body, pose, view, colour, lit, quilted } = options
  const { side, use } = pose.crutch ?? { side: 'right', use: 'under-arm' }
  const sign = side === 'left' ? 1 : -1
  // An arm that reaches for something has let go of it.
  const isHeld = HOLDING_CRUTCH.has(pose[side])
  const crutch =
    use === 'beside'
      ? beside(options, sign)
      : !isHeld
        ? underArm(options, sign)
        : use === 'lap'
          ? acrossLap(options, sign)
          : leaning(options, sign)
  const { cuff, handle, tip, ahead } = crutch
  const px = (point: Vec3): Point => view.project(point)
  const scale = view.scaleAt(handle) * (0.6 + body.stature / 2500)
  const tube = (from: Vec3, to: Vec3, width: number, paint: string) =>
    line(curve([px(from), px(to)]), shade(paint, 0.28), (width + 4) * scale) +
    line(curve([px(from), px(to)]), paint, width * scale)
  const axis = unit(subtract(cuff, handle))
  // The cuff is open to the front and holds the forearm.
  const across = unit(cross(axis, ahead))
  const ring = [-1, -0.5, 0, 0.5, 1].map(share =>
    px(add(cuff, add(times(across, share * 30), times(ahead, -26 * (1 - share * share) + 8)))),
  )
  const foot = between(tip, handle, Math.min(0.08, 26 / (lengthOf(subtract(handle, tip)) || 1)))
  const drawing =
    tube(handle, tip, 16, colour) +
    tube(cuff, handle, 14, colour) +
    line(curve(ring), lit(GRIP), 15 * scale) +
    line(curve([px(add(handle, times(ahead, -16))), px(add(handle, times(ahead, 46)))]), lit(GRIP), 15 * scale) +
    shape(
      hullPath([
        [px(tip), 13 * scale],
        [px(foot), 9 * scale],
      ]),
      lit(TIP),
    )
  const { elbow, palm } = side === 'left' ? options.bones.left : options.bones.right
  return {
    drawing,
    depth:
      use === 'beside'
        ? view.depthOf(between(tip, handle, 0.6)) - (quilted ? 3000 : 0)
        : (view.depthOf(elbow) + view.depthOf(palm)) / 2,
    isOnArm: use !== 'beside',
  }
}
