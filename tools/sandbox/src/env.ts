import { commonConfig, httpUrl, loadConfig, port } from '@kahani/service-kit/config'
import { z } from 'zod'

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_URL'] as const
/** Where Google's page leads back to: for signing in, and for connecting Gmail. */
const CALLBACKS = ['/auth/google/callback', '/auth/gmail/callback']
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'PUBLIC_URL'] as const

const schema = commonConfig
  .extend({
    SMTP_PORT: port.default(0),
    DATA_DIR: z.string('is missing: the folder that stores mails and payments'),
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    /** Comma-separated during a rotation, newest first. The newest one signs. */
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_URL: httpUrl('where the sandbox sends its webhooks').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    PUBLIC_URL: httpUrl('the URL of the product, to which people return from the sign-in page').optional(),
  })
  .superRefine((env, ctx) => {
    for (const group of [RAZORPAY, GOOGLE]) {
      const missing = group.filter(name => env[name] === undefined)
      if (missing.length === group.length) continue
      const message = `is missing: ${group.join(', ')} have to be set together`
      for (const name of missing) ctx.addIssue({ code: 'custom', path: [name], message })
    }
    if (env.NODE_ENV !== 'production') return
    const message =
      'is production, where the sandbox never runs: set SMTP_URL and RAZORPAY_KEY_ID to those of real providers'
    ctx.addIssue({ code: 'custom', path: ['NODE_ENV'], message })
  })
  .transform(({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_URL, ...env }) => ({
    ...env,
    /** Undefined if the real provider is used. */
    razorpay:
      RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET && RAZORPAY_WEBHOOK_URL
        ? {
            keyId: RAZORPAY_KEY_ID,
            keySecret: RAZORPAY_KEY_SECRET,
            webhookSecret: RAZORPAY_WEBHOOK_SECRET.split(',')[0]?.trim() ?? '',
            webhookUrl: RAZORPAY_WEBHOOK_URL,
          }
        : undefined,
  }))
  .transform(({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL, ...env }) => ({
    ...env,
    /** Undefined if the real provider is used. */
    google:
      clientId && clientSecret && PUBLIC_URL
        ? { clientId, clientSecret, redirectUris: CALLBACKS.map(path => new URL(path, PUBLIC_URL).href) }
        : undefined,
  }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
