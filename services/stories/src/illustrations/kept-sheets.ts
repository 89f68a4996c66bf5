import { keptSheetKey, sheetKey } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { isSameLikeness } from '../family/family-member.ts'
import { createFamilyRepository } from '../family/family-repository.ts'
import type { IllustratedStory } from './illustrated-story.ts'

export interface KeptSheetsDeps {
  db: Kysely<Database>
  blobs: BlobStore
  /** Whether a provider draws the pictures of an account. The built-in illustrator needs no sheet to draw a child again. */
  hasPictureProvider: (premium: boolean) => boolean
}

/**
 * The character sheets that a provider drew of saved children, one of each child, kept with the family's consent as a reference
 * for the sheets of later stories. They are written and deleted while the row of the child is locked, so that nothing is kept
 * after the consent is withdrawn or the child is deleted, also not by jobs in progress.
 */
export function createKeptSheets({ db, blobs, hasPictureProvider }: KeptSheetsDeps) {
  const childOf = ({ brief, consentWithdrawnAt, premium }: IllustratedStory) =>
    consentWithdrawnAt === null && hasPictureProvider(premium) ? brief.people?.child : undefined

  return {
    /** The key of the sheet that shows the child as it is in the story; null if none is kept. */
    async find(story: IllustratedStory): Promise<string | null> {
      const child = childOf(story)
      if (!child?.memberId) return null
      const member = await createFamilyRepository(db).find(child.memberId, story.userId)
      return member?.sheetAge && isSameLikeness(member, child) ? keptSheetKey(member.id) : null
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
