import { isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { WithRetry } from '@kahani/ai/retry'
import type { PeopledBrief } from '@kahani/contracts/brief'
import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { RewriteRequest } from '@kahani/contracts/rewrites'
import { unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { sanitize, sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import type { DraftIssue } from '@kahani/storyteller/validate-draft'
import { countWords } from '@kahani/wishes/count-words'
import { noOtherWording, pageRefused, rewriteFailed, rewriteKindUnavailable, unusableWish } from '../errors.ts'
import type { Moderation } from '../moderation/moderation.ts'
import { findBlockingRewriteIssues, findRewriteIssues, type RewriteContext } from './rewrite-issues.ts'
import { NoOtherWordingError, type RewriteOptions, type Storyteller } from './storyteller.ts'

export interface RewritePageDeps {
  storyteller: Pick<Storyteller, 'name' | 'rewriteKinds' | 'rewritePage'>
  moderator: Pick<Moderator, 'checkTexts'>
  moderation: Pick<Moderation, 'moderateTexts'>
  logger: Logger
  withRetry: WithRetry
}

export interface RewritePageOptions extends Omit<RewriteOptions, 'issues'> {
  userId: number
}

interface Attempt {
  /** Null if there is none, or if moderation rejected it. */
  text: string | null
  issues: DraftIssue[]
  /** Refused by the storyteller, or rejected by the moderator. */
  unfit: boolean
}

const UNFIT: DraftIssue = { rule: 'unfit', sentence: 'It is not fit for a children’s book.' }
const UNREADABLE: DraftIssue = { rule: 'unreadable', sentence: 'It was not in the form that was asked for.' }

/** Finds other words for a page, which are valid and moderated. Stores nothing. An invalid text is written once more. */
export function createRewritePage({ storyteller, moderator, moderation, logger, withRetry }: RewritePageDeps) {
  async function attempt(brief: PeopledBrief, context: RewriteContext, options: RewriteOptions): Promise<Attempt> {
    const { storyId, signal } = options
    const answer = await withRetry(signal, () => storyteller.rewritePage(brief, options)).catch(error => {
      if (isAiError(error, 'refused')) return { issue: UNFIT }
      if (isAiError(error, 'bad-answer')) return { issue: UNREADABLE }
      throw error
    })
    if (typeof answer !== 'string') return { text: null, issues: [answer.issue], unfit: answer.issue === UNFIT }
    const text = answer.replace(/\s+/g, ' ').trim()
    const [verdict] = await withRetry(signal, () => moderator.checkTexts([text], { storyId, signal }))
    const issues = findRewriteIssues(text, context)
    return verdict?.flagged === false
      ? { text, issues, unfit: false }
      : { text: null, issues: [UNFIT, ...issues], unfit: true }
  }

  async function write(brief: PeopledBrief, options: RewriteOptions): Promise<string> {
    const { storyId, pageNumber, pages, request, earlier } = options
    const current = pages[pageNumber - 1] ?? ''
    const context = { brief, kind: request.kind, current, earlier }
    const attempts: Attempt[] = []
    for (const retry of [false, true]) {
      const issues = (attempts[0]?.issues ?? []).map(({ sentence }) => sentence)
      const tried = attempts.flatMap(({ text }) => text ?? [])
      const result = await attempt(brief, context, { ...options, issues, earlier: [...earlier, ...tried] })
      if (result.text !== null && result.issues.length === 0) return result.text
      attempts.push(result)
      const rules = result.issues.map(({ rule }) => rule)
      logger.warn({ storyId, pageNumber, kind: request.kind, retry, rules }, 'invalid rewrite')
    }
    const usable = attempts.findLast(
      ({ text }) => text !== null && findBlockingRewriteIssues(text, context).length === 0,
    )
    if (usable?.text) return usable.text
    throw attempts.some(({ unfit }) => unfit) ? pageRefused() : rewriteFailed()
  }

  /** What the storyteller can do without a call, and the wish as it is sent. */
  async function checkRequest(brief: PeopledBrief, options: RewritePageOptions): Promise<RewriteRequest> {
    const { userId, pageNumber, pages, request } = options
    if (!storyteller.rewriteKinds.includes(request.kind)) throw rewriteKindUnavailable()
    const [minWords] = WORDS_PER_PAGE[brief.characterAge]
    if (request.kind === 'shorter' && countWords(pages[pageNumber - 1] ?? '') <= minWords) throw noOtherWording()
    if (request.kind !== 'own') return request
    const wish = sanitize(request.wish)
    if (wish === '') throw unusableWish()
    await moderation.moderateTexts(userId, { wish: request.wish }, { wish })
    return { kind: 'own', wish }
  }

  /**
   * @throws HttpError 409 if the storyteller has no other wording or can't do this kind, 422 if the wish (issue `wish`) or the
   * result is not fit for children, 429 if too much of the account was refused, 503 if a provider is unavailable, 500 if no
   * valid text was written
   */
  return async function rewritePage(rawBrief: PeopledBrief, options: RewritePageOptions): Promise<string> {
    const brief = sanitizeBrief(rawBrief)
    const request = await checkRequest(brief, options)
    const { userId: _, ...page } = options
    try {
      return await write(brief, { ...page, request, issues: [] })
    } catch (error) {
      if (error instanceof NoOtherWordingError) throw noOtherWording()
      if (isAiError(error, 'rate', 'outage', 'timed-out')) throw unavailable('storyteller', error)
      throw error
    }
  }
}
export type RewritePage = ReturnType<typeof createRewritePage>
