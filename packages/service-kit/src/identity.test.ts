import { generateKeyPairSync } from 'node:crypto'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { SignJWT } from 'jose'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { identityPlugin, identityPrivateKey, identityPublicKey, signedIn, signIdentity } from './identity.ts'
import { createLogger } from './logger.ts'

const meera = { userId: 7, name: 'Meera', admin: false }

async function ask(token?: string) {
  const app = createApp(createTestLogger(createLogger))
  onTestFinished(() => app.close())
  await app.register(identityPlugin, { publicKey: testKeys.publicKey })
  app.get('/who', async request => signedIn(request))
  return app.inject({ url: '/who', headers: token === undefined ? {} : { [IDENTITY_HEADER]: token } })
}

const by = (key: typeof testKeys.privateKey, claims: object, expires = '60s') =>
  new SignJWT({ name: 'Meera', admin: true, ...claims })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject('7')
    .setIssuer('gateway')
    .setExpirationTime(expires)
    .sign(key)

describe('identity', () => {
  test('what the gateway signed is who is calling', async () => {
    expect((await ask(await signIdentity(meera, testKeys.privateKey))).json()).toEqual(meera)
  })
  test('without a header nobody is', async () => {
    expect((await ask()).statusCode).toBe(401)
  })
  test.each([
    ['another key', () => by(generateKeyPairSync('ed25519').privateKey, {})],
    ['a time that is over', () => by(testKeys.privateKey, {}, '-1s')],
    [
      'no signature',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"7","iss":"gateway","exp":9999999999}').toString('base64url')}.`,
    ],
    ['no sense', async () => 'me'],
  ])('a word with %s is refused', async (_what, token) => {
    expect((await ask(await token())).statusCode).toBe(401)
  })
})

describe('identity keys', () => {
  const pem = (key: typeof testKeys.publicKey, type: 'spki' | 'pkcs8') => String(key.export({ type, format: 'pem' }))
  test('are read as PEM, as PEM on one line, and as base64', () => {
    const text = pem(testKeys.publicKey, 'spki')
    for (const form of [text, text.replaceAll('\n', '\\n'), Buffer.from(text).toString('base64')]) {
      expect(identityPublicKey.safeParse(form).success).toBe(true)
    }
    expect(identityPrivateKey.safeParse(pem(testKeys.privateKey, 'pkcs8')).success).toBe(true)
  })
  test('of another kind are refused', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(identityPublicKey.safeParse(pem(publicKey, 'spki')).success).toBe(false)
    expect(identityPrivateKey.safeParse('hello').success).toBe(false)
  })
})
