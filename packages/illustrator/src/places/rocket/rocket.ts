import type { DrawSetting } from '../../stage/stage.ts'
import { cabin } from './rocket-cabin.ts'
import { amongPlanets, overTheTown } from './rocket-flight.ts'
import { onTheRoof } from './rocket-launch.ts'

/** Side 0: over the clouds and the town; 1: inside; 2: on the roof before the start; 3: among the planets. */
export const rocket: DrawSetting = stage =>
  [overTheTown, cabin, onTheRoof, amongPlanets][stage.side % 4]?.(stage) ?? overTheTown(stage)
