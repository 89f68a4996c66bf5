import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { SignJWT } from 'jose'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import type { Keys } from './config.ts'
import { identityPlugin, identityPrivateKeys, identityPublicKeys, signedIn, signIdentity } from './identity.ts'
import { createLogger } from './logger.ts'

const meera = { userId: 7, name: 'Meera' }

async function request(token?: string, publicKeys: Keys<KeyObject> = [testKeys.publicKey]) {
  const app = createApp(createTestLogger(createLogger))
  onTestFinished(() => app.close())
  await app.register(identityPlugin, { publicKeys })
  app.get('/me', async request => signedIn(request))
  return app.inject({ url: '/me', headers: token === undefined ? {} : { [IDENTITY_HEADER]: token } })
}

interface TokenOptions {
  key?: typeof testKeys.privateKey
  claims?: object
  typ?: string
}
const tokenOf = ({ key = testKeys.privateKey, claims = {}, typ = 'identity+jwt' }: TokenOptions = {}) =>
  new SignJWT({ name: 'Meera', ...valid, ...claims }).setProtectedHeader({ alg: 'EdDSA', typ }).sign(key)
const nowSeconds = () => Math.floor(Date.now() / 1000)
const valid = { sub: '7', iss: 'gateway', aud: 'services', exp: nowSeconds() + 60 }

describe('identity', () => {
  test('a valid token identifies the user', async () => {
    expect((await request(await signIdentity(meera, testKeys.privateKey))).json()).toEqual(meera)
  })
  test('a token of another maker with the same claims identifies the user', async () => {
    expect((await request(await tokenOf())).json()).toEqual(meera)
  })
  test('a token is valid as long as the public key is listed that it belongs to', async () => {
    const newer = generateKeyPairSync('ed25519')
    const tokens = [await tokenOf({ key: newer.privateKey }), await tokenOf()]
    const statuses = (publicKeys: Keys<KeyObject>) =>
      Promise.all(tokens.map(async token => (await request(token, publicKeys)).statusCode))
    expect(await statuses([newer.publicKey, testKeys.publicKey])).toEqual([200, 200])
    expect(await statuses([newer.publicKey])).toEqual([200, 401])
    const expired = await tokenOf({ claims: { exp: nowSeconds() - 1 } })
    expect((await request(expired, [newer.publicKey, testKeys.publicKey])).statusCode).toBe(401)
  })
  test('a request without a token has no user', async () => {
    expect((await request()).statusCode).toBe(401)
  })
  test.each([
    ['another key', () => tokenOf({ key: generateKeyPairSync('ed25519').privateKey })],
    ['an expiry in the past', () => tokenOf({ claims: { exp: nowSeconds() - 1 } })],
    ['no expiry', () => tokenOf({ claims: { exp: undefined } })],
    ['another issuer', () => tokenOf({ claims: { iss: 'somebody' } })],
    ['another audience', () => tokenOf({ claims: { aud: 'somebody' } })],
    ['another type', () => tokenOf({ typ: 'JWT' })],
    [
      'no signature',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"7","iss":"gateway","exp":9999999999}').toString('base64url')}.`,
    ],
    ['no JWT format', async () => 'me'],
  ])('rejects a token with %s', async (_what, token) => {
    expect((await request(await token())).statusCode).toBe(401)
  })
})

describe('identity keys', () => {
  const pem = (key: typeof testKeys.publicKey, type: 'spki' | 'pkcs8') => String(key.export({ type, format: 'pem' }))
  test('are accepted as PEM, as PEM on one line, and as base64', () => {
    const text = pem(testKeys.publicKey, 'spki')
    for (const form of [text, text.replaceAll('\n', '\\n'), Buffer.from(text).toString('base64')]) {
      expect(identityPublicKeys.safeParse(form).success).toBe(true)
    }
    expect(identityPrivateKeys.safeParse(pem(testKeys.privateKey, 'pkcs8')).success).toBe(true)
  })
  test('are accepted as a list, newest first', () => {
    const newer = generateKeyPairSync('ed25519')
    const lists = [
      [identityPublicKeys, pem(newer.publicKey, 'spki'), pem(testKeys.publicKey, 'spki')],
      [identityPrivateKeys, pem(newer.privateKey, 'pkcs8'), pem(testKeys.privateKey, 'pkcs8')],
    ] as const
    for (const [schema, first, second] of lists) {
      const keys = schema.parse(`${first}, ${Buffer.from(second).toString('base64')}`)
      expect(keys.map(key => pem(key, key.type === 'public' ? 'spki' : 'pkcs8'))).toEqual([first, second])
      expect(schema.safeParse(`${first},`).success).toBe(false)
    }
  })
  test('of another type are rejected', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(identityPublicKeys.safeParse(pem(publicKey, 'spki')).success).toBe(false)
    expect(identityPrivateKeys.safeParse('hello').success).toBe(false)
  })
})
