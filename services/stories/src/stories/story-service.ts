import { createHash, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoryBrief } from '@kahani/contracts/brief'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import type { Kysely } from 'kysely'
import { withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import { keyReused, photoRequired, stillWriting, storyFailed, tooManyFailures, untilTomorrow } from '../errors.ts'
import type { BriefModeration } from '../moderation/moderate-brief.ts'
import { type PhotoStore, reencodePhoto } from '../photos/photo-store.ts'
import { createStoryRepository, type StoredStory } from './story-repository.ts'
import type { StoryWriter } from './story-writer.ts'

/** Longest a second click waits for the story that the first one began, in ms. */
const FOLLOW_MS = 100_000
const LOOK_EVERY_MS = 150
const SEEDS = 2 ** 31

/** A story that fails gives its credit back, but not what it cost: more than so many in so many hours are no bad luck. */
const MOST_FAILURES = 10
const FAILURE_HOURS = 6

export interface StoryServiceParts {
  db: Kysely<Database>
  writer: StoryWriter
  credits: Credits
  photos: PhotoStore
  checkBrief: BriefModeration
  estimate: Estimate
  /** `OPENAI_DAILY_BUDGET`, in paise. */
  budgetPaise: number | undefined
}

const hashOf = (brief: StoryBrief) => createHash('sha256').update(JSON.stringify(brief)).digest('base64url')

/** Takes orders for stories. */
export function createStoryService({
  db,
  writer,
  credits,
  photos,
  checkBrief,
  estimate,
  budgetPaise,
}: StoryServiceParts) {
  const stories = createStoryRepository(db)

  /** Waits for a story that somebody else writes, and goes on with it where its writer was lost. */
  async function follow(id: number): Promise<number> {
    const deadline = Date.now() + FOLLOW_MS
    while (Date.now() < deadline) {
      const story = await stories.find(id)
      if (!story || story.state === 'failed') throw storyFailed()
      if (story.state === 'told') return story.id
      const claimed = await stories.claim(id)
      if (claimed) {
        await writer.write(claimed)
        return claimed.id
      }
      await pause(LOOK_EVERY_MS)
    }
    throw stillWriting()
  }

  function same(found: StoredStory, briefHash: string): Promise<number> {
    if (found.briefHash !== briefHash) throw keyReused()
    return follow(found.id)
  }

  /** Writes the row of a story, claimed by the caller; null where the key was used before. */
  async function take(userId: number, brief: StoryBrief, briefHash: string, idempotencyKey: string | null) {
    const { characterPhoto, photoConsent, ...kept } = brief
    const premium = await credits.isPremium(userId)
    if (!characterPhoto && premium) throw photoRequired()
    if ((await stories.failuresOf(userId, FAILURE_HOURS)) >= MOST_FAILURES) throw tooManyFailures()
    const photo = characterPhoto ? await reencodePhoto(characterPhoto) : null
    await checkBrief(brief, photo)

    const photoKey = photo && (await photos.keep(photo))
    const paise = estimate.story(premium)
    const order = { userId, idempotencyKey, brief: kept, briefHash, seed: randomInt(SEEDS), photoKey, premium }
    let story: StoredStory | null = null
    try {
      story = await withinBudget(db, budgetPaise, paise, untilTomorrow(storyErrorMessages.storyDailyLimit), trx =>
        createStoryRepository(trx).add({ ...order, budgetPaise: paise, photoConsent: photo !== null && photoConsent }),
      )
      return story
    } finally {
      if (photoKey && !story) await photos.forget(photoKey)
    }
  }

  return {
    /**
     * Makes one story for one credit and resolves with its id once it can be read. The same key is the same story.
     * @throws HttpError 400 without the photo that a premium account must give, 402, 409, 422 where words or photo are not fit
     * for a children's story, 429 where the day's budget is used up or too many failed, 500, 503
     */
    async order(userId: number, brief: StoryBrief, idempotencyKey: string | null): Promise<number> {
      const briefHash = hashOf(brief)
      const before = idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)
      if (before) return same(before, briefHash)
      const story = await take(userId, brief, briefHash, idempotencyKey)
      if (story) {
        await writer.write(story)
        return story.id
      }
      const first = idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)
      if (!first) throw storyFailed()
      return same(first, briefHash)
    },
  }
}
export type StoryService = ReturnType<typeof createStoryService>
