import { sessionKey } from '@kahani/service-kit/session-store'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp } from './set-up.ts'

describe('POST /api/signup', () => {
  test('makes the account, signs it in and answers what is shown of it', async () => {
    const { post, me } = await setUp()
    const answer = await post('/api/signup', asha)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: 1,
      username: 'asha',
      email: 'asha@example.in',
      isAdmin: false,
      subscriptionStatus: 'premium',
      printedCopiesRemaining: 2,
    })
    expect((await me(cookieOf(answer))).json()).toEqual(answer.json())
  })

  test('the cookie is kept from scripts and other sites, and from plain http where the product is on https', async () => {
    const plain = (await (await setUp()).post('/api/signup', asha)).cookies[0]
    expect(plain).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
    const { post } = await setUp({ publicUrl: 'https://kahani.example' })
    const safe = (await post('/api/signup', asha, '', { 'x-forwarded-proto': 'https' })).cookies[0]
    expect(safe).toMatchObject({ secure: true })
  })

  test('a name or an address that differs only in case is taken', async () => {
    const { post } = await setUp()
    await post('/api/signup', asha)
    const name = await post('/api/signup', { ...asha, username: 'ASHA', email: 'other@example.in' })
    expect([name.statusCode, name.json().issues]).toEqual([409, [expect.objectContaining({ path: 'username' })]])
    const email = await post('/api/signup', { ...asha, username: 'other', email: 'Asha@Example.in' })
    expect([email.statusCode, email.json().issues]).toEqual([409, [expect.objectContaining({ path: 'email' })]])
  })

  test('of ten sign-ups at once with one name, one wins', async () => {
    const { post } = await setUp()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post('/api/signup', { ...asha, email: `a${i}@example.in` })),
    )
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test('what is wrong is named field by field', async () => {
    const { post } = await setUp()
    const answer = await post('/api/signup', { username: 'ab', email: 'nowhere', password: '123' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: 'username', message: 'Username must be at least 3 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ])
  })
})

describe('POST /api/login', () => {
  test('a wrong password and an unknown name get the same answer', async () => {
    const { post } = await setUp()
    await post('/api/signup', asha)
    const wrong = await post('/api/login', { username: 'asha', password: 'not it' })
    const unknown = await post('/api/login', { username: 'nobody', password: 'not it' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json().message).toBe('Invalid username or password')
  })

  test('a sign-in gets a session id of its own; the one from before is worth nothing', async () => {
    const { post, me } = await setUp()
    const before = cookieOf(await post('/api/signup', asha))
    const answer = await post('/api/login', { username: 'Asha', password: asha.password }, before)
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer)).not.toBe(before)
    expect((await me(before)).statusCode).toBe(401)
    expect((await me(cookieOf(answer))).statusCode).toBe(200)
  })

  test('after ten tries at one name within a minute it has to wait, and is told how long', async () => {
    const { post } = await setUp()
    for (let i = 0; i < 10; i++) await post('/api/login', { username: 'asha', password: 'guess' })
    const answer = await post('/api/login', { username: 'asha', password: 'guess' })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('/api/login', { username: 'another', password: 'guess' })).statusCode).toBe(401)
  })
})

describe('POST /api/logout', () => {
  test('ends the session for good, and is fine without one', async () => {
    const { post, me, redis } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    expect((await post('/api/logout', {}, cookie)).statusCode).toBe(200)
    expect((await me(cookie)).statusCode).toBe(401)
    expect(await redis.keys(sessionKey('*'))).toEqual([])
    expect((await post('/api/logout', {})).statusCode).toBe(200)
  })
})

describe('GET /api/me', () => {
  test('a visitor is nobody, and leaves nothing in Redis', async () => {
    const { me, redis } = await setUp()
    expect((await me('')).statusCode).toBe(401)
    expect(await redis.dbsize()).toBe(0)
  })

  test('a session that is used is renewed once a day, and a read never brings an ended one back', async () => {
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

  test('a family stays signed in while payments is away', async () => {
    const { post, me, payments } = await setUp()
    const cookie = cookieOf(await post('/api/signup', asha))
    await payments.stop()
    const answer = await me(cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ username: 'asha', subscriptionStatus: 'free', printedCopiesRemaining: 0 })
  })
})

describe('POST /api/reset-password', () => {
  test('takes the new password when the current one is right, and only then', async () => {
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

  test('asks a visitor to sign in', async () => {
    const { post } = await setUp()
    expect((await post('/api/reset-password', { currentPassword: 'a', newPassword: 'moonlight' })).statusCode).toBe(401)
  })
})

test('nothing of a person is written to the log', async () => {
  const { post, logger } = await setUp()
  await post('/api/signup', asha)
  await post('/api/signup', asha)
  await post('/api/login', { username: 'asha', password: 'guess' })
  expect(logger.lines.join('')).not.toMatch(/asha|lantern|guess/i)
})
