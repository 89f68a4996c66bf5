import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

export function createPhotoConsentRepository(db: Kysely<Database>) {
  return {
    /** Newest first. */
    listByUser: (userId: number) =>
      db
        .selectFrom('stories')
        .select([
          'id as storyId',
          'title',
          'photo_consent_at as consentedAt',
          'photo_consent_source as source',
          'photo_consent_withdrawn_at as withdrawnAt',
          'photo_deleted_at as photoDeletedAt',
        ])
        .where('user_id', '=', userId)
        .where('photo_consent_at', 'is not', null)
        .orderBy('id', 'desc')
        .$narrowType<{ consentedAt: Date }>()
        .execute(),

    /** Records the first withdrawal. @returns the key of the photo, if it is stored; undefined without a consent */
    withdraw: (storyId: number, userId: number) =>
      db
        .updateTable('stories')
        .set({ photo_consent_withdrawn_at: sql<Date>`coalesce(photo_consent_withdrawn_at, now())` })
        .where('id', '=', storyId)
        .where('user_id', '=', userId)
        .where('photo_consent_at', 'is not', null)
        .returning('photo_key as photoKey')
        .executeTakeFirst(),
  }
}
