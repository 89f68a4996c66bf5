import { z } from 'zod'
import { consentSourceSchema } from './child-consents.ts'
import { idSchema } from './ids.ts'

/** Response of `GET /api/photo-consents`: newest first. All times are ISO 8601. */
export const photoConsentSchema = z.object({
  storyId: z.number().int(),
  /** Null if the story has no text. */
  title: z.string().nullable(),
  consentedAt: z.string(),
  source: consentSourceSchema.optional(),
  withdrawnAt: z.string().nullable(),
  /** Null while the photo is stored. */
  photoDeletedAt: z.string().nullable(),
})
export type PhotoConsent = z.infer<typeof photoConsentSchema>
export const photoConsentListSchema = z.array(photoConsentSchema)

/** `DELETE /api/photo-consents/{storyId}` withdraws a consent. */
export const photoConsentParamsSchema = z.object({ storyId: idSchema })
