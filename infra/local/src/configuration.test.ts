import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { identityPrivateKey, identityPublicKey } from '@kahani/service-kit/identity'
import { expect, test } from 'vitest'
import { environmentOf, type Place, servicesFor, systemVariables } from './configuration.ts'
import { ROOT } from './root.ts'
import { GATEWAY, SERVICES } from './services.ts'

const KEY = 'MC4CAQAwBQYDK2VwBCIEIJlU0XjVwnMYcTK6wFlLBTqYYEpFFT3MDGS5mAPqgvJP'
const PRIVATE_KEY = Buffer.from(`-----BEGIN PRIVATE KEY-----\n${KEY}\n-----END PRIVATE KEY-----\n`).toString('base64')

const place = (env: Record<string, string> = {}): Place => ({
  dataDir: '/srv/kahani/.data',
  port: 3000,
  env,
  secrets: {
    SESSION_SECRET: 'made-up session secret',
    IDENTITY_PRIVATE_KEY: PRIVATE_KEY,
    INTERNAL_TOKEN: 'made-up internal token',
    PHOTO_KEY: 'made-up photo key',
    ADMIN_PASSWORD: 'made-up password',
    postgres: 'p',
    redis: 'r',
    roles: { auth: 'auth-pw', stories: 'stories-pw', payments: 'payments-pw', exports: 'exports-pw' },
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
  expect(told(service('payments'), place({ OPENAI_API_KEY: 'secret', RAZORPAY_KEY_SECRET: 'secret' }))).toEqual({
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: '20003',
    DATABASE_URL: 'postgres://payments:payments-pw@127.0.0.1:20010/postgres',
    IDENTITY_PUBLIC_KEY: expect.any(String),
    INTERNAL_TOKEN: 'made-up internal token',
  })
})

test.each([...SERVICES, GATEWAY].map(each => [each.name, each] as const))('%s is told all that it reads', (_, each) => {
  const folder = join(ROOT, dirname(each.entry))
  const files = readdirSync(folder).filter(name => name.endsWith('env.ts'))
  const source = files.map(name => readFileSync(join(folder, name), 'utf8')).join()
  const reads = [...source.matchAll(/^ +([A-Z][A-Z_]+): (?!missing)/gm)].map(match => match[1] ?? '')
  const known = ['PORT', 'PATH', 'HOME', ...(each.schema ? ['DATABASE_URL'] : []), ...each.variables]
  const sharedWithOthers = SERVICES.filter(other => dirname(other.entry) === dirname(each.entry))
  const told = [...known, ...sharedWithOthers.flatMap(({ variables }) => variables)]
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.filter(name => !told.includes(name))).toEqual([])
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

test('mail goes to the sandbox until a mail server is set, and then there is no sandbox', () => {
  expect(told(service('auth'), place()).SMTP_URL).toBe('smtp://127.0.0.1:20006')
  expect(told(service('sandbox'), place())).toMatchObject({ SMTP_PORT: '20006', DATA_DIR: '/srv/kahani/.data' })
  const names = (env: Record<string, string>) => servicesFor(env).map(({ name }) => name)
  expect(names({})).toContain('sandbox')
  expect(names({ SMTP_URL: 'smtps://mail.example' })).not.toContain('sandbox')
})
