import { replaceCharacter } from '@kahani/testing/replace-character'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp, setUpOutage } from './set-up.ts'

const LINK_EXPIRED = 'This link has expired or has already been used. Please request a new one.'
const newPassword = 'marigold garland'

describe('POST /api/reset-password with the current password', () => {
  test('changes the password, ends all sessions, starts a new one and sends an email', async () => {
    const { post, me, signUp, emails } = await setUp()
    const cookie = await signUp()
    const elsewhere = cookieOf(await post('/api/login', asha))
    const body = { currentPassword: asha.password, newPassword }
    const response = await post('/api/reset-password', body, cookie)
    expect(response.json()).toEqual({ message: 'Your password has been updated successfully.' })
    for (const ended of [cookie, elsewhere]) expect((await me(ended)).statusCode).toBe(401)
    expect((await me(cookieOf(response))).statusCode).toBe(200)
    expect((await post('/api/login', asha)).statusCode).toBe(401)
    expect((await post('/api/login', { ...asha, password: newPassword })).statusCode).toBe(200)
    expect((await emails()).at(-1)).toMatchObject({ to: { userId: 1 }, content: { kind: 'password-changed' } })
  })

  test('rejects a wrong current password, and limits the attempts', async () => {
    const { post, signUp } = await setUp()
    const cookie = await signUp()
    const attempt = () => post('/api/reset-password', { currentPassword: 'no', newPassword }, cookie)
    const wrong = await attempt()
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json().issues).toEqual([{ path: 'currentPassword', message: 'Current password is incorrect' }])
    for (let i = 1; i < 10; i++) await attempt()
    expect((await attempt()).statusCode).toBe(429)
  })

  test('limits wrong passwords only, not weak new ones and attempts while a service is down', async () => {
    const { up, down } = await setUpOutage()
    const cookie = await up.signUp()
    const attempt = async ({ post }: typeof up, currentPassword: string, newPassword: string) =>
      (await post('/api/reset-password', { currentPassword, newPassword }, cookie)).statusCode
    const remove = async ({ remove }: typeof up) =>
      (await remove('/api/account', cookie, { username: asha.username, currentPassword: asha.password })).statusCode
    await up.services.stop()
    for (let i = 0; i < 12; i++) {
      expect(await attempt(down, asha.password, newPassword)).toBe(503)
      expect(await attempt(up, asha.password, 'password')).toBe(400)
      expect(await remove(down)).toBe(503)
      expect(await remove(up)).toBe(503)
    }
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push(await attempt(up, 'guess', newPassword))
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect(await remove(up)).toBe(429)
  })

  test('rejects a new password that is too short, common or personal', async () => {
    const { post, signUp } = await setUp()
    const cookie = await signUp()
    for (const [password, message] of [
      ['12345', 'New password must be at least 6 characters'],
      ['password', 'That password is one of the most common ones. Please choose another.'],
      ['asha@example.in', 'Please choose a password that is not your name or email address'],
    ]) {
      const body = { currentPassword: asha.password, newPassword: password }
      const response = await post('/api/reset-password', body, cookie)
      expect([response.statusCode, response.json().issues]).toEqual([400, [{ path: 'newPassword', message }]])
    }
  })

  test('responds with 401 to a visitor, and explains how to set a first password', async () => {
    const { post, signUp, db } = await setUp()
    const body = { currentPassword: 'a', newPassword }
    expect((await post('/api/reset-password', body)).statusCode).toBe(401)
    const cookie = await signUp()
    await db.updateTable('users').set({ password_hash: null }).execute()
    const response = await post('/api/reset-password', body, cookie)
    expect([response.statusCode, response.json().code]).toEqual([403, 'no_password'])
  })
})

describe('POST /api/forgot-password', () => {
  test('responds and does the same whether or not the address has an account', async () => {
    const { post, signUp, emails, db } = await setUp()
    await signUp()
    const responses = [
      await post('/api/forgot-password', { email: 'ASHA@example.in' }),
      await post('/api/forgot-password', { email: 'nobody@example.in' }),
    ]
    const message = 'If an account exists with this email, you will receive password reset instructions.'
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(responses.map(response => response.json())).toEqual([{ message }, { message }])
    const rows = await db.selectFrom('notifications').select('subject').orderBy('id').execute()
    expect(rows.slice(1).map(({ subject }) => Object.keys(subject).toSorted())).toEqual(
      Array(2).fill(['emailKey', 'kind', 'linkId']),
    )
    expect((await emails()).slice(1)).toEqual([
      { to: { userId: 1 }, content: { kind: 'reset-password', token: expect.any(String) } },
      null,
    ])
  })

  test('limits requests per email address, with and without an account', async () => {
    const { post, signUp } = await setUp()
    await signUp()
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const statuses = []
      for (const spelling of [email, email.toUpperCase(), ` ${email}`, email, email, email]) {
        statuses.push((await post('/api/forgot-password', { email: spelling })).statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })
})

describe('POST /api/reset-password with an emailed token', () => {
  const requestReset = async (context: Awaited<ReturnType<typeof setUp>>) => {
    await context.post('/api/forgot-password', { email: asha.email })
    return context.emailedToken('reset-password')
  }

  test('sets the password once, ends all sessions and verifies the address', async () => {
    const context = await setUp()
    const { post, me, signUp } = context
    const cookie = await signUp()
    const token = await requestReset(context)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post('/api/reset-password', { token, newPassword: `${newPassword}${i}` })),
    )
    const accepted = responses.findIndex(({ statusCode }) => statusCode === 200)
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(400)])
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json().message).toBe(LINK_EXPIRED)
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await post('/api/login', asha)).statusCode).toBe(401)
    const signedIn = await post('/api/login', { ...asha, password: `${newPassword}${accepted}` })
    expect(signedIn.json()).toMatchObject({ username: 'asha', emailVerified: true })
  })

  test('rejects an expired, forged, superseded or foreign token', async () => {
    const context = await setUp()
    const { post, db, signUp, emailedToken } = context
    const cookie = await signUp()
    const first = await requestReset(context)
    const verification = await emailedToken('welcome')
    for (const token of ['nonsense', replaceCharacter(first, 0), verification]) {
      const response = await post('/api/reset-password', { token, newPassword })
      expect([response.statusCode, response.json().code]).toEqual([400, 'link_expired'])
    }
    const change = { currentPassword: asha.password, newPassword }
    expect((await post('/api/reset-password', change, cookie)).statusCode).toBe(200)
    expect((await post('/api/reset-password', { token: first, newPassword })).statusCode).toBe(400)

    const second = await requestReset(context)
    await db.updateTable('email_links').set({ expires_at: sql`now() - interval '1 second'` }).execute()
    expect((await post('/api/reset-password', { token: second, newPassword })).statusCode).toBe(400)
  })

  test('stores no token', async () => {
    const context = await setUp()
    await context.signUp()
    const token = await requestReset(context)
    expect(token).toHaveLength(43)
    for (const table of ['email_links', 'notifications', 'outbox', 'users'] as const) {
      expect(JSON.stringify(await context.db.selectFrom(table).selectAll().execute())).not.toContain(token)
    }
  })
})
