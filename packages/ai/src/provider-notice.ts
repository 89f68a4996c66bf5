import type { AiProvider } from '@kahani/contracts/child-consents'
import type { Rule } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'
import { BUILT_IN, isOpenAi, type OpenAiConfig, openAiAccount, providerHost } from './openai-config.ts'

/** How families are told who receives what they enter; known for OpenAI. */
export const providerNoticeFields = {
  AI_PROVIDER_NAME: z.string().trim().max(80).optional(),
  AI_PROVIDER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is invalid: a country code of two letters, such as US')
    .optional(),
}

type ProviderNoticeConfig = Partial<OpenAiConfig> & {
  AI_PROVIDER_NAME?: string | undefined
  AI_PROVIDER_COUNTRY?: string | undefined
}

/** Who receives what families enter: the provider of texts, pictures or moderation; null if all are built-in. */
export function namedProvider(config: ProviderNoticeConfig): AiProvider | null {
  const models = [
    config.OPENAI_TEXT_MODEL,
    config.OPENAI_IMAGE_MODEL,
    config.OPENAI_IMAGE_MODEL_PREMIUM,
    config.OPENAI_MODERATION_MODEL,
  ]
  if (!openAiAccount(config) || models.every(model => model === BUILT_IN)) return null
  const known = isOpenAi(config) ? { name: 'OpenAI', country: 'US' } : { name: providerHost(config), country: null }
  return {
    name: config.AI_PROVIDER_NAME ?? known.name,
    country: config.AI_PROVIDER_COUNTRY ?? known.country,
  }
}

/** Production names the provider and its country to families. */
export function providerNoticeRule(config: ProviderNoticeConfig): Rule {
  const isNamed = config.AI_PROVIDER_NAME !== undefined && config.AI_PROVIDER_COUNTRY !== undefined
  return {
    setting: 'unnamed-provider',
    isUnsafe: namedProvider(config) !== null && !isOpenAi(config) && !isNamed,
    key: 'AI_PROVIDER_NAME',
    requirement: 'the name of the AI provider, and AI_PROVIDER_COUNTRY, if it is not OpenAI',
  }
}
