import type { PictureBrief } from '@kahani/contracts/illustration'
import type { PictureFailure } from '@kahani/contracts/stories'
import type { PictureChange } from '@kahani/contracts/story-changes'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { newPictureName } from './picture-repository.ts'

export interface NewPictureVersion {
  brief: PictureBrief
  change: PictureChange
  /** The title that a cover is lettered with. */
  title: string | null
  /** The version that it replaces as soon as it is rendered. */
  replaces?: number
}

const COLUMNS = [
  'page_number as pageNumber',
  'version',
  'name',
  'brief',
  'change',
  'title',
  'state',
  'failure',
  'replaces',
] as const

/** The versions of the pictures of stories. Only pictures that the family requested another version of have any. */
export function createPictureVersionRepository(db: Kysely<Database> | Transaction<Database>) {
  const versionOf = (storyId: number, pageNumber: number, version: number) =>
    db
      .selectFrom('picture_versions')
      .select(COLUMNS)
      .where('story_id', '=', storyId)
      .where('page_number', '=', pageNumber)
      .where('version', '=', version)

  const update = (storyId: number, pageNumber: number, version: number) =>
    db
      .updateTable('picture_versions')
      .where('story_id', '=', storyId)
      .where('page_number', '=', pageNumber)
      .where('version', '=', version)

  return {
    /** By page and version. */
    listByStory: (storyId: number) =>
      db
        .selectFrom('picture_versions')
        .select(COLUMNS)
        .where('story_id', '=', storyId)
        .orderBy('page_number')
        .orderBy('version')
        .execute(),

    find: (storyId: number, pageNumber: number, version: number) =>
      versionOf(storyId, pageNumber, version).executeTakeFirst(),

    /** Makes the picture that the book shows one of its versions, if it is none yet. */
    async addShown(storyId: number, pageNumber: number): Promise<void> {
      await db
        .insertInto('picture_versions')
        .columns(['story_id', 'page_number', 'version', 'name', 'brief', 'title', 'state'])
        .expression(query =>
          query
            .selectFrom('pictures')
            .select(['story_id', 'page_number', 'version', 'name', 'brief', 'title', 'state'])
            .where('story_id', '=', storyId)
            .where('page_number', '=', pageNumber)
            .where('state', '=', 'completed'),
        )
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    /** @returns its number */
    async add(
      storyId: number,
      pageNumber: number,
      { brief, change, title, replaces }: NewPictureVersion,
    ): Promise<number> {
      const { version } = await db
        .insertInto('picture_versions')
        .values({
          story_id: storyId,
          page_number: pageNumber,
          version: sql<number>`(select coalesce(max(version), 0) + 1 from picture_versions
            where story_id = ${storyId} and page_number = ${pageNumber})`,
          name: newPictureName(),
          brief: JSON.stringify(brief),
          change: JSON.stringify(change),
          title,
          replaces: replaces ?? null,
        })
        .returning('version')
        .executeTakeFirstOrThrow()
      return version
    },

    /** @returns undefined unless it was pending */
    complete: (storyId: number, pageNumber: number, version: number) =>
      update(storyId, pageNumber, version)
        .set({ state: 'completed', failure: null })
        .where('state', '=', 'pending')
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** @returns undefined unless it was pending */
    fail: (storyId: number, pageNumber: number, version: number, failure: PictureFailure) =>
      update(storyId, pageNumber, version)
        .set({ state: 'failed', failure })
        .where('state', '=', 'pending')
        .returning(COLUMNS)
        .executeTakeFirst(),

    listPending: (storyId: number) =>
      db
        .selectFrom('picture_versions')
        .select(COLUMNS)
        .where('story_id', '=', storyId)
        .where('state', '=', 'pending')
        .execute(),

    /** Shows a completed version in the book. */
    async show(storyId: number, pageNumber: number, version: number): Promise<void> {
      const { name, brief, title } = await versionOf(storyId, pageNumber, version).executeTakeFirstOrThrow()
      await db
        .updateTable('pictures')
        .set({ version, name, brief: JSON.stringify(brief), title, state: 'completed', failure: null })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .execute()
    },

    async delete(storyId: number, pageNumber: number, version: number): Promise<void> {
      await db
        .deleteFrom('picture_versions')
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('version', '=', version)
        .execute()
    },

    /** Records that the covers of a story are lettered with the title that it had until now. */
    async keepTitle(storyId: number, title: string): Promise<void> {
      for (const table of ['pictures', 'picture_versions'] as const) {
        await db
          .updateTable(table)
          .set({ title })
          .where('story_id', '=', storyId)
          .where('page_number', '=', 0)
          .where('title', 'is', null)
          .execute()
      }
    },

    /**
     * Updates the numbers of versions of a story.
     * @param requested the change of the number of those that the family requested
     */
    async count(storyId: number, requested: 1 | 0 | -1): Promise<void> {
      await db
        .updateTable('stories')
        .set({
          redraws: sql<number>`greatest(redraws + ${requested}, 0)`,
          redraws_pending: sql<number>`(select count(*) from picture_versions
            where story_id = ${storyId} and state = 'pending')`,
          illustrations_updated_at: sql`now()`,
        })
        .where('id', '=', storyId)
        .execute()
    },

    /** Restarts the deadline of the pictures of a story, and sets its budget, in paise. */
    async restartDeadline(storyId: number, budgetPaise: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ illustrations_requested_at: sql`now()`, budget_paise: budgetPaise })
        .where('id', '=', storyId)
        .execute()
    },
  }
}
