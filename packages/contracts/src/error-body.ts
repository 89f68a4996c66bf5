import { z } from 'zod'

/** The body of every error response. `code` is for programs, `message` for people. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Invalid fields of a 400 or 422. `path` is dotted. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Code `story_delayed`: when the story fails at the latest, ISO 8601. */
  finishBy: z.iso.datetime().optional(),
  /** Code `edit_conflict`: what is stored instead, in the form of the request. */
  current: z.unknown().optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
