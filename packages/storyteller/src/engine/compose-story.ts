import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryDraft, ToldTale } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import { isLongerThan } from '@kahani/unicode/text-length'
import { kinSlot } from '@kahani/wishes/clause'
import { readWishes, type Wishes } from '@kahani/wishes/read-wishes'
import { companionWording, otherWording } from '../companions/companion-lines.ts'
import { referBack } from '../wording/refer-back.ts'
import { printedSentences, renderPage } from '../wording/render-page.ts'
import { toldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { fill, type Wording, withWords, wordingOf } from '../wording/wording.ts'
import { chooseTale } from './choose-tale.ts'
import { missingDepiction } from './depictions.ts'
import { describeCast } from './describe-cast.ts'
import { introducePet } from './introduce-pet.ts'
import { phraseOf, type Tale } from './library.ts'
import { nameCompanions } from './name-companions.ts'
import { newTurns } from './new-turns.ts'
import { createPictureBriefs } from './picture-briefs.ts'
import { type PlannedPage, planPages } from './plan-pages.ts'
import { specialMessageLine } from './special-message.ts'

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
  const { companion, others } = whoComesAlong(wishes)
  const plain = opening?.wording ?? wordingOf(brief, tale)
  const wording = withWords(plain, {
    message: special?.message ?? '',
    ...relativeWording(wishes, plain),
    ...companionWording(companion),
    ...otherWording(others),
  })

  const toldBefore = new Set(earlier.flatMap(({ sentences }) => sentences))
  const isTold = earlier.length > 0 ? (sentence: string) => toldBefore.has(hashText(sentence)) : undefined
  const hasSecondHero = brief.company?.hasSecondHero === true
  const along = { companion, others, hasSecondHero }
  const describePicture = createPictureBriefs(tale, wording, { ...along, wearsGlasses: wishes.wearsGlasses })
  const render = ({ key, page }: Pick<PlannedPage, 'key' | 'page'>) =>
    referBack(renderPage(page, brief.characterAge, wording, randomFor(key), isTold), brief.characterAge, wording)
  const planned = planPages(brief, tale, turn, {
    ...{ opening, special, companion, wording },
    before: tale.isQuiet ? undefined : earlier.at(-1)?.tale.replace(/\/.*/, ''),
  })
  const rendered = nameCompanions(planned, { ...along, brief, isQuiet: tale.isQuiet, render }).map(each => ({
    ...each,
    ...render(each),
  }))
  const texts = introducePet(
    rendered.map(({ text }) => text),
    brief.characterAge,
    wording,
  )
  const pages = rendered.map(({ picture: scene, atHome, seen, depictions }, at) => {
    const text = texts[at] ?? ''
    const picture = describePicture(scene, { atHome, seen })
    return { text, picture, missing: seen.flatMap(noun => missingDepiction(noun, picture, depictions) ?? []) }
  })
  const titles = listTitles(tale, wording, hasSecondHero)
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

/** The titles that fit on a cover; the first one if the name makes all of them too long. Those that can name a second hero do. */
function listTitles(tale: Tale, wording: Wording, hasSecondHero: boolean): string[] {
  const ofTwo = (title: string) => title.replace(/^\{name\} and /, '{name}, {friend} and ')
  const isShort = (title: string | null): title is string => title !== null && !isLongerThan(title, TITLE_MAX)
  const titles = tale.titles.flatMap(title => {
    const both = hasSecondHero ? fill(ofTwo(title), wording) : null
    return (isShort(both) ? both : fill(title, wording)) ?? []
  })
  const short = titles.filter(isShort)
  return short.length > 0 ? short : titles.slice(0, 1)
}
