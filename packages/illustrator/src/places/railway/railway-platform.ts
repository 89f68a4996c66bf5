import type { DrawSetting } from '../../stage/stage.ts'
import { alongThePlatform } from './platform-length.ts'
import { teaStall } from './platform-tea.ts'
import { besideTheTrain } from './platform-train.ts'

/** Side 0: a train at the platform; 1: along the platform; 2: the tea stall and the waiting room. */
export const railwayPlatform: DrawSetting = stage =>
  [besideTheTrain, alongThePlatform, teaStall][stage.side % 3]?.(stage) ?? besideTheTrain(stage)
