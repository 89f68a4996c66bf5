import { replaceCharacter } from '@kahani/testing/replace-character'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

describe('POST /api/verify-email', () => {
  test('verifies the address with the link of the welcome email in a session of the account, also when it is opened twice', async () => {
    const { post, me, signUp, emailedToken } = await setUp()
    const cookie = await signUp()
    const token = await emailedToken('welcome')
    for (const session of [cookie, '']) {
      const response = await post('/api/verify-email', { token }, session)
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { message: 'Thank you! Your email address is confirmed.' },
      ])
    }
    expect((await me(cookie)).json().emailVerified).toBe(true)
  })

  test('requires a new password elsewhere, which ends the sessions of whoever signed up with the address', async () => {
    const { post, me, signUp, emailedToken } = await setUp()
    const stranger = await signUp()
    const token = await emailedToken('welcome')
    const other = await signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    for (const session of ['', other]) {
      const response = await post('/api/verify-email', { token }, session)
      expect([response.statusCode, response.json().code]).toEqual([403, 'other_session'])
    }
    expect((await me(stranger)).json().emailVerified).toBe(false)

    const newPassword = 'gulmohar tree'
    expect((await post('/api/verify-email', { token, newPassword: 'password' })).json().code).toBe('weak_password')
    expect((await post('/api/verify-email', { token, newPassword })).statusCode).toBe(200)
    expect((await me(stranger)).statusCode).toBe(401)
    expect((await me(other)).statusCode).toBe(200)
    expect((await post('/api/login', asha)).statusCode).toBe(401)
    const owner = await post('/api/login', { username: asha.username, password: newPassword })
    expect(owner.json()).toMatchObject({ id: 1, emailVerified: true })
    // The link can't set another password.
    expect((await post('/api/verify-email', { token, newPassword: 'banyan tree' })).json().code).toBe('link_expired')
  })

  test('rejects an expired or forged token', async () => {
    const { post, me, signUp, emailedToken, db } = await setUp()
    const cookie = await signUp()
    const token = await emailedToken('welcome')
    const verify = async (invalid: string) => {
      const response = await post('/api/verify-email', { token: invalid }, cookie)
      expect([response.statusCode, response.json().code]).toEqual([400, 'link_expired'])
    }
    await verify(replaceCharacter(token, 0))
    await verify('x')
    await db.updateTable('email_links').set({ expires_at: sql`now() - interval '1 second'` }).execute()
    await verify(token)
    expect((await me(cookie)).json().emailVerified).toBe(false)
  })
})

describe('POST /api/resend-verification', () => {
  test('sends another link, at most five an hour, and none once the address is verified', async () => {
    const { post, me, signUp, emails, emailedToken } = await setUp()
    const cookie = await signUp()
    await post('/api/resend-verification', {}, cookie)
    await post('/api/verify-email', { token: await emailedToken('verify-email') }, cookie)
    expect((await me(cookie)).json().emailVerified).toBe(true)
    const sent = await emails()
    for (let i = 1; i < 5; i++) expect((await post('/api/resend-verification', {}, cookie)).statusCode).toBe(200)
    expect(await emails()).toEqual(sent)
    expect((await post('/api/resend-verification', {}, cookie)).statusCode).toBe(429)
  })
})

describe('POST /internal/users/:id/confirm-email', () => {
  test('verifies the address only if it is that of the account', async () => {
    const { me, signUp, internal } = await setUp()
    const cookie = await signUp()
    await internal('/internal/users/1/confirm-email', { email: 'other@example.in' })
    expect((await me(cookie)).json().emailVerified).toBe(false)
    expect((await internal('/internal/users/1/confirm-email', { email: 'ASHA@example.in' })).statusCode).toBe(204)
    expect((await me(cookie)).json().emailVerified).toBe(true)
  })
})
