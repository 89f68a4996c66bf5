import { z } from 'zod'

/** EPUBCheck's rules (by epubcheck-ts), Ace, and Kahani's own checks of PDF files and of files for the press. */
export const VALIDATORS = ['epubcheck', 'ace', 'pdf', 'preflight'] as const
export type Validator = (typeof VALIDATORS)[number]

/** `error` and `warning`, or an impact of Ace. */
const ERRORS = ['error', 'critical', 'serious'] as const
const severitySchema = z.enum([...ERRORS, 'warning', 'moderate', 'minor'])

export const violationSchema = z.object({
  /** Id of the rule, like `RSC-005`. */
  rule: z.string(),
  severity: severitySchema,
  count: z.number().int().positive(),
})
export type Violation = z.infer<typeof violationSchema>

/** Whether a violation is an error, and not only a warning. */
export const isError = ({ severity }: Pick<Violation, 'severity'>) => ERRORS.some(each => each === severity)

const validationSchema = z.object({
  validator: z.enum(VALIDATORS),
  /** None for Kahani's own checks. */
  version: z.string().optional(),
  /** Null if the validator gave no result. */
  violations: z.array(violationSchema).nullable(),
})
export type Validation = z.infer<typeof validationSchema>

/**
 * `GET /api/stories/{id}/download/{format}/checks?for=`: what validators found in the stored file of a book. Without a date
 * and results until it is stored and checked, and for formats that no validator checks. Contains no text of the story.
 */
export const bookChecksSchema = z.object({
  checkedAt: z.iso.datetime().nullable(),
  results: z.array(validationSchema),
})
export type BookChecks = z.infer<typeof bookChecksSchema>
