import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { againstTheLight } from '../rooms/against-the-light.ts'
import { createRoom } from '../rooms/room.ts'
import { doctorsRoom } from './doctors-room.ts'
import { hospitalOf } from './hospital-family.ts'
import { ward } from './ward.ts'

const SIDES = [ward, doctorsRoom] as const

/** Side 0: a bed of the children's ward; 1: the doctor's room. */
export const hospital: DrawSetting = stage => {
  const draw = SIDES[stage.side % SIDES.length] ?? ward
  const family = hospitalOf(stage)
  return createSettingScene({
    sky: '',
    ...(stage.camera === 'silhouette' ? againstTheLight(stage, family) : draw(createRoom(stage, family, []))),
  })
}
