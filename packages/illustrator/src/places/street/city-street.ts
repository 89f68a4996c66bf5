import type { DrawSetting } from '../../stage/stage.ts'
import { busStop } from './bus-stop.ts'
import { lane } from './lane.ts'
import { shopRow } from './shop-row.ts'

/** Side 0: a row of shops; 1: down the lane to the clock tower; 2: the bus stop below the metro. */
export const cityStreet: DrawSetting = stage => [shopRow, lane, busStop][stage.side % 3]?.(stage) ?? shopRow(stage)
