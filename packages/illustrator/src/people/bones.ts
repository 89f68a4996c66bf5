import type { Frame } from '../space/frame.ts'
import type { Vec3 } from '../space/vec3.ts'

/** Joint positions of a posed body in the world. */

export interface Arm {
  shoulder: Vec3
  elbow: Vec3
  wrist: Vec3
  /** Centre of the palm. */
  palm: Vec3
}

export interface Leg {
  hip: Vec3
  knee: Vec3
  ankle: Vec3
  /** Direction of the foot. */
  toe: Vec3
}

export interface Skeleton {
  pelvis: Vec3
  /** Where the hips frame ends and the chest frame begins. */
  waist: Vec3
  neck: Vec3
  head: Vec3
  hips: Frame
  chest: Frame
  skull: Frame
  left: Arm
  right: Arm
  leftLeg: Leg
  rightLeg: Leg
}
