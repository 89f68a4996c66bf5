import { emailSchema, passwordSchema, usernameSchema } from '@kahani/contracts/accounts'
import { supportEmailSchema } from '@kahani/contracts/support-email'
import { PRODUCT_NAME } from '@kahani/messages/product'
import {
  commonConfig,
  databaseReadUrl,
  httpUrl,
  loadConfig,
  positiveInteger,
  postgresUrl,
  redisUrl,
  rejectSandbox,
  secret,
  secrets,
} from '@kahani/service-kit/config'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { httpProviderRule, refuseUnsafe } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'
import { checkGoogle, GOOGLE_URLS, googleFields, toGoogleConfig } from './google-env.ts'
import { SMTP_URL_HINT, skipsTls, smtpUrl } from './mailer/smtp-url.ts'
import { findWeakness } from './passwords/password-policy.ts'
import { administratorPolicy } from './users/administrator-policy.ts'

const MAIL_FROM_HINT = `the sender of emails, like ${PRODUCT_NAME} <hello@kahani.example>`
const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>]+)>|([^<>]+))$/
/** Parses `Name <address>` or an address. */
const sender = z.string().transform((text, ctx) => {
  const [, name = '', bracketed, bare] = SENDER.exec(text.trim()) ?? []
  const address = z.email().safeParse(bracketed ?? bare)
  if (address.success) return { name, address: address.data }
  ctx.addIssue({ code: 'custom', message: `is not usable: ${MAIL_FROM_HINT}` })
  return z.NEVER
})
const LOCAL_SENDER = { name: PRODUCT_NAME, address: 'hello@kahani.local' }

const schema = refuseUnsafe(
  commonConfig.extend({
    DATABASE_URL: postgresUrl,
    DATABASE_READ_URL: databaseReadUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: httpUrl('the public URL of the product, like https://kahani.example'),
    SESSION_SECRET: secrets('the key that signs session cookies'),
    INTERNAL_TOKEN: secret('the token that this service derives its credentials from'),
    INTERNAL_CALLERS: internalCallers,
    PAYMENTS_URL: httpUrl('the URL of the payments service'),
    STORIES_URL: httpUrl('the URL of the stories service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    MAIL_FROM: sender.optional(),
    ...googleFields,
    /** Optional if a Gmail account can be connected. Emails wait in the queue until one is. */
    SMTP_URL: smtpUrl.optional(),
    GMAIL_API_URL: httpUrl('the URL of the Gmail API').default('https://gmail.googleapis.com'),
    /** Where the contact form sends messages. */
    SUPPORT_EMAIL: supportEmailSchema,
    /** Accounts that one address can create. */
    SIGN_UPS_PER_HOUR: positiveInteger.default(60),
    ADMIN_USERNAME: usernameSchema.optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: passwordSchema.optional(),
  }),
  ({ GMAIL_API_URL: url }) => [httpProviderRule('GMAIL_API_URL', url)],
)
  .refine(({ SMTP_URL, GOOGLE_CLIENT_ID }) => SMTP_URL ?? GOOGLE_CLIENT_ID, {
    path: ['SMTP_URL'],
    error: `is missing: ${SMTP_URL_HINT}`,
    // Also if other variables are invalid.
    when: () => true,
  })
  .superRefine(rejectSandbox(['SMTP_URL', 'GMAIL_API_URL', 'GOOGLE_CLIENT_ID', ...GOOGLE_URLS]))
  .superRefine(checkGoogle)
  .superRefine((env, ctx) => {
    const reject = (key: string, message: string) => ctx.addIssue({ code: 'custom', path: [key], message })
    const production = env.NODE_ENV === 'production'
    if (production && env.MAIL_FROM === undefined) reject('MAIL_FROM', `is missing: ${MAIL_FROM_HINT}`)
    if (production && env.SMTP_URL && skipsTls(env.SMTP_URL)) reject('SMTP_URL', 'must use TLS in production')
    const present = [env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD].filter(value => value !== undefined)
    if (present.length === 0 || present.length === 3) return
    const message = 'is missing: set all of ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD, or none'
    for (const key of ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const) {
      if (env[key] === undefined) ctx.addIssue({ code: 'custom', path: [key], message })
    }
  })
  .superRefine(({ NODE_ENV, ADMIN_PASSWORD = '' }, ctx) => {
    const { minPasswordLength } = administratorPolicy(NODE_ENV)
    if (ADMIN_PASSWORD === '' || [...ADMIN_PASSWORD].length >= minPasswordLength) return
    const message = `is too short: an administrator's password has at least ${minPasswordLength} characters in production`
    ctx.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message })
  })
  .superRefine(({ ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, ctx) => {
    if (!username || !email || !password || !findWeakness(password, { username, email })) return
    const message = 'is too easy to guess: choose one that is neither common nor the name of the administrator'
    ctx.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message })
  })
  .transform(env => ({ ...env, MAIL_FROM: env.MAIL_FROM ?? LOCAL_SENDER, google: toGoogleConfig(env) }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
