import type { StoryBrief } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'
import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import { DESCRIPTION_MAX, isTitleTooLong } from '@kahani/storyteller/validate-draft'
import { isGriefTitle, printsWish } from '@kahani/storyteller/wish-issues'
import { countWords } from '@kahani/wishes/count-words'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { Reading } from '@kahani/wishes/reading'

const MAX_PROPS = 3

/** Corrects what can be corrected by shortening a text or reusing another one of the same draft. */
export function repairDraft(brief: StoryBrief, draft: StoryDraft): StoryDraft {
  const name = firstName(brief.characterName)
  const [minWords, maxWords] = WORDS_PER_PAGE[brief.characterAge]
  const { child, friend, pet } = draft.bible
  const { readings, serious } = readWishes(brief)
  const isUsable = !isTitleTooLong(draft.title) && !isGriefTitle(draft.title, serious)
  return {
    ...(draft.told && { told: draft.told }),
    title: (isUsable && draft.title.trim()) || defaultTitle(brief, name),
    bible: { child: shorten(child), friend: friend && shorten(friend), pet: pet && shorten(pet) },
    cover: repairPicture(draft.cover, name),
    pages: draft.pages.map(({ text, picture }) => ({
      text: cutAtSentence(withoutWishes(text, readings), minWords, maxWords),
      picture: repairPicture(picture, name),
    })),
  }
}

function defaultTitle(brief: StoryBrief, name: string): string {
  const title = `${name}’s Story`
  const { serious, theme } = readWishes(brief)
  const about = brief.theme === 'custom' ? theme : brief.theme
  if (serious !== null || about === null) return title
  const withTheme = `${title}: ${capitalize(about)}`
  return isTitleTooLong(withTheme) ? title : withTheme
}

/** Takes the place of a sentence, so that its page does not get too short. */
const PAUSE = 'And for a while it was quiet.'

/** The text without sentences that repeat an instruction or a fact of the message. */
const withoutWishes = (text: string, readings: readonly Reading[]): string =>
  readings.some(reading => printsWish(text, reading))
    ? splitSentences(text)
        .map(sentence => (readings.some(reading => printsWish(sentence, reading)) ? PAUSE : sentence))
        .filter((sentence, index, all) => sentence !== PAUSE || all.indexOf(PAUSE) === index)
        .join(' ')
    : text
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function repairPicture(picture: PictureBrief, name: string): PictureBrief {
  const [first = `${name} in the story.`] = splitSentences(picture.description)
  const altText = picture.altText.trim() || first
  return {
    ...picture,
    description: shorten(picture.description.trim() || altText),
    altText,
    cast: [...new Set(picture.cast)],
    props: [...new Set(picture.props)].slice(0, MAX_PROPS),
  }
}

/** The leading sentences that fit on the page; the full text if they would be too short. */
function cutAtSentence(text: string, minWords: number, maxWords: number): string {
  if (countWords(text) <= maxWords) return text
  const leading = leadingSentences(text, part => countWords(part) <= maxWords)
  return countWords(leading) >= minWords ? leading : text
}

const shorten = (text: string) =>
  text.length <= DESCRIPTION_MAX
    ? text
    : leadingSentences(text, part => part.length <= DESCRIPTION_MAX) || text.slice(0, DESCRIPTION_MAX)

/** The most leading sentences that fit, without ending inside a quotation. */
function leadingSentences(text: string, fits: (part: string) => boolean): string {
  const sentences = splitSentences(text)
  const parts = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '))
  return parts.findLast(part => fits(part) && hasClosedQuotes(part)) ?? ''
}

const hasClosedQuotes = (text: string) => count(text, /“/g) === count(text, /”/g) && count(text, /"/g) % 2 === 0
const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const splitSentences = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(sentence => sentence !== '')
