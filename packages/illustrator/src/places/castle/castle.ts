import type { DrawSetting } from '../../stage/stage.ts'
import { lampRoom } from './lamp-room.ts'
import { leaningTower } from './leaning-tower.ts'
import { courtyard } from './palace-courtyard.ts'
import { palaceGarden } from './palace-garden.ts'

/** Side 0: the garden before the palace; 1: its courtyard; 2: the room of the great lamp; 3: the leaning tower in the forest. */
export const castle: DrawSetting = stage =>
  [palaceGarden, courtyard, lampRoom, leaningTower][stage.side % 4]?.(stage) ?? palaceGarden(stage)
