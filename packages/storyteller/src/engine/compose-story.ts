import type { PeopledBrief } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft, ToldTale } from '@kahani/contracts/illustration'
import { hashText } from '@kahani/random/seeded-random'
import { isLongerThan } from '@kahani/unicode/text-length'
import { printedSentences } from '../wording/render-page.ts'
import { fill, type Wording } from '../wording/wording.ts'
import { missingDepiction } from './depictions.ts'
import { describeCast } from './describe-cast.ts'
import { introducePet } from './introduce-pet.ts'
import type { Tale } from './library.ts'
import { describePictures } from './picture-briefs.ts'
import { planStory } from './plan-story.ts'

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
  const { brief, wishes, tale, turnName, wording, along, costOf, ...plan } = planStory(family, seed, earlier)
  const rendered = plan.pages.map(each => ({ ...each, ...plan.render(each) }))
  const texts = introducePet(
    rendered.map(({ text }) => text),
    brief.characterAge,
    wording,
  )
  const [cover, ...pictures] = describePictures(
    [{ picture: tale.cover[brief.characterAge], atHome: false, seen: [] }, ...rendered],
    tale,
    wording,
    { ...along, wearsGlasses: wishes.wearsGlasses },
    plan.randomFor('alternative texts'),
  ) as [PictureBrief, ...PictureBrief[]]
  const missing = rendered.flatMap(({ seen, depictions }, at) =>
    seen.flatMap(noun => missingDepiction(noun, pictures[at] ?? cover, depictions) ?? []),
  )
  const titles = listTitles(tale, wording, along.hasSecondHero)
  const newTitles = titles.filter(title => !costOf?.(title))
  const title = plan.randomFor('title').pick(newTitles.length > 0 ? newTitles : titles)
  const sentences = [title, ...texts.flatMap(printedSentences)].map(hashText)
  const draft: StoryDraft = {
    title,
    bible: describeCast(brief, seed, wishes),
    cover,
    pages: pictures.map((picture, at) => ({ text: texts[at] ?? '', picture })),
    told: { tale: tale.name, turn: turnName, sentences: [...new Set(sentences)] },
  }
  return { draft, missing }
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
