import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { PAGES_PER_STORY, type Pet, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { isLongerThan } from '@kahani/unicode/text-length'
import { countWords } from '../language/count-words.ts'
import { firstName } from '../language/first-name.ts'
import { mentions } from '../language/mentions.ts'
import { normalizeMessage } from '../language/normalize-message.ts'
import { listPictures, listTexts, pageName, storyText } from './draft-texts.ts'
import { isPlainText } from './sanitize-brief.ts'

/** Longest title that fits on a cover, in characters. */
const TITLE_MAX = 120
export const isTitleTooLong = (title: string): boolean => isLongerThan(title, TITLE_MAX)
/** Longest description for an illustrator, in characters. */
export const DESCRIPTION_MAX = 1_200
/** How far a published page may deviate from the word limits of its age band, as a share of the limit. */
const PUBLISHING_TOLERANCE = 1 / 3

/** What is wrong with a draft. */
export interface DraftIssue {
  /** The rule that the draft breaks, for the log. */
  rule: string
  /** For the storyteller. It quotes nothing of the brief. */
  sentence: string
}

/** Lists what is wrong with a draft; empty if it is valid. */
export const validateDraft = (brief: StoryBrief, draft: StoryDraft): DraftIssue[] => [
  ...findBookIssues(brief, draft, 0),
  ...findPictureIssues(brief, draft),
  ...findWishIssues(brief, draft),
]

/** The issues for which a draft must not be published, even after its repair. */
export const findBlockingIssues = (brief: StoryBrief, draft: StoryDraft): DraftIssue[] =>
  findBookIssues(brief, draft, PUBLISHING_TOLERANCE)

function findBookIssues(brief: StoryBrief, draft: StoryDraft, tolerance: number): DraftIssue[] {
  const [minWords, maxWords] = WORDS_PER_PAGE[brief.characterAge]
  const issues: DraftIssue[] = []
  const report = (rule: string, sentence: string) => issues.push({ rule, sentence })
  if (draft.title.trim() === '') report('title-empty', 'The title is empty.')
  if (isTitleTooLong(draft.title)) report('title-length', 'The title is too long for a cover.')
  if (draft.pages.length !== PAGES_PER_STORY) {
    report('page-count', `The story has ${draft.pages.length} pages and needs ${PAGES_PER_STORY}.`)
  }
  for (const [index, { text }] of draft.pages.entries()) {
    const words = countWords(text)
    if (words === 0) report('page-empty', `${pageName(index)} is empty.`)
    else if (words < minWords * (1 - tolerance) || words > maxWords * (1 + tolerance)) {
      report('page-length', `${pageName(index)} has ${words} words and needs ${minWords} to ${maxWords}.`)
    }
  }
  if (!containsName(storyText(draft), firstName(brief.characterName))) {
    report('child-name', `The story never says the child's name.`)
  }
  for (const { location, text } of listTexts(draft)) {
    if (!isPlainText(text)) report('plain-text', `${location} is not plain prose.`)
  }
  return issues
}

function findPictureIssues(brief: StoryBrief, draft: StoryDraft): DraftIssue[] {
  const { child, friend, pet } = draft.bible
  const needed = [child, ...(brief.friendName === '' ? [] : [friend]), ...(brief.pet === 'none' ? [] : [pet])]
  const issues: DraftIssue[] = []
  if (needed.some(description => !isUsableDescription(description))) {
    issues.push({ rule: 'bible', sentence: 'The bible does not say how everybody looks, in few words.' })
  }
  for (const { location, picture } of listPictures(draft)) {
    if (!isUsableDescription(picture.description)) {
      issues.push({ rule: 'picture', sentence: `${location} has no picture described in few words.` })
    }
    if (picture.altText.trim() === '') issues.push({ rule: 'alt-text', sentence: `${location} has no alt text.` })
  }
  return issues
}

const isUsableDescription = (text: string | null) =>
  text !== null && text.trim() !== '' && text.length <= DESCRIPTION_MAX

function findWishIssues(brief: StoryBrief, draft: StoryDraft): DraftIssue[] {
  const story = storyText(draft)
  const allText = listTexts(draft)
    .map(({ text }) => text)
    .join('\n')
  const issues: DraftIssue[] = []
  if (brief.friendName !== '' && !containsName(story, firstName(brief.friendName))) {
    issues.push({ rule: 'friend-name', sentence: `The story never says the friend's name.` })
  }
  if (brief.pet !== 'none' && !PET_WORDS[brief.pet].some(word => containsName(story, word))) {
    issues.push({ rule: 'pet', sentence: 'The pet has no part in the story.' })
  }
  const customChoices = [
    ['character', brief.characterType, brief.customCharacter],
    ['theme', brief.theme, brief.customTheme],
    ['value', brief.primaryValue, isShort(brief.customValue, brief) ? brief.customValue : ''],
  ] as const
  for (const [field, choice, wish] of customChoices) {
    if (choice === 'custom' && !mentions(wish, allText)) {
      issues.push({ rule: `own-${field}`, sentence: `The family's own ${field} is not named in the story.` })
    }
  }
  const names = [brief.characterName, brief.friendName]
  if (!mentions(normalizeMessage(brief.specialMessage), allText, names) && !WHISPERED.test(story)) {
    issues.push({ rule: 'message', sentence: 'Nothing shows of the message, as far as it fits a gentle story.' })
  }
  return issues
}

/** A value of many words doesn't fit on a short page, and may be shown by a deed instead. */
const isShort = (value: string, { characterAge }: StoryBrief) =>
  countWords(value) <= WORDS_PER_PAGE[characterAge][0] * 0.4

const PET_WORDS: Record<Exclude<Pet, 'none'>, string[]> = {
  Dog: ['dog', 'doggy', 'doggie', 'puppy', 'pup'],
  Cat: ['cat', 'kitten', 'kitty'],
  Rabbit: ['rabbit', 'bunny'],
  Dragon: ['dragon'],
  Unicorn: ['unicorn'],
}
/** A message that doesn't fit on its page may be whispered to the child as a secret. */
const WHISPERED = /\bwhisper(s|ed) (a secret|something)|one thing more, in a whisper/

/** Whether a text contains a name as a separate word. */
function containsName(text: string, name: string): boolean {
  const pattern = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text.toLowerCase())
}
