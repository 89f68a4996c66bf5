import { openAiFields, openAiImageFields, requirePricesForBudget } from '@kahani/ai/openai-config'
import {
  commonConfig,
  httpUrl,
  loadConfig,
  postgresUrl,
  redisUrl,
  secret,
  storageUrl,
} from '@kahani/service-kit/config'
import { identityPublicKey } from '@kahani/service-kit/identity'
import { z } from 'zod'

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    STORAGE_URL: storageUrl,
    IDENTITY_PUBLIC_KEY: identityPublicKey,
    INTERNAL_TOKEN: secret('what the services show each other'),
    PHOTO_KEY: secret('what reference photos are encrypted with'),
    PAYMENTS_URL: httpUrl('where the payments service listens'),
    ...openAiFields,
    ...openAiImageFields,
    OPENAI_TEXT_MODEL: z.string().default('gpt-6-sol'),
    OPENAI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
    /** Rupees. */
    OPENAI_DAILY_BUDGET: z.coerce.number('is not usable: an amount in rupees').positive('must be above 0').optional(),
  })
  .superRefine(requirePricesForBudget)

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
