import type { StoryBrief } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'
import { WORDS_A_PAGE } from '@kahani/contracts/options'
import { countWords } from './count-words.ts'
import { firstName } from './first-name.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from './validate-draft.ts'

const MOST_PROPS = 3

/** The draft with what can be put right by taking something away, or by saying again what it says already. */
export function repairDraft(brief: StoryBrief, draft: StoryDraft): StoryDraft {
  const name = firstName(brief.characterName)
  const [fewest, most] = WORDS_A_PAGE[brief.characterAge]
  const { child, friend, pet } = draft.bible
  return {
    title: (draft.title.length <= TITLE_MAX && draft.title.trim()) || titleOf(brief, name),
    bible: { child: shortened(child), friend: friend && shortened(friend), pet: pet && shortened(pet) },
    cover: mendPicture(draft.cover, name),
    pages: draft.pages.map(({ text, picture }) => ({
      text: cutAtSentence(text, fewest, most),
      picture: mendPicture(picture, name),
    })),
  }
}

const titleOf = (brief: StoryBrief, name: string) =>
  `${name}’s Story: ${capitalised(brief.theme === 'custom' ? brief.customTheme : brief.theme)}`
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function mendPicture(picture: PictureBrief, name: string): PictureBrief {
  const [first = `${name} in the story.`] = sentencesOf(picture.description)
  const altText = picture.altText.trim() || first
  return {
    ...picture,
    description: shortened(picture.description.trim() || altText),
    altText,
    cast: [...new Set(picture.cast)],
    props: [...new Set(picture.props)].slice(0, MOST_PROPS),
  }
}

/** As many whole sentences from the start as the page has room for, if that leaves enough of it; else all of it. */
function cutAtSentence(text: string, fewest: number, most: number): string {
  if (countWords(text) <= most) return text
  const kept = leading(text, said => countWords(said) <= most)
  return countWords(kept) >= fewest ? kept : text
}

const shortened = (text: string) =>
  text.length <= DESCRIPTION_MAX
    ? text
    : leading(text, said => said.length <= DESCRIPTION_MAX) || text.slice(0, DESCRIPTION_MAX)

/** The longest beginning that fits and ends with a sentence, not in the middle of what somebody says. */
function leading(text: string, fits: (beginning: string) => boolean): string {
  const sentences = sentencesOf(text)
  const beginnings = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '))
  return beginnings.findLast(beginning => fits(beginning) && isClosed(beginning)) ?? ''
}

const isClosed = (text: string) => count(text, /“/g) === count(text, /”/g) && count(text, /"/g) % 2 === 0
const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(sentence => sentence !== '')
