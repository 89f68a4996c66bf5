import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import type { AgeBand } from '@kahani/contracts/options'
import {
  type Arc,
  BEATS,
  type Beat,
  type Line,
  type Page,
  type Scene,
  type SightName,
  type Turn,
} from '../format/arc.ts'
import { type Opening, openStory } from '../situation/open-story.ts'
import { readMessage } from '../situation/read-message.ts'
import { ARCS } from '../tales/arcs-by-theme.ts'
import { VALUE_THREADS } from '../turns/turns-by-value.ts'
import { type Chooser, createChooser } from '../wording/chooser.ts'
import { renderPage } from '../wording/render-page.ts'
import { roleIntro, roleKnack } from '../wording/roles.ts'
import { fill, type Wording, withWords, wordingOf } from '../wording/wording.ts'
import { missingDepiction } from './depictions.ts'
import { describeCast } from './describe-cast.ts'
import { createPictureBriefs } from './picture-briefs.ts'
import { withoutPlaceholders } from './resolve-shot.ts'
import { type SpecialLine, secretLine, specialMessageLine } from './special-message.ts'

interface ComposedStory {
  draft: StoryDraft
  /** Says what the pictures lack that the text of their pages names; empty if nothing. */
  missing: string[]
}

/** Composes a story from an arc and a turn. The same brief and seed give the same story. */
export function composeStory(brief: StoryBrief, seed: number): ComposedStory {
  const chooserFor = (label: string) => createChooser(seed, label)
  const { arc, situation, special } = planMessage(brief, chooserFor('arc'))
  const turn = chooserFor('turn').pick(VALUE_THREADS[brief.primaryValue].turns)
  const plain = situation?.wording ?? wordingOf(brief, arc.world)
  const wording = withWords(plain, { message: special?.message ?? '' })

  const describePicture = createPictureBriefs(arc, wording)
  const pages = planPages(brief, arc, turn, situation, special?.line).map(({ key, page, scene, atHome }) => {
    const { text, seen } = renderPage(page, brief.characterAge, wording, chooserFor(key))
    return { text, seen, picture: describePicture(scene, { atHome, seen }) }
  })
  const { depictions: ofValue = {} } = VALUE_THREADS[brief.primaryValue]
  const depictions = { ...withoutPlaceholders(arc, ofValue), ...arc.depictions }
  const draft: StoryDraft = {
    title: chooserFor('title').pick(listTitles(arc, wording)),
    bible: describeCast(brief, seed),
    cover: describePicture(sceneFor(arc.cover, brief.characterAge), { atHome: false, seen: [] }),
    pages: pages.map(({ text, picture }) => ({ text, picture })),
  }
  const missing = pages.flatMap(({ seen, picture }) =>
    seen.flatMap(noun => missingDepiction(noun, picture, depictions) ?? []),
  )
  return { draft, missing }
}

interface PlannedMessage {
  arc: Arc
  /** What the message says about the child, which begins the story. */
  situation: Opening | null
  /** What the message says to the child or asks for, on the way home. */
  special: SpecialLine | null
}

/** Chooses a plot, among those that the message fits, and where the message is told. */
function planMessage(brief: StoryBrief, { pick }: Chooser): PlannedMessage {
  const { tellings, rest, isAbout } = readMessage(brief)
  const special = specialMessageLine(brief, rest)
  for (const telling of tellings) {
    const openings = ARCS[brief.theme].flatMap(arc => {
      const situation = openStory(brief, telling, arc, wordingOf(brief, arc.world))
      return situation === null ? [] : { arc, situation, special }
    })
    if (openings.length > 0) return pick(openings)
  }
  const secret = { line: secretLine(brief.characterAge), message: '' }
  return { arc: pick(ARCS[brief.theme]), situation: null, special: special ?? (isAbout ? secret : null) }
}

/** Longest title that looks good on a cover, in characters. */
const TITLE_MAX = 80

/** The titles that fit on a cover; the first one if the name makes all of them too long. */
function listTitles(arc: Arc, wording: Wording): string[] {
  const titles = arc.titles.flatMap(title => fill(title, wording) ?? [])
  const short = titles.filter(title => title.length <= TITLE_MAX)
  return short.length > 0 ? short : titles.slice(0, 1)
}

interface PlannedPage {
  key: string
  page: Page
  scene: Scene
  /** The first and last page, on which the friend is not there. */
  atHome: boolean
}

function planPages(
  brief: StoryBrief,
  arc: Arc,
  turn: Turn,
  situation: Opening | null,
  messageLine: Line | undefined,
): PlannedPage[] {
  const band = brief.characterAge
  const youngest = band === '2-3'
  const tale = arc.tale[band]
  const pages: Record<Beat, Page> = {
    ...tale,
    home: [
      ...(situation === null ? [] : [situation.opening]),
      ...(youngest || band === '4-6' ? [...roleIntro(brief), ...tale.home] : beforeLast(tale.home, roleIntro(brief))),
    ],
    crossing: [...tale.crossing, ...roleKnack(brief)],
    relief: youngest ? tale.relief : [turn.bridge[band], ...tale.relief],
    homeward: [
      ...tale.homeward,
      ...(youngest ? [] : [{ maybe: VALUE_THREADS[brief.primaryValue].echo[band] }]),
      ...(situation?.echo ?? []),
      ...(messageLine === undefined ? [] : [messageLine]),
    ],
  }
  const arcPages: PlannedPage[] = BEATS.map(beat => ({
    key: beat,
    page: pages[beat],
    scene: sceneFor(arc.scenes[beat], band),
    atHome: beat === 'home' || beat === 'bed',
  }))
  const turnPages: PlannedPage[] = (['moment', 'deed'] as const).map(key => {
    return { key, page: turn[key][band], scene: turnScene(arc, turn, key, band), atHome: false }
  })
  return arcPages.toSpliced(BEATS.indexOf('relief'), 0, ...turnPages)
}

/** The scene as an age band tells it. */
const sceneFor = (scene: Scene, band: AgeBand): Scene => ({ ...scene, ...scene.bands?.[band] })

/** The picture of a page of a turn, where the arc stages it. */
function turnScene({ stage }: Arc, turn: Turn, key: 'moment' | 'deed', band: AgeBand): Scene {
  const { bands, place = key, atWork, ...usual } = turn.looks[key]
  const look = { ...usual, ...bands?.[band] }
  const sights = Object.keys(look.shot.adds ?? {}).flatMap(name => stage.sights?.[name as SightName] ?? [])
  const there = sights.find(sight => sight.place)?.place ?? stage[place]
  const ofSight = sights.find(sight => sight.looks?.[key])?.looks?.[key]
  const { bands: ownBands, ...own } = (atWork && stage.atWork) ?? ofSight ?? {}
  return { ...there, ...look, ...own, ...ownBands?.[band] }
}

const beforeLast = (page: Page, lines: Page): Page => [...page.slice(0, -1), ...lines, ...page.slice(-1)]
