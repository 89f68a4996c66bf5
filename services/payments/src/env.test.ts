import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const { publicKey } = generateKeyPairSync('ed25519')
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://payments:payments@127.0.0.1:5432/kahani',
  REDIS_URL: 'redis://127.0.0.1:6379',
  IDENTITY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  INTERNAL_TOKEN: 'a token of the service, long enough',
  INTERNAL_CALLERS: `auth=${'c'.repeat(43)}`,
  AUTH_URL: 'http://auth:8080',
  STORIES_URL: 'http://stories:8080',
  EXPORTS_URL: 'http://exports:8080',
  GIFT_KEY: 'g'.repeat(32),
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'dPmOMsGoyLr9wBqZ',
  RAZORPAY_WEBHOOK_SECRET: 'lamp-river-moon-7',
}
const unsafe = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'lamp-river-moon-7,lamp-river-moon',
  RAZORPAY_API_URL: 'http://razorpay.example',
}

test('production refuses test keys, short webhook secrets and addresses without TLS, unless they are allowed', () => {
  expect(readEnv(production).RAZORPAY_KEY_ID).toBe('rzp_live_1')
  const read = () => readEnv({ ...production, ...unsafe, GIFT_KEY: '' })
  expect(read).toThrow('RAZORPAY_KEY_ID: production requires a live key')
  expect(read).toThrow('RAZORPAY_KEY_SECRET: production requires at least 16 random characters')
  expect(read).toThrow('RAZORPAY_WEBHOOK_SECRET: production requires at least 16 random characters')
  expect(read).toThrow('RAZORPAY_API_URL: production requires an https:// address')
  expect(read).toThrow('GIFT_KEY: is missing')
  for (const RAZORPAY_KEY_ID of ['RZP_TEST_1', '"rzp_test_1"', ' rzp_test_1', 'x'])
    expect(() => readEnv({ ...production, RAZORPAY_KEY_ID })).toThrow('RAZORPAY_KEY_ID: production requires')
  expect(() => readEnv({ ...production, RAZORPAY_API_URL: 'HTTP://razorpay.example' })).toThrow('RAZORPAY_API_URL')
  expect(() => readEnv({ ...production, RAZORPAY_WEBHOOK_SECRET: 'a'.repeat(16) })).toThrow('RAZORPAY_WEBHOOK_SECRET')
  const ALLOW_UNSAFE = 'test-payments,short-key-secret,short-webhook-secret,http-provider'
  expect(readEnv({ ...production, ...unsafe, ALLOW_UNSAFE }).RAZORPAY_KEY_ID).toBe('rzp_test_1')
  expect(readEnv({ ...production, ...unsafe, NODE_ENV: 'development' }).RAZORPAY_KEY_ID).toBe('rzp_test_1')
})
