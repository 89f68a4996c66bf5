import type { ChildConsent } from '@kahani/contracts/child-consents'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createDeletionRepository } from '../deletions/deletion-repository.ts'
import { createFamilyRepository } from '../family/family-repository.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import { createChildConsentRepository } from './child-consent-repository.ts'
import { type Child, groupByChild } from './group-by-child.ts'

/** Lists the consents to the use of children's details, one per child, and withdraws them. */
export function createChildConsentService(db: Kysely<Database>, illustrations: IllustrationService) {
  return {
    async list(userId: number): Promise<ChildConsent[]> {
      const given = await createChildConsentRepository(db).listByUser(userId)
      return groupByChild(given, await createFamilyRepository(db).list(userId)).map(toConsent)
    },

    /**
     * Ends the use of a child's details: it is not saved any more, stories that are not written are deleted and their credits
     * refunded, pictures that are not rendered are given up, and photos are deleted. Finished texts and pictures stay. What a
     * crash interrupts, the recovery task completes. Idempotent.
     * @param id of a story, or of a saved child
     * @throws HttpError 404 if the user has no such story or child
     */
    async withdraw(id: number | string, userId: number): Promise<void> {
      const withdrawn = await db.transaction().execute(async trx => {
        const consents = createChildConsentRepository(trx)
        const family = await createFamilyRepository(trx).list(userId)
        const children = groupByChild(await consents.lockByUser(userId), family)
        const child = children.find(
          ({ member, stories }) => member?.id === id || stories.some(({ storyId }) => storyId === id),
        )
        if (!child) throw notFound('consent')
        const deletions = createDeletionRepository(trx)
        if (child.member) await deletions.deleteMember(child.member.id, userId)
        const all = [...child.stories, ...child.comesAlong]
        for (const { storyId, state } of all) if (state !== 'text_ready') await deletions.deleteUnfinished(storyId)
        // A story in which the child comes along is another child's, whose consent lasts: only its pending pictures are given up.
        const ended = all.filter(
          story =>
            story.state === 'text_ready' &&
            (child.stories.includes(story) || story.illustrationStatus === 'processing'),
        )
        return ended.length > 0 ? consents.withdraw(ended.map(({ storyId }) => storyId)) : []
      })
      for (const story of withdrawn) {
        if (story.illustrationStatus === 'processing') await illustrations.failPending(story.id)
        await illustrations.deletePhoto(story)
      }
    },
  }
}
export type ChildConsentService = ReturnType<typeof createChildConsentService>

/** The consent for a child: the last one that was given, with a story or when it was saved. */
function toConsent({ name, stories, comesAlong, member }: Child): ChildConsent {
  const [newest] = stories
  const saved = member?.consentedAt && {
    ...{ consentedAt: member.consentedAt, source: member.consentSource ?? 'form' },
    ...{ notice: member.consentNotice, aiProvider: member.consentProvider, withdrawnAt: null },
  }
  const last = newest && (!saved || newest.consentedAt > saved.consentedAt) ? newest : saved
  if (!last) throw new Error('a child without a consent')
  const { consentedAt, source, notice, aiProvider } = last
  return {
    storyId: newest?.storyId ?? null,
    memberId: member?.id ?? null,
    childName: name,
    stories: stories.length + comesAlong.length,
    consentedAt: consentedAt.toISOString(),
    ...{ source, notice, aiProvider },
    // A withdrawal deletes the saved child.
    withdrawnAt: member ? null : (newest?.withdrawnAt?.toISOString() ?? null),
  }
}
