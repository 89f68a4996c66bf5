import { AGE_BANDS, type AgeBand, type PrimaryValue, type Theme } from '@kahani/contracts/options'
import type { GrownUp, Guide } from '@kahani/scene/shot'
import type { Companion } from '@kahani/wishes/companion'
import type { Idea } from '@kahani/wishes/ideas'
import type { QuietKind } from '@kahani/wishes/serious'
import { type ByAge, forAge } from '../format/by-age.ts'
import {
  type FrameProse,
  frameSchema,
  type PlotProse,
  plotSchema,
  type QuietTaleProse,
  quietTaleSchema,
  type TaleProse,
  type TurnProse,
  type TurnsProse,
  taleSchema,
  turnsSchema,
  type World,
  worldSchema,
} from '../format/prose.ts'
import { readProse } from '../format/read-prose.ts'
import {
  BEATS,
  type Beat,
  type Depictions,
  type Frame,
  type Look,
  type Plot,
  type QuietStoryboard,
  type Scene,
  type SightName,
  type Stage,
  type Storyboard,
} from '../format/storyboard.ts'
import { FRAMES } from '../frames/frames.ts'
import { PLOTS } from '../ideas/plots-by-idea.ts'
import { QUIET_STORYBOARDS } from '../quiet/storyboards-by-kind.ts'
import { STORYBOARDS } from '../tales/storyboards-by-theme.ts'
import { TURN_STORYBOARDS } from '../turns/storyboards-by-value.ts'
import { checkQuiet, checkWith } from '../wording/check-texts.ts'
import {
  createElderResolver,
  createResolver,
  createStaging,
  ELDERS,
  type Resolve,
  type StagedShot,
} from './stage-shot.ts'

type ForAges<T> = Readonly<Record<AgeBand, T>>
type Moment = 'moment' | 'deed'
export type Elder = TaleProse['world']['elder']
interface TaleData {
  prose: TaleProse
  storyboard: Storyboard
}

/** A picture at one age, staged in a tale. `see` is the alternative text, `detail` is for the illustrator only. */
export interface Picture extends Pick<Scene, 'setting' | 'timeOfDay' | 'detail'> {
  see: string
  shot: StagedShot
}

/** A turn in a tale. */
export interface Turn
  extends Omit<TurnProse, 'pictures' | 'bridge'>,
    Partial<Pick<TurnProse, 'bridge'> & Pick<TurnsProse, 'echo'>> {
  scenes: Readonly<Record<Moment, ForAges<Picture>>>
  /** How the nouns of its texts are shown in this tale. */
  depictions: Depictions
}

export interface Tale extends Omit<TaleProse, 'pictures'> {
  /** Names of its folders: "moon-awake", or "book-without-an-ending/last-train" of a frame and a plot. */
  name: string
  /** What it is about, as a noun phrase; null if that is for the brief to say. */
  about: string | null
  /** How the grown-up at home is drawn. */
  elderBody: GrownUp
  /** As the family calls the grown-up at home; `world.elder` without it. */
  elderName?: string
  /** The grown-up at home, if the family described this person. */
  elder?: Companion
  /** Its prose does not say she or he of the grown-up at home, who can be anybody. */
  isQuiet: boolean
  /** The tale with another grown-up at home, of the same gender unless it is quiet. Prose with a fixed name then has a slot. */
  withElder: (elder: Elder) => Tale
  guide: Guide
  depictions: Depictions
  cover: ForAges<Picture>
  scenes: Readonly<Record<Beat, ForAges<Picture>>>
  turns: (value: PrimaryValue) => readonly Turn[]
}

const record = <Key extends string, T>(keys: readonly Key[], create: (key: Key) => T) =>
  Object.fromEntries(keys.map(key => [key, create(key)])) as Record<Key, T>

/** A function that creates the value of a key when it is first asked for it. */
function once<Key, T>(create: (key: Key) => T): (key: Key) => T {
  const created = new Map<Key, T>()
  return key => {
    const value = created.get(key) ?? create(key)
    created.set(key, value)
    return value
  }
}

/** A record whose values are created when they are first read. */
function lazyRecord<Key extends string, T>(keys: readonly Key[], create: (key: Key) => T) {
  const createOnce = once(create)
  const properties = record(keys, key => ({ enumerable: true, get: () => createOnce(key) }))
  return Object.defineProperties({}, properties) as Readonly<Record<Key, T>>
}

/**
 * The tales of a theme. Files are read and checked once in a process, when a story first needs them, and shots resolved and
 * validated when one of their age does. Throws if a file is faulty.
 */
export const talesOf: (theme: Theme) => readonly Tale[] = once(theme =>
  Object.entries(STORYBOARDS[theme]).map(([name, storyboard]) => loadTale(name, storyboard)),
)

const turnsOf = once((value: PrimaryValue) => {
  const { depictions = {}, looks } = TURN_STORYBOARDS[value]
  const { turns, echo } = readProse(`turns/${value}`, turnsSchema, checkWith(depictions))
  if (turns.length !== looks.length) throw new Error(`turns/${value}: ${turns.length} turns, ${looks.length} staged`)
  return turns.map((turn, at) => ({ ...turn, echo, depictions, looks: looks[at] as (typeof looks)[number] }))
})

/** The tales of an idea: each of its plots in each frame. */
export const talesAbout: (idea: Idea | 'anything') => readonly Tale[] = once((idea: Idea | 'anything') =>
  Object.entries(PLOTS[idea]).flatMap(([plotName, plot]) => {
    const prose = readPlot(plotName, plot)
    return Object.entries(FRAMES).map(([frameName, frame]) =>
      joinTale(`${frameName}/${plotName}`, { frame, prose: readFrame(frameName) }, { plot, prose }),
    )
  }),
)

/** What the tales of an idea are about, as a noun phrase. */
export const phraseOf: (idea: Idea) => string = once((idea: Idea) => {
  const [[name, plot] = []] = Object.entries(PLOTS[idea])
  if (name === undefined || plot === undefined) throw new Error(`There is no plot about ${idea}`)
  return readPlot(name, plot).about
})

function loadTale(name: string, storyboard: Storyboard): Tale {
  const prose = readProse(`tales/${name}`, taleSchema, checkWith(storyboard.depictions))
  return createTale({ name, about: null }, prose, storyboard)
}

const readFrame = once((name: string) =>
  // What a tale is about is shown by the emblem of its plot.
  readProse(`frames/${name}`, frameSchema, checkWith({ ...FRAMES[name]?.depictions, '{theme}': {} })),
)

function readPlot(name: string, { depictions }: Plot): PlotProse {
  const prose = readProse(`ideas/${name}`, plotSchema, checkWith(depictions))
  if (!(prose.about.toLowerCase() in depictions)) throw new Error(`ideas/${name}: [${prose.about}] has no depiction`)
  return prose
}

function joinTale(
  name: string,
  { frame, prose: { world, pictures, pages } }: { frame: Frame; prose: FrameProse },
  { plot, prose: { about, titles, ...own } }: { plot: Plot; prose: PlotProse },
): Tale {
  const prose: TaleProse = {
    titles,
    world: { ...world, ...own.world },
    pictures: { ...pictures, ...own.pictures, sights: { ...pictures.sights, ...own.pictures.sights } },
    pages: record(AGE_BANDS, age => ({ ...pages[age], ...own.pages[age] })),
  }
  const storyboard: Storyboard = {
    guide: frame.guide,
    stage: { ...frame.stage, ...plot.stage, sights: { ...frame.stage.sights, ...plot.stage.sights } },
    depictions: { ...frame.depictions, ...plot.depictions },
    cover: plot.cover,
    scenes: { ...frame.scenes, ...plot.scenes },
  }
  return createTale({ name, about }, prose, storyboard)
}

/** The quiet tales about a death or an illness in the family. */
export const quietTales: (kind: QuietKind) => readonly Tale[] = once(kind =>
  Object.entries(QUIET_STORYBOARDS[kind]).map(([name, storyboard]) => {
    const prose = readProse(`quiet/${name}`, quietTaleSchema, checkQuiet(storyboard.depictions))
    return createQuietTale(name, prose, storyboard)
  }),
)

/** Fills the words of the world that only turns have. */
const NO_WORLD = Object.fromEntries(Object.keys(worldSchema.shape).map(slot => [slot, ''])) as unknown as World

function createQuietTale(name: string, prose: QuietTaleProse, storyboard: QuietStoryboard): Tale {
  const { world, pictures, pages, titles } = prose
  const { cover, scenes, guide, depictions } = storyboard
  const resolve = createElderResolver(world.elder)
  const pictureOf = createPictures({}, resolve)
  const turn: Turn = {
    depictions,
    moment: record(AGE_BANDS, age => pages[age].moment),
    deed: record(AGE_BANDS, age => pages[age].deed),
    scenes: {
      moment: pictureOf(pictures.moment, scenes.moment),
      deed: pictureOf(pictures.deed, scenes.deed),
    },
  }
  return {
    ...{ name, about: null, isQuiet: true, titles, pages, guide, depictions },
    world: { ...NO_WORLD, ...world },
    elderBody: ELDERS[world.elder],
    withElder: once(elder => createQuietTale(name, { ...prose, world: { ...world, elder } }, storyboard)),
    cover: pictureOf(pictures.cover, cover),
    scenes: record(BEATS, beat => pictureOf(pictures[beat], scenes[beat])),
    turns: () => [turn],
  }
}

function createTale(what: Pick<Tale, 'name' | 'about'>, prose: TaleProse, storyboard: Storyboard): Tale {
  const withElder = once((elder: Elder): Tale => {
    const { prose: renamed, storyboard: restaged } = replaceElder({ prose, storyboard }, prose.world.elder, elder)
    return createTale(what, renamed, restaged)
  })
  return { ...what, isQuiet: false, elderBody: ELDERS[prose.world.elder], withElder, ...stageTale(prose, storyboard) }
}

/** A tale's data with another grown-up at home, who also looks as this one does, and whose name is a slot. */
function replaceElder({ prose, storyboard }: TaleData, from: Elder, to: Elder): TaleData {
  const text = JSON.stringify({ prose, storyboard })
    .replaceAll(new RegExp(`\\b${from}\\b`, 'g'), '{Elder}')
    .replaceAll(`"${from.toLowerCase()}":`, `"${to.toLowerCase()}":`)
    .replaceAll(`"when":"${from.toLowerCase()}"`, `"when":"${to.toLowerCase()}"`)
    .replaceAll(`"${ELDERS[from]}"`, `"${ELDERS[to]}"`)
  const replaced = JSON.parse(text) as TaleData
  return { ...replaced, prose: { ...replaced.prose, world: { ...replaced.prose.world, elder: to } } }
}

/** Creates a function that stages a picture at every age. */
function createPictures(stage: Partial<Stage>, resolve: Resolve) {
  const stageShot = createStaging(stage, resolve)
  return (see: ByAge<string>, scene: ByAge<Scene>) =>
    lazyRecord(AGE_BANDS, age => pictureOf(forAge(see, age), forAge(scene, age), stageShot))
}

function pictureOf(see: string, scene: Scene, stageShot: (scene: Scene) => StagedShot): Picture {
  const { setting, timeOfDay, detail } = scene
  return { see, setting, timeOfDay, detail, shot: stageShot(scene) }
}

function stageTale({ pictures, ...prose }: TaleProse, { guide, stage, depictions, cover, scenes }: Storyboard) {
  const resolve = createResolver(stage, prose.world.elder)
  const stageShot = createStaging(stage, resolve)
  const picturesOf = createPictures(stage, resolve)

  /** At the edge of the dark it is as late as everywhere. */
  const placeOf = (place: Moment | 'dark', key: Moment) =>
    place === 'dark' && key === 'moment' ? { ...stage.dark, timeOfDay: stage.moment.timeOfDay } : stage[place]

  /** A page of a turn, where the tale stages it. */
  const turnPictures = (key: Moment, see: ByAge<string>, staged: ByAge<Look>) =>
    lazyRecord(AGE_BANDS, age => {
      const { place = key, atWork, ...look } = forAge<Look>(staged, age)
      const sights = Object.keys(look.shot.adds ?? {}) as SightName[]
      const there =
        sights.map(sight => stage.sights?.[sight]?.place).find(each => each !== undefined) ?? placeOf(place, key)
      const shown = sights.find(sight => stage.sights?.[sight]?.looks?.[key])
      const own = (atWork && stage.atWork) ?? (shown && stage.sights?.[shown]?.looks?.[key])
      const ownSee = atWork && stage.atWork ? pictures.atWork : shown && pictures.sights[shown]?.[key]
      return pictureOf(
        forAge(ownSee ?? see, age),
        { ...there, ...look, ...forAge<Partial<Scene>>(own ?? {}, age) },
        stageShot,
      )
    })

  return {
    ...prose,
    guide,
    depictions,
    cover: picturesOf(pictures.cover, cover),
    scenes: record(BEATS, beat => picturesOf(pictures[beat], scenes[beat])),
    turns: once((value: PrimaryValue): readonly Turn[] =>
      turnsOf(value).map(({ looks, pictures: seen, ...turn }) => ({
        ...turn,
        depictions: resolve(turn.depictions) as Depictions,
        scenes: {
          moment: turnPictures('moment', seen.moment, looks.moment),
          deed: turnPictures('deed', seen.deed, looks.deed),
        },
      })),
    ),
  }
}
