import { atLeastOne, commonConfig, httpUrl, loadConfig, redisUrl, secret, storageUrl } from '@kahani/service-kit/config'

const schema = commonConfig.extend({
  REDIS_URL: redisUrl,
  STORAGE_URL: storageUrl,
  INTERNAL_TOKEN: secret('what the services show each other'),
  STORIES_URL: httpUrl('where the stories service listens'),
  ILLUSTRATION_CONCURRENCY: atLeastOne.default(2),
  /** Most pictures a minute for all workers together; no limit where it is absent. */
  ILLUSTRATION_RATE_PER_MINUTE: atLeastOne.optional(),
})

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
