import { z } from 'zod'
import { characterBibleSchema, pictureBriefSchema } from './illustration.ts'
import { photoConsentSchema } from './photo-consents.ts'

/**
 * Response of `GET /internal/users/{id}/data` at `stories`: everything that it holds about an account, for the family's
 * archive, except for the photos, which are stored for a day at most.
 */
export const accountStoriesSchema = z.object({
  stories: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(['writing', 'text_ready', 'failed']),
      createdAt: z.iso.datetime(),
      /** What the family filled in. */
      brief: z.record(z.string(), z.unknown()),
      /** Null if the story has no text. */
      title: z.string().nullable(),
      pages: z.array(z.object({ pageNumber: z.number().int(), text: z.string() })),
      /** The appearance of the characters. */
      characters: characterBibleSchema.nullable(),
      pictures: z.array(
        z.object({
          /** 0 is the cover. */
          pageNumber: z.number().int(),
          /** File name in the picture's URL. */
          name: z.string(),
          brief: pictureBriefSchema,
          /** Key of the picture in the blob store; null unless it is completed. */
          pictureKey: z.string().nullable(),
        }),
      ),
      photoConsent: photoConsentSchema.nullable(),
    }),
  ),
})
export type AccountStories = z.infer<typeof accountStoriesSchema>
