import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { PAGES_PER_STORY, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { isLongerThan } from '@kahani/unicode/text-length'
import { countWords } from '@kahani/wishes/count-words'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { DraftIssue } from './draft-issue.ts'
import { containsName, listPictures, listTexts, pageName, storyText } from './draft-texts.ts'
import { isPlainText } from './sanitize-brief.ts'
import { findWishIssues } from './wish-issues.ts'

export type { DraftIssue } from './draft-issue.ts'

/** Longest title that fits on a cover, in characters. */
const TITLE_MAX = 120
export const isTitleTooLong = (title: string): boolean => isLongerThan(title, TITLE_MAX)
/** Longest description for an illustrator, in characters. */
export const DESCRIPTION_MAX = 1_200
/** How far a published page may deviate from the word limits of its age band, as a share of the limit. */
export const PUBLISHING_TOLERANCE = 1 / 3

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
  const wishes = readWishes(brief)
  const needed = [child, ...(wishes.companion === null ? [] : [friend]), ...(wishes.pet === 'none' ? [] : [pet])]
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
