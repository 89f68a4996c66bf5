import { commonConfig, loadConfig, postgresUrl, secret } from '@kahani/service-kit/config'
import { identityPublicKey } from '@kahani/service-kit/identity'

const schema = commonConfig.extend({
  DATABASE_URL: postgresUrl,
  IDENTITY_PUBLIC_KEY: identityPublicKey,
  INTERNAL_TOKEN: secret('what the services show each other'),
})

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
