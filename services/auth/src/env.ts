import { emailSchema, passwordSchema, usernameSchema } from '@kahani/contracts/accounts'
import { PRODUCT_NAME } from '@kahani/messages/product'
import {
  commonConfig,
  httpUrl,
  loadConfig,
  postgresUrl,
  redisUrl,
  rejectSandbox,
  secret,
} from '@kahani/service-kit/config'
import { z } from 'zod'

const MAIL_SERVER = 'where mail goes, like smtp://user:password@host:587'
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: issue => (issue.input === undefined ? `is missing: ${MAIL_SERVER}` : `is not usable: ${MAIL_SERVER}`),
})

const MAIL_SENDER = `who mails come from, like ${PRODUCT_NAME} <hello@kahani.example>`
const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>]+)>|([^<>]+))$/
/** `Name <address>` or an address alone, in its parts. */
const sender = z.string().transform((text, ctx) => {
  const [, name = '', inBrackets, alone] = SENDER.exec(text.trim()) ?? []
  const address = z.email().safeParse(inBrackets ?? alone)
  if (address.success) return { name, address: address.data }
  ctx.addIssue({ code: 'custom', message: `is not usable: ${MAIL_SENDER}` })
  return z.NEVER
})
const LOCAL_SENDER = { name: PRODUCT_NAME, address: 'hello@kahani.local' }

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: httpUrl('where people open the product, like https://kahani.example'),
    SESSION_SECRET: secret('what signs the session cookie'),
    INTERNAL_TOKEN: secret('what the services show each other'),
    PAYMENTS_URL: httpUrl('where the payments service listens'),
    SMTP_URL: smtpUrl,
    MAIL_FROM: sender.optional(),
    ADMIN_USERNAME: usernameSchema.optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: passwordSchema.optional(),
  })
  .superRefine(rejectSandbox(['SMTP_URL']))
  .superRefine((env, ctx) => {
    if (env.NODE_ENV === 'production' && env.MAIL_FROM === undefined) {
      ctx.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: `is missing: ${MAIL_SENDER}` })
    }
    const given = [env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD].filter(value => value !== undefined)
    if (given.length === 0 || given.length === 3) return
    const message = 'is needed too: ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD go together'
    for (const key of ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const) {
      if (env[key] === undefined) ctx.addIssue({ code: 'custom', path: [key], message })
    }
  })
  .transform(env => ({ ...env, MAIL_FROM: env.MAIL_FROM ?? LOCAL_SENDER }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
