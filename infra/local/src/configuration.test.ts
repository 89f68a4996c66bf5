import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openAiFields, openAiImageFields } from '@kahani/ai/openai-config'
import { identityPrivateKey, identityPublicKey } from '@kahani/service-kit/identity'
import { expect, test } from 'vitest'
import { environmentOf, servicesFor, systemVariables } from './configuration.ts'
import type { LaunchContext } from './launch-context.ts'
import { ROOT } from './root.ts'
import { GATEWAY, SERVICES } from './services.ts'

const KEY = 'MC4CAQAwBQYDK2VwBCIEIJlU0XjVwnMYcTK6wFlLBTqYYEpFFT3MDGS5mAPqgvJP'
const PRIVATE_KEY = Buffer.from(`-----BEGIN PRIVATE KEY-----\n${KEY}\n-----END PRIVATE KEY-----\n`).toString('base64')

const place = (env: Record<string, string> = {}): LaunchContext => ({
  dataDir: '/srv/kahani/.data',
  port: 3000,
  env,
  secrets: {
    SESSION_SECRET: 'made-up session secret',
    IDENTITY_PRIVATE_KEY: PRIVATE_KEY,
    INTERNAL_TOKEN: 'made-up internal token',
    PHOTO_KEY: 'made-up photo key',
    GIFT_KEY: 'made-up gift key',
    ADMIN_PASSWORD: 'made-up password',
    postgres: 'p',
    redis: 'r',
    sandboxKeySecret: 'made-up key secret',
    sandboxWebhookSecret: 'made-up webhook secret',
    roles: { auth: 'auth-pw', stories: 'stories-pw', payments: 'payments-pw' },
  },
  ports: { auth: 20001, stories: 20002, payments: 20003, exports: 20004, sandbox: 20005, smtp: 20006 },
  adminUrl: 'postgres://kahani:p@127.0.0.1:20010/postgres',
  redisUrl: 'redis://:r@127.0.0.1:20011',
})
const service = (name: string) => {
  const found = SERVICES.find(candidate => candidate.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
/** Without what the machine gives to everybody. */
function told(...args: Parameters<typeof environmentOf>) {
  const machine = systemVariables()
  return Object.fromEntries(Object.entries(environmentOf(...args)).filter(([name]) => !(name in machine)))
}

test('a service is told what it needs and nothing else', () => {
  expect(told(service('stories'), place({ SMTP_URL: 'smtp://secret', RAZORPAY_KEY_SECRET: 'secret' }))).toEqual({
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: '20002',
    DATABASE_URL: 'postgres://stories:stories-pw@127.0.0.1:20010/postgres',
    REDIS_URL: 'redis://:r@127.0.0.1:20011',
    STORAGE_URL: 'file:///srv/kahani/.data/blobs',
    IDENTITY_PUBLIC_KEY: expect.any(String),
    INTERNAL_TOKEN: 'made-up internal token',
    PHOTO_KEY: 'made-up photo key',
    PAYMENTS_URL: 'http://127.0.0.1:20003',
  })
})

/** What a service reads by the kit's name for it. */
const SHARED = { openAiFields, openAiImageFields }

test.each([...SERVICES, GATEWAY].map(each => [each.name, each] as const))('%s is told all that it reads', (_, each) => {
  const folder = join(ROOT, dirname(each.entry))
  const files = readdirSync(folder).filter(name => name.endsWith('env.ts'))
  const source = files.map(name => readFileSync(join(folder, name), 'utf8')).join()
  const byItself = [...source.matchAll(/^ +([A-Z][A-Z_]+): (?!missing)/gm)].map(match => match[1] ?? '')
  const shared = Object.entries(SHARED).filter(([name]) => source.includes(`...${name}`))
  const reads = [...byItself, ...shared.flatMap(([, fields]) => Object.keys(fields))]
  const asStandIn = Object.values(each.sandboxFor ?? {}).flat()
  const known = ['PORT', 'PATH', 'HOME', ...(each.schema ? ['DATABASE_URL'] : []), ...each.variables, ...asStandIn]
  const sharedWithOthers = SERVICES.filter(other => dirname(other.entry) === dirname(each.entry))
  const told = [...known, ...sharedWithOthers.flatMap(({ variables }) => variables)]
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.filter(name => !told.includes(name))).toEqual([])
})

test('the key of the AI provider is told to those that speak to it, and to nobody else', () => {
  const env = { OPENAI_API_KEY: 'secret', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }
  const withKey = [...SERVICES, GATEWAY].filter(each => environmentOf(each, place(env)).OPENAI_API_KEY)
  expect(withKey.map(({ name }) => name)).toEqual(['stories', 'illustrations'])
  for (const each of withKey) expect(told(each, place(env))).toMatchObject(env)
})

test('only the gateway holds the private key, and the public key is its other half', () => {
  const withKey = [...SERVICES, GATEWAY].filter(each => environmentOf(each, place()).IDENTITY_PRIVATE_KEY)
  expect(withKey).toEqual([GATEWAY])
  const half = createPublicKey(identityPrivateKey.parse(PRIVATE_KEY))
  expect(identityPublicKey.parse(environmentOf(service('auth'), place()).IDENTITY_PUBLIC_KEY).equals(half)).toBe(true)
})

test('the gateway listens on the chosen port, and finds every service', () => {
  expect(told(GATEWAY, place())).toMatchObject({
    HOST: 'localhost',
    PORT: '3000',
    PUBLIC_URL: 'http://localhost:3000',
    AUTH_URL: 'http://127.0.0.1:20001',
    EXPORTS_URL: 'http://127.0.0.1:20004',
  })
})

test('what is set wins over the default', () => {
  const env = { PUBLIC_URL: 'http://family.lan', SESSION_SECRET: 'mine', HOST: '0.0.0.0', REDIS_URL: 'redis://mine' }
  expect(told(GATEWAY, place({ ...env }))).toMatchObject(env)
})

test('the host that is set is the gateway alone', () => {
  expect(told(service('auth'), place({ HOST: '0.0.0.0' })).HOST).toBe('127.0.0.1')
})

const RAZORPAY = /^RAZORPAY_/
const razorpayOf = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => RAZORPAY.test(name)))
const running = (env: Record<string, string>) => servicesFor(env).map(({ name }) => name)
const REAL_KEY = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'theirs', RAZORPAY_WEBHOOK_SECRET: 'theirs too' }
const REAL_MAIL = { SMTP_URL: 'smtps://mail.example' }

test('the sandbox runs while it stands in for anybody', () => {
  expect(running({})).toContain('sandbox')
  expect(running(REAL_MAIL)).toContain('sandbox')
  expect(running(REAL_KEY)).toContain('sandbox')
  expect(running({ ...REAL_MAIL, ...REAL_KEY })).not.toContain('sandbox')
})

test('mail goes to the sandbox until a mail server is set', () => {
  expect(told(service('auth'), place()).SMTP_URL).toBe('smtp://127.0.0.1:20006')
  expect(told(service('sandbox'), place())).toMatchObject({ SMTP_PORT: '20006', DATA_DIR: '/srv/kahani/.data' })
  expect(told(service('auth'), place(REAL_MAIL)).SMTP_URL).toBe(REAL_MAIL.SMTP_URL)
})

test('payments go to the sandbox until a key is set', () => {
  const shared = {
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: 'made-up key secret',
    RAZORPAY_WEBHOOK_SECRET: 'made-up webhook secret',
  }
  const checkout = { RAZORPAY_CHECKOUT_URL: 'http://localhost:20005/checkout.js' }
  for (const env of [{}, REAL_MAIL]) {
    expect(razorpayOf(told(service('payments'), place(env)))).toEqual({
      ...shared,
      ...checkout,
      RAZORPAY_API_URL: 'http://127.0.0.1:20005',
    })
    expect(razorpayOf(told(GATEWAY, place(env)))).toEqual(checkout)
    expect(razorpayOf(told(service('sandbox'), place(env)))).toEqual({
      ...shared,
      RAZORPAY_WEBHOOK_URL: 'http://localhost:3000/api/payments/webhook',
    })
  }
})

test('with a key of their own, the services have the real addresses, and the sandbox hears nothing of the key', () => {
  expect(razorpayOf(told(service('payments'), place(REAL_KEY)))).toEqual(REAL_KEY)
  expect(razorpayOf(told(GATEWAY, place(REAL_KEY)))).toEqual({})
  expect(razorpayOf(told(service('sandbox'), place(REAL_KEY)))).toEqual({})
})

test('an address that is set wins, also where the sandbox has the key', () => {
  const mine = { RAZORPAY_API_URL: 'http://127.0.0.1:9999' }
  expect(told(service('payments'), place(mine))).toMatchObject({ ...mine, RAZORPAY_KEY_ID: 'rzp_test_sandbox' })
})
