import {
  checkoutUrl,
  commonConfig,
  databaseReadUrl,
  httpUrl,
  loadConfig,
  postgresUrl,
  redisUrl,
  rejectSandbox,
  secret,
  secrets,
} from '@kahani/service-kit/config'
import { identityPublicKeys } from '@kahani/service-kit/identity'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { httpProviderRule, refuseUnsafe } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'

const LIVE_KEY = /^rzp_live_\w/
const MIN_SECRET = 16
const MIN_DIFFERENT = 6
const isGuessable = (secret: string) => secret.length < MIN_SECRET || new Set(secret).size < MIN_DIFFERENT

const required = (description: string) => z.string(`is missing: ${description}`)

const schema = refuseUnsafe(
  commonConfig.extend({
    DATABASE_URL: postgresUrl,
    DATABASE_READ_URL: databaseReadUrl,
    REDIS_URL: redisUrl,
    IDENTITY_PUBLIC_KEY: identityPublicKeys,
    INTERNAL_TOKEN: secret('the token that this service derives its credentials from'),
    INTERNAL_CALLERS: internalCallers,
    AUTH_URL: httpUrl('the URL of the auth service'),
    STORIES_URL: httpUrl('the URL of the stories service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    GIFT_KEY: secrets('the key that signs gift links'),
    RAZORPAY_KEY_ID: required('the key id of your Razorpay account, like rzp_live_…'),
    RAZORPAY_KEY_SECRET: required('the secret of your Razorpay key'),
    RAZORPAY_WEBHOOK_SECRET: secrets('the secret of your Razorpay webhook', 1),
    RAZORPAY_API_URL: httpUrl("the URL of Razorpay's API").default('https://api.razorpay.com'),
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  }),
  ({
    RAZORPAY_KEY_ID: keyId = '',
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecrets,
    RAZORPAY_API_URL: url,
  }) => [
    {
      setting: 'test-payments',
      isUnsafe: keyId !== '' && !LIVE_KEY.test(keyId),
      key: 'RAZORPAY_KEY_ID',
      requirement: 'a live key, like rzp_live_…, with which families pay',
    },
    {
      setting: 'short-key-secret',
      isUnsafe: keySecret !== undefined && isGuessable(keySecret),
      key: 'RAZORPAY_KEY_SECRET',
      requirement: `at least ${MIN_SECRET} random characters`,
    },
    {
      setting: 'short-webhook-secret',
      isUnsafe: (webhookSecrets ?? []).some(isGuessable),
      key: 'RAZORPAY_WEBHOOK_SECRET',
      requirement: `at least ${MIN_SECRET} random characters`,
    },
    httpProviderRule('RAZORPAY_API_URL', url),
  ],
).superRefine(rejectSandbox(['RAZORPAY_KEY_ID', 'RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL']))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
