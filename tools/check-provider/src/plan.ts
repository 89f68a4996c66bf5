import { BUILT_IN, checkModelOf, modelsWithoutPrice, openAiAccount } from '@kahani/ai/openai-config'
import { priceOf, withKnownPrices } from '@kahani/ai/prices'
import type { Usage } from '@kahani/ai/usage'
import {
  ESTIMATED_CHECK_USAGE,
  estimatePictureUsage,
  estimateStoryUsage,
  type PictureQuality,
} from '@kahani/ai/usage-estimates'
import { writesShots } from '@kahani/stories/providers'
import type { Configuration } from './configuration.ts'

export interface PicturePlan {
  premium: boolean
  setting: 'OPENAI_IMAGE_MODEL' | 'OPENAI_IMAGE_MODEL_PREMIUM'
  model: string
  quality: PictureQuality
}

/**
 * References at most: of a sheet the style, of a page the sheet, a sketch of the staging, the style and a photo, and of a change the
 * page and the sheet.
 */
const REFERENCES = { sheet: 1, page: 4, change: 2 }

/** The models of a provider that make pictures, each with its quality, without repetition. */
export function picturePlans(config: Configuration): PicturePlan[] {
  const free: PicturePlan = {
    ...{ premium: false, setting: 'OPENAI_IMAGE_MODEL', model: config.OPENAI_IMAGE_MODEL },
    quality: config.OPENAI_IMAGE_QUALITY,
  }
  const premium: PicturePlan = {
    ...{ premium: true, setting: 'OPENAI_IMAGE_MODEL_PREMIUM', model: config.OPENAI_IMAGE_MODEL_PREMIUM },
    quality: config.OPENAI_IMAGE_QUALITY_PREMIUM,
  }
  const isSame = free.model === premium.model && free.quality === premium.quality
  return [free, ...(isSame ? [] : [premium])].filter(({ model }) => model !== BUILT_IN)
}

/** Expected cost of the checks, in paise; null if a model has no known price. */
export function expectCost(config: Configuration): number | null {
  if (modelsWithoutPrice(config).length > 0) return null
  const prices = withKnownPrices(config.OPENAI_PRICES)
  const cost = (model: string, usage: Usage) => {
    const price = openAiAccount(config) ? prices[model] : undefined
    return price ? priceOf(price, usage) : 0
  }
  const pictures = picturePlans(config).map(({ model, quality }, index) => {
    const page = cost(model, estimatePictureUsage(quality, REFERENCES.page))
    const sheetAndMask =
      cost(model, estimatePictureUsage(quality, REFERENCES.sheet)) +
      cost(model, estimatePictureUsage(quality, REFERENCES.change))
    const check = cost(checkModelOf(config), ESTIMATED_CHECK_USAGE)
    return index === 0 ? page + sheetAndMask + check : page
  })
  const text = cost(config.OPENAI_TEXT_MODEL, estimateStoryUsage(writesShots(config)))
  return pictures.reduce((sum, paise) => sum + paise, text)
}
