import type { Cast, IllustrationRequest } from '@kahani/contracts/illustration'
import type { StoryPerson } from '@kahani/contracts/people'
import { keptSheetKey, sheetKey } from '@kahani/contracts/picture-keys'
import { FRIENDS } from '@kahani/scene/words'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { isSameLikeness } from '../family/family-member.ts'
import { createFamilyRepository } from '../family/family-repository.ts'
import type { IllustratedStory } from './illustrated-story.ts'

type KeptSheetKeys = NonNullable<IllustrationRequest['keptSheetKeys']>

export interface KeptSheetsDeps {
  db: Kysely<Database>
  blobs: BlobStore
  /** Whether a provider draws the pictures of an account. The built-in illustrator needs no sheet to draw a child again. */
  hasPictureProvider: (premium: boolean) => boolean
}

/**
 * The character sheets that a provider drew of saved children, one of each child, kept with the family's consent as a reference
 * for its sheets in later stories. They are written and deleted while the row of the child is locked, so that nothing is kept
 * after the consent is withdrawn or the child is deleted, also not by jobs in progress.
 */
export function createKeptSheets({ db, blobs, hasPictureProvider }: KeptSheetsDeps) {
  const usesSheets = ({ consentWithdrawnAt, premium }: IllustratedStory) =>
    consentWithdrawnAt === null && hasPictureProvider(premium)
  const childOf = (story: IllustratedStory) => (usesSheets(story) ? story.brief.people?.child : undefined)

  async function findOf(person: StoryPerson, userId: number): Promise<string | null> {
    if (!person.memberId) return null
    const member = await createFamilyRepository(db).find(person.memberId, userId)
    return member?.sheetAge && isSameLikeness(member, person) ? keptSheetKey(member.id) : null
  }

  return {
    /** The key of the sheet that shows the child as it is in the story; null if none is kept. */
    async find(story: IllustratedStory): Promise<string | null> {
      const child = childOf(story)
      return child ? findOf(child, story.userId) : null
    },

    /** The same of saved children who come along, by their figures. */
    async findOfCompanions(story: IllustratedStory, people: Cast['people'] = {}): Promise<KeptSheetKeys> {
      const keys: KeptSheetKeys = {}
      if (!usesSheets(story)) return keys
      for (const figure of FRIENDS) {
        const person = people[figure]
        const key = person && (await findOf(person, story.userId))
        if (key) keys[figure] = key
      }
      return keys
    },

    /** Keeps the sheet of a story, unless one is kept of the child at this age. Idempotent. */
    async keep(story: IllustratedStory): Promise<void> {
      const child = childOf(story)
      const { memberId } = child ?? {}
      if (!child?.age || !memberId) return
      const { age } = child
      await db.transaction().execute(async trx => {
        const family = createFamilyRepository(trx)
        const member = await family.lock(memberId, story.userId)
        if (!member?.keepsSheetSince || !isSameLikeness(member, child)) return
        const key = keptSheetKey(memberId)
        if (member.sheetAge === age && (await blobs.info(key))) return
        const sheet = await blobs.get(sheetKey(story.id))
        if (!sheet) return
        await blobs.put(key, sheet)
        await family.setSheetAge(memberId, age)
      })
    },
  }
}
export type KeptSheets = ReturnType<typeof createKeptSheets>
