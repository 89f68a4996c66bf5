import { createSettingScene, type DrawSetting } from '../stage/stage.ts'
import { lampCorner } from './home/lamp-corner.ts'
import { sofaAndPhotographs } from './home/sofa-and-photographs.ts'
import { towardsTheKitchen } from './home/towards-the-kitchen.ts'
import { towardsTheVerandah } from './home/towards-the-verandah.ts'
import { againstTheLight } from './rooms/against-the-light.ts'
import { familyOf } from './rooms/family.ts'
import { createRoom } from './rooms/room.ts'

const SIDES = [sofaAndPhotographs, towardsTheVerandah, towardsTheKitchen, lampCorner] as const

/** Side 0: the sofa below the photographs; 1: the door to the verandah; 2: the way into the kitchen; 3: the niche and an easy chair. */
export const home: DrawSetting = stage => {
  const draw = SIDES[stage.side % SIDES.length] ?? sofaAndPhotographs
  const family = familyOf(stage)
  return createSettingScene({
    sky: '',
    ...(stage.camera === 'silhouette' ? againstTheLight(stage, family) : draw(createRoom(stage, family, []))),
  })
}
