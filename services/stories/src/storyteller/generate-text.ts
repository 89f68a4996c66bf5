import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { WithRetry } from '@kahani/ai/retry'
import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { listPassages } from '@kahani/storyteller/draft-texts'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { type DraftIssue, findBlockingIssues, validateDraft } from '@kahani/storyteller/validate-draft'
import { repairDraft } from './repair-draft.ts'
import type { GenerateOptions, Storyteller } from './storyteller.ts'

export interface GenerateTextDeps {
  storyteller: Pick<Storyteller, 'name' | 'generate'>
  moderator: Moderator
  logger: Logger
  withRetry: WithRetry
}

export interface GenerateTextOptions extends Omit<GenerateOptions, 'issues'> {
  /** Called at the beginning of each step, which can be repeated. */
  onStep?: (step: 'writing' | 'reviewing') => void
}
interface AttemptOptions extends GenerateTextOptions {
  /** Of the attempt before; empty on the first one. */
  issues: readonly DraftIssue[]
}

/** The result of one attempt to generate a draft. */
interface Attempt {
  /** Null if there is none, or if moderation rejected it. */
  draft: StoryDraft | null
  /** What the next attempt has to correct; empty if the draft is valid. */
  issues: DraftIssue[]
  /** Refused by the storyteller, or rejected by the moderator. */
  unfit: boolean
  /** Why there is no draft. */
  error?: AiError
}

const UNFIT: DraftIssue = { rule: 'unfit', sentence: 'Some of it is not fit for a children’s book.' }
const UNREADABLE: DraftIssue = {
  rule: 'unreadable',
  sentence: 'It broke off, or was not in the form that was asked for.',
}

const rulesOf = (issues: readonly DraftIssue[]) => [...new Set(issues.map(({ rule }) => rule))]

/**
 * Generates story texts. An invalid draft is generated once more with its issues, then repaired if possible. A draft that
 * moderation has not accepted is never returned.
 */
export function createGenerateText({ storyteller, moderator, logger, withRetry }: GenerateTextDeps) {
  async function attempt(brief: PeopledBrief, options: AttemptOptions): Promise<Attempt> {
    const result = await generateAndModerate(brief, options)
    const { issues, unfit, error } = result
    if (issues.length > 0) {
      const retry = options.issues.length > 0
      logger.warn(
        { storyId: options.storyId, retry, rules: rulesOf(issues), unfit, error: error?.kind },
        'invalid draft',
      )
    }
    return result
  }

  async function generateAndModerate(
    brief: PeopledBrief,
    { onStep = () => undefined, issues: earlier, ...options }: AttemptOptions,
  ): Promise<Attempt> {
    const { storyId, signal } = options
    onStep('writing')
    const request = { ...options, issues: earlier.map(({ sentence }) => sentence) }
    const draft = await withRetry(signal, () => storyteller.generate(brief, request)).catch(returnRetryable)
    if (draft instanceof AiError) {
      const unfit = draft.kind === 'refused'
      return { draft: null, issues: [unfit ? UNFIT : UNREADABLE], unfit, error: draft }
    }
    onStep('reviewing')
    const verdicts = await withRetry(signal, () => moderator.checkTexts(listPassages(draft), { storyId, signal }))
    const issues = validateDraft(brief, draft)
    const unfit = verdicts.some(verdict => verdict.flagged)
    return unfit ? { draft: null, issues: [UNFIT, ...issues], unfit } : { draft, issues, unfit }
  }

  /** The draft of an attempt, repaired if necessary; null if it can't be published even so. */
  function publishable(brief: PeopledBrief, { draft, issues }: Attempt): StoryDraft | null {
    if (draft === null || issues.length === 0) return draft
    const repaired = repairDraft(brief, draft)
    return findBlockingIssues(brief, repaired).length === 0 ? repaired : null
  }

  async function secondAttempt(brief: PeopledBrief, options: AttemptOptions): Promise<StoryDraft> {
    const second = await attempt(brief, options)
    const draft = publishable(brief, second)
    if (draft) return draft
    if (second.unfit) throw new HttpError(422, 'refused', storyErrorMessages.story)
    throw second.error ?? new Error(`Invalid draft from ${storyteller.name}: ${rulesOf(second.issues).join(', ')}`)
  }

  /**
   * @throws AiError if the provider is rate-limited, unavailable or returns no usable answer, HttpError 422 if the text is
   * not fit for children, Error if no draft can be published
   */
  return async function generateText(rawBrief: PeopledBrief, options: GenerateTextOptions): Promise<StoryDraft> {
    const brief = sanitizeBrief(rawBrief)
    const first = await attempt(brief, { ...options, issues: [] })
    const firstDraft = publishable(brief, first)
    if (firstDraft && first.issues.length === 0) return firstDraft
    try {
      return await secondAttempt(brief, { ...options, issues: first.issues })
    } catch (error) {
      if (firstDraft) return firstDraft
      throw error
    }
  }
}
export type GenerateText = ReturnType<typeof createGenerateText>

/** Errors that a second attempt may avoid; others are thrown. */
function returnRetryable(error: unknown): AiError {
  if (isAiError(error, 'refused', 'bad-answer')) return error
  throw error
}
