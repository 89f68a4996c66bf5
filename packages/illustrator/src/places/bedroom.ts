import { createSettingScene, type DrawSetting } from '../stage/stage.ts'
import { bedAndDoor } from './bedroom/bed-and-door.ts'
import { bedAndWindow } from './bedroom/bed-and-window.ts'
import { byTheWindow } from './bedroom/by-the-window.ts'
import { roundTheBed } from './bedroom/round-the-bed.ts'
import { againstTheLight } from './rooms/against-the-light.ts'
import { familyOf } from './rooms/family.ts'
import { createRoom } from './rooms/room.ts'

const SIDES = [bedAndWindow, bedAndDoor, byTheWindow, roundTheBed] as const

/** Side 0: the bed below the window wall; 1: the bed and the door; 2: at the window; 3: the bed in the middle. */
export const bedroom: DrawSetting = stage => {
  const draw = SIDES[stage.side % SIDES.length] ?? bedAndWindow
  const family = familyOf(stage)
  return createSettingScene({
    sky: '',
    ...(stage.camera === 'silhouette'
      ? againstTheLight(stage, family, family.walls.bedroom)
      : draw(createRoom(stage, family, []))),
  })
}
