import { flag, httpUrl } from '@kahani/service-kit/config'
import { httpProviderRule, type Rule } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'
import { type Prices, pricesSchema, withKnownPrices } from './prices.ts'
import { PICTURE_QUALITIES } from './usage-estimates.ts'

/** A model name that selects the built-in implementation instead of a provider. */
export const BUILT_IN = 'built-in'

/**
 * Configuration of a service that calls OpenAI or a compatible server. The provider is used if a key or a base URL is
 * set.
 */
export const openAiFields = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl('a URL like https://api.openai.com/v1').optional(),
  OPENAI_MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  /** The model that checks pictures; `checkModelOf` has the default. */
  OPENAI_CHECK_MODEL: z.string().optional(),
  OPENAI_PRICES: pricesSchema.default({}),
}

/** Image generation settings. `stories` reads them too, to estimate the cost of a story. */
export const openAiImageFields = {
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.6-flare'),
  OPENAI_IMAGE_MODEL_PREMIUM: z.string().default('gpt-image-2.6-sunburst'),
  OPENAI_IMAGE_QUALITY: z.enum(PICTURE_QUALITIES).default('medium'),
  OPENAI_IMAGE_QUALITY_PREMIUM: z.enum(PICTURE_QUALITIES).default('high'),
  /** Whether pictures get a sketch of their staging as a reference. Default: if the model takes several (`referencesOf`). */
  OPENAI_STAGING_SKETCH: flag.optional(),
}

export interface OpenAiFields {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
}

/** The parsed configuration of any service that calls OpenAI; a service reads the models that it uses. */
export interface OpenAiConfig extends OpenAiFields {
  OPENAI_PRICES: Prices
  OPENAI_TEXT_MODEL?: string
  OPENAI_MODERATION_MODEL?: string
  OPENAI_CHECK_MODEL?: string | undefined
  OPENAI_IMAGE_MODEL?: string
  OPENAI_IMAGE_MODEL_PREMIUM?: string
  /** Rupees. */
  OPENAI_DAILY_BUDGET?: number | undefined
  OPENAI_DAILY_BUDGET_FREE?: number | undefined
}

/** Key and base URL of the provider, or null if none is configured. */
export const openAiAccount = ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl }: OpenAiFields) =>
  key || baseUrl ? { apiKey: key ?? 'none', baseUrl } : null
export type OpenAiAccount = NonNullable<ReturnType<typeof openAiAccount>>

const OPENAI_HOST = 'api.openai.com'
export const providerHost = ({ OPENAI_BASE_URL: baseUrl }: OpenAiFields): string =>
  baseUrl ? new URL(baseUrl).hostname : OPENAI_HOST
/** Whether the provider is OpenAI itself, as opposed to a compatible server. */
export const isOpenAi = (config: OpenAiFields): boolean => providerHost(config) === OPENAI_HOST

const DEFAULT_CHECK_MODEL = 'gpt-6-luna'
/** The model that checks the pictures of a provider, or `built-in` if none does: a server of another kind may have no such model. */
export const checkModelOf = (config: OpenAiFields & Pick<OpenAiConfig, 'OPENAI_CHECK_MODEL'>): string =>
  openAiAccount(config) ? (config.OPENAI_CHECK_MODEL ?? (isOpenAi(config) ? DEFAULT_CHECK_MODEL : BUILT_IN)) : BUILT_IN

const MODEL_SETTINGS = [
  'OPENAI_TEXT_MODEL',
  'OPENAI_MODERATION_MODEL',
  'OPENAI_CHECK_MODEL',
  'OPENAI_IMAGE_MODEL',
  'OPENAI_IMAGE_MODEL_PREMIUM',
] as const

/** The models of the provider that are configured, each with the variable that names it. */
export const configuredModels = (config: OpenAiConfig) =>
  openAiAccount(config) === null
    ? []
    : MODEL_SETTINGS.flatMap(setting => {
        const model = setting === 'OPENAI_CHECK_MODEL' ? checkModelOf(config) : config[setting]
        return model === undefined || model === BUILT_IN ? [] : [{ setting, model }]
      })

/** Names of the configured models whose price is neither known nor set in `OPENAI_PRICES`. */
export function modelsWithoutPrice(config: OpenAiConfig): string[] {
  const prices = withKnownPrices(config.OPENAI_PRICES)
  return [...new Set(configuredModels(config).map(({ model }) => model))].filter(model => !prices[model])
}

const BUDGETS = ['OPENAI_DAILY_BUDGET', 'OPENAI_DAILY_BUDGET_FREE'] as const

/** A refinement: a daily budget requires the price of every configured model, since it can't be enforced without. */
export function requirePricesForBudget(config: OpenAiConfig, ctx: z.RefinementCtx): void {
  const budget = BUDGETS.find(name => config[name] !== undefined)
  if (budget === undefined) return
  for (const model of modelsWithoutPrice(config)) {
    const message = `has no price for ${model}, which ${budget} requires: add it, with zeros for a server of your own`
    ctx.addIssue({ code: 'custom', path: ['OPENAI_PRICES'], message })
  }
}

/** Whether texts or pictures come from a provider. Also for a configuration with missing variables. */
export function usesProvider(config: Partial<OpenAiConfig>): boolean {
  const models = [config.OPENAI_TEXT_MODEL, config.OPENAI_IMAGE_MODEL, config.OPENAI_IMAGE_MODEL_PREMIUM]
  return openAiAccount(config) !== null && models.some(model => model !== undefined && model !== BUILT_IN)
}

/** What production requires of every service that calls a provider. */
export const openAiRules = (config: Partial<OpenAiConfig>): Rule[] => [
  httpProviderRule('OPENAI_BASE_URL', config.OPENAI_BASE_URL),
  {
    setting: 'word-list-moderation',
    isUnsafe: usesProvider(config) && config.OPENAI_MODERATION_MODEL === BUILT_IN,
    key: 'OPENAI_MODERATION_MODEL',
    requirement: 'the model of a provider, if text or pictures come from one',
  },
]
