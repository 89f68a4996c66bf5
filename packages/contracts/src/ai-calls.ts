import { z } from 'zod'
import { pageQuerySchema } from './paging.ts'

/** Records of calls to AI providers, and the cost report for administrators. */

const count = z.number().int().min(0)

/** `PUT /internal/ai-calls/{id}`: reported before the call and again when it has ended. Idempotent. */
export const aiCallSchema = z.object({
  /** Null if there is no story yet. */
  storyId: z.number().int().positive().nullable(),
  kind: z.enum(['text', 'moderation', 'sheet', 'picture', 'redraw', 'check', 'correction']),
  /** Only for pictures, their checks and corrections, where 0 is the cover, and for texts of one page. */
  pageNumber: count.nullable(),
  model: z.string().max(200),
  /** A call whose process crashed stays `started`, at its estimated cost. */
  outcome: z.enum(['started', 'answered', 'refused', 'failed']),
  inputTokens: count,
  /** Tokens of the images in the request. */
  inputImageTokens: count,
  outputTokens: count,
  /** Images in the response. */
  images: count,
  /** By the price table; an estimate until the call has ended. */
  pricePaise: count,
})
export type AiCall = z.infer<typeof aiCallSchema>
export const aiCallParamsSchema = z.object({ id: z.uuid() })

const costSchema = z.object({
  calls: count,
  /** Calls that were refused or failed. */
  unanswered: count,
  images: count,
  inputTokens: count,
  outputTokens: count,
  costPaise: count,
})
/** Days in Indian time. */
const daySchema = z.iso.date()
const MAX_DAYS = 366

/** `GET /api/admin/costs`: the last `days` days, and a page of the stories, as described in `paging.ts`. */
export const costsQuerySchema = pageQuerySchema.extend({
  days: z.coerce.number().int().min(1).max(MAX_DAYS).default(30),
})
export const costsSchema = z.object({
  today: z.object({
    day: daySchema,
    costPaise: count,
    /** Estimated cost of unfinished stories, less what they cost already. */
    reservedPaise: count,
    /** `OPENAI_DAILY_BUDGET`; null if it is not set. */
    budgetPaise: count.nullable(),
    /** The parts of the cost and the reservation that are for accounts that never paid. */
    freeCostPaise: count,
    freeReservedPaise: count,
    /** `OPENAI_DAILY_BUDGET_FREE`; null if it is not set. */
    freeBudgetPaise: count.nullable(),
  }),
  /** Newest first, without days that had no call. */
  days: z.array(costSchema.extend({ day: daySchema })),
  /** Newest first. */
  stories: z.array(
    costSchema.extend({ storyId: z.number().int(), title: z.string().nullish(), createdAt: z.string() }),
  ),
})
export type Costs = z.infer<typeof costsSchema>
