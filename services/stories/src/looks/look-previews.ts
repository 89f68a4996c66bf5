import { FAMILY_MAX } from '@kahani/contracts/family'
import type { lookPreviewSchema } from '@kahani/contracts/look-previews'
import type { PortraitRequest } from '@kahani/illustrator/draw-portrait'
import { notFound, tooMany } from '@kahani/service-kit/http-error'
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { createFamilyRepository } from '../family/family-repository.ts'
import { seedOfChild, seedOfGrownUp, seedOfPet } from '../family/seeds.ts'
import type { PreviewRenderer } from './preview-renderer.ts'

type Preview = z.output<typeof lookPreviewSchema>

/** About 2,000 previews. */
const CACHE_BYTES = 32 * 1024 * 1024
/** Previews of one account are rendered one after the other, so that it occupies one thread; this many wait. */
const MAX_WAITING = FAMILY_MAX
const MAX_ACCOUNTS = 1_000

/** Previews of looks. Equal ones are rendered once for all accounts, and cached. */
export function createLookPreviews(render: PreviewRenderer['render'], db: Kysely<Database>) {
  const family = createFamilyRepository(db)
  // A key is what is drawn, as JSON.
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (webp, key) => webp.length + key.length,
    fetchMethod: key => render(JSON.parse(key)),
    ignoreFetchAbort: true,
  })
  const bulkheads = new LRUCache<number, BulkheadPolicy>({
    maxSize: MAX_ACCOUNTS,
    sizeCalculation: () => 1,
    memoMethod: () => bulkhead(1, MAX_WAITING),
  })

  /** The seed of the open traits, which the person has in stories too. @throws HttpError 404 if the member is not saved */
  async function seedOf(preview: Preview, userId: number): Promise<number> {
    if (preview.memberId) {
      const member = await family.find(preview.memberId, userId)
      if (!member) throw notFound('family member')
      return member.seed
    }
    if (preview.kind === 'pet') return seedOfPet(userId, preview.pet, '')
    return preview.kind === 'child' ? seedOfChild(userId, preview.name) : seedOfGrownUp(userId, preview.name)
  }

  return {
    /** @returns a WebP image. @throws HttpError 404, 429 if too many previews of the account wait, 503 */
    async render(preview: Preview, userId: number): Promise<Buffer> {
      const key = JSON.stringify(toPortrait(preview, await seedOf(preview, userId)))
      const cached = cache.get(key)
      if (cached) return cached
      try {
        return await bulkheads.memo(userId).execute(() => cache.forceFetch(key))
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? tooMany(1) : error
      }
    },
  }
}
export type LookPreviews = ReturnType<typeof createLookPreviews>

/** What is drawn, which names are not. */
function toPortrait(preview: Preview, seed: number): PortraitRequest {
  const unnamed = { memberId: null, name: '', seed }
  if (preview.kind === 'pet') {
    return { kind: 'pet', pet: { ...unnamed, pet: preview.pet, coat: preview.coat } }
  }
  const person = { ...unnamed, gender: preview.gender, look: preview.look }
  if (preview.kind === 'grown-up') {
    const { relation } = preview
    return {
      kind: 'person',
      person: { ...person, age: null, relation },
      characterType: 'myself',
      customCharacter: '',
    }
  }
  const { age, characterType, customCharacter } = preview
  return { kind: 'person', person: { ...person, age, relation: null }, characterType, customCharacter }
}
