import { replaceCharacter } from '@kahani/testing/replace-character'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp } from './set-up.ts'

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

describe('PUT /api/account/email-change', () => {
  const NEW = 'asha@elsewhere.example.in'

  /** An account whose user has just proved who they are. */
  async function signedIn() {
    const context = await setUp()
    const { post, put, get, signUp } = context
    const cookie = cookieOf(await post('/api/confirm-identity', { password: asha.password }, await signUp()))
    const change = (email: string) => put('/api/account/email-change', { email }, cookie)
    const pending = async () => (await get('/api/account/email-change', cookie)).json().pending
    return { ...context, cookie, change, pending }
  }

  test('sends a link to the new address, which replaces the old one when it is opened in the account, and tells the old one', async () => {
    const { post, me, emails, emailedToken, cookie, change, pending, db, internal } = await signedIn()
    await post('/api/forgot-password', { email: asha.email })
    const resetToken = await emailedToken('reset-password')
    expect((await change(NEW)).statusCode).toBe(204)
    expect(await pending()).toEqual({ email: NEW, expiresAt: expect.any(String) })
    expect((await internal('/internal/users/1/data')).json().newEmail).toBe(NEW)
    expect((await emails()).at(-1)).toEqual({
      to: { name: 'asha', email: NEW },
      content: { kind: 'new-address', token: expect.any(String) },
    })
    const token = await emailedToken('new-address')
    const elsewhere = await post('/api/verify-email', { token })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'sign_in_to_confirm'])
    expect((await me(cookie)).json()).toMatchObject({ email: asha.email, emailVerified: false })

    // A double click opens it twice.
    for (const _ of [1, 2]) expect((await post('/api/verify-email', { token }, cookie)).statusCode).toBe(200)
    expect((await me(cookie)).json()).toMatchObject({ email: NEW, emailVerified: true })
    expect(await pending()).toBeNull()
    const told = (await emails()).filter(email => email?.content.kind === 'address-changed')
    expect(told).toEqual([
      { to: { name: 'asha', email: asha.email }, content: { kind: 'address-changed', at: expect.any(String) } },
    ])
    const events = await db.selectFrom('audit_log').select(['action', 'details']).orderBy('id', 'desc').execute()
    expect(events[0]?.action).toBe('email-changed')
    expect(JSON.stringify(events)).not.toContain('elsewhere')
    // Links that were sent to the old address do not work any more.
    const reset = await post('/api/reset-password', { token: resetToken, newPassword: 'marigold garland' })
    expect(reset.json().code).toBe('link_expired')
    const signIn = async (username: string) => (await post('/api/login', { ...asha, username })).statusCode
    expect([await signIn(NEW), await signIn(asha.email)]).toEqual([200, 401])
  })

  test('shows nobody but its owner that an address is taken', async () => {
    const { signUp, emails, change, pending } = await signedIn()
    await signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    expect((await change('Riya@Example.in')).statusCode).toBe(204)
    expect(await pending()).toMatchObject({ email: 'Riya@Example.in' })
    expect((await emails()).at(-1)).toEqual({
      to: { name: 'riya', email: 'Riya@Example.in' },
      content: { kind: 'address-in-use' },
    })
  })

  test('is cancelled, replaced, and refused without proof of identity, for the own address and five times an hour', async () => {
    const { post, put, remove, me, emailedToken, signUp, emails, cookie, change, pending } = await signedIn()
    const other = await signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    expect((await put('/api/account/email-change', { email: NEW }, other)).json().code).toBe('confirm_identity')
    expect((await change('ASHA@example.in')).json()).toMatchObject({
      ...{ code: 'email_unchanged', issues: [{ path: 'email' }] },
    })
    await change(NEW)
    const first = await emailedToken('new-address')
    const open = async (token: string) => (await post('/api/verify-email', { token }, cookie)).json().code
    expect((await post('/api/account/email-change/resend', {}, cookie)).statusCode).toBe(204)
    const second = await emailedToken('new-address')
    expect(second).not.toBe(first)
    expect(await open(first)).toBe('change_expired')
    expect((await remove('/api/account/email-change', cookie)).statusCode).toBe(204)
    expect(await pending()).toBeNull()
    expect(await open(second)).toBe('change_expired')
    const sent = await emails()
    expect((await post('/api/account/email-change/resend', {}, cookie)).statusCode).toBe(204)
    expect(await emails()).toEqual(sent)
    expect((await change('third@example.in')).statusCode).toBe(204)
    expect((await change('fourth@example.in')).statusCode).toBe(429)
    expect((await me(cookie)).json().email).toBe(asha.email)
  })
})
