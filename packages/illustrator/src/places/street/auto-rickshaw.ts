import type { DrawSetting } from '../../stage/stage.ts'
import { driving } from './auto-driving.ts'
import { inside } from './auto-inside.ts'
import { parked } from './auto-parked.ts'

/** Side 0: parked below a tree; 1: inside, seen by the driver; 2: on its way. */
export const autoRickshaw: DrawSetting = stage => [parked, inside, driving][stage.side % 3]?.(stage) ?? parked(stage)
