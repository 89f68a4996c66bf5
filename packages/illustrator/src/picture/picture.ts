import { COVER, type IllustrationRequest, type PictureBrief, type PictureRequest } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import type { Camera, Shot } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'
import { againstTheLight } from '../canvas/against-the-light.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { SIZE } from '../canvas/svg.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { CHILD_BODIES } from '../people/body.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { SETTING_DRAWINGS } from '../places/places.ts'
import { OPEN } from '../scenery/skies.ts'
import type { Vec3 } from '../space/vec3.ts'
import { aimCamera, type StageView } from '../stage/cameras.ts'
import { createStage, type Piece, type SettingScene } from '../stage/stage.ts'
import { posed, stanceOf } from './aided-poses.ts'
import { lookOf } from './cast-looks.ts'
import { clearFaces, type MeasuredFace, measureFaces } from './clear-faces.ts'
import { coverTitle } from './cover-title.ts'
import { defaultShot } from './default-shot.ts'
import { drawAll, drawEach } from './draw-figures.ts'
import { placeAll } from './staging.ts'

/** Cameras that are aimed at the focus of a shot. */
const CLOSE: ReadonlySet<Camera> = new Set<Camera>(['close-up', 'detail'])

/** Settings that are the family's own home, and the same in all its stories. */
const AT_HOME: ReadonlySet<PictureBrief['setting']> = new Set<PictureBrief['setting']>([
  'bedroom',
  'home',
  'kitchen',
  'verandah',
  'courtyard',
  'terrace',
  'garden',
])

/** Centre of what a picture is about, in world units. A figure on a bed or a swing is where the setting has it. */
function focusOf(
  { cast, seed }: IllustrationRequest,
  { figures, objects, focus }: Shot,
  spotsOf: () => SettingScene['spots'],
): Vec3 {
  const holder = figures.find(({ holds }) => holds === focus)
  const figure = holder ?? figures.find(({ who }) => who === focus)
  const object = objects.find(({ what }) => what === focus)
  if (!figure) return [0, object ? object.height * 1000 + 120 * object.size : 400, 0]
  const isSpot = (SPOTS as readonly string[]).includes(figure.on ?? '')
  const spot = isSpot ? spotsOf()[figure.on ?? ''] : undefined
  const look = lookOf(figure.who, cast, seed)
  const at: Vec3 = spot ? spot.at : [0, figure.height * 1000, 0]
  if (!look) return [at[0], at[1] + (spot?.seat ?? 0) + 300, at[2]]
  const stance = stanceOf(look.aids, figure, { spot: spot ?? null })
  const seated = stance.sits
  const pose = posed(look.aids, figure, stance)
  const floor: Vec3 = seated ? at : [at[0], at[1] + (spot?.seat ?? 0), at[2]]
  const bones = skeletonOf(look.body, pose, { at: floor, yaw: 0, seat: stance.seat })
  const chin = bones.head[1] - look.body.head * 0.45
  return [spot ? bones.head[0] : 0, holder ? (chin + bones.left.palm[1]) / 2 : chin, at[2]]
}

/** The camera of a shot. `spotsIn` are those of the setting as another camera sees it. */
export function viewOf(
  request: IllustrationRequest,
  shot: Shot,
  spotsIn: (view: StageView) => SettingScene['spots'],
): StageView {
  const { stature } = CHILD_BODIES[request.cast.age]
  const aimAt = (focus: Vec3) => aimCamera({ camera: shot.camera, zoom: shot.zoom, stature, focus })
  const ground: Vec3 = [0, 400, 0]
  return aimAt(CLOSE.has(shot.camera) ? focusOf(request, shot, () => spotsIn(aimAt(ground))) : ground)
}

/** Everything of a picture before it is put together. */
function compose(
  request: IllustrationRequest,
  { brief, pageNumber }: PictureRequest,
  { figures: withFigures = true, clears = true } = {},
) {
  const shot = brief.shot ?? defaultShot(brief, { seed: request.seed, pageNumber })
  const defs = createSvgDefs()
  const random = createRandom(`picture/${request.seed}/${pageNumber}`)
  const light = createLight(brief.timeOfDay)
  const context: DrawContext = {
    random,
    bookRandom: createRandom(
      `book/${AT_HOME.has(brief.setting) ? (request.cast.homeSeed ?? request.seed) : request.seed}`,
    ),
    skyRandom: createRandom(`book/${request.seed}`),
    defs,
    light,
    moonless:
      shot.states.includes('moonless') ||
      shot.objects.some(({ what, imagined }) => what === 'crescent-moon' && !imagined),
  }
  // Fork names are part of the seed: renaming one changes all pictures.
  const part = (name: string): DrawContext => ({ ...context, random: random.fork(name) })
  const drawSetting = (view: StageView) => SETTING_DRAWINGS[brief.setting](createStage(part('setting'), view, shot))
  const view = viewOf(request, shot, from => drawSetting(from).spots)
  const setting = drawSetting(view)
  const figures = shot.camera === 'silhouette' ? { ...part('figures'), light: againstTheLight(light) } : part('figures')
  const placed = withFigures
    ? placeAll({
        context: figures,
        request,
        guide: brief.guide,
        shot,
        view,
        spots: setting.spots,
        pools: setting.pools !== undefined,
      })
    : []
  const company = {
    context: figures,
    view,
    placed,
    story: { cast: request.cast, guide: brief.guide, shot },
    medium: setting.medium,
    wading: setting.wading === true,
    pools: setting.pools,
  }
  const title = pageNumber === COVER ? coverTitle(request, light, OPEN[light.time]) : ''
  const drawn = drawEach(company)
  if (!clears) return { defs, light, setting, company, drawn, title, shot }
  const { isChanged, placed: cleared, ...scenery } = clearFaces({ ...company, shot }, drawn, { setting, title })
  const now = { ...company, placed: cleared }
  return {
    defs,
    light,
    setting: { ...setting, ...scenery },
    company: now,
    drawn: isChanged ? drawEach(now) : drawn,
    title,
    shot,
  }
}

/** How much of each face in a picture is covered or cut; `clears` is whether figures make room first, as in `drawPicture`. */
export function measurePicture(request: IllustrationRequest, picture: PictureRequest, clears = true): MeasuredFace[] {
  const { company, drawn, setting, title, shot } = compose(request, picture, { clears })
  return measureFaces({ ...company, shot }, drawn, { setting, title })
}

/**
 * Draws the cover or a page as an SVG of `SIZE` × `SIZE` px with marked layers.
 * @throws if the title of a cover has to be lettered before `loadLetteringFonts()` has been awaited
 * @param options.figures whether people, creatures and objects are drawn
 */
export function drawPicture(
  request: IllustrationRequest,
  picture: PictureRequest,
  options: { figures?: boolean } = {},
): string {
  const { brief, pageNumber } = picture
  const { defs, light, setting, company, drawn, title } = compose(request, picture, options)
  const pieces = [
    ...setting.pieces,
    ...drawAll(company, drawn),
  ].sort((a, b) => b.depth - a.depth)
  const glows = pieces.flatMap(({ light: lamp }) => (lamp ? [`${lamp.map(Math.round).join(',')},${light.glow}`] : []))
  const layers = [
    layer('sky', setting.sky),
    layer('far', setting.far),
    // A setting without a sky is a room.
    layer(setting.sky === '' ? 'wall' : 'ground', setting.ground),
    ...layersOf(pieces),
    layer('foreground', setting.front),
    layer('lettering', title),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" data-seed="${request.seed * 31 + pageNumber}" data-light="${brief.timeOfDay}"${glows.length > 0 ? ` data-glow="${glows.join(' ')}"` : ''}>${defs.element()}${layers.join('')}</svg>`
}

const layer = (name: string, drawing: string) => (drawing === '' ? '' : `<g data-layer="${name}">${drawing}</g>`)

/** Scenery that follows on scenery is one layer. Each figure and object has a layer of its own, so that it casts a shadow. */
function layersOf(pieces: readonly Piece[]): string[] {
  const groups: { kind: Piece['kind']; drawings: string[] }[] = []
  for (const { kind, drawing } of pieces) {
    const last = groups.at(-1)
    if (last?.kind === kind && kind === 'scenery') last.drawings.push(drawing)
    else groups.push({ kind, drawings: [drawing] })
  }
  return groups.map(({ kind, drawings }) => layer(kind, drawings.join('')))
}
