import { createSettingScene, type DrawSetting } from '../stage/stage.ts'
import { atTheStove } from './kitchen/at-the-stove.ts'
import { atTheTable } from './kitchen/at-the-table.ts'
import { towardsTheYard } from './kitchen/towards-the-yard.ts'
import { againstTheLight } from './rooms/against-the-light.ts'
import { familyOf } from './rooms/family.ts'
import { createRoom } from './rooms/room.ts'

const SIDES = [atTheStove, towardsTheYard, atTheTable] as const

/** Side 0: the stove below the shelves; 1: the corner with the back door; 2: the table below the lamp. */
export const kitchen: DrawSetting = stage => {
  const draw = SIDES[stage.side % SIDES.length] ?? atTheStove
  const family = familyOf(stage)
  return createSettingScene({
    sky: '',
    ...(stage.camera === 'silhouette'
      ? againstTheLight(stage, family, family.walls.kitchen)
      : draw(createRoom(stage, family, []))),
  })
}
