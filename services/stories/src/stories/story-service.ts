import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AiProvider, ConsentSource } from '@kahani/contracts/child-consents'
import { standsForPhoto } from '@kahani/contracts/looks'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import type { Kysely } from 'kysely'
import type { Accounts } from '../accounts.ts'
import type { OpenStyles } from '../briefs/open-styles.ts'
import type { BriefWithoutPhoto, ParsedBrief } from '../briefs/parse-brief.ts'
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
  storyDelayed,
  storyFailed,
  styleUnavailable,
  tooManyFailures,
} from '../errors.ts'
import { createFamilyRepository } from '../family/family-repository.ts'
import { type ChosenMembers, chooseMembers, copyPeople, fillBrief } from '../family/story-people.ts'
import type { FillLook } from '../looks/photo/fill-look.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { WorkerPool } from '../worker-pool/worker-pool.ts'
import type { AccountTurns } from './account-turns.ts'
import { createStoryLeases, deadlineOf } from './story-leases.ts'
import type { StoryProgressService } from './story-progress.ts'
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
  progress: Pick<StoryProgressService, 'setChecking'>
  credits: Credits
  accounts: Accounts
  /** Whether an account that never paid needs a confirmed email address. */
  requireVerifiedEmail: boolean
  photos: PhotoStore
  workerPool: WorkerPool
  fillLook: FillLook
  turns: AccountTurns
  limits: RateLimits
  moderation: Moderation
  estimate: Estimate
  budgets: DailyBudgets
  /** The provider that families are told of. */
  aiProvider: AiProvider | null
  /** Whether a provider draws the pictures of an account. */
  hasPictureProvider: (premium: boolean) => boolean
  openStyles: OpenStyles
}

/** Who does not mention a consent gives it with the terms (decision 033). */
const sourceOf = (consent: boolean | undefined): ConsentSource => (consent ? 'form' : 'terms')

/**
 * A saved child needs no photo if its sheet is kept, or its look says enough (decision 035). Where no provider draws from photos,
 * the look of any child stands for one, of which nothing else would be read.
 */
const isLikenessKnown = ({ look }: BriefWithoutPhoto, { child }: ChosenMembers, drawsFromPhotos: boolean): boolean =>
  (child !== null && child.sheetAge !== null) ||
  ((child !== null || !drawsFromPhotos) && standsForPhoto(look ?? child?.look ?? {}))

export interface StoryRequest {
  userId: number
  /** The client that the rate limit counts. */
  address: string
  idempotencyKey: string | null
  /** Aborted when the client leaves, or the body has been read. */
  signal: AbortSignal
  /** Reads the body, which must stay unread until the account may have a story. */
  readBrief: () => Promise<ParsedBrief>
}

export function createStoryService({
  db,
  writer,
  progress,
  credits,
  accounts,
  requireVerifiedEmail,
  photos,
  workerPool,
  fillLook,
  turns,
  limits,
  moderation,
  estimate,
  budgets,
  aiProvider,
  hasPictureProvider,
  openStyles,
}: StoryServiceDeps) {
  const stories = createStoryRepository(db)
  const leases = createStoryLeases(db)
  const budgetError = dailyBudgetReached(storyErrorMessages.storyDailyLimit)

  /** Waits for a story that another request writes, and takes it over if that request's lease expires. */
  async function waitForStory(id: number): Promise<number> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS
    while (Date.now() < deadline) {
      const story = await stories.find(id)
      if (!story || story.state === 'failed') throw storyFailed()
      if (story.state === 'text_ready') return story.id
      const takenOver = await leases.takeOver(id)
      if (takenOver) {
        await writer.write(takenOver)
        continue
      }
      if (story.postponed) throw storyDelayed(deadlineOf(story))
      await sleep(POLL_INTERVAL_MS)
    }
    throw stillWriting()
  }

  async function resolveRepeated(existing: StoredStory, briefHash: string): Promise<number> {
    if (existing.briefHash !== briefHash) throw keyReused()
    return waitForStory(existing.id)
  }

  async function checkAccount(userId: number): Promise<{ premium: boolean }> {
    const { premium, storiesRemaining } = await credits.summary(userId)
    if (storiesRemaining < 1) throw noCredits()
    if (!premium && requireVerifiedEmail && !(await accounts.isEmailVerified(userId))) throw emailUnverified()
    if ((await stories.countFailures(userId, FAILURE_WINDOW_HOURS)) >= MAX_FAILURES) throw tooManyFailures()
    return { premium }
  }

  /** Inserts the row of a story, leased to the caller; null if the idempotency key was used before. */
  async function insertStory(
    { userId, idempotencyKey }: StoryRequest,
    { brief: parsedBrief, photo: file, hash }: ParsedBrief,
    premium: boolean,
  ): Promise<StoredStory | null> {
    if (!openStyles(premium).includes(parsedBrief.illustrationStyle)) throw styleUnavailable()
    const family = await createFamilyRepository(db).list(userId)
    const chosen = chooseMembers(parsedBrief, family)
    if (premium && !file && !isLikenessKnown(parsedBrief, chosen, hasPictureProvider(premium))) throw photoRequired()
    const photo = file && (await workerPool.reencodePhoto(file))
    const brief = fillBrief(parsedBrief, chosen)
    // The built-in illustrator does not use a photo: it is read once, and not stored.
    const reference = hasPictureProvider(premium) ? photo : null
    await moderation.moderateBrief(userId, brief, reference)

    const { photoConsent, detailsConsent, noticeVersion = PRIVACY_VERSION, ...entered } = brief
    const people = copyPeople(userId, brief, { chosen, family, now: new Date() })
    if (photo && !reference) people.child.look = await fillLook(people.child.look, photo)
    const photoKey = reference && (await photos.put(reference))
    const paise = estimate.story(premium, people)
    const row = {
      userId,
      idempotencyKey,
      brief: { ...entered, people },
      briefHash: hash,
      seed: randomInt(SEED_LIMIT),
      photoKey,
      photoConsent: photo && sourceOf(photoConsent),
      consent: { source: sourceOf(detailsConsent), notice: noticeVersion, provider: aiProvider },
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

  /** Counts a free story of an address, unless it is not inserted. @throws HttpError 429 if there were too many today */
  async function countFreeStory<T extends { story: StoredStory | null }>(address: string, insert: () => Promise<T>) {
    await limits.freeStoriesByAddress.consume(address)
    let result: T | null = null
    try {
      result = await insert()
      return result
    } finally {
      if (!result?.story) await limits.freeStoriesByAddress.refund(address)
    }
  }

  return {
    /**
     * Writes one story for one credit and resolves with its id once the text is ready. Idempotent per key. The order of its
     * checks is that of decision 010.
     * @throws HttpError 400 for an invalid brief, 402, 403 if the email address is not confirmed, 409, 413, 422 if moderation
     * rejects the brief, 429 if a rate limit or daily budget is reached or too many stories failed, 500, 503
     */
    async generateStory(request: StoryRequest): Promise<number> {
      const { userId, address, idempotencyKey, signal, readBrief } = request
      await limits.storiesByAccount.consume(String(userId))
      await limits.storiesByAddress.consume(address)
      const findExisting = async () =>
        idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)

      return turns.run(userId, signal, async endTurn => {
        const existing = await findExisting()
        if (existing) {
          const { hash } = await readBrief()
          await endTurn()
          return resolveRepeated(existing, hash)
        }
        const { premium } = await checkAccount(userId)
        const insert = async () => {
          const brief = await readBrief()
          progress.setChecking(userId, idempotencyKey)
          return { brief, story: await insertStory(request, brief, premium) }
        }
        const { brief, story } = premium ? await insert() : await countFreeStory(address, insert)
        if (story) {
          await writer.write(story, endTurn)
          // The credit is spent, or another process writes the story.
          await endTurn()
          return waitForStory(story.id)
        }
        // The turn of this request expired, and another one with the same key has inserted its story.
        const other = await findExisting()
        if (!other) throw storyFailed()
        await endTurn()
        return resolveRepeated(other, brief.hash)
      })
    },
  }
}
export type StoryService = ReturnType<typeof createStoryService>
