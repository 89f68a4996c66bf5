import type { Logger } from 'pino'
import { createMeter, type Meter, type RecordAiCall } from './meter.ts'
import { createOpenAiClient, type OpenAiClient } from './openai-client.ts'
import { type OpenAiFields, openAiAccount } from './openai-config.ts'
import { type Prices, withKnownPrices } from './prices.ts'

/** What every adapter for the provider works with. */
export interface OpenAiParts {
  client: OpenAiClient
  meter: Meter
}

/** The parts for the provider that is configured; null where what is built in does the work. */
export function createOpenAiParts(
  env: OpenAiFields & { OPENAI_PRICES: Prices },
  record: RecordAiCall,
  logger: Logger,
): OpenAiParts | null {
  const account = openAiAccount(env)
  return (
    account && {
      client: createOpenAiClient(account),
      meter: createMeter({ record, prices: withKnownPrices(env.OPENAI_PRICES), logger }),
    }
  )
}
