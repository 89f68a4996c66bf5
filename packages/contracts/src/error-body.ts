import { z } from 'zod'

/** The body of every answer that is not OK. `code` is for programs, `message` for people. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** For 400 and 422: which field is wrong and what to do about it. `path` is dotted. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
