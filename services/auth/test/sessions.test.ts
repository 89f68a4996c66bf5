import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { sessionKey } from '@kahani/service-kit/session-format'
import { createTestLogger } from '@kahani/testing/logger'
import { startTestCluster } from '@kahani/testing/redis'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSessionStore } from '../src/sessions/session-store.ts'
import { asha, cookieOf, setUp } from './set-up.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Makes a session look as if it was started and used earlier. */
async function age({ redis }: Awaited<ReturnType<typeof setUp>>, startedMs: number, usedMs: number) {
  const [key = ''] = await redis.keys(sessionKey('*'))
  const session = JSON.parse((await redis.get(key)) ?? '')
  session.user.startedAt -= startedMs
  session.user.lastUsedAt -= usedMs
  await redis.set(key, JSON.stringify(session), 'PX', HOUR_MS)
  return key
}

describe('a session', () => {
  test('is deleted on the server at sign-out, which also succeeds without one', async () => {
    const { post, me, redis, signUp } = await setUp()
    const cookie = await signUp()
    const response = await post('/api/logout', {}, cookie)
    expect(response.statusCode).toBe(200)
    expect(response.cookies[0]).toMatchObject({ name: 'sid', value: '' })
    expect(response.headers['clear-site-data']).toBe('"cache", "storage"')
    expect((await me(cookie)).statusCode).toBe(401)
    expect(await redis.keys('*session*')).toEqual([])
    // The sign-in page signs out first, and the draft of whoever is sent there stays.
    for (const ended of ['', cookie]) {
      const again = await post('/api/logout', {}, ended)
      expect([again.statusCode, again.headers['clear-site-data']]).toEqual([200, undefined])
    }
  })

  test('is renewed for 30 days when it is used, but not restored once it is deleted', async () => {
    const context = await setUp()
    const { me, redis, signUp } = context
    const cookie = await signUp()
    expect((await me(cookie)).cookies).toEqual([])
    const key = await age(context, 2 * HOUR_MS, 2 * HOUR_MS)
    expect(cookieOf(await me(cookie))).toBe(cookie)
    expect(await redis.pttl(key)).toBeGreaterThan(29 * DAY_MS)
    expect((await me(cookie)).cookies).toEqual([])
    // A request that is in progress when the session is deleted renews it afterwards.
    const session = JSON.parse((await redis.get(key)) ?? '')
    await redis.del(key)
    await me(cookie)
    const sessionId = key.slice(sessionKey('').length)
    expect(await createSessionStore(redis).touch(sessionId, session.user, session)).toBe(false)
    expect(await redis.exists(key)).toBe(0)
  })

  test('ends after 90 days however often it is used', async () => {
    const context = await setUp()
    const { me, redis, signUp } = context
    const cookie = await signUp()
    const key = await age(context, 90 * DAY_MS - HOUR_MS, 2 * HOUR_MS)
    const [renewed] = (await me(cookie)).cookies
    expect(renewed?.expires?.getTime()).toBeLessThan(Date.now() + HOUR_MS + 1000)
    expect(await redis.pttl(key)).toBeLessThanOrEqual(HOUR_MS)
  })

  test('is one of the devices of its user, who can end each and all of them', async () => {
    const { post, get, remove, me, redis, signUp } = await setUp()
    const phone = await signUp()
    const headers = { 'x-forwarded-for': '2001:db8:1:2::3', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/145.0' }
    const laptop = cookieOf(await post('/api/login', asha, '', headers))
    const tablet = cookieOf(await post('/api/login', asha))
    const { devices } = (await get('/api/sessions', phone)).json()
    expect(devices).toHaveLength(3)
    const byNetwork = devices.find(({ network }: { network: string }) => network === '2001:db8:1::/48')
    expect(byNetwork).toMatchObject({ name: 'Firefox on Linux', current: false })
    expect(devices.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(JSON.stringify(devices)).not.toContain(laptop.slice(4, 30))

    expect((await remove(`/api/sessions/${byNetwork.id}`, phone)).statusCode).toBe(204)
    expect((await me(laptop)).statusCode).toBe(401)
    expect((await remove(`/api/sessions/${byNetwork.id}`, phone)).statusCode).toBe(404)

    const other = cookieOf(await post('/api/signup', { ...asha, username: 'riya', email: 'riya@example.in' }))
    const [own] = (await get('/api/sessions', other)).json().devices
    expect((await remove(`/api/sessions/${own.id}`, phone)).statusCode).toBe(404)

    expect((await remove('/api/sessions', phone)).json()).toEqual({ message: 'Signed out on all devices' })
    for (const cookie of [phone, tablet]) expect((await me(cookie)).statusCode).toBe(401)
    expect((await me(other)).statusCode).toBe(200)
    expect(await redis.keys(sessionKey('*'))).toHaveLength(1)
  })

  test('of an earlier version is none, and its user can sign in again', async () => {
    const { post, me, redis, signUp } = await setUp()
    const cookie = await signUp()
    const [key = ''] = await redis.keys(sessionKey('*'))
    await redis.set(key, JSON.stringify({ cookie: {}, user: { userId: 1, username: 'asha', isAdmin: true } }))
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await me(cookieOf(await post('/api/login', asha, cookie)))).statusCode).toBe(200)
  })

  test('ends when its user signs in on more than 20 devices', async () => {
    const { post, get, me, signUp } = await setUp()
    const first = await signUp()
    for (let i = 0; i < 20; i++) await post('/api/login', asha)
    expect((await me(first)).statusCode).toBe(401)
    const last = cookieOf(await post('/api/login', asha))
    expect((await get('/api/sessions', last)).json().devices).toHaveLength(20)
  })
})

test('in a cluster, sessions of a user are found and ended, wherever they are stored', async () => {
  const { url } = await startTestCluster()
  const redis = openRedis(url, createTestLogger(createLogger), 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const store = createSessionStore(redis)
  const now = Date.now()
  const data = { userId: 7, username: 'asha', lastUsedAt: now, device: null, network: '203.0.113.0/24' }
  const ids = Array.from({ length: 25 }, (_, i) => `session-${i}`)
  for (const [i, id] of ids.entries()) {
    const session = { ...data, startedAt: now + i }
    await store.write(id, session, { user: session })
  }
  // The oldest have ended.
  expect((await store.list(7)).map(({ sessionId }) => sessionId).toSorted()).toEqual(ids.slice(5).toSorted())
  expect(await store.read('session-0')).toBeNull()
  expect(await store.destroy('session-24', 7)).toBe(true)
  await store.destroyAll(7)
  expect(await Promise.all(ids.map(store.read))).toEqual(ids.map(() => null))
})
