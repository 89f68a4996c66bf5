import { z } from 'zod'
import { idSchema } from './ids.ts'
import { illustrationStyleSchema } from './options.ts'

/** The provider that texts and pictures come from: its name, and the country where it is used, as a code of ISO 3166. */
export const aiProviderSchema = z.object({ name: z.string(), country: z.string().nullable() })
export type AiProvider = z.infer<typeof aiProviderSchema>

/** How a consent was given: at the button or the checkbox of the form, or with the terms by a request that says nothing of it. */
export const consentSourceSchema = z.enum(['form', 'terms'])
export type ConsentSource = z.infer<typeof consentSourceSchema>

const stylesSchema = z.array(illustrationStyleSchema)

/** Response of `GET /api/privacy-notice`, for everybody. */
export const privacyNoticeSchema = z.object({
  /** Date of the current privacy policy. */
  version: z.string(),
  /** Null if nothing leaves the product. */
  aiProvider: aiProviderSchema.nullable(),
  /** Whom to complain to: a name and an email address. */
  grievanceContact: z.string(),
  /** The illustration styles that can be chosen, by plan; the default one only if left out. */
  illustrationStyles: z.object({ free: stylesSchema, premium: stylesSchema }).optional(),
})
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>

/**
 * The consent to the use of a child's name, age, gender and wishes, which is given with every story, and when a child or friend is
 * saved. Stories whose child has the same name, in any case and Unicode form, are about one child, and so are those about a saved
 * one, and those in which it comes along.
 */
export const childConsentSchema = z.object({
  /** The newest story about the child, which identifies the consent without naming the child; null without any. */
  storyId: z.number().int().nullable(),
  /** Id of the saved child or friend, which identifies the consent likewise; null if it is not saved. */
  memberId: z.uuid().nullish(),
  childName: z.string(),
  /** Stories about the child, finished or not. */
  stories: z.number().int(),
  /** With the newest story, or when the child was saved, if that was later. ISO 8601. */
  consentedAt: z.string(),
  source: consentSourceSchema,
  /** Date of the privacy policy; null if it was not recorded. */
  notice: z.string().nullable(),
  /** The provider that was named; null if there was none. */
  aiProvider: aiProviderSchema.nullable(),
  /** ISO 8601. */
  withdrawnAt: z.string().nullable(),
})
export type ChildConsent = z.infer<typeof childConsentSchema>
/** Response of `GET /api/child-consents`: the child of the newest story first, and saved ones without stories last. */
export const childConsentListSchema = z.array(childConsentSchema)

/** `DELETE /api/child-consents/{id}` withdraws the consent for the child of a story, or for a saved one, which is deleted. */
export const childConsentParamsSchema = z.object({ id: idSchema.or(z.uuid()) })
