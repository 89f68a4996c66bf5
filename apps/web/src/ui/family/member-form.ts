import { type FamilyMember, type FamilyMemberKind, familyMemberInputSchema } from '@kahani/contracts/family'
import type { Coat, Look } from '@kahani/contracts/looks'
import type { Gender, Pet } from '@kahani/contracts/options'
import type { Relation } from '@kahani/contracts/people'
import { familyValidationMessages as messages } from '@kahani/messages/en/family'
import { z } from 'zod'
import type { SaveFamilyMember } from '../../lib/family.ts'
import { type Birth, birthMonthOf, birthOf, EMPTY_BIRTH } from './birth-month.ts'

/** The values of the dialog for every kind of member. Unanswered questions are null. */
export interface MemberForm extends Birth {
  kind: FamilyMemberKind
  name: string
  gender: Gender | null
  relation: Relation | null
  pet: Exclude<Pet, 'none'> | null
  look: Look
  coat: Coat
  detailsConsent: boolean
  keepsSheet: boolean
}

const EMPTY_MEMBER: Omit<MemberForm, 'kind'> = {
  name: '',
  gender: null,
  ...EMPTY_BIRTH,
  relation: null,
  pet: null,
  look: {},
  coat: {},
  detailsConsent: false,
  keepsSheet: false,
}

/** The initial values for a member that is changed, or a new one of a kind. */
export function memberFormOf(member: FamilyMember | FamilyMemberKind): MemberForm {
  if (typeof member === 'string') return { ...EMPTY_MEMBER, kind: member }
  const { name, kind } = member
  if (member.kind === 'pet') return { ...EMPTY_MEMBER, kind, name, pet: member.pet, coat: member.coat }
  const person = { ...EMPTY_MEMBER, kind, name, gender: member.gender, look: member.look }
  if (member.kind === 'grown-up') return { ...person, relation: member.relation }
  return {
    ...person,
    ...birthOf(member.birthMonth),
    detailsConsent: true,
    keepsSheet: member.consent?.keepsSheetSince != null,
  }
}

const GENDERS: Partial<Record<Relation, Gender>> = {
  grandmother: 'girl',
  mother: 'girl',
  aunt: 'girl',
  grandfather: 'boy',
  father: 'boy',
  uncle: 'boy',
}

/** The gender that the relation of a grown-up says; undefined if it has to be asked for. */
export const genderOfRelation = (relation: Relation | null): Gender | undefined =>
  relation === null ? undefined : GENDERS[relation]

/** Whose details need a consent. */
export const needsConsent = (kind: FamilyMemberKind): kind is 'child' | 'friend' =>
  kind === 'child' || kind === 'friend'

/** The rules of a member, and of the consent to keep a child's details. */
export const memberFormSchema = z.custom<MemberForm>().transform((form, ctx): SaveFamilyMember => {
  const gender = form.kind === 'grown-up' ? (genderOfRelation(form.relation) ?? form.gender) : form.gender
  const month = birthMonthOf(form)
  const birthMonth = month === '' && form.kind === 'friend' ? null : month
  const parsed = familyMemberInputSchema.safeParse({ ...form, gender, birthMonth })
  for (const { path, message } of parsed.error?.issues ?? []) ctx.addIssue({ code: 'custom', path: [...path], message })
  if (needsConsent(form.kind) && !form.detailsConsent) {
    ctx.addIssue({ code: 'custom', path: ['detailsConsent'], message: messages.consentRequired })
  }
  return parsed.data ?? z.NEVER
})
