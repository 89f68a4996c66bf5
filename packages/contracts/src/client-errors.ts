import { z } from 'zod'
import { maskPersonalData } from './mask-personal-data.ts'

const MAX_MESSAGE = 500
const MAX_STACK = 4_000

// Cut after masking, so that no half of an address is left. The first cut bounds the work.
const masked = (maxLength: number) =>
  z.string().transform(text => maskPersonalData(text.slice(0, 2 * maxLength)).slice(0, maxLength))

/**
 * Body of `POST /api/client-errors`: an error in the web app, of a user or a visitor. Answers 204; 429 for too many. Longer
 * texts are cut, and what may identify a person is masked. The caller sends no more than 16 KB.
 */
export const clientErrorSchema = z.object({
  message: masked(MAX_MESSAGE).refine(text => text.trim() !== '', 'An error has a message'),
  stack: masked(MAX_STACK).optional(),
  /** The pattern of the route, such as `/story/:id`; never the URL. Anything else is dropped. */
  route: z
    .string()
    .max(100)
    .regex(/^(?:\/[a-z:/-]*\*?|\*)$/i)
    .optional()
    .catch(undefined),
  /** Identifies the build. Anything else is dropped. */
  release: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .catch(undefined),
})
export type ClientError = z.input<typeof clientErrorSchema>
