import { COVER, type IllustrationRequest, type PictureRequest } from '@kahani/contracts/illustration'
import type { Shot } from '@kahani/contracts/scene'
import type { DrawContext } from '../canvas/draw-context.ts'
import { againstTheLight, createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { SIZE } from '../canvas/svg.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { CHILD_BODIES } from '../people/body.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { SETTING_DRAWINGS } from '../places/places.ts'
import { OPEN } from '../scenery/skies.ts'
import { poseOf } from './acting.ts'
import { aimCamera } from './cameras.ts'
import { lookOf } from './cast-looks.ts'
import { coverTitle } from './cover-title.ts'
import { defaultShot } from './default-shot.ts'
import { drawAll } from './draw-figures.ts'
import { createStage, type Piece } from './stage.ts'
import { placeAll } from './staging.ts'

/** Height of what a picture is about, in world units. */
function focusHeight({ cast, seed }: IllustrationRequest, shot: Shot): number {
  const figure = shot.figures.find(({ who }) => who === shot.focus)
  if (figure) {
    const look = lookOf(figure.who, cast, seed)
    if (!look) return (figure.height + 0.3) * 1000
    const bones = skeletonOf(look.body, poseOf(figure.action, figure.expression, false), {
      at: [0, figure.height * 1000, 0],
      yaw: 0,
    })
    return bones.head[1] - look.body.head * 0.45
  }
  const object = shot.objects.find(({ what }) => what === shot.focus)
  return object ? object.height * 1000 + 120 * object.size : 400
}

/**
 * Draws the cover or a page as an SVG of `SIZE` × `SIZE` px with marked layers.
 * @throws if the title of a cover has to be lettered before `loadLetteringFonts()` has been awaited
 * @param options.figures whether people, creatures and objects are drawn
 */
export function drawPicture(
  request: IllustrationRequest,
  picture: PictureRequest,
  { figures: withFigures = true } = {},
): string {
  const { brief, pageNumber } = picture
  const shot = brief.shot ?? defaultShot(brief, { seed: request.seed, pageNumber })
  const defs = createSvgDefs()
  const random = createRandom(`picture/${request.seed}/${pageNumber}`)
  const light = createLight(brief.timeOfDay)
  const context: DrawContext = { random, bookRandom: createRandom(`book/${request.seed}`), defs, light }
  // Fork names are part of the seed: renaming one changes all pictures.
  const part = (name: string): DrawContext => ({ ...context, random: random.fork(name) })
  const view = aimCamera({
    camera: shot.camera,
    stature: CHILD_BODIES[request.cast.age].stature,
    focus: [0, focusHeight(request, shot), 0],
  })
  const setting = SETTING_DRAWINGS[brief.setting](createStage(part('setting'), view, shot))
  const figures = shot.camera === 'silhouette' ? { ...part('figures'), light: againstTheLight(light) } : part('figures')
  const placed = withFigures
    ? placeAll({ context: figures, request, guide: brief.guide, shot, view, spots: setting.spots })
    : []
  const pieces = [...setting.pieces, ...drawAll({ context: figures, view, placed, objects: shot.objects })].sort(
    (a, b) => b.depth - a.depth,
  )
  const layers = [
    layer('sky', setting.sky),
    layer('far', setting.far),
    // A setting without a sky is a room.
    layer(setting.sky === '' ? 'wall' : 'ground', setting.ground),
    ...groupPieces(pieces),
    layer('foreground', setting.front),
    pageNumber === COVER ? layer('lettering', coverTitle(request, light, OPEN[light.time])) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" data-seed="${request.seed * 31 + pageNumber}" data-light="${brief.timeOfDay}">${defs.element()}${layers.join('')}</svg>`
}

const layer = (name: string, drawing: string) => (drawing === '' ? '' : `<g data-layer="${name}">${drawing}</g>`)

/** Consecutive pieces of one kind are one layer. */
function groupPieces(pieces: readonly Piece[]): string[] {
  const groups: { kind: Piece['kind']; drawings: string[] }[] = []
  for (const { kind, drawing } of pieces) {
    const last = groups.at(-1)
    if (last?.kind === kind) last.drawings.push(drawing)
    else groups.push({ kind, drawings: [drawing] })
  }
  return groups.map(({ kind, drawings }) => layer(kind, drawings.join('')))
}
