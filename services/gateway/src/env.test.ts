import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const complete = {
  REDIS_URL: 'redis://localhost:6379',
  SESSION_SECRET: 's'.repeat(32),
  IDENTITY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  PICTURE_KEY: 'p'.repeat(32),
  STORAGE_URL: 'file:///var/lib/kahani/blobs',
  INTERNAL_CALLERS: `monitoring=${'c'.repeat(43)}`,
  AUTH_URL: 'http://localhost:4001',
  STORIES_URL: 'http://localhost:4002',
  PAYMENTS_URL: 'http://localhost:4003',
  EXPORTS_URL: 'http://localhost:4004',
}

describe('the configuration', () => {
  test('PUBLIC_URL defaults to localhost and the port', () => {
    expect(readEnv(complete)).toMatchObject({ PORT: 3000, PUBLIC_URL: new URL('http://localhost:3000') })
    expect(readEnv({ ...complete, PORT: '8080', NODE_ENV: 'production' }).PUBLIC_URL.href).toBe(
      'http://localhost:8080/',
    )
  })

  test('production requires an https PUBLIC_URL', () => {
    const production = { ...complete, NODE_ENV: 'production' }
    expect(() => readEnv({ ...production, PUBLIC_URL: 'http://kahani.example' })).toThrow(/PUBLIC_URL: must be https/)
    expect(readEnv({ ...production, PUBLIC_URL: 'https://kahani.example' }).PUBLIC_URL.host).toBe('kahani.example')
    expect(readEnv({ ...complete, PUBLIC_URL: 'http://kahani.lan' }).PUBLIC_URL.host).toBe('kahani.lan')
  })

  test('the checkout defaults to Razorpay’s', () => {
    expect(readEnv(complete).RAZORPAY_CHECKOUT_URL).toBe('https://checkout.razorpay.com/v1/checkout.js')
    const given = (RAZORPAY_CHECKOUT_URL: string, NODE_ENV = 'development') =>
      readEnv({ ...complete, NODE_ENV, RAZORPAY_CHECKOUT_URL }).RAZORPAY_CHECKOUT_URL
    expect(given('http://localhost:3001/checkout.js')).toBe('http://localhost:3001/checkout.js')
    for (const wrong of ['checkout.js', 'javascript:alert(1)', 'https://', "'unsafe-inline'"]) {
      expect(() => given(wrong)).toThrow(/RAZORPAY_CHECKOUT_URL: is invalid/)
    }
    expect(() => given('http://localhost:3001/checkout.js', 'production')).toThrow(
      /RAZORPAY_CHECKOUT_URL: must be https/,
    )
    expect(() => given('https://sandbox.example/checkout.js', 'production')).toThrow(/points at the sandbox/)
  })

  test('TRUSTED_PROXIES takes addresses and networks', () => {
    const given = (TRUSTED_PROXIES: string) => readEnv({ ...complete, TRUSTED_PROXIES }).TRUSTED_PROXIES
    expect(given('10.0.0.0/8, 127.0.0.1,fd00::/8')).toBe('10.0.0.0/8, 127.0.0.1,fd00::/8')
    expect(() => given('true')).toThrow(/TRUSTED_PROXIES: must be addresses or networks/)
  })

  test('production trusts no proxies of strangers, unless it is allowed', () => {
    const given = (TRUSTED_PROXIES: string, ALLOW_UNSAFE = '') =>
      readEnv({ ...complete, NODE_ENV: 'production', TRUSTED_PROXIES, ALLOW_UNSAFE }).TRUSTED_PROXIES
    for (const everybody of ['0.0.0.0/0', '10.0.0.0/8, ::/0']) {
      expect(() => given(everybody)).toThrow('TRUSTED_PROXIES: production requires your own proxies')
      expect(given(everybody, 'trust-every-proxy')).toBe(everybody)
    }
    expect(given('10.0.0.0/8')).toBe('10.0.0.0/8')
  })

  test('limits are positive numbers with defaults', () => {
    expect(readEnv({ ...complete, MAX_CONNECTIONS: '' })).toMatchObject({
      MAX_CONNECTIONS: 4_096,
      MAX_CONNECTIONS_PER_ADDRESS: 1_024,
      MAX_REQUESTS_PER_ADDRESS: 512,
    })
    expect(() => readEnv({ ...complete, MAX_CONNECTIONS: '0' })).toThrow(/MAX_CONNECTIONS/)
  })

  test('names every missing variable in one message', () => {
    for (const key of Object.keys(complete)) expect(() => readEnv({})).toThrow(new RegExp(`${key}: is missing`))
  })
})
