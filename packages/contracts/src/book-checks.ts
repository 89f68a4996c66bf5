import { z } from 'zod'

const count = z.number().int().min(0)

/**
 * `GET /api/stories/{id}/download/{format}/checks?for=`: what validators found in the stored file of a book. 404
 * `not_checked` until it is stored and checked, and for formats that no validator checks. Contains no text of the story.
 */
export const bookChecksSchema = z.object({
  checkedAt: z.iso.datetime(),
  results: z.array(
    z.object({
      validator: z.string(),
      version: z.string(),
      errors: count,
      warnings: count,
      /** Ids of the violated rules, like `RSC-005`. */
      rules: z.array(z.string()),
    }),
  ),
})
export type BookChecks = z.infer<typeof bookChecksSchema>
