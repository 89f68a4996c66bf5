import { createHash, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoryBrief } from '@kahani/contracts/brief'
import type { Credits } from '../credits.ts'
import { keyReused, photoRequired, stillWriting, storyFailed } from '../errors.ts'
import { type PhotoVault, reencodePhoto } from '../photos/photo-vault.ts'
import type { StoredStory, StoryRepository } from './story-repository.ts'
import type { StoryWriter } from './story-writer.ts'

/** Longest a second click waits for the story that the first one began, in ms. */
const FOLLOW_MS = 100_000
const LOOK_EVERY_MS = 150
const SEEDS = 2 ** 31

export interface DeskParts {
  stories: StoryRepository
  writer: StoryWriter
  credits: Credits
  photos: PhotoVault
}

const hashOf = (brief: StoryBrief) => createHash('sha256').update(JSON.stringify(brief)).digest('base64url')

/** Takes orders for stories. */
export function createStoryDesk({ stories, writer, credits, photos }: DeskParts) {
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

  return {
    /**
     * Makes one story for one credit and resolves with its id once it can be read. The same key is the same story.
     * @throws Failure 400 without the photo that a premium account must give, 402, 409, 500, 503
     */
    async order(userId: number, brief: StoryBrief, idempotencyKey: string | null): Promise<number> {
      const briefHash = hashOf(brief)
      const before = idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)
      if (before) return same(before, briefHash)

      const { characterPhoto, ...kept } = brief
      if (!characterPhoto && (await credits.isPremium(userId))) throw photoRequired()
      const photoKey = characterPhoto ? await photos.keep(await reencodePhoto(characterPhoto)) : null
      const seed = randomInt(SEEDS)
      const story = await stories.add({ userId, idempotencyKey, brief: kept, briefHash, seed, photoKey })
      if (story) {
        await writer.write(story)
        return story.id
      }
      if (photoKey) await photos.forget(photoKey)
      const first = idempotencyKey === null ? undefined : await stories.findByKey(userId, idempotencyKey)
      if (!first) throw storyFailed()
      return same(first, briefHash)
    },
  }
}
export type StoryDesk = ReturnType<typeof createStoryDesk>
