import { profileKey } from '@kahani/service-kit/profile-cache'
import { sessionKey } from '@kahani/service-kit/session-format'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp } from './set-up.ts'

describe('the profile that GET /api/me answers', () => {
  test('is stored for the gateway, for a short time, until it changes', async () => {
    const { app, db, me, post, remove, redis, signUp, emailedToken, internal } = await setUp()
    const cookie = await signUp()
    const stored = () => redis.get(profileKey(1))
    const expectStored = async (session: string, changes: object) => {
      // The mark of the last change would expire by itself.
      await redis.del(profileKey(1))
      const profile = (await me(session)).json()
      expect(profile).toMatchObject({ username: 'asha', ...changes })
      expect(JSON.parse((await stored()) ?? '')).toEqual(profile)
    }
    await expectStored(cookie, { emailVerified: false, isAdmin: false, printedCopiesRemaining: 2 })
    expect(await redis.pttl(profileKey(1))).toBeLessThanOrEqual(60_000)

    await post('/api/verify-email', { token: await emailedToken('welcome') }, cookie)
    expect(await stored()).toBe('')
    // Nothing is stored while the change may not be committed yet.
    expect((await me(cookie)).json()).toMatchObject({ emailVerified: true })
    expect(await stored()).toBe('')
    await expectStored(cookie, { emailVerified: true })

    const changed = await post(
      '/api/reset-password',
      { currentPassword: asha.password, newPassword: 'moonlight!' },
      cookie,
    )
    expect(await stored()).toBe('')
    await expectStored(cookieOf(changed), { hasPassword: true })

    const other = cookieOf(await post('/api/signup', { ...asha, username: 'riya', email: 'riya@example.in' }))
    await db.updateTable('users').set({ is_admin: true }).where('username', '=', 'riya').execute()
    const headers = { cookie: other }
    await app.inject({ method: 'POST', url: '/api/admin/users/1/role', headers, body: { isAdmin: true } })
    expect(await stored()).toBe('')
    const again = cookieOf(await post('/api/login', { ...asha, password: 'moonlight!' }))
    await expectStored(again, { isAdmin: true })

    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', 1).execute()
    await internal('/internal/users/1/confirm-email', { email: asha.email })
    expect(await stored()).toBe('')
    await expectStored(again, { emailVerified: true })

    await remove('/api/account', again, { username: 'asha', currentPassword: 'moonlight!' })
    expect(await stored()).toBe('')
    expect((await me(again)).statusCode).toBe(401)
  })

  test('is not stored while payments is down, and a Redis without it is enough', async () => {
    const { me, redis, services, signUp } = await setUp()
    const cookie = await signUp()
    await redis.del(profileKey(1))
    expect((await me(cookie)).json()).toMatchObject({ subscriptionStatus: 'premium' })
    await redis.del(profileKey(1))
    await services.stop()
    expect((await me(cookie)).json()).toMatchObject({ subscriptionStatus: 'free' })
    expect(await redis.exists(profileKey(1))).toBe(0)
  })
})

describe('the hint that somebody is signed in', () => {
  const hintOf = ({ cookies }: Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['get']>>) => {
    const { expires, maxAge, ...hint } = cookies.find(({ name }) => name === 'signed_in') ?? {}
    const session = cookies.find(({ name }) => name === 'sid')
    // Both last equally long.
    expect([expires, maxAge]).toEqual([session?.expires, session?.maxAge])
    return hint
  }
  const present = { name: 'signed_in', value: '1', path: '/', sameSite: 'Lax' }

  test('is readable by scripts, and set, renewed and deleted with the session cookie', async () => {
    const { get, me, post, remove, redis } = await setUp()
    const signedUp = await post('/api/signup', asha)
    expect(hintOf(signedUp)).toEqual(present)
    const cookie = cookieOf(signedUp)
    expect(hintOf(await get('/api/sessions', cookie))).toEqual({})

    const [key = ''] = await redis.keys(sessionKey('*'))
    const session = JSON.parse((await redis.get(key)) ?? '')
    session.user.lastUsedAt -= 2 * 60 * 60 * 1000
    await redis.set(key, JSON.stringify(session))
    expect(hintOf(await me(cookie))).toEqual(present)

    const signIn = () => post('/api/login', asha)
    const deleted = { ...present, value: '' }
    expect(hintOf(await post('/api/logout', {}, cookie))).toEqual(deleted)
    expect(hintOf(await remove('/api/sessions', cookieOf(await signIn())))).toEqual(deleted)
    // Its session has ended.
    expect(hintOf(await me(cookie))).toEqual(deleted)
    const last = cookieOf(await signIn())
    const confirmation = { username: asha.username, currentPassword: asha.password }
    expect(hintOf(await remove('/api/account', last, confirmation))).toEqual(deleted)
  })

  test('is secure like the session cookie', async () => {
    const { buildWith } = await setUp()
    const app = await buildWith({ PUBLIC_URL: 'https://kahani.example' })
    const headers = { 'x-forwarded-proto': 'https' }
    const { cookies } = await app.inject({ method: 'POST', url: '/api/signup', headers, body: asha })
    expect(cookies.slice(1)).toMatchObject([
      { name: '__Host-sid', secure: true, httpOnly: true },
      { name: 'signed_in', secure: true },
    ])
  })
})
