import type { EmailPicture } from '@kahani/contracts/email-pictures'
import { createNotificationSource, notificationGone, queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'

export const storyReadyKey = (storyId: number) => `story-ready:${storyId}`
export const storyFailedKey = (storyId: number) => `story-failed:${storyId}`

/** Emails the family, once per story, that the pictures are finished. */
export const queueStoryReady = (trx: Transaction<Database>, storyId: number) =>
  queueNotification(trx, 'stories', storyReadyKey(storyId), { kind: 'story-ready', storyId })

/** Emails the family that a story which it no longer waits for could not be written. */
export const queueStoryFailed = (trx: Transaction<Database>, storyId: number) =>
  queueNotification(trx, 'stories', storyFailedKey(storyId), { kind: 'story-failed', storyId })

/**
 * Provides `auth`, which sends emails, with the recipient and content of each notification.
 * @param findCover returns the cover of a story
 */
export const createStoryNotifications = (
  db: Kysely<Database>,
  findCover: (storyId: number) => Promise<EmailPicture | null>,
) =>
  createNotificationSource(db, async ({ kind, storyId }) => {
    const story = await db
      .selectFrom('stories')
      .select(['user_id', 'title', 'binned_at'])
      .where('id', '=', storyId)
      .executeTakeFirst()
    if (!story || story.binned_at !== null) throw notificationGone()
    const to = { userId: story.user_id }
    if (kind === 'story-failed') return { to, content: { kind } }
    return { to, content: { kind, storyId, title: story.title ?? '', cover: await findCover(storyId) } }
  })
