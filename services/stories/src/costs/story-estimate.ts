import { BUILT_IN, openAiAccount } from '@kahani/ai/openai-config'
import { priceOf, withKnownPrices } from '@kahani/ai/prices'
import { ESTIMATED_REWRITE_USAGE, ESTIMATED_STORY_USAGE, estimatePictureUsage } from '@kahani/ai/usage-estimates'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import type { ProviderEnv } from '../env.ts'

export interface Estimate {
  /** Text, character sheet, cover and pages of a story, in paise. */
  story(premium: boolean): number
  /** One picture, in paise. */
  picture(premium: boolean): number
  /** Other words for one page, in paise. */
  rewrite(): number
}

/** Reference images sent with a picture: the character sheet and the photo. */
const REFERENCES = 2
const SHEET_AND_COVER = 2

/** Estimates costs from the price table. The built-in providers cost nothing. */
export function createEstimate(env: ProviderEnv): Estimate {
  const prices = withKnownPrices(env.OPENAI_PRICES)
  const cost = (model: string, usage: typeof ESTIMATED_STORY_USAGE) => {
    const price = openAiAccount(env) && model !== BUILT_IN ? prices[model] : undefined
    return price ? priceOf(price, usage) : 0
  }
  const picture = (premium: boolean) =>
    premium
      ? cost(env.OPENAI_IMAGE_MODEL_PREMIUM, estimatePictureUsage(env.OPENAI_IMAGE_QUALITY_PREMIUM, REFERENCES))
      : cost(env.OPENAI_IMAGE_MODEL, estimatePictureUsage(env.OPENAI_IMAGE_QUALITY, REFERENCES))
  return {
    picture,
    rewrite: () => cost(env.OPENAI_TEXT_MODEL, ESTIMATED_REWRITE_USAGE),
    story: premium =>
      cost(env.OPENAI_TEXT_MODEL, ESTIMATED_STORY_USAGE) + (PAGES_PER_STORY + SHEET_AND_COVER) * picture(premium),
  }
}
