import { httpUrl } from '@kahani/service-kit/config'
import { z } from 'zod'
import { pricesSchema, withKnownPrices } from './prices.ts'
import { PICTURE_QUALITIES } from './usage-estimates.ts'

/** In place of a model's name: that part of the work is done by what is built in. */
export const BUILT_IN = 'built-in'

/**
 * What a service that speaks to OpenAI, or to a server that speaks as it does, reads. The provider is used where a key or
 * an address is set.
 */
export const openAiFields = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl('an address like https://api.openai.com/v1').optional(),
  OPENAI_MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  OPENAI_PRICES: pricesSchema.default({}),
}

/** What pictures are drawn with; `stories` reads them too, to know beforehand what a story will cost. */
export const openAiImageFields = {
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.6-flare'),
  OPENAI_IMAGE_MODEL_PREMIUM: z.string().default('gpt-image-2.6-sunburst'),
  OPENAI_IMAGE_QUALITY: z.enum(PICTURE_QUALITIES).default('medium'),
  OPENAI_IMAGE_QUALITY_PREMIUM: z.enum(PICTURE_QUALITIES).default('high'),
}

export interface OpenAiFields {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
}

/** Where the provider is and what opens it; null where what is built in does the work. */
export const openAiAccount = ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl }: OpenAiFields) =>
  key || baseUrl ? { apiKey: key ?? 'none', baseUrl } : null
export type OpenAiAccount = NonNullable<ReturnType<typeof openAiAccount>>

/** Adds to a schema that the price of each of these models is known, so that no cost stays unknown. */
export function requirePrices<T extends OpenAiFields & { OPENAI_PRICES: z.output<typeof pricesSchema> }>(
  keys: readonly (keyof T & string)[],
) {
  return (config: T, ctx: z.RefinementCtx) => {
    if (!openAiAccount(config)) return
    const prices = withKnownPrices(config.OPENAI_PRICES)
    for (const model of new Set(keys.map(key => String(config[key])))) {
      if (model === BUILT_IN || prices[model]) continue
      const message = `names no price for ${model}: add it, with zeros for a server of your own`
      ctx.addIssue({ code: 'custom', path: ['OPENAI_PRICES'], message })
    }
  }
}
