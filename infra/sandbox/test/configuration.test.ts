import { describe, expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'newest, older',
  RAZORPAY_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payments/webhook',
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

  test.each(Object.keys(RAZORPAY))('names %s if only that one is missing', name => {
    const env = { DATA_DIR: '/tmp', ...RAZORPAY, [name]: '' }
    expect(() => readEnv(env)).toThrow(new RegExp(`${name}: is missing`))
  })
})
