import type { IllustrationRequest, PictureBrief } from '@kahani/contracts/illustration'
import {
  type Actor,
  drawChild,
  drawFriend,
  guideActor,
  guideOf,
  isArmful,
  personActor,
  petActor,
  petOf,
  thingActor,
} from './cast.ts'
import type { Easel } from './easel.ts'
import { childLook, friendLook } from './figure/look.ts'
import { type Bed, drawSleeper } from './figure/sleeper.ts'
import { arrange, type Company, type Group } from './layout.ts'
import { PROP_DRAWINGS } from './props/props.ts'
import type { Thing } from './props/thing.ts'
import type { Stage } from './settings/stage.ts'

/** Who and what is in a picture, placed. */
export interface Assembly {
  group: Group & { childUp: number }
  /** Props so large that they belong to the place. */
  things: Thing[]
}

/** Everybody whom the page asks for, each doing their part. */
export function company(easel: Easel, order: IllustrationRequest, brief: PictureBrief, stage: Stage): Assembly {
  const { cast, seed } = order
  const { action } = brief
  const asleep = action === 'sleeping'
  const hugging = action === 'hugging'
  const needsAir = stage.medium !== 'land'
  const look = childLook(cast, seed)
  const hasFriend = brief.cast.includes('friend') && cast.hasFriend
  const pet = brief.cast.includes('pet') && cast.pet !== 'none' ? petOf(easel, cast.pet, asleep) : null
  const guide = brief.guide && brief.cast.includes('guide') ? guideOf(easel, brief.guide, asleep) : null
  const hugged = hugging && !hasFriend ? (guide ?? pet) : null
  const armful = hugged && isArmful(hugged) ? hugged : null
  const embraces = hugging && hasFriend ? 'person' : hugged !== null && !armful ? 'animal' : null
  const friend = hasFriend
    ? drawFriend(easel, { look: friendLook(cast, seed), brief, needsAir, armful: null, embraces })
    : null
  const bed = asleep ? bedOf(easel, order, brief, needsAir) : null
  const drawn = bed ? null : drawChild(easel, { look, brief, needsAir, armful, embraces })
  const child = drawn ? personActor(drawn.person) : bedActor(bed)
  const all = brief.props
    .filter(prop => prop !== drawn?.held && !(asleep && prop === 'blanket'))
    .map(prop => PROP_DRAWINGS[prop](easel))
  const wrist = drawn?.person.bones.far.wrist ?? [0, 0]
  const details: Company = {
    child,
    friend: friend && personActor(friend),
    pet: pet && pet !== armful ? petActor(easel, pet, needsAir) : null,
    guide:
      brief.guide && guide && guide !== armful
        ? guideActor(easel, brief.guide, guide, inPool(brief, stage) ? 'water' : stage.medium)
        : null,
    things: all.filter(thing => thing.place !== 'scene').map(thingActor),
    gaze: action === 'reaching' || action === 'pointing' ? 'hand' : action === 'looking-up' ? 'up' : 'ahead',
    hand: [wrist[0], -wrist[1]],
    hugging,
    airy: needsAir,
    bed: bed && [bed.foot[0], -bed.foot[1]],
  }
  const group = arrange(details)
  // A figure that lies, flies or sits is framed as if it stood.
  const childUp = asleep ? 720 : Math.max(720, Math.min(1000, child.up)) * look.build.stature ** 0.5
  return { group: { ...group, childUp }, things: all.filter(thing => thing.place === 'scene') }
}

/** Swimming in open water: river, sea or pool. */
export const inPool = (brief: PictureBrief, stage: Stage) => brief.action === 'swimming' && stage.pool !== null

function bedOf(easel: Easel, order: IllustrationRequest, brief: PictureBrief, needsAir: boolean): Bed {
  const look = childLook(order.cast, order.seed)
  const indoors = brief.setting === 'bedroom' || brief.setting === 'home'
  // Only a soft hood is kept on in bed.
  const headgear = look.outfit.headgear === 'dragon-hood' ? look.outfit.headgear : null
  const outfit = indoors ? look.nightwear : { ...look.outfit, headgear }
  return drawSleeper(easel, look, outfit, { indoors, bubble: needsAir })
}

const bedActor = (bed: Bed | null): Actor => ({
  drawing: bed?.drawing ?? '',
  left: bed?.halfWidth ?? 0,
  right: bed?.halfWidth ?? 0,
  up: bed?.height ?? 0,
  hovers: false,
})
