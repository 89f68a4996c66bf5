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

const given = (what: string) => z.string(`is missing: ${what}`)

const schema = commonConfig
  .extend({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    IDENTITY_PUBLIC_KEY: identityPublicKey,
    INTERNAL_TOKEN: secret('what the services show each other'),
    AUTH_URL: httpUrl('where the auth service listens'),
    STORIES_URL: httpUrl('where the stories service listens'),
    GIFT_KEY: secret('what the links of gifts are made with'),
    RAZORPAY_KEY_ID: given('the key of your Razorpay account, like rzp_live_…'),
    RAZORPAY_KEY_SECRET: given('the secret of your Razorpay key'),
    /** Newest first; the older ones still count while the provider repeats what it signed with them. */
    RAZORPAY_WEBHOOK_SECRET: given(
      'the secret of your Razorpay webhook; several, separated by commas, during a rotation',
    )
      .transform(list => list.split(',').map(text => text.trim()))
      .refine(list => list.every(text => text !== ''), 'has an empty part'),
    RAZORPAY_API_URL: httpUrl("where Razorpay's API answers").default('https://api.razorpay.com'),
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  })
  .superRefine(rejectSandbox(['RAZORPAY_KEY_ID', 'RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL']))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
