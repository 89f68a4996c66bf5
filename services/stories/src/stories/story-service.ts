import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoryBrief } from '@kahani/contracts/brief'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import type { Kysely } from 'kysely'
import type { Accounts } from '../accounts.ts'
import { type DailyBudgets, withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import {
  dailyBudgetReached,
  emailUnverified,
  keyReused,
  noCredits,
  photoRequired,
  stillWriting,
  storyFailed,
  tooManyFailures,
} from '../errors.ts'
import type { BriefModeration } from '../moderation/moderate-brief.ts'
import { type PhotoStore, reencodePhoto } from '../photos/photo-store.ts'
import { createStoryRepository, type StoredStory } from './story-repository.ts'
import type { StoryWriter } from './story-writer.ts'

/** Longest that a repeated request waits for the story of the first one. */
const WAIT_TIMEOUT_MS = 100_000
const POLL_INTERVAL_MS = 150
const SEED_LIMIT = 2 ** 31

/** A failed story refunds its credit but still costs provider calls, so repeated failures are rate-limited. */
const MAX_FAILURES = 10
const FAILURE_WINDOW_HOURS = 6

export interface StoryServiceDeps {
  db: Kysely<Database>
  writer: StoryWriter
  credits: Credits
  accounts: Accounts
  /** Whether an account that never paid needs a confirmed email address. */
  requireVerifiedEmail: boolean
  photos: PhotoStore
  moderateBrief: BriefModeration
  estimate: Estimate
  budgets: DailyBudgets
}

const hashBrief = (brief: StoryBrief) => createHash('sha256').update(JSON.stringify(brief)).digest('base64url')

export function createStoryService({
  db,
  writer,
  credits,
  accounts,
  requireVerifiedEmail,
  photos,
  moderateBrief,
  estimate,
  budgets,
}: StoryServiceDeps) {
  const stories = createStoryRepository(db)
  const budgetError = dailyBudgetReached(storyErrorMessages.storyDailyLimit)

  /** Waits for a story that another request writes, and takes it over if that request's lease expires. */
  async function waitForStory(id: number): Promise<number> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS
    while (Date.now() < deadline) {
      const story = await stories.find(id)
      if (!story || story.state === 'failed') throw storyFailed()
      if (story.state === 'text_ready') return story.id
      const takenOver = await stories.takeOver(id)
      if (takenOver) {
        await writer.write(takenOver)
        return takenOver.id
      }
      await sleep(POLL_INTERVAL_MS)
    }
    throw stillWriting()
  }

  async function resolveRepeated(existing: StoredStory, briefHash: string): Promise<number> {
    if (existing.briefHash !== briefHash) throw keyReused()
    return waitForStory(existing.id)
  }

  /** The checks that cost little, before the photo is decoded and the brief is moderated. */
  async function checkAccount(userId: number, hasPhoto: boolean): Promise<{ premium: boolean }> {
    const { premium, storiesRemaining } = await credits.summary(userId)
    if (premium && !hasPhoto) throw photoRequired()
    if (storiesRemaining < 1) throw noCredits()
    if (!premium && requireVerifiedEmail && !(await accounts.isEmailVerified(userId))) throw emailUnverified()
    if ((await stories.countFailures(userId, FAILURE_WINDOW_HOURS)) >= MAX_FAILURES) throw tooManyFailures()
    return { premium }
  }

  /** Inserts the row of a story, leased to the caller; null if the idempotency key was used before. */
  async function insertStory(userId: number, brief: StoryBrief, briefHash: string, idempotencyKey: string | null) {
    const { characterPhoto, photoConsent, ...storedBrief } = brief
    const { premium } = await checkAccount(userId, Boolean(characterPhoto))
    const photo = characterPhoto ? await reencodePhoto(characterPhoto) : null
    await moderateBrief(brief, photo)

    const photoKey = photo && (await photos.put(photo))
    const paise = estimate.story(premium)
    const row = {
      userId,
      idempotencyKey,
      brief: storedBrief,
      briefHash,
      seed: randomInt(SEED_LIMIT),
      photoKey,
      photoConsent: photo !== null && photoConsent,
      premium,
      budgetPaise: paise,
    }
    let story: StoredStory | null = null
    try {
      story = await withinBudget(db, budgets, { paise, premium }, budgetError, trx =>
        createStoryRepository(trx).insert(row),
      )
      return story
    } finally {
      if (photoKey && !story) await photos.delete(photoKey)
    }
  }

  return {
    /**
     * Writes one story for one credit and resolves with its id once the text is ready. Idempotent per key.
     * @throws HttpError 400 if a premium account gives no photo, 402, 403 if the email address is not confirmed, 409,
     * 422 if moderation rejects the brief, 429 if a daily budget is reached or too many stories failed, 500, 503
     */
    async generateStory(userId: number, brief: StoryBrief, idempotencyKey: string | null): Promise<number> {
      const briefHash = hashBrief(brief)
      const findExisting = async () =>
        idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)

      const resolveExisting = async (error: unknown) => {
        const existing = await findExisting()
        if (!existing) throw error
        return resolveRepeated(existing, briefHash)
      }

      const existing = await findExisting()
      if (existing) return resolveRepeated(existing, briefHash)
      let story: StoredStory | null
      try {
        story = await insertStory(userId, brief, briefHash, idempotencyKey)
      } catch (error) {
        // A concurrent request with the same key may have used the last credit or the rest of a budget.
        return resolveExisting(error)
      }
      if (!story) return resolveExisting(storyFailed())
      await writer.write(story)
      return story.id
    },
  }
}
export type StoryService = ReturnType<typeof createStoryService>
