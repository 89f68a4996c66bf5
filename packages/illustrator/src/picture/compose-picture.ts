import { COVER, type IllustrationRequest, type PictureBrief, type PictureRequest } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import type { Shot } from '@kahani/scene/shot'
import { TRAVELLERS } from '@kahani/scene/words'
import { againstTheLight } from '../canvas/against-the-light.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { SETTING_DRAWINGS } from '../places/places.ts'
import { OPEN } from '../scenery/skies.ts'
import type { StageView } from '../stage/cameras.ts'
import { createStage, type Piece, type SettingScene } from '../stage/stage.ts'
import { isInStory, travellerLook } from './cast-looks.ts'
import { clearFaces } from './clear-faces.ts'
import type { Company } from './company.ts'
import { BELOW_TITLE, coverTitle } from './cover-title.ts'
import { defaultShot } from './default-shot.ts'
import { drawEach, drawImagined } from './draw-figures.ts'
import { kneelIntoView } from './kneel-into-view.ts'
import type { PlacedThing } from './placed.ts'
import { placeAll } from './staging.ts'
import { viewOf } from './view-of.ts'

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

/** Shares of the zoom of a shot that are tried until it has room for all people. */
const WIDER = [0.88, 0.76, 0.66]

/** A picture before it is put together. */
export interface Composed {
  context: DrawContext
  shot: Shot
  setting: SettingScene
  company: Company
  drawn: ReadonlyMap<PlacedThing, Piece>
  /** The cloud of what is thought. */
  thought: readonly Piece[]
  /** The lettering of a cover. */
  title: string
}

interface Options {
  /** Whether there are people, creatures and objects. */
  figures?: boolean
  /** Whether figures make room for faces. */
  clears?: boolean
}

/** Places and draws everything of a picture, which is wider than its shot if that has no room for somebody. */
export function composePicture(request: IllustrationRequest, picture: PictureRequest, options: Options = {}): Composed {
  let best = composeAt(1, request, picture, options)
  for (const zoom of WIDER) {
    if (!best.losesPeople) break
    const wider = composeAt(zoom, request, picture, options)
    if (!wider.losesPeople || wider.cost < best.cost) best = wider
  }
  return best
}

function composeAt(
  zoom: number,
  request: IllustrationRequest,
  { brief, pageNumber }: PictureRequest,
  { figures: withFigures = true, clears = true }: Options,
): Composed & { losesPeople: boolean; cost: number } {
  const planned = brief.shot ?? defaultShot(brief, { seed: request.seed, pageNumber })
  const shot = { ...planned, zoom: planned.zoom * zoom }
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
  const hasRamps = TRAVELLERS.some(
    who =>
      isInStory(who, request.cast) && travellerLook(who, request.cast, request.seed).aids.mobilityAid === 'wheelchair',
  )
  const drawSetting = (view: StageView) =>
    SETTING_DRAWINGS[brief.setting](createStage(part('setting'), view, { ...shot, hasRamps }))
  const view = viewOf(request, shot, from => drawSetting(from).spots)
  const setting = drawSetting(view)
  const figures = shot.camera === 'silhouette' ? { ...part('figures'), light: againstTheLight(light) } : part('figures')
  const title = pageNumber === COVER ? coverTitle(request, light, OPEN[light.time]) : ''
  const whole = { context, shot, setting, title }
  const place = (): Company => ({
    context: figures,
    view,
    placed: withFigures
      ? placeAll({
          context: figures,
          request,
          guide: brief.guide,
          shot,
          view,
          spots: setting.spots,
          pools: setting.pools !== undefined,
          gap: setting.gap,
        })
      : [],
    story: { cast: request.cast, guide: brief.guide, shot },
    medium: setting.medium,
    wading: setting.wading === true,
    pools: setting.pools,
    gap: setting.gap,
  })
  const attempt = (company: Company) => {
    const drawn = drawEach(company)
    const thought = drawImagined(company, drawn)
    return { company, drawn, thought, ...clearFaces({ ...company, shot }, drawn, { setting, title, thought }) }
  }
  if (!clears) {
    const company = place()
    const drawn = drawEach(company)
    return { ...whole, company, drawn, thought: drawImagined(company, drawn), losesPeople: false, cost: 0 }
  }
  const usual = attempt(place())
  const top = title === '' ? 0 : BELOW_TITLE
  const kneeling = usual.isLost || top > 0 ? kneelIntoView(place(), shot.focus, top) : null
  const other = kneeling && attempt(kneeling)
  const best = other && other.cost < usual.cost ? other : usual
  const { placed, pieces, front, isChanged } = best.settle()
  const company = { ...best.company, placed }
  return {
    ...whole,
    setting: { ...setting, pieces, front },
    company,
    thought: best.thought,
    drawn: isChanged ? drawEach(company) : best.drawn,
    losesPeople: best.losesPeople,
    cost: best.cost,
  }
}
