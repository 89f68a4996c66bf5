import type { PeopledBrief } from '@kahani/contracts/brief'
import type { ToldTale } from '@kahani/contracts/illustration'
import { createRandom, type Random } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import { kinSlot } from '@kahani/wishes/clause'
import type { Companion } from '@kahani/wishes/companion'
import { readWishes, type Wishes } from '@kahani/wishes/read-wishes'
import { companionWording, otherWording } from '../companions/companion-lines.ts'
import { keepsakeIn } from '../keepsakes/with-keepsake.ts'
import { referBack } from '../wording/refer-back.ts'
import { type RenderedPage, renderPage, type SentenceCost } from '../wording/render-page.ts'
import { type ToldBrief, toldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { fill, type Wording, withWords, wordingOf } from '../wording/wording.ts'
import { chooseTale, findTale, type TaleChoice } from './choose-tale.ts'
import { phraseOf, type Tale } from './library.ts'
import { nameCompanions } from './name-companions.ts'
import { findTurn, type NamedTurn, newTurns } from './new-turns.ts'
import { type PlannedPage, planPages } from './plan-pages.ts'
import { specialMessageLine } from './special-message.ts'

/** A story whose pages are not rendered yet. */
export interface StoryPlan {
  brief: ToldBrief
  wishes: Wishes
  tale: Tale
  turnName: string
  wording: Wording
  along: { companion: Companion | null; others: readonly Companion[]; hasSecondHero: boolean }
  pages: readonly PlannedPage[]
  render: (page: Pick<PlannedPage, 'key' | 'page'>) => RenderedPage
  /** Random choices for a purpose: more choices for one don't change those for another. */
  randomFor: (purpose: string) => Random
  costOf: SentenceCost | undefined
}

interface Choices {
  tale: TaleChoice
  turn: NamedTurn
  /** Sentences that cost least are used. */
  costOf: SentenceCost | undefined
  /** The tale of the story before, or its frame. */
  before: string | undefined
}

/**
 * Plans a new story.
 * @param earlier what the earlier stories of the child told, the oldest first
 */
export function planStory(family: PeopledBrief, seed: number, earlier: readonly ToldTale[]): StoryPlan {
  const wishes = readWishes(family)
  const brief = toldBrief(family, wishes)
  const randomFor = createRandomFor(seed)
  const tale = chooseTale(brief, wishes, earlier, randomFor('arc'))
  const turn = randomFor('turn').pick(newTurns(tale.tale, brief.primaryValue, earlier))
  const toldBefore = new Set(earlier.flatMap(({ sentences }) => sentences))
  const costOf = earlier.length > 0 ? (sentence: string) => Number(toldBefore.has(hashText(sentence))) : undefined
  const before = earlier.at(-1)?.tale.replace(/\/.*/, '')
  return createPlan(brief, wishes, randomFor, { tale, turn, costOf, before })
}

/**
 * Plans a story again that was told: it renders the same texts, as far as the prose has not changed since. Null if its tale or
 * its turn is not there any more.
 */
export function replanStory(family: PeopledBrief, seed: number, told: ToldTale): StoryPlan | null {
  const wishes = readWishes(family)
  const brief = toldBrief(family, wishes)
  const tale = findTale(brief, wishes, told.tale)
  const turn = tale && findTurn(tale.tale, brief.primaryValue, told.turn)
  if (!tale || !turn) return null
  const sentences = new Set(told.sentences)
  const isOwn = (sentence: string) => sentences.has(hashText(sentence))
  const costOf = (sentence: string) => (isOwn(sentence) ? -1 : 1)
  return createPlan(brief, wishes, createRandomFor(seed), { tale, turn, costOf, before: keepsakeIn(isOwn) })
}

const createRandomFor = (seed: number) => (purpose: string) => createRandom(seed ^ hashText(purpose))

function createPlan(
  brief: ToldBrief,
  wishes: Wishes,
  randomFor: StoryPlan['randomFor'],
  { tale: { tale, opening }, turn: { turn, name: turnName }, costOf, before }: Choices,
): StoryPlan {
  const about = wishes.bedtimeIdea && phraseOf(wishes.bedtimeIdea)
  const special = specialMessageLine(wishes, brief.characterAge, about)
  const { companion, others } = whoComesAlong(wishes)
  const plain = opening?.wording ?? wordingOf(brief, tale)
  const wording = withWords(plain, {
    message: special?.message ?? '',
    ...relativeWording(wishes, plain),
    ...companionWording(companion),
    ...otherWording(others),
  })
  const along = { companion, others, hasSecondHero: brief.company?.hasSecondHero === true }
  const render = ({ key, page }: Pick<PlannedPage, 'key' | 'page'>) =>
    referBack(renderPage(page, brief.characterAge, wording, randomFor(key), costOf), brief.characterAge, wording)
  const planned = planPages(brief, tale, turn, {
    ...{ opening, special, companion, wording },
    before: tale.isQuiet ? undefined : before,
  })
  const pages = nameCompanions(planned, { ...along, brief, isQuiet: tale.isQuiet, render })
  return { brief, wishes, tale, turnName, wording, along, pages, render, randomFor, costOf }
}

/** Whom a quiet tale is about: `relative` is "Dada" or "her grandfather", `childsRelative` "Dada" or "Asha’s grandfather". */
function relativeWording({ serious }: Wishes, wording: Wording): Record<string, string> {
  if (serious?.who == null) return { relative: 'somebody dear', childsRelative: 'somebody dear' }
  const { isName, word } = serious.who
  const filled = (template: string) => fill(template, wording) ?? ''
  return { relative: filled(kinSlot(serious.who)), childsRelative: isName ? word : filled(`{name}’s ${word}`) }
}
