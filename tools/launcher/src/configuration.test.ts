import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openAiFields, openAiImageFields } from '@kahani/ai/openai-config'
import { storageFields } from '@kahani/service-kit/config'
import { identityPrivateKeys, identityPublicKeys } from '@kahani/service-kit/identity'
import { bearerOf, identifyCaller, internalCallers } from '@kahani/service-kit/internal-credentials'
import { expect, test } from 'vitest'
import { serviceEnvironment, servicesFor, systemVariables } from './configuration.ts'
import type { LaunchContext } from './launch-context.ts'
import { ROOT } from './root.ts'
import { GATEWAY, SERVICES } from './services.ts'

const KEY = 'MC4CAQAwBQYDK2VwBCIEIJlU0XjVwnMYcTK6wFlLBTqYYEpFFT3MDGS5mAPqgvJP'
const PRIVATE_KEY = Buffer.from(`-----BEGIN PRIVATE KEY-----\n${KEY}\n-----END PRIVATE KEY-----\n`).toString('base64')

const createContext = (env: Record<string, string> = {}): LaunchContext => ({
  dataDir: '/srv/kahani/.data',
  port: 3000,
  env,
  secrets: {
    SESSION_SECRET: 'generated session secret',
    IDENTITY_PRIVATE_KEY: PRIVATE_KEY,
    INTERNAL_TOKEN: 'generated internal token',
    PHOTO_KEY: 'generated photo key',
    PICTURE_KEY: 'generated picture key',
    GIFT_KEY: 'generated gift key',
    ADMIN_PASSWORD: 'generated password',
    postgres: 'p',
    redis: 'r',
    sandboxKeySecret: 'generated key secret',
    sandboxWebhookSecret: 'generated webhook secret',
    sandboxGoogleSecret: 'generated client secret',
    roles: { auth: 'auth-pw', stories: 'stories-pw', payments: 'payments-pw' },
  },
  ports: { auth: 20001, stories: 20002, payments: 20003, exports: 20004, sandbox: 20005, smtp: 20006 },
  adminUrl: 'postgres://kahani:p@127.0.0.1:20010/postgres',
  redisUrlOf: user => `redis://${user}:r@127.0.0.1:20011`,
})
const serviceNamed = (name: string) => {
  const found = SERVICES.find(candidate => candidate.name === name)
  if (!found) throw new Error(`unknown service ${name}`)
  return found
}
/** The environment of a service without the variables of the machine. */
function productVariables(...args: Parameters<typeof serviceEnvironment>) {
  const machine = systemVariables()
  return Object.fromEntries(Object.entries(serviceEnvironment(...args)).filter(([name]) => !(name in machine)))
}

test('a service receives the variables that it declares and no others', () => {
  expect(
    productVariables(
      serviceNamed('stories'),
      createContext({ SMTP_URL: 'smtp://secret', RAZORPAY_KEY_SECRET: 'secret' }),
    ),
  ).toEqual({
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: '20002',
    DATABASE_URL: 'postgres://stories:stories-pw@127.0.0.1:20010/postgres',
    REDIS_URL: 'redis://stories:r@127.0.0.1:20011',
    STORAGE_URL: 'file:///srv/kahani/.data/blobs',
    IDENTITY_PUBLIC_KEY: expect.any(String),
    INTERNAL_TOKEN: expect.any(String),
    INTERNAL_CALLERS: expect.any(String),
    PHOTO_KEY: 'generated photo key',
    PICTURE_KEY: 'generated picture key',
    AUTH_URL: 'http://127.0.0.1:20001',
    PAYMENTS_URL: 'http://127.0.0.1:20003',
    EXPORTS_URL: 'http://127.0.0.1:20004',
  })
})

/** Groups of variables that a service reads with one expression. */
const SHARED_FIELDS = { openAiFields, openAiImageFields, storageFields }

test.each([...SERVICES, GATEWAY].map(each => [each.name, each] as const))(
  '%s receives every variable that it reads',
  (_, service) => {
    const folder = join(ROOT, dirname(service.entry))
    const files = readdirSync(folder).filter(name => name.endsWith('env.ts'))
    const source = files.map(name => readFileSync(join(folder, name), 'utf8')).join()
    const fields = [...source.matchAll(/^ +([A-Z][A-Z_]+): (?!missing)/gm)].map(match => match[1] ?? '')
    const shared = Object.entries(SHARED_FIELDS).filter(([name]) => source.includes(`...${name}`))
    const read = [...fields, ...shared.flatMap(([, group]) => Object.keys(group))]
    const database = service.schema ? ['DATABASE_URL', 'DATABASE_READ_URL'] : []
    const sandbox = Object.values(service.sandboxFor ?? {}).flat()
    const sameFolder = SERVICES.filter(other => dirname(other.entry) === dirname(service.entry))
    const others = sameFolder.flatMap(({ variables }) => variables)
    const received = ['PORT', 'PATH', 'HOME', ...database, ...service.variables, ...sandbox, ...others]
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter(name => !received.includes(name))).toEqual([])
  },
)

test('only the services that call the AI provider receive its key', () => {
  const env = { OPENAI_API_KEY: 'secret', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }
  const withKey = [...SERVICES, GATEWAY].filter(each => serviceEnvironment(each, createContext(env)).OPENAI_API_KEY)
  expect(withKey.map(({ name }) => name)).toEqual(['stories', 'illustrations'])
  for (const each of withKey) expect(productVariables(each, createContext(env))).toMatchObject(env)
})

test('the processes that use the blob store receive its credentials, if it is a bucket', () => {
  const env = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  const withKey = (more: Record<string, string>) =>
    [...SERVICES, GATEWAY]
      .filter(each => serviceEnvironment(each, createContext({ ...env, ...more })).AWS_SECRET_ACCESS_KEY)
      .map(({ name }) => name)
  const users = ['stories', 'illustrations', 'exports', 'exports-worker', 'gateway']
  expect(withKey({})).toEqual([])
  expect(withKey({ STORAGE_URL: 's3://blobs?region=ap-south-1' })).toEqual(users)
  expect(withKey({ STORAGE_FALLBACK_URL: 's3://blobs?region=ap-south-1' })).toEqual(users)
})

test('only the gateway receives the private key, and the public key belongs to it', () => {
  const withKey = [...SERVICES, GATEWAY].filter(each => serviceEnvironment(each, createContext()).IDENTITY_PRIVATE_KEY)
  expect(withKey).toEqual([GATEWAY])
  const publicKeysFor = (privateKeys: string) => {
    const context = createContext({ IDENTITY_PRIVATE_KEY: privateKeys })
    return identityPublicKeys.parse(serviceEnvironment(serviceNamed('auth'), context).IDENTITY_PUBLIC_KEY)
  }
  const older = generateKeyPairSync('ed25519').privateKey
  for (const privateKeys of [PRIVATE_KEY, `${PRIVATE_KEY},${older.export({ type: 'pkcs8', format: 'pem' })}`]) {
    const expected = identityPrivateKeys.parse(privateKeys).map(key => createPublicKey(key))
    expect(publicKeysFor(privateKeys).map((key, i) => key.equals(expected[i] as KeyObject))).toEqual(
      expected.map(() => true),
    )
  }
})

test('the gateway listens on the configured port and knows the URL of every service', () => {
  expect(productVariables(GATEWAY, createContext())).toMatchObject({
    HOST: 'localhost',
    PORT: '3000',
    PUBLIC_URL: 'http://localhost:3000',
    AUTH_URL: 'http://127.0.0.1:20001',
    EXPORTS_URL: 'http://127.0.0.1:20004',
  })
})

test('a setting overrides the default', () => {
  const env = { PUBLIC_URL: 'http://family.lan', SESSION_SECRET: 'mine', HOST: '0.0.0.0' }
  expect(productVariables(GATEWAY, createContext({ ...env }))).toMatchObject(env)
})

test('each service has its own token, and accepts those of its callers only', () => {
  const environments = SERVICES.map(each => serviceEnvironment(each, createContext()))
  const tokens = environments.flatMap(({ INTERNAL_TOKEN }) => INTERNAL_TOKEN ?? [])
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens).toHaveLength(6)
  const { INTERNAL_TOKEN: token = '' } = serviceEnvironment(serviceNamed('illustrations'), createContext())
  const callersOf = (name: string) =>
    internalCallers.parse(serviceEnvironment(serviceNamed(name), createContext()).INTERNAL_CALLERS)
  expect(identifyCaller(bearerOf('illustrations', token, 'stories'), callersOf('stories'))).toBe('illustrations')
  expect(identifyCaller(bearerOf('illustrations', token, 'stories'), callersOf('payments'))).toBeNull()
})

test('HOST applies to the gateway only', () => {
  expect(productVariables(serviceNamed('auth'), createContext({ HOST: '0.0.0.0' })).HOST).toBe('127.0.0.1')
})

const RAZORPAY = /^RAZORPAY_/
const razorpayOf = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => RAZORPAY.test(name)))
const running = (env: Record<string, string>) => servicesFor(env).map(({ name }) => name)
const REAL_KEY = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'theirs', RAZORPAY_WEBHOOK_SECRET: 'theirs too' }
const REAL_MAIL = { SMTP_URL: 'smtps://mail.example' }
const REAL_CLIENT = { GOOGLE_CLIENT_ID: 'real.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'theirs' }

test('the sandbox runs if it replaces a provider', () => {
  expect(running({})).toContain('sandbox')
  expect(running(REAL_MAIL)).toContain('sandbox')
  expect(running(REAL_KEY)).toContain('sandbox')
  expect(running({ ...REAL_MAIL, ...REAL_KEY })).toContain('sandbox')
  expect(running({ ...REAL_MAIL, ...REAL_KEY, ...REAL_CLIENT })).not.toContain('sandbox')
})

test('mail goes to the sandbox unless a mail server is configured', () => {
  expect(productVariables(serviceNamed('auth'), createContext()).SMTP_URL).toBe('smtp://127.0.0.1:20006')
  expect(productVariables(serviceNamed('sandbox'), createContext())).toMatchObject({
    SMTP_PORT: '20006',
    DATA_DIR: '/srv/kahani/.data',
  })
  expect(productVariables(serviceNamed('auth'), createContext(REAL_MAIL)).SMTP_URL).toBe(REAL_MAIL.SMTP_URL)
})

test('payments go to the sandbox unless a key is configured', () => {
  const shared = {
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: 'generated key secret',
    RAZORPAY_WEBHOOK_SECRET: 'generated webhook secret',
  }
  const checkout = { RAZORPAY_CHECKOUT_URL: 'http://localhost:20005/checkout.js' }
  for (const env of [{}, REAL_MAIL]) {
    expect(razorpayOf(productVariables(serviceNamed('payments'), createContext(env)))).toEqual({
      ...shared,
      ...checkout,
      RAZORPAY_API_URL: 'http://127.0.0.1:20005',
    })
    expect(razorpayOf(productVariables(GATEWAY, createContext(env)))).toEqual(checkout)
    expect(razorpayOf(productVariables(serviceNamed('sandbox'), createContext(env)))).toEqual({
      ...shared,
      RAZORPAY_WEBHOOK_URL: 'http://localhost:3000/api/payments/webhook',
    })
  }
})

test('with a real key, the services use the real URLs and the sandbox does not receive the key', () => {
  expect(razorpayOf(productVariables(serviceNamed('payments'), createContext(REAL_KEY)))).toEqual(REAL_KEY)
  expect(razorpayOf(productVariables(GATEWAY, createContext(REAL_KEY)))).toEqual({})
  expect(razorpayOf(productVariables(serviceNamed('sandbox'), createContext(REAL_KEY)))).toEqual({})
})

test('a configured URL overrides that of the sandbox', () => {
  const mine = { RAZORPAY_API_URL: 'http://127.0.0.1:9999' }
  expect(productVariables(serviceNamed('payments'), createContext(mine))).toMatchObject({
    ...mine,
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  })
})

const googleOf = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => /^(GOOGLE|GMAIL)_/.test(name)))

test('sign-in with Google goes to the sandbox unless a client is configured', () => {
  const client = {
    GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'generated client secret',
  }
  expect(googleOf(productVariables(serviceNamed('auth'), createContext()))).toEqual({
    ...client,
    GOOGLE_AUTH_URL: 'http://localhost:20005/google/auth',
    GOOGLE_TOKEN_URL: 'http://127.0.0.1:20005/google/token',
    GOOGLE_USERINFO_URL: 'http://127.0.0.1:20005/google/userinfo',
    GOOGLE_CERTS_URL: 'http://127.0.0.1:20005/google/certs',
    GMAIL_API_URL: 'http://127.0.0.1:20005',
  })
  const sandbox = { ...client, PUBLIC_URL: 'http://localhost:3000' }
  expect(productVariables(serviceNamed('sandbox'), createContext())).toMatchObject(sandbox)
  expect(googleOf(productVariables(serviceNamed('auth'), createContext(REAL_CLIENT)))).toEqual(REAL_CLIENT)
  expect(googleOf(productVariables(serviceNamed('sandbox'), createContext(REAL_CLIENT)))).toEqual({})
})

test('in production the sandbox does not replace Google', () => {
  const env = { ...REAL_MAIL, ...REAL_KEY, NODE_ENV: 'production' }
  expect(running(env)).not.toContain('sandbox')
  expect(googleOf(productVariables(serviceNamed('auth'), createContext(env)))).toEqual({})
})

test('the images free memory as npm start does', () => {
  const dockerfile = readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8')
  const settings = Object.entries(systemVariables()).filter(([name]) => name.startsWith('MALLOC_'))
  expect(settings).not.toEqual([])
  for (const [name, value] of settings) expect(dockerfile).toContain(`${name}=${value}`)
})
