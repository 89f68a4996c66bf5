import { z } from 'zod'

/** A picture in an email: JPEG, of 60 KB at most, in base64. */
export const emailPictureSchema = z.object({ jpeg: z.base64(), altText: z.string() })
export type EmailPicture = z.infer<typeof emailPictureSchema>

/** Response of `GET /internal/stories/{id}/email-cover` at `stories`. Null if there is none, or no such story. */
export const emailCoverSchema = z.object({ cover: emailPictureSchema.nullable() })
