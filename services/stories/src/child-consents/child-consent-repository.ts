import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export function createChildConsentRepository(db: Kysely<Database> | Transaction<Database>) {
  const byUser = (userId: number) =>
    db
      .selectFrom('stories')
      .select([
        'id as storyId',
        sql<string>`brief ->> 'characterName'`.as('childName'),
        sql<string | null>`brief ->> 'childId'`.as('childId'),
        sql<string[] | null>`brief -> 'companionIds'`.as('companionIds'),
        'illustration_status as illustrationStatus',
        'state',
        'created_at as consentedAt',
        'consent_source as source',
        'consent_notice as notice',
        'consent_provider as aiProvider',
        'consent_withdrawn_at as withdrawnAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')

  return {
    /** The consents that were given with each story, newest first. */
    listByUser: (userId: number) => byUser(userId).execute(),

    /** The same, locked until the transaction ends. */
    lockByUser: (userId: number) => byUser(userId).forUpdate().execute(),

    /** Records the first withdrawal for finished stories, also for their photos. @returns those whose photo is stored */
    withdraw: (storyIds: number[]) =>
      db
        .updateTable('stories')
        .set({
          consent_withdrawn_at: sql<Date>`coalesce(consent_withdrawn_at, now())`,
          photo_consent_withdrawn_at: sql<Date | null>`case when photo_consent_at is not null
            then coalesce(photo_consent_withdrawn_at, now()) end`,
        })
        .where('id', 'in', storyIds)
        .returning(['id', 'photo_key as photoKey', 'illustration_status as illustrationStatus'])
        .execute(),
  }
}
export type GivenConsent = Awaited<ReturnType<ReturnType<typeof createChildConsentRepository>['listByUser']>>[number]
