import { z } from 'zod'
import { oneLine, printed } from './printed-text.ts'
import { WISH_MAX } from './story-changes.ts'

/** How a family wants a page to be rewritten; `own` is in the words of `wish`. */
export const REWRITE_KINDS = ['shorter', 'simpler', 'funnier', 'calmer', 'own'] as const
export type RewriteKind = (typeof REWRITE_KINDS)[number]

/** A request to rewrite a page. It has a wish if, and only if, the kind is `own`. */
export const rewriteRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(REWRITE_KINDS).exclude(['own']) }),
  z.strictObject({
    kind: z.literal('own'),
    wish: printed(WISH_MAX, oneLine).refine(wish => wish !== ''),
  }),
])
export type RewriteRequest = z.output<typeof rewriteRequestSchema>
