import { openAiAccount, openAiFields, openAiImageFields, requirePricesForBudget } from '@kahani/ai/openai-config'
import {
  commonConfig,
  httpUrl,
  loadConfig,
  positiveInteger,
  redisUrl,
  secret,
  storageUrl,
} from '@kahani/service-kit/config'

const AT_A_PROVIDER = 8
const BUILT_IN = 2

const schema = commonConfig
  .extend({
    REDIS_URL: redisUrl,
    STORAGE_URL: storageUrl,
    INTERNAL_TOKEN: secret('what the services show each other'),
    STORIES_URL: httpUrl('where the stories service listens'),
    /** Pictures that one worker draws at once; a provider's are waited for, those of the built-in artist computed. */
    ILLUSTRATION_CONCURRENCY: positiveInteger.optional(),
    /** Most pictures at once, all workers together; no limit where it is absent. */
    ILLUSTRATION_CONCURRENCY_TOTAL: positiveInteger.optional(),
    /** Most pictures a minute, all workers together; no limit where it is absent. */
    ILLUSTRATION_RATE_PER_MINUTE: positiveInteger.optional(),
    ...openAiFields,
    ...openAiImageFields,
  })
  .superRefine(requirePricesForBudget)
  .transform(({ ILLUSTRATION_CONCURRENCY = 0, ...config }) => ({
    ...config,
    ILLUSTRATION_CONCURRENCY: ILLUSTRATION_CONCURRENCY || (openAiAccount(config) ? AT_A_PROVIDER : BUILT_IN),
  }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
