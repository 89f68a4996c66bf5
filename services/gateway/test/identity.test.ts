import { generateKeyPairSync } from 'node:crypto'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { createIdentityVerifier, type Identity } from '@kahani/service-kit/identity'
import { profileKey } from '@kahani/service-kit/profile-cache'
import { duplicateRedis, type RedisClient } from '@kahani/service-kit/redis'
import { NEWER_TEST_SECRET, TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { startTestRedis } from '@kahani/testing/redis'
import { writeSession } from '@kahani/testing/sessions'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PROOFS, type SetUp, setUp, startService, type TestResponse } from './set-up.ts'

// Its own server: these tests count the server's commands and flush it.
const shared = { redisUrl: '' }
beforeAll(async () => {
  const ends: (() => Promise<void>)[] = []
  shared.redisUrl = (await startTestRedis(end => void ends.push(end))).url
  return () => Promise.all(ends.map(end => end()))
})
const readToken = createIdentityVerifier([testKeys.publicKey])

/** The claims of the identity token that the service received. */
const caller = async (response: TestResponse): Promise<Identity | null> => {
  const token = response.json().headers[IDENTITY_HEADER]
  return token === undefined ? null : readToken(token)
}

/** The number of sessions read from Redis so far. */
async function readsOf(redis: RedisClient): Promise<number> {
  return Number(/cmdstat_get:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0)
}

/** A gateway that receives invalidations from Redis. */
async function setUpWithInvalidation(options: SetUp) {
  const gateway = await setUp(options)
  const { cookie } = await gateway.signIn(1)
  await expect
    .poll(async () => {
      await gateway.get('/api/stories', { cookie })
      const before = await readsOf(gateway.redis)
      await gateway.get('/api/stories', { cookie })
      return (await readsOf(gateway.redis)) - before
    })
    .toBe(0)
  return gateway
}

describe('identity', () => {
  test('every service receives an identity token, and only auth the session cookie', async () => {
    const { get, signIn } = await setUp(shared)
    const { cookie } = await signIn(42)
    for (const path of ['/api/me', '/api/stories', '/api/story-credits', '/api/stories/7/pdf', '/auth/google']) {
      const response = await get(path, { cookie: `theme=dark; ${cookie}; xsid=1` })
      expect.soft(await caller(response), path).toEqual({ userId: 42, name: 'Meera', ...PROOFS })
      const seen = response.json().headers.cookie
      expect.soft(seen, path).toEqual(response.json().service === 'auth' ? expect.stringContaining(cookie) : undefined)
    }
  })

  test('a missing, forged, malformed or expired cookie, or one with another secret, has no identity', async () => {
    const { get, redis, signIn } = await setUp(shared)
    const { cookie, key } = await signIn()
    const foreign = await writeSession(redis, 'another secret, of the same length', { userId: 7 })
    const other = await signIn(8)
    const swapped = `${cookie.slice(0, cookie.indexOf('.'))}${other.cookie.slice(other.cookie.indexOf('.'))}`
    for (const wrong of [
      '',
      foreign.cookie,
      swapped,
      `sid=${key.slice('session:'.length)}`,
      `sid=.`,
      `sid=%zz.%zz`,
      `sid=`,
      `x${cookie}`,
    ]) {
      const response = await get('/api/stories', wrong === '' ? {} : { cookie: wrong })
      expect.soft(response.status, wrong).toBe(200)
      expect.soft(response.json().headers, wrong).not.toHaveProperty(IDENTITY_HEADER)
    }
    await redis.del(key)
    expect(await caller(await get('/api/stories', { cookie }))).toBeNull()
  })

  test('a cookie is valid as long as the secret is listed that it is signed with', async () => {
    const { redis, signIn, get } = await setUp({ ...shared, env: { SESSION_SECRET: [NEWER_TEST_SECRET, TEST_SECRET] } })
    const old = await signIn()
    const newer = await writeSession(redis, NEWER_TEST_SECRET, { userId: 8 })
    expect(await caller(await get('/api/stories', { cookie: old.cookie }))).toMatchObject({ userId: 7 })
    expect(await caller(await get('/api/stories', { cookie: newer.cookie }))).toMatchObject({ userId: 8 })
    const after = await setUp({ ...shared, env: { SESSION_SECRET: [NEWER_TEST_SECRET] } })
    expect(await caller(await after.get('/api/stories', { cookie: old.cookie }))).toBeNull()
    expect(await caller(await after.get('/api/stories', { cookie: newer.cookie }))).toMatchObject({ userId: 8 })
  })

  test('an identity is signed with the newest key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const { get, signIn } = await setUp({ ...shared, env: { IDENTITY_PRIVATE_KEY: [privateKey, testKeys.privateKey] } })
    const token = (await get('/api/stories', { cookie: (await signIn()).cookie })).json().headers[IDENTITY_HEADER]
    expect(await createIdentityVerifier([publicKey])(token)).toMatchObject({ userId: 7 })
    await expect(readToken(token)).rejects.toThrow('signature')
  })

  test('a session without a signed-in user has no identity', async () => {
    const { get, redis, signIn } = await setUp(shared)
    const { cookie, key } = await signIn()
    await redis.set(key, JSON.stringify({ cookie: {} }))
    expect(await caller(await get('/api/me', { cookie }))).toBeNull()
  })

  test('identity and forwarding headers of the client are removed', async () => {
    const { get, signIn } = await setUp(shared)
    const claims = {
      'x-kahani-identity': 'somebody',
      'x-kahani-internal': 'Bearer token',
      'x-kahani-later': 'anything',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '/evil',
      'x-real-ip': '1.2.3.4',
      'x-original-url': '/internal/x',
      'x-rewrite-url': '/internal/x',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'kahani=untraced',
      baggage: 'user=1',
    }
    const { headers } = (await get('/api/stories', claims)).json()
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'kahani.test',
      'x-forwarded-proto': 'http',
    })
    expect(
      Object.keys(headers).filter(name => /^x-kahani|^forwarded$|real|url|prefix|^trace|baggage/.test(name)),
    ).toEqual([])
    const { cookie } = await signIn(42)
    expect(await caller(await get('/api/stories', { ...claims, cookie }))).toMatchObject({ userId: 42 })
  })

  test('the Connection header cannot remove the identity', async () => {
    const { get, signIn } = await setUp(shared)
    const { cookie } = await signIn(42)
    const connection = 'keep-alive, X-Kahani-Identity, x-kahani-identity, x-forwarded-for, x-request-id'
    const response = await get('/api/stories', { cookie, connection })
    expect(await caller(response)).toMatchObject({ userId: 42 })
    expect(response.json().headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.any(String),
    })
  })

  test('uses the client address that a trusted proxy reports, and no earlier one', async () => {
    const { get } = await setUp({ ...shared, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const { headers } = (await get('/api/stories', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).json()
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' })
  })
})

describe('session cache', () => {
  test('reads a session once in ten minutes and renews its token before it expires', async () => {
    let now = Date.now()
    const { get, redis, signIn } = await setUpWithInvalidation({ ...shared, now: () => now })
    const { cookie } = await signIn()
    const tokenOf = async () => (await get('/api/stories', { cookie })).json().headers[IDENTITY_HEADER]
    const first = await tokenOf()
    const before = await readsOf(redis)
    now += 29_000
    expect(await tokenOf()).toBe(first)
    expect(await readsOf(redis)).toBe(before)
    now += 1_000
    const second = await tokenOf()
    expect(second).not.toBe(first)
    now += 500_000
    expect(await tokenOf()).not.toBe(second)
    expect(await readsOf(redis)).toBe(before)
    now += 70_000
    await tokenOf()
    expect(await readsOf(redis)).toBe(before + 1)
  })

  test('GET /api/me costs one read, that of the profile', async () => {
    let now = Date.now()
    const { get, redis, signIn } = await setUpWithInvalidation({ ...shared, now: () => now })
    const { cookie } = await signIn(74)
    await redis.set(profileKey(74), '{"username":"asha"}')
    await get('/api/me', { cookie })
    now += 60_000
    const before = await readsOf(redis)
    expect((await get('/api/me', { cookie })).json()).toEqual({ username: 'asha' })
    expect(await readsOf(redis)).toBe(before + 1)
  })

  test('concurrent requests share one read', async () => {
    const { get, redis, signIn } = await setUpWithInvalidation(shared)
    const { cookie } = await signIn()
    const before = await readsOf(redis)
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/stories', { cookie })))
    expect(await Promise.all(answers.map(caller))).toEqual(Array(20).fill(expect.objectContaining({ userId: 7 })))
    expect(await readsOf(redis)).toBe(before + 1)
  })

  test('a session that is deleted or changed elsewhere takes effect in every gateway at once', async () => {
    const [one, two] = [await setUpWithInvalidation(shared), await setUpWithInvalidation(shared)]
    const { cookie, key } = await one.signIn(42)
    const both = async () => [
      await caller(await one.get('/api/stories', { cookie })),
      await caller(await two.get('/api/stories', { cookie })),
    ]
    const signedIn = { userId: 42, name: 'Meera', ...PROOFS }
    expect(await both()).toEqual([signedIn, signedIn])
    const stored = JSON.parse((await one.redis.get(key)) ?? '')
    await one.redis.set(key, JSON.stringify({ ...stored, user: { ...stored.user, username: 'Asha' } }))
    expect(await both()).toEqual([
      { ...signedIn, name: 'Asha' },
      { ...signedIn, name: 'Asha' },
    ])
    await one.redis.del(key)
    expect(await both()).toEqual([null, null])
    await one.redis.set(key, JSON.stringify(stored))
    expect(await both()).toEqual([signedIn, signedIn])
    await one.redis.flushall()
    expect(await both()).toEqual([null, null])
  })

  test('a sign-out takes effect in both gateways before its response is sent', async () => {
    let key = ''
    const auth = await startService(async (call, response) => {
      if (call.method === 'POST') await writer.del(key)
      response.end(JSON.stringify({ headers: call.headers }))
    })
    const services = { auth: auth.url }
    const [one, two] = [
      await setUpWithInvalidation({ ...shared, services }),
      await setUpWithInvalidation({ ...shared, services }),
    ]
    const writer = duplicateRedis(one.redis)
    onTestFinished(() => writer.disconnect())
    for (let round = 0; round < 20; round++) {
      const session = await one.signIn(42)
      key = session.key
      const { cookie } = session
      for (const { get } of [one, two]) expect(await caller(await get('/api/me', { cookie }))).not.toBeNull()
      expect((await one.post('/api/logout', { cookie })).status).toBe(200)
      for (const { get } of [one, two]) expect(await caller(await get('/api/me', { cookie }))).toBeNull()
    }
  })
})

describe('without Redis', () => {
  test('a request with a session is a 503, a visitor is served, and the cache is not used', async () => {
    const server = await startTestRedis()
    const { get, post, signIn, redis } = await setUpWithInvalidation({ redisUrl: server.url })
    const { cookie } = await signIn(42)
    expect(await caller(await get('/api/stories', { cookie }))).toMatchObject({ userId: 42 })
    await server.stop('SIGKILL')
    await expect.poll(() => redis.status).not.toBe('ready')

    for (const response of [await get('/api/stories', { cookie }), await post('/api/create-order', { cookie })]) {
      expect(response.status).toBe(503)
      expect(response.json()).toMatchObject({ code: 'unavailable' })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await get('/api/stories')).status).toBe(200)
    expect((await get('/api/stories', { cookie: `sid=not.ours` })).status).toBe(200)

    await server.start()
    await expect.poll(async () => (await get('/api/stories', { cookie })).status).toBe(200)
    expect(await caller(await get('/api/stories', { cookie }))).toMatchObject({ userId: 42 })
  })

  test('after a restart of Redis sessions are cached and invalidated again', async () => {
    const server = await startTestRedis()
    const { get, redis, signIn } = await setUpWithInvalidation({ redisUrl: server.url })
    const { cookie, key } = await signIn(42)
    await get('/api/stories', { cookie })
    await server.stop()
    await server.start()
    await expect.poll(async () => (await get('/api/stories', { cookie })).status).toBe(200)
    await expect
      .poll(async () => {
        const before = await readsOf(redis)
        await get('/api/stories', { cookie })
        return (await readsOf(redis)) - before
      })
      .toBe(0)
    await redis.del(key)
    expect(await caller(await get('/api/stories', { cookie }))).toBeNull()
  })

  test('without the invalidation connection every request reads the session', async () => {
    const server = await startTestRedis()
    const { get, redis, signIn } = await setUpWithInvalidation({ redisUrl: server.url })
    const { cookie, key } = await signIn(42)
    await get('/api/stories', { cookie })
    await redis.call('ACL', 'SETUSER', 'default', '-subscribe')
    await redis.call('CLIENT', 'KILL', 'TYPE', 'PUBSUB')
    await expect.poll(async () => String(await redis.client('LIST', 'TYPE', 'PUBSUB'))).toBe('')
    const before = await readsOf(redis)
    await get('/api/stories', { cookie })
    await get('/api/stories', { cookie })
    expect(await readsOf(redis)).toBe(before + 2)
    await redis.del(key)
    expect(await caller(await get('/api/stories', { cookie }))).toBeNull()
  })
})
