import type { Usage } from './usage.ts'

/** What calls are expected to use, for the record of a call that has not ended and for the budget of a story that is to be. */

export const PICTURE_QUALITIES = ['low', 'medium', 'high'] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

/** Tokens of a picture of 1024 × 1024 px, by its quality (developers.openai.com/api/docs/guides/image-generation). */
const PICTURE_TOKENS: Record<PictureQuality, number> = { low: 196, medium: 1047, high: 4160 }
const REFERENCE_TOKENS = 330
const PROMPT_TOKENS = 700

export const estimatePictureUsage = (quality: PictureQuality, references: number): Usage => ({
  inputTokens: PROMPT_TOKENS,
  inputImageTokens: references * REFERENCE_TOKENS,
  outputTokens: PICTURE_TOKENS[quality],
  images: 1,
})

/** A whole story in words, with what the model thinks to itself. */
export const ESTIMATED_STORY_USAGE: Usage = { inputTokens: 3_000, inputImageTokens: 0, outputTokens: 7_000, images: 0 }
