import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { createRandom, type Random } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import { isLongerThan } from '@kahani/unicode/text-length'
import { findIdeas } from '@kahani/wishes/find-ideas'
import type { Line, Page } from '../format/prose.ts'
import { BEATS, type Beat, type Depictions } from '../format/storyboard.ts'
import { type Opening, openStory } from '../situation/open-story.ts'
import { readMessage } from '../situation/read-message.ts'
import { renderPage } from '../wording/render-page.ts'
import { roleIntro, roleKnack } from '../wording/roles.ts'
import { fill, type Wording, withWords, wordingOf } from '../wording/wording.ts'
import { missingDepiction } from './depictions.ts'
import { describeCast } from './describe-cast.ts'
import { type Picture, type Tale, type Turn, talesAbout, talesOf } from './library.ts'
import { createPictureBriefs } from './picture-briefs.ts'
import { type SpecialLine, secretLine, specialMessageLine } from './special-message.ts'

interface ComposedStory {
  draft: StoryDraft
  /** Says what the pictures lack that the text of their pages names; empty if nothing. */
  missing: string[]
}

/** Composes a story from a tale and a turn. The same brief and seed give the same story. */
export function composeStory(brief: StoryBrief, seed: number): ComposedStory {
  // More choices for one purpose don't change those for another.
  const randomFor = (purpose: string) => createRandom(seed ^ hashText(purpose))
  const { tale, situation, special } = planMessage(brief, randomFor('arc'))
  const turn = randomFor('turn').pick(tale.turns(brief.primaryValue))
  const plain = situation?.wording ?? wordingOf(brief, tale)
  const wording = withWords(plain, { message: special?.message ?? '' })

  const describePicture = createPictureBriefs(tale, wording)
  const pages = planPages(brief, tale, turn, situation, special?.line).map(planned => {
    const { text, seen } = renderPage(planned.page, brief.characterAge, wording, randomFor(planned.key))
    const picture = describePicture(planned.picture, { atHome: planned.atHome, seen })
    return { text, picture, missing: seen.flatMap(noun => missingDepiction(noun, picture, planned.depictions) ?? []) }
  })
  const draft: StoryDraft = {
    title: randomFor('title').pick(listTitles(tale, wording)),
    bible: describeCast(brief, seed),
    cover: describePicture(tale.cover[brief.characterAge], { atHome: false, seen: [] }),
    pages: pages.map(({ text, picture }) => ({ text, picture })),
  }
  return { draft, missing: pages.flatMap(({ missing }) => missing) }
}

interface PlannedMessage {
  tale: Tale
  /** What the message says about the child, which begins the story. */
  situation: Opening | null
  /** What the message says to the child or asks for, on the way home. */
  special: SpecialLine | null
}

/** The tales that a brief can have. */
function talesFor({ theme, customTheme }: StoryBrief): readonly Tale[] {
  const [idea] = theme === 'custom' ? findIdeas(customTheme) : []
  const tales = idea === undefined ? [] : talesAbout(idea)
  return tales.length > 0 ? tales : talesOf(theme)
}

/** Chooses a plot, among those that the message fits, and where the message is told. */
function planMessage(brief: StoryBrief, { pick }: Random): PlannedMessage {
  const { tellings, rest, isAbout } = readMessage(brief)
  const special = specialMessageLine(brief, rest)
  for (const telling of tellings) {
    const openings = talesFor(brief).flatMap(tale => {
      const situation = openStory(brief, telling, tale, wordingOf(brief, tale))
      return situation === null ? [] : { tale, situation, special }
    })
    if (openings.length > 0) return pick(openings)
  }
  const secret = { line: secretLine(brief.characterAge), message: '' }
  return { tale: pick(talesFor(brief)), situation: null, special: special ?? (isAbout ? secret : null) }
}

/** Longest title that looks good on a cover, in characters. */
const TITLE_MAX = 80

/** The titles that fit on a cover; the first one if the name makes all of them too long. */
function listTitles(tale: Tale, wording: Wording): string[] {
  const titles = tale.titles.flatMap(title => fill(title, wording) ?? [])
  const short = titles.filter(title => !isLongerThan(title, TITLE_MAX))
  return short.length > 0 ? short : titles.slice(0, 1)
}

interface PlannedPage {
  key: string
  page: Page
  picture: Picture
  depictions: Depictions
  /** The first and last page, on which the friend is not there. */
  atHome: boolean
}

function planPages(
  brief: StoryBrief,
  tale: Tale,
  turn: Turn,
  situation: Opening | null,
  messageLine: Line | undefined,
): PlannedPage[] {
  const band = brief.characterAge
  const youngest = band === '2-3'
  const own = tale.pages[band]
  const pages: Record<Beat, Page> = {
    ...own,
    home: [
      ...(situation === null ? [] : [situation.opening]),
      ...(youngest || band === '4-6' ? [...roleIntro(brief), ...own.home] : beforeLast(own.home, roleIntro(brief))),
    ],
    crossing: [...own.crossing, ...roleKnack(brief)],
    relief: youngest ? own.relief : [turn.bridge[band], ...own.relief],
    homeward: [
      ...own.homeward,
      ...(youngest ? [] : [{ maybe: turn.echo[band] }]),
      ...(situation?.echo ?? []),
      ...(messageLine === undefined ? [] : [messageLine]),
    ],
  }
  const ownPages: PlannedPage[] = BEATS.map(beat => ({
    key: beat,
    page: pages[beat],
    picture: tale.scenes[beat][band],
    depictions: { ...turn.depictions, ...tale.depictions },
    atHome: beat === 'home' || beat === 'bed',
  }))
  const turnPages: PlannedPage[] = (['moment', 'deed'] as const).map(key => {
    const { depictions } = turn
    return { key, page: turn[key][band], picture: turn.scenes[key][band], depictions, atHome: false }
  })
  return ownPages.toSpliced(BEATS.indexOf('relief'), 0, ...turnPages)
}

const beforeLast = (page: Page, lines: Page): Page => [...page.slice(0, -1), ...lines, ...page.slice(-1)]
