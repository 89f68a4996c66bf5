import { BUILT_IN, checkModelOf, openAiAccount } from '@kahani/ai/openai-config'
import { priceOf, withKnownPrices } from '@kahani/ai/prices'
import {
  ESTIMATED_CHECK_USAGE,
  ESTIMATED_REWRITE_USAGE,
  ESTIMATED_STORY_USAGE,
  EXPECTED_CORRECTIONS,
  estimatePictureUsage,
} from '@kahani/ai/usage-estimates'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import type { ProviderEnv } from '../env.ts'

export interface Estimate {
  /** Text, character sheet, cover and pages of a story, in paise. */
  story(premium: boolean): number
  /** One picture, with its check and the share of a correction, in paise. */
  picture(premium: boolean): number
  /** Other words for one page, in paise. */
  rewrite(): number
}

/** Reference images sent with a picture: the character sheet and the photo. */
const REFERENCES = 2
const COVERS = 1

/** Estimates costs from the price table. The built-in providers cost nothing. */
export function createEstimate(env: ProviderEnv): Estimate {
  const prices = withKnownPrices(env.OPENAI_PRICES)
  const cost = (model: string, usage: typeof ESTIMATED_STORY_USAGE) => {
    const price = openAiAccount(env) && model !== BUILT_IN ? prices[model] : undefined
    return price ? priceOf(price, usage) : 0
  }
  const rendering = (premium: boolean) =>
    premium
      ? cost(env.OPENAI_IMAGE_MODEL_PREMIUM, estimatePictureUsage(env.OPENAI_IMAGE_QUALITY_PREMIUM, REFERENCES))
      : cost(env.OPENAI_IMAGE_MODEL, estimatePictureUsage(env.OPENAI_IMAGE_QUALITY, REFERENCES))
  const check = (premium: boolean) => {
    const isDrawn = (premium ? env.OPENAI_IMAGE_MODEL_PREMIUM : env.OPENAI_IMAGE_MODEL) === BUILT_IN
    return isDrawn ? 0 : cost(checkModelOf(env), ESTIMATED_CHECK_USAGE)
  }
  const isChecked = checkModelOf(env) !== BUILT_IN
  /** A correction is rendered and checked too. */
  const picture = (premium: boolean) =>
    isChecked ? Math.ceil((1 + EXPECTED_CORRECTIONS) * (rendering(premium) + check(premium))) : rendering(premium)
  return {
    picture,
    rewrite: () => cost(env.OPENAI_TEXT_MODEL, ESTIMATED_REWRITE_USAGE),
    story: premium =>
      cost(env.OPENAI_TEXT_MODEL, ESTIMATED_STORY_USAGE) +
      rendering(premium) +
      (PAGES_PER_STORY + COVERS) * picture(premium),
  }
}
