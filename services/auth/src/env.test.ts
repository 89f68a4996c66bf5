import { ConfigError } from '@kahani/service-kit/config'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const env = {
  DATABASE_URL: 'postgres://auth:auth@127.0.0.1:5432/kahani',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 'a secret for the sessions that is long enough',
  INTERNAL_TOKEN: 'a token of the service, long enough',
  INTERNAL_CALLERS: `auth=${'c'.repeat(43)}`,
  PAYMENTS_URL: 'http://127.0.0.1:3003',
  STORIES_URL: 'http://127.0.0.1:3002',
  EXPORTS_URL: 'http://127.0.0.1:3004',
  SMTP_URL: 'smtp://user:password@mail.example:587',
}
const production = { ...env, NODE_ENV: 'production', MAIL_FROM: 'Kahani <hello@kahani.example>' }

test('production sends emails to a Gmail API with TLS only, unless it is allowed without', () => {
  const unsafe = { ...production, GMAIL_API_URL: 'http://gmail.example' }
  expect(() => readEnv(unsafe)).toThrow('GMAIL_API_URL: production requires an https:// address')
  expect(readEnv({ ...unsafe, ALLOW_UNSAFE: 'http-provider' }).GMAIL_API_URL).toBe('http://gmail.example')
})

test('reports every missing key at once', () => {
  const read = () => readEnv({})
  expect(read).toThrow(ConfigError)
  for (const key of Object.keys(env)) expect(read).toThrow(key)
})

test('MAIL_FROM is a name and an address, or an address', () => {
  const from = (text: string) => readEnv({ ...env, MAIL_FROM: text }).MAIL_FROM
  expect(from('Kahani <hello@kahani.example>')).toEqual({ name: 'Kahani', address: 'hello@kahani.example' })
  expect(from('"Kahani, at bedtime" <a@b.in>')).toEqual({ name: 'Kahani, at bedtime', address: 'a@b.in' })
  expect(from('hello@kahani.example')).toEqual({ name: '', address: 'hello@kahani.example' })
  for (const wrong of ['Kahani', 'Kahani <hello>', 'a@b.in <', 'a@b.in, c@d.in']) {
    expect(() => from(wrong)).toThrow('MAIL_FROM: is not usable')
  }
})

test('MAIL_FROM is required only in production', () => {
  expect(readEnv(env).MAIL_FROM).toEqual({ name: 'Kahani', address: 'hello@kahani.local' })
  expect(readEnv(production).MAIL_FROM.address).toBe('hello@kahani.example')
  expect(() => readEnv({ ...production, MAIL_FROM: '' })).toThrow('MAIL_FROM: is missing')
})

test('reports an administrator password that is easy to guess', () => {
  const administrator = { ADMIN_USERNAME: 'nani', ADMIN_EMAIL: 'nani@kahani.example' }
  const read = (password: string) => readEnv({ ...env, ...administrator, ADMIN_PASSWORD: password })
  for (const password of ['password', 'Nani2026', 'kahani123']) {
    expect(() => read(password)).toThrow('ADMIN_PASSWORD: is too easy to guess')
  }
  expect(read('marigold garland').ADMIN_PASSWORD).toBe('marigold garland')
  const short = { ...administrator, ADMIN_PASSWORD: 'marigold-11' }
  expect(readEnv({ ...env, ...short }).ADMIN_PASSWORD).toBe('marigold-11')
  expect(() => readEnv({ ...production, ...short })).toThrow('ADMIN_PASSWORD: is too short')
})

test('SMTP_URL is the URL of a mail server, and in production not of the sandbox', () => {
  expect(() => readEnv({ ...env, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL: is not usable')
  expect(() => readEnv({ ...env, SMTP_URL: '' })).toThrow(
    'SMTP_URL: is missing: the mail server, like smtp://user:password@host:587',
  )
  expect(readEnv({ ...env, SMTP_URL: 'smtp://sandbox:2525' }).SMTP_URL).toBe('smtp://sandbox:2525')
  expect(() => readEnv({ ...production, SMTP_URL: 'smtp://sandbox:2525' })).toThrow('SMTP_URL: points at the sandbox')
})

test('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together', () => {
  const keys = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readEnv(production).google).toBeUndefined()
  expect(readEnv({ ...production, ...keys }).google).toEqual({
    clientId: 'id.apps.googleusercontent.com',
    clientSecret: 'secret',
    authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    certsUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  })
  for (const key of Object.keys(keys)) {
    expect(() => readEnv({ ...env, ...keys, [key]: '' })).toThrow(`${key}: is missing`)
  }
})

test("the URLs of Google are https in production, and not the sandbox's", () => {
  for (const key of ['GOOGLE_AUTH_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL', 'GOOGLE_CERTS_URL']) {
    expect(() => readEnv({ ...env, [key]: 'http://sandbox:8080/google' })).not.toThrow()
    expect(() => readEnv({ ...production, [key]: 'http://google.example' })).toThrow(`${key}: must be https`)
    expect(() => readEnv({ ...production, [key]: 'https://sandbox:8080/google' })).toThrow(
      `${key}: points at the sandbox`,
    )
  }
})

test('SMTP_URL has no parameter but ignoreTLS, which production rejects', () => {
  const plain = 'smtp://mail.internal:25?ignoreTLS=true'
  expect(readEnv({ ...env, SMTP_URL: plain }).SMTP_URL).toBe(plain)
  expect(() => readEnv({ ...production, SMTP_URL: plain })).toThrow('SMTP_URL: must use TLS')
  for (const query of ['ignoreTLS=true&x=1', 'tls.rejectUnauthorized=false', 'requireTLS=false']) {
    expect(() => readEnv({ ...env, SMTP_URL: `smtp://mail.example?${query}` })).toThrow(
      'SMTP_URL: has another parameter',
    )
  }
})

test('SMTP_URL is optional if a Gmail account can be connected, with both Google variables', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const withoutServer = readEnv({ ...production, ...google, SMTP_URL: '' })
  expect([withoutServer.SMTP_URL, withoutServer.GMAIL_API_URL]).toEqual([undefined, 'https://gmail.googleapis.com'])
  expect(() => readEnv({ ...env, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET: is missing')
  expect(() => readEnv({ ...env, GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID: is missing')
  const sandbox = { GMAIL_API_URL: 'http://sandbox:8080' }
  expect(() => readEnv({ ...production, ...google, ...sandbox })).toThrow('GMAIL_API_URL: points at the sandbox')
})
