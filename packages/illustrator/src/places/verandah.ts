import { createSettingScene, type DrawSetting } from '../stage/stage.ts'
import { familyOf } from './rooms/family.ts'
import { createRoom } from './rooms/room.ts'
import { alongTheVerandah } from './verandah/along-the-verandah.ts'
import { frontOfTheHouse } from './verandah/front-of-the-house.ts'
import { lookingOut } from './verandah/looking-out.ts'

const SIDES = [frontOfTheHouse, lookingOut, alongTheVerandah] as const

/** Side 0: the front of the house with its steps; 1: from the door out to the lane; 2: along the posts. */
export const verandah: DrawSetting = stage => {
  const usual = SIDES[stage.side % SIDES.length] ?? frontOfTheHouse
  // Outlines need a bright sky behind them.
  const draw = stage.camera === 'silhouette' && stage.side % SIDES.length === 0 ? lookingOut : usual
  return createSettingScene({ sky: '', ...draw(createRoom(stage, familyOf(stage), [])) })
}
