import type { IllustrationRequest, PictureBrief } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import type { Shot } from '@kahani/scene/shot'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { SIZE } from '../canvas/svg.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { SETTING_DRAWINGS } from '../places/places.ts'
import type { StageView } from '../stage/cameras.ts'
import { createStage } from '../stage/stage.ts'
import { placeAll } from './staging.ts'
import { viewOf } from './view-of.ts'

/** How large the child is in a picture, and where its head is: shares of the picture's side. */
export interface MeasuredChild {
  /** Height of the head without hair. */
  head: number
  /** Height of the whole body if it stood. */
  stature: number
  /** Middle of the head. */
  x: number
  y: number
}

/** Measures the child as `drawPicture` draws it; null if it is not in the shot. */
export function measureChild(
  request: IllustrationRequest,
  { setting, timeOfDay }: Pick<PictureBrief, 'setting' | 'timeOfDay'>,
  shot: Shot,
): MeasuredChild | null {
  const random = createRandom('measure')
  const context: DrawContext = { random, bookRandom: random, defs: createSvgDefs(), light: createLight(timeOfDay) }
  const usesSpot = shot.figures.some(({ on }) => on !== null)
  const spotsIn = (view: StageView) =>
    usesSpot ? SETTING_DRAWINGS[setting](createStage(context, view, shot)).spots : {}
  const view = viewOf(request, shot, spotsIn)
  const placed = placeAll({ context, request, guide: null, shot, view, spots: spotsIn(view) })
  const child = placed.find(each => each.kind === 'person' && each.shot.who === 'child')
  if (child?.kind !== 'person') return null
  const { body } = child.look
  const [x, y] = view.project(child.rough.head)
  const scale = (view.scaleAt(child.rough.head) * child.shot.size) / SIZE
  return { head: body.head * scale, stature: body.stature * scale, x: x / SIZE, y: y / SIZE }
}
