import { emailSchema, passwordSchema, usernameSchema } from '@kahani/contracts/accounts'
import { commonConfig, httpUrl, loadConfig, postgresUrl, redisUrl, secret } from '@kahani/service-kit/config'

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: httpUrl('where people open the product, like https://kahani.example'),
    SESSION_SECRET: secret('what signs the session cookie'),
    INTERNAL_TOKEN: secret('what the services show each other'),
    PAYMENTS_URL: httpUrl('where the payments service listens'),
    ADMIN_USERNAME: usernameSchema.optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: passwordSchema.optional(),
  })
  .superRefine((env, ctx) => {
    const given = [env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD].filter(value => value !== undefined)
    if (given.length === 0 || given.length === 3) return
    const message = 'is needed too: ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD go together'
    for (const key of ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const) {
      if (env[key] === undefined) ctx.addIssue({ code: 'custom', path: [key], message })
    }
  })

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
