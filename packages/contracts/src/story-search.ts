import { z } from 'zod'
import { idSchema } from './ids.ts'
import { storySchema } from './stories.ts'

/** Longest text that can be searched for, and longest name or theme in a filter. */
const TEXT_LENGTH = 100

/** `title`: from A to Z. `read`: those first that were read last, then those that were not read, newest first. */
export const STORY_ORDERS = ['newest', 'oldest', 'title', 'read'] as const
export type StoryOrder = (typeof STORY_ORDERS)[number]

/**
 * `POST /api/stories/search`: the stories on the user's shelf that match all of these. A body, because children's names must
 * not appear in URLs.
 */
export const storySearchSchema = z.object({
  /** Words of the title, the child's name or the theme; the last one may be incomplete. */
  q: z.string().trim().max(TEXT_LENGTH).default(''),
  /** The child's name. */
  child: z.string().trim().max(TEXT_LENGTH).default(''),
  /** The theme, or the text of a custom theme. */
  theme: z.string().trim().max(TEXT_LENGTH).default(''),
  /** Only favourites. */
  favourite: z.boolean().default(false),
  order: z.enum(STORY_ORDERS).default('newest'),
  /** The id of the last story of the page before. */
  before: idSchema.optional(),
  limit: z.int().min(1).max(100).default(100),
})
export type StorySearch = z.output<typeof storySearchSchema>

export const foundStoriesSchema = z.object({
  stories: z.array(storySchema),
  /** `before` of the next page; null on the last one. */
  next: z.number().int().nullable(),
})

/** `GET /api/stories/filters`: the number of the user's stories, and what they can be filtered by, in alphabetical order. */
export const storyFiltersSchema = z.object({
  count: z.number().int(),
  children: z.array(z.string()),
  themes: z.array(z.string()),
})
export type StoryFilters = z.infer<typeof storyFiltersSchema>
