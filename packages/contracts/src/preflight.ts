import { z } from 'zod'
import { storyParamsSchema } from './stories.ts'

/** Products of presses that files can be made for (`docs/print.md`), and quick proofs for development. */
export const PRINT_PROVIDER_NAMES = ['lulu', 'pothi', 'gelato', 'generic', 'home', 'proof'] as const
export const printProviderNameSchema = z.enum(PRINT_PROVIDER_NAMES)
export type PrintProviderName = z.infer<typeof printProviderNameSchema>

/** The checks of the files for the press, in the order in which they are shown. `ink` is for files in CMYK only. */
export const PREFLIGHT_CHECKS = [
  'boxes',
  'bleed',
  'safe-area',
  'fonts',
  'resolution',
  'colour',
  'ink',
  'blank-pages',
  'text',
  'page-count',
] as const
export const PREFLIGHT_OUTCOMES = ['passed', 'warning', 'failed'] as const
export const preflightOutcomeSchema = z.enum(PREFLIGHT_OUTCOMES)
export type PreflightOutcome = z.infer<typeof preflightOutcomeSchema>

export const preflightCheckSchema = z.object({
  id: z.enum(PREFLIGHT_CHECKS),
  outcome: preflightOutcomeSchema,
  /** Pages of the interior with a problem, from 1; 0 is the cover. */
  pages: z.array(z.number().int().min(0)),
})
export type PreflightCheck = z.infer<typeof preflightCheckSchema>

/** The result of checking the files for the press. Contains neither names nor texts. */
export const preflightReportSchema = z.object({
  checkedAt: z.iso.datetime(),
  /** The print provider that the files were made for. */
  provider: z.string(),
  /** Of the interior. */
  pages: z.number().int(),
  /** Width of the spine; 0 without one. */
  spineMm: z.number(),
  /** Lowest resolution of a picture as it was drawn or generated, in dots per inch; null without pictures. */
  lowestDpi: z.number().int().nullable(),
  /** Resolution at which pictures are sharp. */
  idealDpi: z.number().int(),
  checks: z.array(preflightCheckSchema),
})
export type PreflightReport = z.infer<typeof preflightReportSchema>

/** The worst outcome of all checks. */
export function preflightOutcome({ checks }: PreflightReport): PreflightOutcome {
  const outcomes = new Set(checks.map(({ outcome }) => outcome))
  return outcomes.has('failed') ? 'failed' : outcomes.has('warning') ? 'warning' : 'passed'
}

/** The version of a book that files for the press were made of. It changes with everything that appears in them. */
export const filesVersionSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** Size, binding and paper of a printed book. */
export const printedBookFormatSchema = z.object({
  /** Size of a trimmed page, in mm. */
  widthMm: z.number(),
  heightMm: z.number(),
  binding: z.enum(['perfect', 'stapled']),
  /** Weights in grams per square metre; null if the press chooses the paper. */
  paper: z
    .object({ finish: z.enum(['silk', 'gloss', 'uncoated']), gsm: z.number().int(), coverGsm: z.number().int() })
    .nullable(),
})
export type PrintedBookFormat = z.infer<typeof printedBookFormatSchema>

/**
 * `GET /api/stories/{id}/print-check` and `POST /internal/stories/{id}/print-files?userId=`: the report of the files for the
 * press, which are made if needed. 202 and `pending` while they are being made; 409 until the pictures are complete. After the
 * `POST`, the files of this version are kept for a day, and as long as a copy that was ordered with it needs them.
 */
export const printCheckSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('pending'),
    /** The completed share. It starts again if the job is retried. */
    progress: z.number().min(0).max(1).optional(),
  }),
  z.object({
    status: z.literal('ready'),
    report: preflightReportSchema,
    version: filesVersionSchema.optional(),
    /** Absent if there are no images of the pages. */
    book: printedBookFormatSchema.optional().catch(undefined),
    /** Of the book. */
    title: z.string().optional(),
  }),
])
export type PrintCheck = z.infer<typeof printCheckSchema>

/**
 * `GET /api/stories/{id}/print-preview/{page}?version=`: a JPEG image of a trimmed page of the files of a version, 640 px high, for
 * the family. Page 0 is the sheet of the cover: back, spine and front.
 */
export const printPreviewParamsSchema = storyParamsSchema.extend({ page: z.coerce.number().int().min(0).max(999) })
export const printPreviewQuerySchema = z.object({ version: filesVersionSchema })

export const PRINT_FILES = ['interior', 'cover'] as const
export type PrintFile = (typeof PRINT_FILES)[number]
/**
 * `GET /api/admin/stories/{id}/press-check?userId=&version=&provider=` answers a `PrintCheck` of the files for another press, which are
 * made of an ordered version if needed. 409 if the book of that version is not kept.
 *
 * `GET /api/admin/stories/{id}/print-files/{file}?userId=&version=&provider=`: the user is the owner of the story, or the pseudonym of a
 * deleted account. While a copy is on order, also the files of a deleted story are found. The version is that of the printed
 * copy; without it, as for copies from before, the file is of the story as it is now. With a provider, the file is made of the
 * ordered version for that press; without one, it is as it was ordered. 202 while it is being made.
 */
export const printFileParamsSchema = storyParamsSchema.extend({ file: z.enum(PRINT_FILES) })
