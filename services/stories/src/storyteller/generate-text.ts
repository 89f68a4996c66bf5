import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { withRetry } from '@kahani/ai/retry'
import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { passagesOf } from './draft-texts.ts'
import { repairDraft } from './repair-draft.ts'
import { sanitizeBrief } from './sanitize-brief.ts'
import type { Storyteller, TellOptions } from './storyteller.ts'
import { checkSellable, validateDraft } from './validate-draft.ts'

export interface GenerateTextParts {
  storyteller: Storyteller
  moderator: Moderator
  logger: Logger
}

/** What came of asking once. */
interface Attempt {
  /** Null where none came, or none that children may see. */
  draft: StoryDraft | null
  /** What to mend the next time; empty where it is as it was asked for. */
  misses: string[]
  /** Refused by the storyteller, or by the moderator. */
  unfit: boolean
  /** Why no draft came. */
  problem?: AiError
}

const UNFIT = 'Some of it is not fit for a children’s book.'
const UNREADABLE = 'It broke off, or was not in the form that was asked for.'

/**
 * Has stories told, and answers for them: asks once more for what misses its brief, and mends what is still a little off.
 * Nothing that the moderator has not passed is ever delivered.
 */
export function createGenerateText({ storyteller, moderator, logger }: GenerateTextParts) {
  async function ask(brief: StoryBrief, options: TellOptions): Promise<Attempt> {
    const attempt = await tryOnce(brief, options)
    const { misses, unfit, problem } = attempt
    if (misses.length > 0) {
      const what = { storyId: options.storyId, again: options.misses.length > 0, misses: misses.length, unfit }
      logger.warn({ ...what, problem: problem?.kind }, 'a story is not as it was asked for')
    }
    return attempt
  }

  async function tryOnce(brief: StoryBrief, options: TellOptions): Promise<Attempt> {
    const { storyId, signal } = options
    const told = await withRetry(signal, () => storyteller.tell(brief, options)).catch(unusable)
    if (told instanceof AiError) {
      const unfit = told.kind === 'refused'
      return { draft: null, misses: [unfit ? UNFIT : UNREADABLE], unfit, problem: told }
    }
    const verdicts = await withRetry(signal, () => moderator.checkTexts(passagesOf(told), { storyId, signal }))
    const misses = validateDraft(brief, told)
    const unfit = verdicts.some(verdict => verdict.flagged)
    return unfit ? { draft: null, misses: [UNFIT, ...misses], unfit } : { draft: told, misses, unfit }
  }

  /** The draft of an attempt, mended where it needs it; null where even so it can't be a family's book. */
  function sellable(brief: StoryBrief, { draft, misses }: Attempt): StoryDraft | null {
    if (draft === null || misses.length === 0) return draft
    const mended = repairDraft(brief, draft)
    return checkSellable(brief, mended).length === 0 ? mended : null
  }

  async function requeueNotifications(brief: StoryBrief, options: TellOptions): Promise<StoryDraft> {
    const attempt = await ask(brief, options)
    const draft = sellable(brief, attempt)
    if (draft) return draft
    if (attempt.unfit) throw new HttpError(422, 'refused', storyErrorMessages.story)
    throw attempt.problem ?? new Error(`${storyteller.name} misses its brief in ${attempt.misses.length} ways`)
  }

  /**
   * @throws AiError where the provider is busy, away or didn't answer as it should, HttpError 422 where what it tells is
   * not for children, Error where it can't get the story right
   */
  return async function tellStory(entered: StoryBrief, options: Omit<TellOptions, 'misses'>): Promise<StoryDraft> {
    const brief = sanitizeBrief(entered)
    const first = await ask(brief, { ...options, misses: [] })
    const good = sellable(brief, first)
    if (good && first.misses.length === 0) return good
    try {
      return await requeueNotifications(brief, { ...options, misses: first.misses })
    } catch (error) {
      if (good) return good
      throw error
    }
  }
}
export type GenerateText = ReturnType<typeof createGenerateText>

/** A problem that asking once more may mend; any other is thrown on. */
function unusable(error: unknown): AiError {
  if (isAiError(error, 'refused', 'bad-answer')) return error
  throw error
}
