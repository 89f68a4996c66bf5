import type { IllustrationRequest } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import type { Action, Expression, Facing } from '@kahani/scene/shot'
import type { DrawContext } from './canvas/draw-context.ts'
import { createLight } from './canvas/light.ts'
import { box, ellipse, place, SIZE } from './canvas/svg.ts'
import { createSvgDefs } from './canvas/svg-defs.ts'
import { AWAKE } from './creatures/creature.ts'
import { drawPet } from './creatures/pets.ts'
import type { Look } from './people/look.ts'
import { drawPerson } from './people/person.ts'
import { skeletonOf } from './people/skeleton.ts'
import { FACING_YAW } from './picture/acting.ts'
import { posedOnGround } from './picture/aided-poses.ts'
import { isInStory, travellerLook } from './picture/cast-looks.ts'
import { createView } from './space/view.ts'

const VIEWS: readonly [Facing, Action, Expression][] = [
  ['viewer', 'standing', 'happy'],
  ['right-front', 'walking', 'curious'],
  ['right', 'pointing', 'brave'],
  ['away', 'standing', 'calm'],
]
const FACES: readonly Expression[] = ['happy', 'wonder', 'worried', 'mischievous', 'sleepy']

/** Draws the character sheet as an SVG of `SIZE` × `SIZE` px: the child from four sides and with five expressions, those who come along and the pet. */
export function drawSheet(request: IllustrationRequest): string {
  const { cast, seed } = request
  const defs = createSvgDefs()
  const context: DrawContext = {
    random: createRandom(`sheet/${seed}`),
    bookRandom: createRandom(`book/${seed}`),
    defs,
    light: createLight('day'),
  }
  const look = travellerLook('child', cast, seed)
  /** A person whose feet, or whose chin, are at (x, y). `height` is the number of world units in the picture's height. */
  const person = (
    of: Look,
    [facing, action, expression]: (typeof VIEWS)[number],
    x: number,
    y: number,
    height: number,
    up = 0,
  ) => {
    const view = createView({ target: [0, up, 0], at: [x / SIZE, y / SIZE], height, distance: 4000, pitch: 3 })
    return drawPerson(context, of, view, {
      pose: posedOnGround(of, { action, expression, facing }),
      expression,
      outfit: of.outfit,
      at: [0, 0, 0],
      yaw: FACING_YAW[facing],
    }).drawing
  }
  const figures = VIEWS.map((view, i) => person(look, view, 200 + i * 270, 840, 2100)).join('')
  const companions = (['friend', 'second-friend', 'third-friend'] as const).filter(who => isInStory(who, cast))
  const company = companions
    .map((who, i) => {
      const x = 1300 + (i - (companions.length - 1) / 2) * 180
      return person(travellerLook(who, cast, seed), ['viewer', 'waving', 'happy'], x, 840, 2300)
    })
    .join('')
  const pet =
    cast.pet === 'none'
      ? ''
      : place(drawPet(context, cast.pet, cast.familyPet ?? null, AWAKE).drawing, 1330, 1080, { scale: 0.5 })
  const standing = posedOnGround(look, { action: 'standing', expression: 'happy', facing: 'viewer' })
  const chin = skeletonOf(look.body, standing, { at: [0, 0, 0], yaw: 0 }).head[1] - look.body.head / 2
  const faces = FACES.map((expression, i) => {
    const facing: Facing = i % 2 === 0 ? 'viewer' : 'left-front'
    const x = 180 + i * 294
    const face = person(look, [facing, 'standing', expression], x, 1430, 1350, chin)
    return defs.clip(`M${x - 140} 1110h280v360h-280Z`, face)
  }).join('')
  const drawing =
    box(0, 0, SIZE, SIZE, '#fbf0dc') + ellipse(700, 850, 720, 50, '#f3dcb6') + figures + company + pet + faces
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${defs.element()}${drawing}</svg>`
}
