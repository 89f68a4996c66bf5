import type { Logger } from '@kahani/service-kit/logger'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { illustrateStoryMessage } from './illustrations/illustrate-messages.ts'
import type { IllustrationService } from './illustrations/illustration-service.ts'
import { createPictureRepository } from './illustrations/picture-repository.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createStoryRepository } from './stories/story-repository.ts'
import type { StoryWriter } from './stories/story-writer.ts'

/** How often a round is made, in ms. */
export const SWEEP_EVERY_MS = 5_000
const BATCH = 20
const MOST_ATTEMPTS = 5
/** Pictures that have not moved for this long, in seconds, are asked for again; what is still queued stays one job. */
const STUCK_SECONDS = 60
/** Longest a reference photo is kept, and pictures are awaited, in hours. */
const PHOTO_HOURS = 24
const DRAWING_HOURS = 24

export interface SweepParts {
  db: Kysely<Database>
  writer: StoryWriter
  photos: PhotoStore
  desk: IllustrationService
  logger: Logger
  flushOutbox: () => void
}

/** Finds what a crash or an outage left behind and goes on with it. Many processes can sweep at once. */
export function createSweep({ db, writer, photos, desk, logger, flushOutbox }: SweepParts) {
  const stories = createStoryRepository(db)
  const pictures = createPictureRepository(db)

  async function writeLost() {
    for (const { id } of await stories.expiredLeases(BATCH)) {
      const story = await stories.claim(id)
      if (!story) continue
      if (story.attempts > MOST_ATTEMPTS) await writer.giveUp(story)
      else await writer.write(story).catch(err => logger.warn({ err, storyId: id }, 'a lost story still waits'))
    }
  }

  async function refund() {
    for (const story of await stories.refundsDue(BATCH)) await writer.refund(story)
  }

  async function redraw() {
    await db.transaction().execute(async trx => {
      for (const { id } of await createPictureRepository(trx).touchStuck(STUCK_SECONDS, BATCH)) {
        logger.warn({ storyId: id }, 'pictures have not moved and are asked for again')
        await addToOutbox(trx, illustrateStoryMessage(id))
      }
    })
    flushOutbox()
  }

  async function giveUpDrawing() {
    for (const { id } of await pictures.overdue(DRAWING_HOURS, BATCH)) {
      logger.warn({ storyId: id }, 'pictures were awaited for too long')
      await desk.giveUp(id)
    }
  }

  async function forgetPhotos() {
    for (const { id, photoKey } of await pictures.photosToForget(PHOTO_HOURS, BATCH)) {
      if (photoKey) await photos.forget(photoKey)
      await pictures.photoForgotten(id)
    }
  }

  /** One round. */
  return async function sweep(): Promise<void> {
    for (const work of [writeLost, giveUpDrawing, refund, redraw, forgetPhotos]) {
      try {
        await work()
      } catch (err) {
        logger.warn({ err, work: work.name }, 'a part of the sweep waits for the next round')
      }
    }
  }
}
