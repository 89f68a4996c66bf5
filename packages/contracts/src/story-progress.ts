import { z } from 'zod'

/**
 * `GET /api/stories/progress?key=`: what happens to the story that the user's `POST /api/generate-story` with this
 * Idempotency-Key requested; 404 until the request has arrived, and after the story failed.
 */
export const storyProgressQuerySchema = z.object({ key: z.string().regex(/^[\w-]{8,100}$/) })

/**
 * In the order in which a story passes them. `checking`: the brief and the photo are moderated. `writing`: the text is being
 * generated. `reviewing`: the text is generated and is being checked. `illustrating`: the text is ready and stored, and the
 * pictures are being rendered: `GET /api/stories/{id}/illustrations` has their progress.
 */
export const STORY_STEPS = ['checking', 'writing', 'reviewing', 'illustrating'] as const
export type StoryStep = (typeof STORY_STEPS)[number]

export const storyProgressSchema = z.object({
  step: z.enum(STORY_STEPS),
  /** The story, once its text is ready; null before. */
  storyId: z.number().int().nullable(),
  /** When the story fails at the latest, if an outage delays it; null if it does not. ISO 8601. */
  finishBy: z.iso.datetime().nullable(),
})
export type StoryProgress = z.infer<typeof storyProgressSchema>
