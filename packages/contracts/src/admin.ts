import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'
import { idSchema } from './ids.ts'
import { searchQuerySchema } from './paging.ts'
import { received } from './received.ts'

/** The API for administrators. The lists are paged as described in `paging.ts`. */

const count = z.number().int().min(0)
const id = z.number().int()

/** Body of `POST /api/admin/fix-story-count`, which reconciles an account's orders with the payment provider. */
export const fixStoryCountSchema = z.object({ userId: idSchema })
export const fixedStoryCountSchema = z.object({ success: z.boolean(), message: z.string() })

/** A story in any state: while it is written and after it failed, `title` is null. */
export const adminStorySchema = z.object({
  id,
  title: z.string().nullable(),
  characterName: z.string(),
  /** The theme, or the text of a custom theme. */
  theme: z.string(),
  userId: id,
  /** Of the user; absent while it can't be looked up, or if the account is deleted. */
  username: z.string().optional(),
  isPremium: z.boolean(),
  createdAt: z.iso.datetime(),
  state: z.enum(['writing', 'text_ready', 'failed']),
})
export type AdminStory = z.infer<typeof adminStorySchema>

/**
 * `GET /api/admin/stories`: stories in every state. `q` finds words in the title and the character's name, of which the last
 * may be incomplete, and the ids of stories and users.
 */
export const adminStoriesQuerySchema = searchQuerySchema
export const adminStoriesSchema = z.array(adminStorySchema)
const receivedAdminStorySchema = received(adminStorySchema, { username: undefined, state: 'text_ready' })
export const receivedAdminStoriesSchema = z.array(receivedAdminStorySchema)

export const adminUserSchema = z.object({
  id,
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  /** Whether the most recent package was refunded. */
  subscriptionCancelled: z.boolean(),
  storiesRemaining: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** `GET /api/admin/users`. `q` finds words in the username and the email address like that of the stories, and an id. */
export const adminUsersQuerySchema = searchQuerySchema
export const adminUsersSchema = z.array(adminUserSchema)
export const receivedAdminUsersSchema = z.array(
  received(adminUserSchema, {
    ...{ isAdmin: false, subscriptionStatus: 'free', subscriptionCancelled: false, storiesRemaining: 0 },
  }),
)

/** A configured model that its provider has ended or ends soon. */
export const endingModelSchema = z.object({
  /** The variable that names the model. */
  setting: z.string(),
  model: z.string(),
  /** The day from which the provider no longer serves the model. */
  endsOn: z.iso.date(),
  hasEnded: z.boolean(),
})
export type EndingModel = z.infer<typeof endingModelSchema>

/** Number of stories on the dashboard. */
export const RECENT_STORIES = 10

/** Response of `GET /api/admin/dashboard`. */
export const dashboardSchema = z.object({
  userCount: count,
  /** Accounts that have received paid credits. */
  paidUserCount: count,
  /** Stories whose text is ready. */
  storyCount: count,
  /**
   * Number of accounts by subscription status: `premium`, and `null` for accounts without one, which are displayed as free.
   * A status without accounts is absent.
   */
  subscriptionStats: z.record(z.string(), count),
  /** The newest stories whose text is ready. */
  recentStories: z.array(adminStorySchema),
  /** Configured AI models that have ended or end within 30 days. */
  endingModels: z.array(endingModelSchema),
})
export type Dashboard = z.infer<typeof dashboardSchema>
export const receivedDashboardSchema = received(dashboardSchema.extend({ recentStories: receivedAdminStoriesSchema }), {
  endingModels: [],
})
