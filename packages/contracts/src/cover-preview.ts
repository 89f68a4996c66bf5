import { z } from 'zod'
import { storyBriefSchema } from './brief.ts'
import { ageBandSchema, characterTypeSchema } from './options.ts'

/**
 * Body of `POST /api/cover-preview`, which visitors can send too: what a cover is drawn of. Nothing of it is stored. The answer
 * is a WebP image of the type `image/webp`.
 */
export const coverPreviewSchema = z.object({
  characterName: storyBriefSchema.shape.characterName,
  characterAge: ageBandSchema,
  characterType: characterTypeSchema.exclude(['custom']),
})
export type CoverPreview = z.infer<typeof coverPreviewSchema>

/** Width and height of the cover in px. */
export const COVER_PREVIEW_SIZE_PX = 480
