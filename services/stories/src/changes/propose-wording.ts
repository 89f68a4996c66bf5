import type { RewriteRequest } from '@kahani/contracts/rewrites'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { hasStatus, notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import { type DailyBudgets, withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Database } from '../database.ts'
import { dailyBudgetReached, notChangeable } from '../errors.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { ReadableStory } from '../stories/story-repository.ts'
import { createTextRepository } from '../stories/text-repository.ts'
import type { RewritePage } from '../storyteller/rewrite-page.ts'

/** Time limit for a proposal. */
const TIMEOUT_MS = 60_000

export interface ProposeWordingDeps {
  db: Kysely<Database>
  limits: Pick<RateLimits, 'rewrites'>
  estimate: Pick<Estimate, 'rewrite'>
  budgets: DailyBudgets
  /** Keyed hash that identifies a family to a provider. */
  safetyId: (userId: number) => string
  rewritePage: RewritePage
  /** Whether a provider writes the texts, and never proposes the same twice. */
  hasTextProvider: boolean
}

/** Proposes other words for a page of a finished book, and stores nothing. */
export function createProposeWording(deps: ProposeWordingDeps) {
  const { db, limits, estimate, budgets, safetyId, rewritePage, hasTextProvider } = deps
  const texts = createTextRepository(db)
  const budgetError = dailyBudgetReached(storyErrorMessages.pageDailyLimit)

  /** @throws HttpError 404, 409 without consent, 429 if a rate limit or the daily budget is reached; see `rewrite-page.ts` */
  return async function proposeWording(
    story: ReadableStory,
    pageNumber: number,
    request: RewriteRequest,
  ): Promise<string> {
    const { id: storyId, userId, premium, brief, seed, told } = story
    await limits.rewrites.consume(String(userId))
    const [pages, earlier, pictures] = await Promise.all([
      texts.listPages(storyId),
      texts.listEarlier(storyId),
      createPictureRepository(db).listByStory(storyId),
    ])
    const picture = pictures.find(each => each.pageNumber === pageNumber)
    if (!picture || !pages.some(page => page.pageNumber === pageNumber)) throw notFound('page')
    if (story.consentWithdrawnAt) throw notChangeable()
    await withinBudget(db, budgets, { paise: estimate.rewrite(), premium }, budgetError, async () => undefined)
    const page = {
      ...{ storyId, userId, safetyId: safetyId(userId), seed, told, pageNumber, request },
      pages: pages.map(({ text }) => text),
      picture: picture.brief,
      earlier: earlier.flatMap(wording => (wording.pageNumber === pageNumber ? wording.text : [])).reverse(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    const propose = (seen: readonly string[]) =>
      rewritePage({ ...brief, characterPhoto: null }, { ...page, earlier: [...page.earlier, ...seen] })
    if (hasTextProvider || request.kind === 'own' || !request.skip) return propose([])

    const proposals = [await propose([])]
    try {
      while (proposals.length <= request.skip) proposals.push(await propose(proposals))
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      // There are no more: the first one comes again.
    }
    return proposals[request.skip % proposals.length] ?? ''
  }
}
export type ProposeWording = ReturnType<typeof createProposeWording>
