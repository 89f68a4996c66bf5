import { describe, expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'newest, older',
  RAZORPAY_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payments/webhook',
}

const GOOGLE = {
  GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'client secret',
  PUBLIC_URL: 'http://localhost:3000/',
}

describe('configuration', () => {
  test('rejects NODE_ENV=production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', DATA_DIR: '/tmp' })).toThrow(/NODE_ENV.*never runs/)
  })

  test('enables the fake Razorpay if all its variables are set, and signs with the newest secret', () => {
    expect(readEnv({ DATA_DIR: '/tmp' }).razorpay).toBeUndefined()
    expect(readEnv({ DATA_DIR: '/tmp', ...RAZORPAY }).razorpay).toEqual({
      keyId: 'rzp_test_sandbox',
      keySecret: 'key secret',
      webhookSecret: 'newest',
      webhookUrl: RAZORPAY.RAZORPAY_WEBHOOK_URL,
    })
  })

  test('enables the fake Google, which answers to the product, if all its variables are set', () => {
    expect(readEnv({ DATA_DIR: '/tmp' }).google).toBeUndefined()
    expect(readEnv({ DATA_DIR: '/tmp', ...GOOGLE }).google).toEqual({
      clientId: 'sandbox.apps.googleusercontent.com',
      clientSecret: 'client secret',
      redirectUris: ['http://localhost:3000/auth/google/callback', 'http://localhost:3000/auth/gmail/callback'],
    })
  })

  test.each(Object.keys({ ...RAZORPAY, ...GOOGLE }))('names %s if only that one is missing', name => {
    const env = { DATA_DIR: '/tmp', ...RAZORPAY, ...GOOGLE, [name]: '' }
    expect(() => readEnv(env)).toThrow(new RegExp(`${name}: is missing`))
  })
})
