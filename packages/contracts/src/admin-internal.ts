import { z } from 'zod'
import { adminStorySchema, endingModelSchema } from './admin.ts'
import { accountSummarySchema } from './credits.ts'

/** The internal API that `auth` calls for administrators. */

const id = z.number().int().positive()

/** Response of `GET /internal/admin/overview` at `stories`. */
export const storiesOverviewSchema = z.object({
  storyCount: z.number().int(),
  recentStories: z.array(adminStorySchema),
  /** Absent in answers of an earlier version. */
  endingModels: z.array(endingModelSchema).default([]),
})

/** Response of `GET /internal/admin/overview` at `payments`. */
export const paymentsOverviewSchema = z.object({ paidUserCount: z.number().int() })

/** `POST /internal/accounts/summaries` at `payments`: in the order of the ids. */
export const accountSummariesRequestSchema = z.object({ userIds: z.array(id).max(100) })
export const accountSummariesSchema = z.array(
  accountSummarySchema.extend({ userId: id, subscriptionCancelled: z.boolean() }),
)
