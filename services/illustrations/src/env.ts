import {
  openAiAccount,
  openAiFields,
  openAiImageFields,
  openAiRules,
  requirePricesForBudget,
} from '@kahani/ai/openai-config'
import { SIZE } from '@kahani/illustrator/size'
import {
  commonConfig,
  httpUrl,
  loadConfig,
  positiveInteger,
  redisUrl,
  secret,
  storageFields,
} from '@kahani/service-kit/config'
import { refuseUnsafe } from '@kahani/service-kit/unsafe-settings'

// Calls to a provider mostly wait; the built-in illustrator needs a CPU core per picture.
const PROVIDER_CONCURRENCY = 8
const BUILT_IN_CONCURRENCY = 2

/** What selects the illustrator and the moderator. */
export const providerFields = {
  /** Width and height of pictures, in px. */
  ILLUSTRATION_SIZE: positiveInteger.multipleOf(16).min(128).max(4096).default(SIZE),
  ...openAiFields,
  ...openAiImageFields,
}

const schema = refuseUnsafe(
  commonConfig.extend({
    REDIS_URL: redisUrl,
    ...storageFields,
    INTERNAL_TOKEN: secret('the token that this worker derives its credentials from'),
    STORIES_URL: httpUrl('base URL of the stories service'),
    /** Pictures that one worker renders concurrently. */
    ILLUSTRATION_CONCURRENCY: positiveInteger.optional(),
    /** Maximum number of concurrent pictures across all workers; unlimited by default. */
    ILLUSTRATION_CONCURRENCY_TOTAL: positiveInteger.optional(),
    /** Maximum number of pictures per minute across all workers; unlimited by default. */
    ILLUSTRATION_RATE_PER_MINUTE: positiveInteger.optional(),
    ...providerFields,
  }),
  openAiRules,
)
  .superRefine(requirePricesForBudget)
  .transform(({ ILLUSTRATION_CONCURRENCY = 0, ...config }) => ({
    ...config,
    ILLUSTRATION_CONCURRENCY:
      ILLUSTRATION_CONCURRENCY || (openAiAccount(config) ? PROVIDER_CONCURRENCY : BUILT_IN_CONCURRENCY),
  }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
export type ProviderEnv = Pick<Env, keyof typeof providerFields>
