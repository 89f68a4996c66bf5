import { PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import type { CharacterType } from '@kahani/contracts/options'
import type { StoryPerson, StoryPet } from '@kahani/contracts/people'
import { createRandom } from '@kahani/random/random'
import type { DrawContext } from './canvas/draw-context.ts'
import { createLight } from './canvas/light.ts'
import { circlePath } from './canvas/path.ts'
import { box, circle, ellipse, place, SIZE } from './canvas/svg.ts'
import { createSvgDefs } from './canvas/svg-defs.ts'
import { AWAKE } from './creatures/creature.ts'
import { drawPet } from './creatures/pets.ts'
import { childLook, costumeOf } from './people/choose-look.ts'
import { grownUpLook } from './people/grown-up-look.ts'
import type { Look } from './people/look.ts'
import { drawPerson } from './people/person.ts'
import { skeletonOf } from './people/skeleton.ts'
import { posedOnGround } from './picture/aided-poses.ts'
import { seedOf } from './picture/cast-looks.ts'
import { createView } from './space/view.ts'

export type PortraitRequest =
  | { kind: 'person'; person: StoryPerson; characterType: CharacterType; customCharacter: string }
  | { kind: 'pet'; pet: StoryPet }

/** Draws a person of a story, standing and with the face larger beside it, or a pet. An SVG of `PREVIEW_SIZE_PX` squared, in layers. */
export function drawPortrait(request: PortraitRequest): string {
  const defs = createSvgDefs()
  const random = createRandom('portrait')
  const context: DrawContext = { random, bookRandom: random, defs, light: createLight('day') }
  const figures =
    request.kind === 'pet' ? [drawAnimal(context, request.pet)] : drawFigures(context, lookInPortrait(request))
  const layers = figures.map(figure => `<g data-layer="figure">${figure}</g>`).join('')
  // The background is a layer that is not painted, which saves a third of the time.
  const background = `<g data-layer="light">${box(0, 0, SIZE, SIZE, '#fbf0dc')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE_PX}" height="${PREVIEW_SIZE_PX}" viewBox="0 0 ${SIZE} ${SIZE}" data-light="studio">${defs.element()}${background}${layers}</svg>`
}

/** A child is in the costume of the story, a grown-up in clothes of its own. */
function lookInPortrait({ person, ...story }: Extract<PortraitRequest, { kind: 'person' }>): Look {
  const { look, gender, relation, age } = person
  const seed = seedOf(person)
  if (relation) return grownUpLook({ look, gender, relation, seed })
  return childLook({ look, gender, seed, age: age ?? '7-9' }, { costume: costumeOf(story) })
}

/** Of the world, in the height of the picture: children are small and grown-ups tall. */
const HEIGHTS = [1200, 1720] as const

/** The whole figure, and the face. */
function drawFigures(context: DrawContext, look: Look): string[] {
  const { stature, head } = look.body
  const pose = posedOnGround(look, { action: 'standing', expression: 'happy', facing: 'viewer' })
  const chin = skeletonOf(look.body, pose, { at: [0, 0, 0], yaw: 0 }).head[1] - head / 2
  const standing = (at: readonly [number, number], height: number, up: number, yaw: number) => {
    const view = createView({ target: [0, up, 0], at, height, distance: 4000, pitch: 3 })
    const { outfit } = look
    return drawPerson(context, look, view, { pose, expression: 'happy', outfit, at: [0, 0, 0], yaw }).drawing
  }
  const [x, y, r] = [1090, 640, 390]
  return [
    ellipse(380, 1446, 260, 30, '#f0d9b0') +
      standing([380 / SIZE, 1440 / SIZE], Math.max(HEIGHTS[0], Math.min(HEIGHTS[1], stature * 1.34)), 0, 18),
    circle(x, y, r + 16, '#fff8ea') +
      circle(x, y, r, '#f6dfb4') +
      context.defs.clip(
        circlePath(x, y, r),
        standing([x / SIZE, (y + r * 0.52) / SIZE], (head * 1.9 * SIZE) / (2 * r), chin, -16),
      ),
  ]
}

function drawAnimal(context: DrawContext, pet: StoryPet): string {
  const creature = drawPet(context, pet.pet, pet, { ...AWAKE, expression: 'happy', facing: 'three-quarter' })
  const scale = Math.min(900 / creature.height, 600 / creature.halfWidth)
  return ellipse(SIZE / 2, 1320, 480, 50, '#f0d9b0') + place(creature.drawing, SIZE / 2, 1320, { scale })
}
