import type { StoryBrief } from '@kahani/contracts/brief'
import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { RewriteKind } from '@kahani/contracts/rewrites'
import { isPlainText } from '@kahani/storyteller/sanitize-brief'
import { type DraftIssue, PUBLISHING_TOLERANCE } from '@kahani/storyteller/validate-draft'
import { printsWish } from '@kahani/storyteller/wish-issues'
import { countWords } from '@kahani/wishes/count-words'
import { readWishes } from '@kahani/wishes/read-wishes'

export interface RewriteContext {
  brief: StoryBrief
  kind: RewriteKind
  /** The page as it is. */
  current: string
  earlier: readonly string[]
}

/** Lists what is wrong with a rewritten page; empty if it is valid. */
export const findRewriteIssues = (text: string, context: RewriteContext): DraftIssue[] => [
  ...findBlockingRewriteIssues(text, context, 0),
  ...(context.kind === 'shorter' && countWords(text) >= countWords(context.current)
    ? [{ rule: 'not-shorter', sentence: 'It is not shorter than the page before.' }]
    : []),
]

/** The issues for which it can't be used. */
export function findBlockingRewriteIssues(
  text: string,
  { brief, current, earlier }: RewriteContext,
  tolerance = PUBLISHING_TOLERANCE,
): DraftIssue[] {
  const [minWords, maxWords] = WORDS_PER_PAGE[brief.characterAge]
  const words = countWords(text)
  const issues: DraftIssue[] = []
  const report = (rule: string, sentence: string) => issues.push({ rule, sentence })
  if (words < minWords * (1 - tolerance) || words > maxWords * (1 + tolerance)) {
    report('page-length', `It has ${words} words and needs ${minWords} to ${maxWords}.`)
  }
  if (!isPlainText(text)) report('plain-text', 'It is not plain prose.')
  if ([current, ...earlier].some(wording => normalize(wording) === normalize(text))) {
    report('not-new', 'The family has seen this wording already.')
  }
  if (readWishes(brief).readings.some(reading => printsWish(text, reading))) {
    report(
      'wish-printed',
      'It repeats an instruction or a fact of the message. Follow it instead, and let nobody say it.',
    )
  }
  return issues
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
