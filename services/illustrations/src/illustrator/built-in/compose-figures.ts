import type { IllustrationRequest, PictureBrief } from '@kahani/contracts/illustration'
import type { DrawContext } from './canvas/draw-context.ts'
import {
  drawChild,
  drawFriend,
  guideOf,
  guideSprite,
  isCarriable,
  personSprite,
  petOf,
  petSprite,
  propSprite,
  type Sprite,
} from './cast.ts'
import { childLook, friendLook } from './figure/choose-look.ts'
import { type Bed, drawSleeper } from './figure/sleeper.ts'
import { arrange, type FigureLayout, type FigureSet } from './layout.ts'
import type { PropDrawing } from './props/prop-drawing.ts'
import { PROP_DRAWINGS } from './props/props.ts'
import type { Backdrop } from './settings/backdrop.ts'

/** The figures and props of a picture with their positions. */
interface ComposedFigures {
  layout: FigureLayout & { childUp: number }
  /** Large props that are drawn as part of the setting. */
  setPieces: PropDrawing[]
}

/** Draws and positions the figures and props of a picture. */
export function composeFigures(
  context: DrawContext,
  request: IllustrationRequest,
  brief: PictureBrief,
  backdrop: Backdrop,
): ComposedFigures {
  const { cast, seed } = request
  const { action } = brief
  const asleep = action === 'sleeping'
  const hugging = action === 'hugging'
  const needsAir = backdrop.medium !== 'land'
  const look = childLook(cast, seed)
  const hasFriend = brief.cast.includes('friend') && cast.hasFriend
  const pet = brief.cast.includes('pet') && cast.pet !== 'none' ? petOf(context, cast.pet, asleep) : null
  const guide = brief.guide && brief.cast.includes('guide') ? guideOf(context, brief.guide, asleep) : null
  const hugged = hugging && !hasFriend ? (guide ?? pet) : null
  const carried = hugged && isCarriable(hugged) ? hugged : null
  const hugs = hugging && hasFriend ? 'person' : hugged !== null && !carried ? 'animal' : null
  const friend = hasFriend
    ? drawFriend(context, { look: friendLook(cast, seed), brief, needsAir, carried: null, hugs })
    : null
  const bed = asleep ? bedOf(context, request, brief, needsAir) : null
  const childDrawing = bed ? null : drawChild(context, { look, brief, needsAir, carried, hugs })
  const child = childDrawing ? personSprite(childDrawing.person) : bedSprite(bed)
  const props = brief.props
    .filter(prop => prop !== childDrawing?.heldProp && !(asleep && prop === 'blanket'))
    .map(prop => PROP_DRAWINGS[prop](context))
  const wrist = childDrawing?.person.bones.far.wrist ?? [0, 0]
  const figures: FigureSet = {
    child,
    friend: friend && personSprite(friend),
    pet: pet && pet !== carried ? petSprite(context, pet, needsAir) : null,
    guide:
      brief.guide && guide && guide !== carried
        ? guideSprite(context, brief.guide, guide, inPool(brief, backdrop) ? 'water' : backdrop.medium)
        : null,
    props: props.filter(prop => prop.place !== 'scene').map(propSprite),
    gaze: action === 'reaching' || action === 'pointing' ? 'hand' : action === 'looking-up' ? 'up' : 'ahead',
    hand: [wrist[0], -wrist[1]],
    hugging,
    spacious: needsAir,
    bed: bed && [bed.foot[0], -bed.foot[1]],
  }
  const layout = arrange(figures)
  // A figure that lies, flies or sits is framed like a standing one.
  const childUp = asleep ? 720 : Math.max(720, Math.min(1000, child.up)) * look.build.stature ** 0.5
  return { layout: { ...layout, childUp }, setPieces: props.filter(prop => prop.place === 'scene') }
}

/** Whether the child swims in open water: a river, the sea or a pool. */
export const inPool = (brief: PictureBrief, backdrop: Backdrop) => brief.action === 'swimming' && backdrop.pool !== null

function bedOf(context: DrawContext, request: IllustrationRequest, brief: PictureBrief, needsAir: boolean): Bed {
  const look = childLook(request.cast, request.seed)
  const indoors = brief.setting === 'bedroom' || brief.setting === 'home'
  // Of all headgear, only the soft hood is worn in bed.
  const headgear = look.outfit.headgear === 'dragon-hood' ? look.outfit.headgear : null
  const outfit = indoors ? look.nightwear : { ...look.outfit, headgear }
  return drawSleeper(context, look, outfit, { indoors, bubble: needsAir })
}

const bedSprite = (bed: Bed | null): Sprite => ({
  drawing: bed?.drawing ?? '',
  left: bed?.halfWidth ?? 0,
  right: bed?.halfWidth ?? 0,
  up: bed?.height ?? 0,
  hovers: false,
})
