import { openAiFields, openAiImageFields, requirePricesForBudget } from '@kahani/ai/openai-config'
import {
  commonConfig,
  flag,
  httpUrl,
  loadConfig,
  postgresUrl,
  redisUrl,
  secret,
  storageUrl,
} from '@kahani/service-kit/config'
import { identityPublicKey } from '@kahani/service-kit/identity'
import { z } from 'zod'

const rupees = z.coerce.number('is invalid: an amount in rupees').positive('must be above 0')

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    STORAGE_URL: storageUrl,
    IDENTITY_PUBLIC_KEY: identityPublicKey,
    INTERNAL_TOKEN: secret('the token that services authenticate with'),
    PHOTO_KEY: secret('the key that encrypts reference photos'),
    AUTH_URL: httpUrl('the URL of the auth service'),
    PAYMENTS_URL: httpUrl('the URL of the payments service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    /** Whether an account that never paid needs a confirmed email address for a story. */
    REQUIRE_VERIFIED_EMAIL: flag.default(false),
    ...openAiFields,
    ...openAiImageFields,
    OPENAI_TEXT_MODEL: z.string().default('gpt-6-sol'),
    OPENAI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
    OPENAI_DAILY_BUDGET: rupees.optional(),
    /** For accounts that never paid. */
    OPENAI_DAILY_BUDGET_FREE: rupees.optional(),
  })
  .superRefine(requirePricesForBudget)

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
