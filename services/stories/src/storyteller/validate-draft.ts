import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { PAGES_A_STORY, type Pet, WORDS_A_PAGE } from '@kahani/contracts/options'
import { countWords } from './count-words.ts'
import { pageName, picturesOf, storyOf, textsOf } from './draft-texts.ts'
import { firstName } from './first-name.ts'
import { mentions } from './mentions.ts'
import { isPlain } from './sanitize-brief.ts'

/** Longest title that a cover has room for, in characters. */
export const TITLE_MAX = 120
/** Longest description that an illustrator can use, in characters. */
export const DESCRIPTION_MAX = 1_200
/** How far a page that is sold may be outside the band's number of words, as a share of it. */
const SLACK = 1 / 3

/**
 * What a draft misses of what is asked for, a sentence each that repeats nothing of the brief; empty when nothing. Whoever
 * wrote it, this is what a draft is measured by.
 */
export const validateDraft = (brief: StoryBrief, draft: StoryDraft): string[] => [
  ...checkBook(brief, draft, 0),
  ...checkPictures(brief, draft),
  ...checkWishes(brief, draft),
]

/** Why nobody should be sold a draft, even one that was mended; empty when nothing speaks against it. */
export const checkSellable = (brief: StoryBrief, draft: StoryDraft): string[] => checkBook(brief, draft, SLACK)

function checkBook(brief: StoryBrief, draft: StoryDraft, slack: number): string[] {
  const [fewest, most] = WORDS_A_PAGE[brief.characterAge]
  const misses: string[] = []
  if (draft.title.trim() === '') misses.push('The title is empty.')
  if (draft.title.length > TITLE_MAX) misses.push('The title is too long for a cover.')
  if (draft.pages.length !== PAGES_A_STORY) {
    misses.push(`The story has ${draft.pages.length} pages and needs ${PAGES_A_STORY}.`)
  }
  for (const [index, { text }] of draft.pages.entries()) {
    const words = countWords(text)
    if (words === 0) misses.push(`${pageName(index)} is empty.`)
    else if (words < fewest * (1 - slack) || words > most * (1 + slack)) {
      misses.push(`${pageName(index)} has ${words} words and needs ${fewest} to ${most}.`)
    }
  }
  if (!says(storyOf(draft), firstName(brief.characterName))) misses.push(`The story never says the child's name.`)
  for (const { where, text } of textsOf(draft)) {
    if (!isPlain(text)) misses.push(`${where} is not plain prose.`)
  }
  return misses
}

function checkPictures(brief: StoryBrief, draft: StoryDraft): string[] {
  const { child, friend, pet } = draft.bible
  const needed = [child, ...(brief.friendName === '' ? [] : [friend]), ...(brief.pet === 'none' ? [] : [pet])]
  const misses = needed.some(looks => !isUsable(looks))
    ? ['The bible does not say how everybody looks, in few words.']
    : []
  for (const { where, picture } of picturesOf(draft)) {
    if (!isUsable(picture.description)) misses.push(`${where} has no picture described in few words.`)
    if (picture.altText.trim() === '') misses.push(`${where} has no alt text.`)
  }
  return misses
}

const isUsable = (text: string | null) => text !== null && text.trim() !== '' && text.length <= DESCRIPTION_MAX

function checkWishes(brief: StoryBrief, draft: StoryDraft): string[] {
  const story = storyOf(draft)
  const told = textsOf(draft)
    .map(({ text }) => text)
    .join('\n')
  const misses: string[] = []
  if (brief.friendName !== '' && !says(story, firstName(brief.friendName))) {
    misses.push(`The story never says the friend's name.`)
  }
  if (brief.pet !== 'none' && !PET_WORDS[brief.pet].some(word => says(story, word))) {
    misses.push('The pet has no part in the story.')
  }
  const entries = [
    ['character', brief.characterType, brief.customCharacter],
    ['theme', brief.theme, brief.customTheme],
    ['value', brief.primaryValue, isShort(brief.customValue, brief) ? brief.customValue : ''],
  ] as const
  for (const [what, choice, entered] of entries) {
    if (choice === 'custom' && !mentions(entered, told)) {
      misses.push(`The family's own ${what} is not named in the story.`)
    }
  }
  const names = [brief.characterName, brief.friendName]
  if (!mentions(brief.specialMessage, told, names) && !WHISPERED.test(story)) {
    misses.push('Nothing shows of the message, as far as it fits a gentle story.')
  }
  return misses
}

/** A value of many words need not be named on a page of few: it shows in a deed. */
const isShort = (value: string, { characterAge }: StoryBrief) =>
  countWords(value) <= WORDS_A_PAGE[characterAge][0] * 0.4

/** What a pet may be called beside its name. */
const PET_WORDS: Record<Exclude<Pet, 'none'>, string[]> = {
  Dog: ['dog', 'doggy', 'doggie', 'puppy', 'pup'],
  Cat: ['cat', 'kitten', 'kitty'],
  Rabbit: ['rabbit', 'bunny'],
  Dragon: ['dragon'],
  Unicorn: ['unicorn'],
}
/** A message too long for its page may be whispered to the child, and stay between the two. */
const WHISPERED = /\bwhisper(s|ed) (a secret|something)|one thing more, in a whisper/

/** Whether a text says a name, not merely as a part of another word. */
function says(text: string, name: string): boolean {
  const letters = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text.toLowerCase())
}
