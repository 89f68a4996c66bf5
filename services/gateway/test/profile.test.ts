import { profileKey } from '@kahani/service-kit/profile-cache'
import { expect, test } from 'vitest'
import { setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const HOUR_MS = 60 * 60 * 1000
const HINT = 'signed_in=1'

test('GET /api/me is answered from the cached profile; auth gets the request if there is none', async () => {
  const { get, post, received, redis, signIn } = await setUp(shared)
  const { cookie, key } = await signIn(71)
  await redis.set(profileKey(71), '{"username":"asha"}')
  const cached = await get('/api/me', { cookie })
  expect([cached.status, cached.json()]).toEqual([200, { username: 'asha' }])
  expect(cached.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(received).toEqual([])

  expect((await get('/api/me')).json()).toMatchObject({ service: 'auth' })
  expect((await get('/api/me', { cookie: (await signIn(72)).cookie })).json()).toMatchObject({ service: 'auth' })
  expect((await post('/api/me', { cookie })).json()).toMatchObject({ service: 'auth', method: 'POST' })
  // It is being changed.
  await redis.set(profileKey(71), '')
  expect((await get('/api/me', { cookie })).json()).toMatchObject({ service: 'auth' })

  // At once after the session has ended, as before.
  await redis.set(profileKey(71), '{"username":"asha"}')
  await redis.del(key)
  await expect.poll(async () => (await get('/api/me', { cookie })).json().service).toBe('auth')
})

test('auth gets GET /api/me once an hour, to renew the session', async () => {
  let now = Date.now()
  const { get, redis, signIn } = await setUp({ ...shared, now: () => now })
  const { cookie, key } = await signIn(73)
  await redis.set(profileKey(73), '{"username":"asha"}')
  now = Date.now() + HOUR_MS
  expect((await get('/api/me', { cookie })).json()).toMatchObject({ service: 'auth' })
  const session = JSON.parse((await redis.get(key)) ?? '')
  session.user.lastUsedAt = now
  await redis.set(key, JSON.stringify(session))
  await expect.poll(async () => (await get('/api/me', { cookie })).json()).toEqual({ username: 'asha' })
})

test('a browser whose session has ended loses its cookies with the first 401, but not with that of a session', async () => {
  const refusing = await startService((_call, response) => response.writeHead(401).end('{}'))
  const { get, signIn } = await setUp({ ...shared, services: { stories: refusing.url } })
  const cookiesOf = async (cookie: string) => (await get('/api/stories', { cookie })).headers['set-cookie']
  expect(await cookiesOf(HINT)).toEqual(['signed_in=; Max-Age=0; Path=/; SameSite=Lax'])
  expect(await cookiesOf(`sid=gone.signature; ${HINT}`)).toEqual([
    'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    'sid=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly',
  ])
  expect(await cookiesOf('')).toBeUndefined()
  expect(await cookiesOf(`${(await signIn()).cookie}; ${HINT}`)).toBeUndefined()
})
