import type { Logger } from 'pino'
import { createMeter, type Meter, type RecordAiCall } from './meter.ts'
import { findEndingModels } from './model-end-dates.ts'
import { createOpenAiClient, type OpenAiClient } from './openai-client.ts'
import { modelsWithoutPrice, type OpenAiConfig, openAiAccount } from './openai-config.ts'
import { withKnownPrices } from './prices.ts'

/** Dependencies of every adapter for OpenAI. */
export interface OpenAiDeps {
  client: OpenAiClient
  meter: Meter
}

/**
 * Creates the client and the meter for the configured provider. Logs a warning if a configured model has no known price, and
 * one for each that has ended or ends within 30 days.
 * @returns null if no provider is configured, so that the built-in adapters are used
 */
export function createOpenAiDeps(
  env: OpenAiConfig,
  record: RecordAiCall,
  logger: Logger,
  now = new Date(),
): OpenAiDeps | null {
  const account = openAiAccount(env)
  if (!account) return null
  const models = modelsWithoutPrice(env)
  if (models.length > 0)
    logger.warn({ models }, 'models without a price: their cost is recorded as 0, set OPENAI_PRICES')
  for (const { hasEnded, ...ending } of findEndingModels(env, now))
    logger.warn(ending, hasEnded ? 'the provider has ended a configured model' : 'the provider ends a configured model')
  return {
    client: createOpenAiClient(account),
    meter: createMeter({ record, prices: withKnownPrices(env.OPENAI_PRICES), logger }),
  }
}
