import { z } from 'zod'

/** What every call to an AI provider is recorded with, and what administrators are told of the cost. */

const count = z.number().int().min(0)

/** `PUT /internal/ai-calls/{id}`: said before the call and again when it has ended. Idempotent. */
export const aiCallSchema = z.object({
  /** Null where it belongs to no story yet. */
  storyId: z.number().int().positive().nullable(),
  kind: z.enum(['text', 'moderation', 'sheet', 'picture']),
  /** 0 is the cover; null but for pictures. */
  pageNumber: count.nullable(),
  model: z.string().max(200),
  /** `started` until it ends; a call whose process was lost stays so, at its estimate. */
  outcome: z.enum(['started', 'answered', 'refused', 'failed']),
  inputTokens: count,
  /** Of pictures that were sent along. */
  inputImageTokens: count,
  outputTokens: count,
  /** Pictures that were received. */
  images: count,
  /** What it costs, by the table of prices; an estimate until the call has ended. */
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
/** Days are India's. */
const daySchema = z.iso.date()
const A_YEAR_OF_DAYS = 366

/** `GET /api/admin/costs`: the last `days` days, and the newest stories, paged downwards by `before`. */
export const costsQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(A_YEAR_OF_DAYS).default(30),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const costsSchema = z.object({
  today: z.object({
    day: daySchema,
    /** Spent, and what stories under way are still expected to cost. */
    costPaise: count,
    reservedPaise: count,
    /** `OPENAI_DAILY_BUDGET`; null where there is none. */
    budgetPaise: count.nullable(),
  }),
  /** Newest first; days without a call are left out. */
  days: z.array(costSchema.extend({ day: daySchema })),
  /** Newest first. */
  stories: z.array(costSchema.extend({ storyId: z.number().int(), createdAt: z.string() })),
})
export type Costs = z.infer<typeof costsSchema>
