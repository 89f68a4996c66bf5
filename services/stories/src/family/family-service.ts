import type { AiProvider } from '@kahani/contracts/child-consents'
import { FAMILY_MAX, type FamilyMember, type FamilyMemberInput, type SaveFamilyMember } from '@kahani/contracts/family'
import { familyValidationMessages as messages } from '@kahani/messages/en/family'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { notFound } from '@kahani/service-kit/http-error'
import { invalidInput } from '@kahani/service-kit/validation'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createDeletionRepository } from '../deletions/deletion-repository.ts'
import { tooManyMembers } from '../errors.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { calledName } from './called-name.ts'
import { isSameLikeness, toFamilyMember } from './family-member.ts'
import { createFamilyRepository } from './family-repository.ts'
import { seedOfChild, seedOfGrownUp, seedOfPet } from './seeds.ts'

export interface FamilyServiceDeps {
  db: Kysely<Database>
  moderation: Moderation
  limits: Pick<RateLimits, 'familyChanges'>
  /** The provider that families are told of. */
  aiProvider: AiProvider | null
}

const isChild = ({ kind }: FamilyMemberInput) => kind === 'child' || kind === 'friend'

function seedOf(userId: number, input: FamilyMemberInput): number {
  if (input.kind === 'pet') return seedOfPet(userId, input.pet, input.name)
  return input.kind === 'grown-up' ? seedOfGrownUp(userId, input.name) : seedOfChild(userId, input.name)
}

/** The saved family of an account. */
export function createFamilyService({ db, moderation, limits, aiProvider }: FamilyServiceDeps) {
  const family = createFamilyRepository(db)
  const requireRoom = (members: number) => {
    if (members >= FAMILY_MAX) throw tooManyMembers()
  }
  const moderateName = (userId: number, input: FamilyMemberInput) =>
    moderation.moderateName(userId, input.name, calledName(input))

  return {
    async list(userId: number): Promise<FamilyMember[]> {
      const now = new Date()
      return (await family.list(userId)).map(row => toFamilyMember(row, now))
    },

    /**
     * @throws HttpError 400 without the consent that a child needs, 409 if the family is complete, 422 if moderation rejects
     * the name, 429, 503
     */
    async add(userId: number, saved: SaveFamilyMember): Promise<FamilyMember> {
      const { detailsConsent, keepsSheet = false, noticeVersion = PRIVACY_VERSION } = saved
      if (isChild(saved) && detailsConsent !== true) throw consentRequired()
      await limits.familyChanges.consume(String(userId))
      requireRoom((await family.list(userId)).length)
      await moderateName(userId, saved)
      const row = await db.transaction().execute(async trx => {
        const repository = createFamilyRepository(trx)
        requireRoom(await repository.lockCount(userId))
        return repository.insert(userId, saved, {
          seed: seedOf(userId, saved),
          consent: isChild(saved) ? { source: 'form', notice: noticeVersion, provider: aiProvider } : null,
          keepsSheet: keepsSheet && saved.kind === 'child',
        })
      })
      return toFamilyMember(row, new Date())
    },

    /** Changes a member, who keeps the seed. @throws like `add`, and HttpError 404 if the user has no such member */
    async change(userId: number, id: string, saved: SaveFamilyMember): Promise<FamilyMember> {
      if (isChild(saved) && saved.detailsConsent === false) throw consentRequired()
      await limits.familyChanges.consume(String(userId))
      const existing = await family.find(id, userId)
      if (!existing) throw notFound('family member')
      if (existing.kind !== saved.kind) throw invalidInput([{ path: 'kind', message: messages.kindFixed }])
      if (existing.name !== saved.name) await moderateName(userId, saved)
      const row = await db.transaction().execute(async trx => {
        const repository = createFamilyRepository(trx)
        const before = await repository.lock(id, userId)
        if (!before) throw notFound('family member')
        if (saved.kind !== 'child') return repository.update(id, saved, { keepsSheet: false, sheetAge: null })
        const keepsSheet = saved.keepsSheet ?? before.keepsSheetSince !== null
        const sheetAge = keepsSheet && isSameLikeness(before, saved) ? before.sheetAge : null
        if (sheetAge === null) await createDeletionRepository(trx).deleteSheets([id])
        return repository.update(id, saved, { keepsSheet, sheetAge })
      })
      return toFamilyMember(row, new Date())
    },

    /** Deletes a member and its sheet. Stories stay as they are. @throws HttpError 404 if the user has no such member */
    async remove(userId: number, id: string): Promise<void> {
      const deleted = await db.transaction().execute(trx => createDeletionRepository(trx).deleteMember(id, userId))
      if (!deleted) throw notFound('family member')
    },
  }
}
export type FamilyService = ReturnType<typeof createFamilyService>

const consentRequired = () => invalidInput([{ path: 'detailsConsent', message: messages.consentRequired }])
