import { isDeepStrictEqual } from 'node:util'
import { ageBandOf } from '@kahani/contracts/birth-months'
import { type FamilyMember, familyMemberSchema } from '@kahani/contracts/family'
import { likenessOf } from '@kahani/contracts/looks'
import type { StoryPerson } from '@kahani/contracts/people'
import type { FamilyRow } from './family-repository.ts'

const toConsent = ({ consentedAt, consentSource, consentNotice, consentProvider, keepsSheetSince }: FamilyRow) =>
  consentedAt && {
    consentedAt: consentedAt.toISOString(),
    source: consentSource,
    notice: consentNotice,
    aiProvider: consentProvider,
    keepsSheetSince: keepsSheetSince?.toISOString() ?? null,
  }

/** A saved member as its family sees it. */
export const toFamilyMember = (row: FamilyRow, now: Date): FamilyMember =>
  familyMemberSchema.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    age: row.birthMonth && ageBandOf(row.birthMonth, now),
    hasSheet: row.sheetAge !== null,
    consent: toConsent(row),
  })

/** Whether a sheet of the one is a sheet of the other: all but the clothes is equal. */
export const isSameLikeness = (member: FamilyRow, { gender, look }: Pick<StoryPerson, 'gender' | 'look'>): boolean =>
  member.gender === gender && isDeepStrictEqual(likenessOf(member.look ?? {}), likenessOf(look))
