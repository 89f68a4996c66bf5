import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { type Pet, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { countWords } from '@kahani/wishes/count-words'
import { namesIdea } from '@kahani/wishes/find-ideas'
import { normalizeMessage } from '@kahani/wishes/normalize-message'
import { readWishes, type Wishes } from '@kahani/wishes/read-wishes'
import type { Reading } from '@kahani/wishes/reading'
import { findSerious } from '@kahani/wishes/serious'
import { mentions } from '../language/mentions.ts'
import type { DraftIssue } from './draft-issue.ts'
import { containsName, listTexts, pageName, storyText } from './draft-texts.ts'

/** What a draft makes of the wishes of the family: what it leaves out, and what it says that it should not. */
export function findWishIssues(brief: StoryBrief, draft: StoryDraft): DraftIssue[] {
  const wishes = readWishes(brief)
  return [...findMissing(brief, wishes, draft), ...findTactless(wishes, draft)]
}

function findMissing(brief: StoryBrief, wishes: Wishes, draft: StoryDraft): DraftIssue[] {
  const story = storyText(draft)
  const allText = listTexts(draft)
    .map(({ text }) => text)
    .join('\n')
  const issues: DraftIssue[] = []
  const report = (rule: string, sentence: string) => issues.push({ rule, sentence })
  const { companion, pet, serious, idea, character, theme, value } = wishes
  if (companion !== null && !containsName(story, companion.name)) {
    report('friend-name', `The story never says the friend's name.`)
  }
  if (pet !== 'none' && !PET_WORDS[pet].some(word => containsName(story, word))) {
    report('pet', 'The pet has no part in the story.')
  }
  // A quiet story about a death or an illness has no room for a theme or a costume.
  if (serious === null || serious.kind === 'harm') {
    const named = [
      ['character', character],
      ['theme', idea === null ? theme : null],
      ['value', value !== null && isShort(value, brief) ? value : null],
    ] as const
    for (const [field, wish] of named) {
      if (wish !== null && !mentions(wish, allText)) {
        report(`own-${field}`, `The family's own ${field} is not named in the story.`)
      }
    }
    if (idea !== null && !namesIdea(allText, idea)) {
      report('own-theme', `The family's own theme is not named in the story.`)
    }
  }
  // The built-in storyteller says in the form what it tells.
  if (draft.told === undefined && isMessageMissing(brief, wishes, allText) && !WHISPERED.test(story)) {
    report('message', 'Nothing shows of the message, as far as it fits a gentle story.')
  }
  return issues
}

/** Whether the words to the child, or what the message tells of it, are nowhere. */
function isMessageMissing(brief: StoryBrief, { tellings, quote }: Wishes, text: string): boolean {
  const names = [brief.characterName, brief.friendName]
  const isNamed = (wish: string) => mentions(wish, text, names)
  const [telling] = tellings
  const isTold = telling === undefined || isNamed(normalizeMessage(brief.specialMessage)) || isNamed(telling.prose)
  return !isTold || (quote !== null && !isNamed(quote.text))
}

/** Shortest sentence that counts as repeated, in words. */
const MIN_REPEATED_WORDS = 3

function findTactless({ readings, serious }: Wishes, { title, pages }: StoryDraft): DraftIssue[] {
  const issues: DraftIssue[] = []
  for (const [index, { text }] of pages.entries()) {
    if (readings.some(reading => printsWish(text, reading))) {
      issues.push({
        rule: 'wish-printed',
        sentence: `${pageName(index)} repeats an instruction or a fact of the message. Follow it instead, and let nobody say it.`,
      })
    }
  }
  if (isGriefTitle(title, serious)) {
    issues.push({
      rule: 'grief-title',
      sentence: 'The title speaks of a death, an illness or somebody who is mourned.',
    })
  }
  return issues
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const QUOTED = /“[^”]*”|"[^"]*"/g

/** Whether a text repeats an instruction anywhere, or a fact as somebody's speech. */
export function printsWish(text: string, { kind, text: wish }: Pick<Reading, 'kind' | 'text'>): boolean {
  if ((kind !== 'instruction' && kind !== 'fact') || countWords(wish) < MIN_REPEATED_WORDS) return false
  const said = kind === 'fact' ? (text.match(QUOTED) ?? []).join(' ') : text
  return ` ${plain(said)} `.includes(` ${plain(wish)} `)
}

/** Whether a title speaks of what a quiet story is about. */
export const isGriefTitle = (title: string, serious: Wishes['serious']): boolean =>
  serious !== null &&
  serious.kind !== 'harm' &&
  (findSerious(title) !== null || (serious.who !== null && containsName(title, serious.who.word)))

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
