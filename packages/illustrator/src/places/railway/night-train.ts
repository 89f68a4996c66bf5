import type { DrawSetting } from '../../stage/stage.ts'
import { bay } from './train-bay.ts'
import { corridor } from './train-corridor.ts'
import { windowSeat } from './train-window-seat.ts'

/** Side 0: between the berths; 1: along the corridor; 2: the seat by the window. */
export const nightTrain: DrawSetting = stage => [bay, corridor, windowSeat][stage.side % 3]?.(stage) ?? bay(stage)
