import { GESTURE_POSES } from './gesture-poses.ts'
import { LOW_POSES } from './low-poses.ts'
import { MOVING_POSES } from './moving-poses.ts'
import { STANDING_POSES } from './standing-poses.ts'

export type { Pose } from './pose-parts.ts'

/** All poses by name. */
export const POSES = { ...STANDING_POSES, ...MOVING_POSES, ...LOW_POSES, ...GESTURE_POSES }

export type PoseName = keyof typeof POSES
