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

const schema = commonConfig.extend({
  DATABASE_URL: postgresUrl,
  REDIS_URL: redisUrl,
  STORAGE_URL: storageUrl,
  IDENTITY_PUBLIC_KEY: identityPublicKey,
  INTERNAL_TOKEN: secret('what the services show each other'),
  PHOTO_KEY: secret('what reference photos are encrypted with'),
  PAYMENTS_URL: httpUrl('where the payments service listens'),
})

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
