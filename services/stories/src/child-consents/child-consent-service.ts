import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { ChildConsent } from '@kahani/contracts/child-consents'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createDeletionRepository } from '../deletions/deletion-repository.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import { createChildConsentRepository, type GivenConsent } from './child-consent-repository.ts'

/** Lists the consents to the use of children's details, one per child, and withdraws them. */
export function createChildConsentService(db: Kysely<Database>, illustrations: IllustrationService) {
  return {
    async list(userId: number): Promise<ChildConsent[]> {
      const rows = await createChildConsentRepository(db).listByUser(userId)
      const children = Map.groupBy(rows, ({ childName }) => canonicalize(childName))
      return [...children.values()].flatMap(toConsent)
    },

    /**
     * Ends the use of a child's details: stories that are not written are deleted and their credits refunded, pictures that
     * are not rendered are given up, and photos are deleted. Finished texts and pictures stay. What a crash interrupts, the
     * recovery task completes. Idempotent. @throws HttpError 404 if the user has no such story
     */
    async withdraw(storyId: number, userId: number): Promise<void> {
      const withdrawn = await db.transaction().execute(async trx => {
        const consents = createChildConsentRepository(trx)
        const rows = await consents.lockByUser(userId)
        const chosen = rows.find(row => row.storyId === storyId)
        if (!chosen) throw notFound('consent')
        const child = canonicalize(chosen.childName)
        const ofChild = rows.filter(({ childName }) => canonicalize(childName) === child)
        const readable = ofChild.filter(({ state }) => state === 'text_ready').map(row => row.storyId)
        const deletions = createDeletionRepository(trx)
        for (const row of ofChild) if (row.state !== 'text_ready') await deletions.deleteUnfinished(row.storyId)
        return readable.length > 0 ? consents.withdraw(readable) : []
      })
      for (const story of withdrawn) {
        if (story.illustrationStatus === 'processing') await illustrations.failPending(story.id)
        await illustrations.deletePhoto(story)
      }
    },
  }
}
export type ChildConsentService = ReturnType<typeof createChildConsentService>

/** The consent for a child, from those given with each story, newest first. */
function toConsent(given: GivenConsent[]): ChildConsent[] {
  const [newest] = given
  if (!newest) return []
  const { storyId, childName, consentedAt, source, notice, aiProvider, withdrawnAt } = newest
  return [
    {
      ...{ storyId, childName, source, notice, aiProvider },
      stories: given.length,
      consentedAt: consentedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    },
  ]
}
