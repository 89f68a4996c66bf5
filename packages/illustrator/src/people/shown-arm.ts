import { add, subtract, turnAbout, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Arm, Skeleton } from './bones.ts'
import { depthOfArm } from './clear-face.ts'
import type { ArmPose } from './pose-parts.ts'

/** Keeps both arms of somebody with a limb difference in sight: how each of them ends is seen in every picture. */

interface Behind extends Pick<Skeleton, 'pelvis' | 'waist' | 'neck' | 'chest' | 'head' | 'skull'> {
  body: Body
  view: View
}

/** Degrees, in the order in which they are tried. */
const TURNS = Array.from({ length: 14 }, (_, i) => (i + 1) * 6).flatMap(degrees => [degrees, -degrees])
/** Share of an upright body below which somebody lies, and arms are on the bed. */
const UPRIGHT = 0.5

/** How far the end of an arm is behind the trunk, in px; 0 or less if it is seen. */
function hidden(arm: Arm, { body, view, pelvis, waist, neck, ...trunk }: Behind): number {
  const torso = (view.depthOf(waist) + view.depthOf(neck)) / 2
  if (depthOfArm(arm, { waist, neck, ...trunk }, view) <= torso) return 0
  const [x, y] = view.project(arm.palm)
  const [[x0, y0], [x1, y1]] = [view.project(pelvis), view.project(neck)]
  const [dx, dy] = [x1 - x0, y1 - y0]
  const share = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)))
  const radius = (Math.max(body.hip, body.chest) + body.armRadius) * view.scaleAt(waist)
  return radius - Math.hypot(x - x0 - dx * share, y - y0 - dy * share)
}

const isHiddenOnPurpose = ({ bend }: ArmPose): boolean => 'to' in bend && bend.to[2] < -1

export const isArmSeen = (arm: Arm, pose: ArmPose, behind: Behind): boolean =>
  isHiddenOnPurpose(pose) || behind.chest.up[1] < UPRIGHT || hidden(arm, behind) <= 0

/** The arm, turned aside or outward as the viewer sees it until its end is beside the trunk. */
export function shownArm(arm: Arm, pose: ArmPose, behind: Behind): Arm {
  if (isArmSeen(arm, pose, behind)) return arm
  const turned = (axis: Vec3, degrees: number): Arm => {
    const about = (point: Vec3) => add(arm.shoulder, turnAbout(axis, subtract(point, arm.shoulder), degrees))
    return { shoulder: arm.shoulder, elbow: about(arm.elbow), wrist: about(arm.wrist), palm: about(arm.palm) }
  }
  const { forward, up } = behind.view.frame
  for (const degrees of TURNS)
    for (const axis of [forward, up]) {
      const aside = turned(axis, degrees)
      if (hidden(aside, behind) <= 0) return aside
    }
  return arm
}
