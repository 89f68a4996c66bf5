import { z } from 'zod'
import { oneLine, printed } from './printed-text.ts'
import { WISH_MAX } from './story-changes.ts'

/** How a family wants a page to be rewritten; `own` is in the words of `wish`. */
export const REWRITE_KINDS = ['shorter', 'simpler', 'funnier', 'calmer', 'own'] as const
export type RewriteKind = (typeof REWRITE_KINDS)[number]

/** A request to rewrite a page. It has a wish if, and only if, the kind is `own`. */
export const rewriteRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(REWRITE_KINDS).exclude(['own']),
    /** Proposals of this kind that the family has seen: a storyteller that always proposes the same in the same order skips them. */
    skip: z.number().int().min(0).max(9).optional(),
  }),
  z.strictObject({
    kind: z.literal('own'),
    wish: printed(WISH_MAX, oneLine).refine(wish => wish !== ''),
  }),
])
export type RewriteRequest = z.output<typeof rewriteRequestSchema>
