import type { Point } from '../canvas/path.ts'
import { inFrame } from '../space/frame.ts'
import { add, dot, subtract, turnAbout, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Arm, Skeleton } from './bones.ts'
import { directionOf, type Place } from './head-shape.ts'
import type { ArmPose } from './pose-parts.ts'

/** Moves arms aside that would hide a face from the viewer. */

/** Of eyes and mouth: places on the head and a radius in head radii that has to be free. */
const EYES: readonly Place[] = [
  [22, -6],
  [-22, -6],
]
const MOUTH: readonly Place[] = [
  [13, -34],
  [0, -34],
  [-13, -34],
]
const FREE = 0.17

/** Depth at which a head is drawn: behind the shoulders only if it is clearly farther away, as in a bow away from the viewer. */
export function depthOfHead(body: Body, { head, waist, neck }: Trunk, view: View): number {
  const [own, chest] = [view.depthOf(head), (view.depthOf(waist) + view.depthOf(neck)) / 2]
  return own > chest + body.torso * 0.42 ? own : Math.min(own, chest - 64)
}

/** Along the ground, away from the viewer. */
export const distanceOn = ({ frame: { forward } }: View, [x, , z]: Vec3): number => x * forward[0] + z * forward[2]

/** Depth of an arm. From above, low hands are deeper than the chest even if they are before it, so that the ground counts. */
export function depthOfArm({ elbow, palm }: Arm, { waist, neck, chest }: Trunk, view: View): number {
  const measured = (view.depthOf(elbow) + view.depthOf(palm) * 2) / 3 - 34
  if (palm[1] > waist[1] || chest.up[1] < 0.8) return measured
  const torso = (view.depthOf(waist) + view.depthOf(neck)) / 2
  const ahead = (distanceOn(view, elbow) + distanceOn(view, palm) * 2) / 3 - distanceOn(view, waist)
  return Math.min(measured, torso + ahead - 34)
}

/** An elbow turns by half a right angle at most. */
const SWIVELS = 16

const NEAR_MOUTH = 10

/** Degrees, in the order in which they are tried. */
const TURNS = Array.from({ length: 16 }, (_, i) => (i + 1) * 6).flatMap(degrees => [degrees, -degrees])

type Trunk = Pick<Skeleton, 'waist' | 'neck' | 'chest' | 'head' | 'skull'>

interface Before extends Trunk {
  body: Body
  view: View
}

const turnedArm = (arm: Arm, axis: Vec3, degrees: number): Arm => {
  const about = (point: Vec3) => add(arm.shoulder, turnAbout(axis, subtract(point, arm.shoulder), degrees))
  return { shoulder: arm.shoulder, elbow: about(arm.elbow), wrist: about(arm.wrist), palm: about(arm.palm) }
}

/** Points of the eyes and the mouth, or of the eyes only, that face the viewer, in px. */
export function facePoints(
  body: Body,
  { head, skull }: Pick<Trunk, 'head' | 'skull'>,
  view: View,
  eyesOnly: boolean,
): Point[] {
  const r = (body.head / 2) * view.scaleAt(head)
  const [cx, cy] = view.project(head)
  const { side, up, forward } = view.frame
  return (eyesOnly ? EYES : [...EYES, ...MOUTH]).flatMap((place): Point[] => {
    const outward = inFrame(skull, directionOf(place))
    return dot(outward, forward) > -0.2 ? [] : [[cx + dot(outward, side) * r, cy - dot(outward, up) * r]]
  })
}

/** Distance of a point from a segment. */
function distanceTo([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const share = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - x0 - dx * share, y - y0 - dy * share)
}

/** How far an arm is drawn over eyes or a mouth that are not meant to be hidden, in px; 0 if it leaves them free. */
export function hides(arm: Arm, over: ArmPose['over'], { body, view, ...trunk }: Before): number {
  const { head } = trunk
  if (over === 'face' || depthOfArm(arm, trunk, view) > depthOfHead(body, trunk, view)) return 0
  const [shoulder, elbow, wrist, palm] = [arm.shoulder, arm.elbow, arm.wrist, arm.palm].map(view.project) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const scale = view.scaleAt(arm.palm)
  // A hand that points to the viewer is drawn at more than half of its length.
  const [dx, dy] = [palm[0] - wrist[0], palm[1] - wrist[1]]
  const seen = Math.hypot(dx, dy) || 1
  const length = (0.7 * body.hand * scale) / seen + 1
  const tip: Point = [wrist[0] + dx * length, wrist[1] + dy * length]
  const limbs = [
    [shoulder, elbow, body.armRadius * 1.4 * view.scaleAt(arm.elbow)],
    [elbow, wrist, body.wristRadius * 1.65 * scale],
    [wrist, tip, body.hand * 0.48 * scale],
  ] as const
  const free = FREE * (body.head / 2) * view.scaleAt(head)
  const depths = facePoints(body, trunk, view, over === 'mouth').flatMap(point =>
    limbs.map(([from, to, radius]) => radius + free - distanceTo(point, from, to)),
  )
  return Math.max(0, ...depths)
}

/**
 * The arm, turned as little as possible so that it doesn't hide the face. What a hand touches it keeps touching: only the
 * elbow moves.
 */
export function clearOfFace(arm: Arm, { over }: ArmPose, before: Before, touches: boolean): Arm {
  const hidden = hides(arm, over, before)
  if (hidden === 0) return arm
  let best = { arm, hidden }
  const { forward, side } = before.view.frame
  const isClear = (each: Arm) => {
    const now = hides(each, over, before)
    if (now < best.hidden) best = { arm: each, hidden: now }
    return now === 0
  }
  const own = unit(subtract(arm.palm, arm.shoulder))
  for (const degrees of over === undefined ? TURNS.slice(0, SWIVELS) : []) {
    const swivelled = turnedArm(arm, own, degrees)
    if (isClear(swivelled)) return swivelled
  }
  if (touches) return best.arm
  // To the side as the viewer sees it; or up and down, if it points to the viewer. A hand at the mouth is lowered.
  const [axes, turns] = over === 'mouth' ? [[side], TURNS.slice(0, NEAR_MOUTH)] : [[forward, side], TURNS]
  for (const degrees of turns)
    for (const axis of axes) {
      const aside = turnedArm(arm, axis, degrees)
      if (isClear(aside)) return aside
    }
  return best.arm
}
