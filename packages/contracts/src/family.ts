import { familyValidationMessages as messages } from '@kahani/messages/en/family'
import { z } from 'zod'
import { currentMonth } from './birth-months.ts'
import { NAME_MAX } from './brief.ts'
import { aiProviderSchema, consentSourceSchema } from './child-consents.ts'
import { coatSchema, lookSchema } from './looks.ts'
import { ageBandSchema, genderSchema, petSchema } from './options.ts'
import { relationSchema } from './people.ts'
import { oneLine, printed } from './printed-text.ts'

/** The saved family of an account: children, grown-ups, friends and pets. */

/** Most members of a family. */
export const FAMILY_MAX = 24

const name = printed(NAME_MAX, oneLine, { error: messages.nameRequired }).refine(
  text => text !== '',
  messages.nameRequired,
)
/** "2020-11": a year and a month, not in the future. The age band follows from it. */
const birthMonth = z
  .stringFormat('year and month', /^(19|20)\d\d-(0[1-9]|1[0-2])$/, messages.birthMonthRequired)
  .refine(month => month <= currentMonth(new Date()), messages.birthMonthInFuture)
const child = { name, gender: z.enum(genderSchema.options, messages.genderRequired), birthMonth, look: lookSchema }

/** What a family enters. Changing the kind of a saved member is not possible. */
export const familyMemberInputSchema = z.discriminatedUnion('kind', [
  /** The child itself, or a brother or sister. */
  z.object({ kind: z.literal('child'), ...child }),
  /** Another child, whose age is that of the child in the story if it is not known. */
  z.object({ kind: z.literal('friend'), ...child, birthMonth: birthMonth.nullable() }),
  z.object({
    kind: z.literal('grown-up'),
    name,
    relation: z.enum(relationSchema.options, messages.relationRequired),
    gender: z.enum(genderSchema.options, messages.genderRequired),
    look: lookSchema,
  }),
  z.object({
    kind: z.literal('pet'),
    name,
    pet: z.enum(petSchema.exclude(['none']).options, messages.petRequired),
    coat: coatSchema,
  }),
])
export type FamilyMemberInput = z.output<typeof familyMemberInputSchema>
export type FamilyMemberKind = FamilyMemberInput['kind']

/** Consent to keeping the details of a child, and to keeping its drawn likeness. Left out, it is not given. */
const consents = z.object({
  /** Has to be true when a child or a friend is added, and must not be false when it is changed. */
  detailsConsent: z.boolean().optional(),
  /** Whether the character sheet that a provider draws is kept for later stories. Only of children. */
  keepsSheet: z.boolean().optional(),
  /** Date of the privacy policy that the form showed. */
  noticeVersion: z.iso.date().optional(),
})
/**
 * Body of `POST /api/family`, which responds with 201 and the member, or 409 if the family has `FAMILY_MAX` members; and of
 * `PUT /api/family/{id}`, which responds with the member, and changes the consent to keep the sheet if `keepsSheet` is given:
 * withdrawn, the sheet is deleted. So it is if anything but the clothes of the look is changed. `DELETE /api/family/{id}`
 * deletes the member with its sheet; its stories stay.
 */
export const saveFamilyMemberSchema = familyMemberInputSchema.and(consents)
export type SaveFamilyMember = z.output<typeof saveFamilyMemberSchema>
export const familyMemberParamsSchema = z.object({ id: z.uuid() })

/** The consent of a child or friend that is saved. Times are ISO 8601. */
export const familyConsentSchema = z.object({
  consentedAt: z.string(),
  source: consentSourceSchema,
  /** Date of the privacy policy. */
  notice: z.string(),
  /** The provider that was named; null if there was none. */
  aiProvider: aiProviderSchema.nullable(),
  /** When the consent to keep the sheet was given; null if it was not, or was withdrawn. */
  keepsSheetSince: z.string().nullable(),
})
export type FamilyConsent = z.infer<typeof familyConsentSchema>

const saved = {
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  /** Null for grown-ups and pets. */
  consent: familyConsentSchema.nullable(),
  /** Whether a character sheet is kept. */
  hasSheet: z.boolean(),
}
const [childInput, friendInput, grownUpInput, petInput] = familyMemberInputSchema.options
export const familyMemberSchema = z.discriminatedUnion('kind', [
  childInput.extend({ ...saved, age: ageBandSchema }),
  friendInput.extend({ ...saved, age: ageBandSchema.nullable() }),
  grownUpInput.extend(saved),
  petInput.extend(saved),
])
export type FamilyMember = z.output<typeof familyMemberSchema>

/** Response of `GET /api/family`: in the order in which they were saved. */
export const familySchema = z.object({ members: z.array(familyMemberSchema) })
export type Family = z.infer<typeof familySchema>
