import { sessionKey } from '@kahani/service-kit/session-store'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp } from './set-up.ts'

describe('POST /api/signup', () => {
  test('creates the account, signs the user in and responds with the account', async () => {
    const { post, me } = await setUp()
    const response = await post('/api/signup', asha)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: 1,
      username: 'asha',
      email: 'asha@example.in',
      isAdmin: false,
      subscriptionStatus: 'premium',
      printedCopiesRemaining: 2,
    })
    expect((await me(cookieOf(response))).json()).toEqual(response.json())
  })

  test('sets an HttpOnly SameSite cookie, which is Secure if the product uses HTTPS', async () => {
    const http = (await (await setUp()).post('/api/signup', asha)).cookies[0]
    expect(http).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
    const { post } = await setUp({ publicUrl: 'https://kahani.example' })
    const https = (await post('/api/signup', asha, '', { 'x-forwarded-proto': 'https' })).cookies[0]
    expect(https).toMatchObject({ secure: true })
  })

  test('rejects a username or email that differs only in case', async () => {
    const { post } = await setUp()
    await post('/api/signup', asha)
    const name = await post('/api/signup', { ...asha, username: 'ASHA', email: 'other@example.in' })
    expect([name.statusCode, name.json().issues]).toEqual([409, [expect.objectContaining({ path: 'username' })]])
    const email = await post('/api/signup', { ...asha, username: 'other', email: 'Asha@Example.in' })
    expect([email.statusCode, email.json().issues]).toEqual([409, [expect.objectContaining({ path: 'email' })]])
  })

  test('accepts one of ten concurrent sign-ups with the same username', async () => {
    const { post } = await setUp()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post('/api/signup', { ...asha, email: `a${i}@example.in` })),
    )
    expect(responses.map(response => response.statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test('reports each invalid field', async () => {
    const { post } = await setUp()
    const response = await post('/api/signup', { username: 'ab', email: 'nowhere', password: '123' })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      { path: 'username', message: 'Username must be at least 3 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ])
  })
})

describe('POST /api/login', () => {
  test('responds the same to a wrong password and an unknown username', async () => {
    const { post } = await setUp()
    await post('/api/signup', asha)
    const wrong = await post('/api/login', { username: 'asha', password: 'not it' })
    const unknown = await post('/api/login', { username: 'nobody', password: 'not it' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json().message).toBe('Invalid username or password')
  })

  test('starts a new session and invalidates the previous one', async () => {
    const { post, me } = await setUp()
    const before = cookieOf(await post('/api/signup', asha))
    const response = await post('/api/login', { username: 'Asha', password: asha.password }, before)
    expect(response.statusCode).toBe(200)
    expect(cookieOf(response)).not.toBe(before)
    expect((await me(before)).statusCode).toBe(401)
    expect((await me(cookieOf(response))).statusCode).toBe(200)
  })

  test('limits sign-ins to ten per username and minute', async () => {
    const { post } = await setUp()
    for (let i = 0; i < 10; i++) await post('/api/login', { username: 'asha', password: 'guess' })
    const response = await post('/api/login', { username: 'asha', password: 'guess' })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('/api/login', { username: 'another', password: 'guess' })).statusCode).toBe(401)
  })
})

describe('POST /api/logout', () => {
  test('deletes the session, and succeeds without one', async () => {
    const { post, me, redis } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    expect((await post('/api/logout', {}, cookie)).statusCode).toBe(200)
    expect((await me(cookie)).statusCode).toBe(401)
    expect(await redis.keys(sessionKey('*'))).toEqual([])
    expect((await post('/api/logout', {})).statusCode).toBe(200)
  })
})

describe('GET /api/me', () => {
  test('responds with 401 to a visitor, and stores nothing in Redis', async () => {
    const { me, redis } = await setUp()
    expect((await me('')).statusCode).toBe(401)
    expect(await redis.dbsize()).toBe(0)
  })

  test('renews a session once a day, but never restores a deleted one', async () => {
    const { post, me, redis } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    expect((await me(cookie)).cookies).toEqual([])
    const [key = ''] = await redis.keys(sessionKey('*'))
    await redis.pexpire(key, 1000 * 60 * 60)
    expect(cookieOf(await me(cookie))).toBe(cookie)
    expect(await redis.pttl(key)).toBeGreaterThan(29 * 24 * 60 * 60 * 1000)
    await redis.del(key)
    await me(cookie)
    expect(await redis.exists(key)).toBe(0)
  })

  test('keeps users signed in while payments is down', async () => {
    const { post, me, payments } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    await payments.stop()
    const response = await me(cookie)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ username: 'asha', subscriptionStatus: 'free', printedCopiesRemaining: 0 })
  })
})

describe('POST /api/reset-password', () => {
  test('changes the password only if the current one is correct', async () => {
    const { post } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    const wrong = await post('/api/reset-password', { currentPassword: 'no', newPassword: 'moonlight' }, cookie)
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json().issues).toEqual([{ path: 'currentPassword', message: 'Current password is incorrect' }])
    const right = await post(
      '/api/reset-password',
      { currentPassword: asha.password, newPassword: 'moonlight' },
      cookie,
    )
    expect(right.statusCode).toBe(200)
    expect((await post('/api/login', { username: 'asha', password: asha.password })).statusCode).toBe(401)
    expect((await post('/api/login', { username: 'asha', password: 'moonlight' })).statusCode).toBe(200)
  })

  test('responds with 401 to a visitor', async () => {
    const { post } = await setUp()
    expect((await post('/api/reset-password', { currentPassword: 'a', newPassword: 'moonlight' })).statusCode).toBe(401)
  })
})

test('logs no personal data', async () => {
  const { post, logger } = await setUp()
  await post('/api/signup', asha)
  await post('/api/signup', asha)
  await post('/api/login', { username: 'asha', password: 'guess' })
  expect(logger.lines.join('')).not.toMatch(/asha|lantern|guess/i)
})
