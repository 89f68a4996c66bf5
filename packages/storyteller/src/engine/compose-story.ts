import type { PeopledBrief, StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft, ToldTale } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import { isLongerThan } from '@kahani/unicode/text-length'
import { kinSlot } from '@kahani/wishes/clause'
import type { Companion } from '@kahani/wishes/companion'
import { readWishes, type Wishes } from '@kahani/wishes/read-wishes'
import { companionLines, companionWording } from '../companions/companion-lines.ts'
import type { Page } from '../format/prose.ts'
import { BEATS, type Beat, type Depictions } from '../format/storyboard.ts'
import { withKeepsake } from '../keepsakes/with-keepsake.ts'
import type { Opening } from '../situation/open-story.ts'
import { printedSentences, renderPage } from '../wording/render-page.ts'
import { roleIntro, roleKnack } from '../wording/roles.ts'
import { toldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { fill, type Wording, withWords, wordingOf } from '../wording/wording.ts'
import { chooseTale } from './choose-tale.ts'
import { missingDepiction } from './depictions.ts'
import { describeCast } from './describe-cast.ts'
import { type Picture, phraseOf, type Tale, type Turn } from './library.ts'
import { newTurns } from './new-turns.ts'
import { createPictureBriefs } from './picture-briefs.ts'
import { type SpecialLine, specialMessageLine } from './special-message.ts'

interface ComposedStory {
  draft: StoryDraft
  /** Says what the pictures lack that the text of their pages names; empty if nothing. */
  missing: string[]
}

/**
 * Composes a story from a tale and a turn. The same brief, seed and earlier stories give the same story.
 * @param earlier what the earlier stories of the child told, the oldest first
 */
export function composeStory(family: PeopledBrief, seed: number, earlier: readonly ToldTale[] = []): ComposedStory {
  // More choices for one purpose don't change those for another.
  const randomFor = (purpose: string) => createRandom(seed ^ hashText(purpose))
  const wishes = readWishes(family)
  const brief = toldBrief(family, wishes)
  const { tale, opening } = chooseTale(brief, wishes, earlier, randomFor('arc'))
  const { turn, name: turnName } = randomFor('turn').pick(newTurns(tale, brief.primaryValue, earlier))
  const about = wishes.bedtimeIdea && phraseOf(wishes.bedtimeIdea)
  const special = specialMessageLine(wishes, brief.characterAge, about)
  const { companion, atHome } = whoComesAlong(wishes)
  const elder = atHome?.name ?? null
  const plain = opening?.wording ?? wordingOf(brief, tale)
  const wording = withWords(plain, {
    message: special?.message ?? '',
    ...relativeWording(wishes, plain),
    ...companionWording(companion),
    ...(elder !== null && { elder }),
  })

  const toldBefore = new Set(earlier.flatMap(({ sentences }) => sentences))
  const isTold = earlier.length > 0 ? (sentence: string) => toldBefore.has(hashText(sentence)) : undefined
  const describePicture = createPictureBriefs(tale, wording, { companion, wearsGlasses: wishes.wearsGlasses })
  const pages = planPages(brief, tale, turn, {
    ...{ opening, special, companion, wording },
    before: tale.isQuiet ? undefined : earlier.at(-1)?.tale.replace(/\/.*/, ''),
  }).map(planned => {
    const { text, seen } = renderPage(planned.page, brief.characterAge, wording, randomFor(planned.key), isTold)
    const picture = describePicture(planned.picture, { atHome: planned.atHome, seen })
    return { text, picture, missing: seen.flatMap(noun => missingDepiction(noun, picture, planned.depictions) ?? []) }
  })
  const titles = listTitles(tale, wording)
  const newTitles = titles.filter(title => !isTold?.(title))
  const title = randomFor('title').pick(newTitles.length > 0 ? newTitles : titles)
  const sentences = [title, ...pages.flatMap(({ text }) => printedSentences(text))].map(hashText)
  const draft: StoryDraft = {
    title,
    bible: describeCast(brief, seed, wishes),
    cover: describePicture(tale.cover[brief.characterAge], { atHome: false, seen: [] }),
    pages: pages.map(({ text, picture }) => ({ text, picture })),
    told: { tale: tale.name, turn: turnName, sentences: [...new Set(sentences)] },
  }
  return { draft, missing: pages.flatMap(({ missing }) => missing) }
}

/** Whom a quiet tale is about: `relative` is "Dada" or "her grandfather", `childsRelative` "Dada" or "Asha’s grandfather". */
function relativeWording({ serious }: Wishes, wording: Wording): Record<string, string> {
  if (serious?.who == null) return { relative: 'somebody dear', childsRelative: 'somebody dear' }
  const { isName, word } = serious.who
  const filled = (template: string) => fill(template, wording) ?? ''
  return { relative: filled(kinSlot(serious.who)), childsRelative: isName ? word : filled(`{name}’s ${word}`) }
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

interface Additions {
  /** What the message says about the child, which begins the story. */
  opening: Opening | null
  /** What the message says to the child or asks for, on the way home. */
  special: SpecialLine | null
  companion: Companion | null
  /** The tale of the story before, or its frame. */
  before: string | undefined
  wording: Wording
}

function planPages(brief: StoryBrief, tale: Tale, turn: Turn, additions: Additions): PlannedPage[] {
  const { opening, special, companion, before, wording } = additions
  const band = brief.characterAge
  const youngest = band === '2-3'
  const { home, ...own } = tale.pages[band]
  const beginning =
    opening === null
      ? home.map(line => (typeof line === 'object' && 'unlessTold' in line ? line.unlessTold : line))
      : home
  // What a child plays in an adventure is no help with missing somebody.
  const intro = tale.isQuiet ? [] : roleIntro(brief)
  const company = (beat: Beat) => (companion === null ? [] : companionLines(companion, band, beat))
  const plain: Record<Beat, Page> = {
    ...own,
    home: [
      ...(opening === null ? [] : [opening.opening]),
      ...(youngest || band === '4-6' ? [...intro, ...beginning] : beforeLast(beginning, intro)),
    ],
    call: [...own.call, ...company('call')],
    crossing: [...own.crossing, ...(tale.isQuiet ? [] : roleKnack(brief)), ...company('crossing')],
    meeting: [...own.meeting, ...company('meeting')],
    trouble: [...own.trouble, ...company('trouble')],
    relief: [...(youngest || !turn.bridge ? [] : [turn.bridge[band]]), ...own.relief, ...company('relief')],
    homeward: [
      ...own.homeward,
      ...(youngest || !turn.echo ? [] : [{ maybe: turn.echo[band] }]),
      ...company('homeward'),
      ...(opening?.echo ?? []),
      ...(special === null ? [] : [special.line]),
    ],
  }
  const pages = withKeepsake(plain, before, band, wording)
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
