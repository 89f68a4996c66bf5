import { commonConfig, httpUrl, loadConfig, port } from '@kahani/service-kit/config'
import { z } from 'zod'

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_URL'] as const

const schema = commonConfig
  .extend({
    SMTP_PORT: port.default(0),
    DATA_DIR: z.string('is missing: the folder in which mails and payments are kept'),
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    /** Several during a rotation, newest first: that one signs. */
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_URL: httpUrl('where the payments of the sandbox are told').optional(),
  })
  .superRefine((env, ctx) => {
    const missing = RAZORPAY.filter(name => env[name] === undefined)
    if (missing.length < RAZORPAY.length) {
      const message = `is needed too: ${RAZORPAY.join(', ')} go together`
      for (const name of missing) ctx.addIssue({ code: 'custom', path: [name], message })
    }
    if (env.NODE_ENV !== 'production') return
    const message =
      'is production, where the sandbox never runs: set SMTP_URL and RAZORPAY_KEY_ID to the real ones instead'
    ctx.addIssue({ code: 'custom', path: ['NODE_ENV'], message })
  })
  .transform(({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_URL, ...env }) => ({
    ...env,
    /** Undefined where nobody is to be stood in for. */
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

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
