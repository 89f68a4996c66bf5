import {
  checkoutUrl,
  commonConfig,
  httpUrl,
  loadConfig,
  postgresUrl,
  redisUrl,
  rejectSandbox,
  secret,
} from '@kahani/service-kit/config'
import { identityPublicKey } from '@kahani/service-kit/identity'
import { z } from 'zod'

const required = (description: string) => z.string(`is missing: ${description}`)

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    IDENTITY_PUBLIC_KEY: identityPublicKey,
    INTERNAL_TOKEN: secret('the token that services authenticate with'),
    AUTH_URL: httpUrl('the URL of the auth service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    GIFT_KEY: secret('the key that signs gift links'),
    RAZORPAY_KEY_ID: required('the key id of your Razorpay account, like rzp_live_…'),
    RAZORPAY_KEY_SECRET: required('the secret of your Razorpay key'),
    /** Comma-separated: during a rotation, webhooks signed with an older secret are still accepted. */
    RAZORPAY_WEBHOOK_SECRET: required(
      'the secret of your Razorpay webhook; during a rotation several, separated by commas',
    )
      .transform(list => list.split(',').map(text => text.trim()))
      .refine(list => list.every(text => text !== ''), 'has an empty entry'),
    RAZORPAY_API_URL: httpUrl("the URL of Razorpay's API").default('https://api.razorpay.com'),
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  })
  .superRefine(rejectSandbox(['RAZORPAY_KEY_ID', 'RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL']))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
