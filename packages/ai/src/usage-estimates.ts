import type { Usage } from './usage.ts'

/** Estimates for the record of a call in progress and for the budget check before a story starts. */

export const PICTURE_QUALITIES = ['low', 'medium', 'high'] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

/** Tokens of an image of 1024 × 1024 px (developers.openai.com/api/docs/guides/image-generation). */
const PICTURE_TOKENS: Record<PictureQuality, number> = { low: 196, medium: 1047, high: 4160 }
const REFERENCE_TOKENS = 330
const PROMPT_TOKENS = 700

/** @param references number of reference images in the prompt */
export const estimatePictureUsage = (quality: PictureQuality, references: number): Usage => ({
  inputTokens: PROMPT_TOKENS,
  inputImageTokens: references * REFERENCE_TOKENS,
  outputTokens: PICTURE_TOKENS[quality],
  images: 1,
})

/** The check of a picture, with its sheet, instructions and reasoning. Models for text count images as input tokens. */
export const ESTIMATED_CHECK_USAGE: Usage = { inputTokens: 4_000, inputImageTokens: 0, outputTokens: 900, images: 0 }

/** Share of the pictures that are expected to be corrected, each once. `GET /api/admin/picture-checks` has the real one. */
export const EXPECTED_CORRECTIONS = 0.2

/** The text of a whole story, including reasoning tokens. @param staged with a shot for each picture */
export const estimateStoryUsage = (staged: boolean): Usage => ({
  inputTokens: staged ? 5_000 : 3_000,
  inputImageTokens: 0,
  outputTokens: staged ? 10_000 : 7_000,
  images: 0,
})

/** One rewritten page, including the texts of all pages in the prompt, and reasoning tokens. */
export const ESTIMATED_REWRITE_USAGE: Usage = {
  inputTokens: 6_000,
  inputImageTokens: 0,
  outputTokens: 1_000,
  images: 0,
}
