import { sql } from 'kysely'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp } from './set-up.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

type Context = Awaited<ReturnType<typeof setUp>>
type Authenticator = ReturnType<typeof createSoftwareAuthenticator>

/** The session that a response sets, or the one before. */
const next = (response: Parameters<typeof cookieOf>[0], cookie: string) => cookieOf(response) || cookie

async function confirm({ post }: Context, cookie: string, password = asha.password) {
  return next(await post('/api/confirm-identity', { password }, cookie), cookie)
}

/** Sets up an authenticator app. @returns its secret, the code that confirmed it, the recovery codes and the session */
async function addApp(context: Context, session: string, password = asha.password) {
  const { post } = context
  const cookie = await confirm(context, session, password)
  const { secret } = (await post('/api/authenticator-app', {}, cookie)).json()
  const code = await generate({ secret })
  const response = await post('/api/authenticator-app/confirm', { code }, cookie)
  expect(response.statusCode).toBe(201)
  return { secret, code, recoveryCodes: response.json().recoveryCodes as string[], cookie: next(response, cookie) }
}

/** Makes the code of the current time usable again. */
const forgetTimeStep = ({ db }: Context) => db.updateTable('authenticator_apps').set({ last_time_step: 0 }).execute()

async function addPasskey(context: Context, session: string, authenticator: Authenticator) {
  const { post } = context
  const cookie = await confirm(context, session)
  const options = (await post('/api/passkeys/options', {}, cookie)).json()
  const response = await post('/api/passkeys', { passkey: authenticator.register(options) }, cookie)
  return { response, options, cookie: next(response, cookie) }
}

const factors = async ({ get }: Context, cookie: string) => (await get('/api/account/factors', cookie)).json()

describe('an authenticator app', () => {
  test('is asked for its code after the password, and each code works once', async () => {
    const context = await setUp()
    const { post, emails, db } = context
    const { secret, code: used, cookie } = await addApp(context, await context.signUp())
    const signIn = (code?: string) => post('/api/login', { ...asha, ...(code && { code }) })
    const needed = await signIn()
    expect([needed.statusCode, needed.json().code, cookieOf(needed)]).toEqual([401, 'second_factor_needed', ''])
    expect((await signIn(used)).json().code).toBe('wrong_code')
    await forgetTimeStep(context)
    const code = await generate({ secret })
    const responses = await Promise.all([signIn(code), signIn(code)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    expect((await signIn('000000')).json()).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] })

    const { secret: stored } = await db.selectFrom('authenticator_apps').select('secret').executeTakeFirstOrThrow()
    expect(stored.toString('latin1')).not.toContain(secret)
    expect((await emails()).at(1)?.content).toMatchObject({ kind: 'security-changed', change: 'authenticator-added' })
    const actions = (await context.get('/api/account/activity', cookie)).json().map((e: { action: string }) => e.action)
    expect(actions).toEqual(expect.arrayContaining(['authenticator-added', 'sign-in-failed']))
  })

  test('is replaced by a recovery code, once', async () => {
    const context = await setUp()
    const { post, db } = context
    const { recoveryCodes, cookie } = await addApp(context, await context.signUp())
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([\da-hjkmnp-tv-z]{5}-){5}[\da-hjkmnp-tv-z]{5}$/)
    const [code = ''] = recoveryCodes
    const signIn = async (code: string) => (await post('/api/login', { ...asha, code })).statusCode
    expect(await signIn(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(200)
    expect(await signIn(code)).toBe(403)
    expect((await factors(context, cookie)).recoveryCodesLeft).toBe(9)
    const rows = await db.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1])

    const renewed = (await post('/api/recovery-codes', {}, cookie)).json().recoveryCodes
    expect(await signIn(recoveryCodes[1] ?? '')).toBe(403)
    expect(await signIn(renewed[0])).toBe(200)
  })

  test('is added and removed, and replaced by no password, only after the user confirmed who they are within 15 minutes', async () => {
    const context = await setUp()
    const { post, remove, redis } = context
    const session = await context.signUp()
    for (const path of ['authenticator-app', 'passkeys/options', 'recovery-codes']) {
      const response = await post(`/api/${path}`, {}, session)
      expect([response.statusCode, response.json().code]).toEqual([403, 'confirm_identity'])
    }
    const wrong = await post('/api/confirm-identity', { password: 'a guess' }, session)
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_password'])
    const { cookie } = await addApp(context, session)
    const age = async (minutes: number) => {
      const [key = ''] = await redis.keys('session:*')
      const stored = JSON.parse((await redis.get(key)) ?? '')
      const at = Date.now() - minutes * 60_000
      await redis.set(key, JSON.stringify({ ...stored, user: { ...stored.user, confirmedAt: at, secondFactorAt: at } }))
    }
    await age(16)
    expect((await remove('/api/authenticator-app', cookie)).json().code).toBe('confirm_identity')
    const change = { currentPassword: asha.password, newPassword: 'marigold garland' }
    expect((await post('/api/reset-password', change, cookie)).json().code).toBe('confirm_second_factor')
    const deletion = { username: 'asha', currentPassword: asha.password }
    expect((await remove('/api/account', cookie, deletion)).json().code).toBe('confirm_second_factor')
    // The password is not enough for an account with a second factor.
    const password = await post('/api/confirm-identity', { password: asha.password }, cookie)
    expect([password.statusCode, password.json().code]).toEqual([401, 'second_factor_needed'])
    await age(14)
    expect((await remove('/api/authenticator-app', cookie)).statusCode).toBe(204)
    // The codes have no use any more.
    expect(await factors(context, cookie)).toEqual({ passkeys: [], authenticatorApp: false, recoveryCodesLeft: 0 })
    expect((await post('/api/login', asha)).statusCode).toBe(200)
  })

  test('has limited wrong codes', async () => {
    const context = await setUp()
    const { cookie } = await addApp(context, await context.signUp())
    const statuses = []
    for (let i = 0; i < 11; i++) {
      statuses.push((await context.post('/api/confirm-identity', { code: `00000${i % 10}` }, cookie)).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429])
  })
})

describe('a passkey', () => {
  test('signs in without a username or a password, and confirms who is there', async () => {
    const context = await setUp()
    const { post, me, db } = context
    const authenticator = createSoftwareAuthenticator()
    const { response, options, cookie } = await addPasskey(context, await context.signUp(), authenticator)
    expect(response.json().recoveryCodes).toHaveLength(10)
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'asha' } })
    expect((await factors(context, cookie)).passkeys).toMatchObject([{ id: authenticator.id, lastUsedAt: null }])

    const signInOptions = (await post('/api/passkeys/sign-in-options', {})).json()
    expect(signInOptions.allowCredentials ?? []).toEqual([])
    const passkey = authenticator.sign(signInOptions)
    const signedIn = await post('/api/passkeys/sign-in', { passkey })
    expect(signedIn.json()).toMatchObject({ id: 1, username: 'asha' })
    expect((await me(cookieOf(signedIn))).statusCode).toBe(200)
    // A challenge is answered once.
    expect((await post('/api/passkeys/sign-in', { passkey })).json().code).toBe('passkey_failed')
    // The password alone is not enough any more.
    expect((await post('/api/login', asha)).json().code).toBe('second_factor_needed')

    const own = (await post('/api/confirm-identity/passkey-options', {}, cookie)).json()
    expect(own.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const proof = { passkey: authenticator.sign(own) }
    expect((await post('/api/confirm-identity', proof, cookie)).statusCode).toBe(204)
    const entries = db.selectFrom('audit_log').select(sql<string>`details ->> 'method'`.as('method')).orderBy('id')
    const signIns = await entries.where('action', '=', 'sign-in').execute()
    expect(signIns.map(({ method }) => method)).toEqual(['sign-up', 'passkey'])
  })

  test('of another site, another user or without a check of the user is refused', async () => {
    const context = await setUp()
    const { post } = context
    const authenticator = createSoftwareAuthenticator()
    const { cookie } = await addPasskey(context, await context.signUp(), authenticator)
    const other = await context.signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    const signInOptions = async () => (await post('/api/passkeys/sign-in-options', {})).json()
    const code = async (passkey: object) => (await post('/api/passkeys/sign-in', { passkey })).json().code

    expect(await code(createSoftwareAuthenticator().sign(await signInOptions()))).toBe('passkey_failed')
    expect(await code(authenticator.sign(await signInOptions(), { verifiesUser: false }))).toBe('passkey_failed')
    expect(await code(authenticator.sign({ ...(await signInOptions()), rpId: 'evil.example' }))).toBe('passkey_failed')
    const forged = authenticator.sign(await signInOptions())
    forged.response.signature = authenticator.sign(await signInOptions()).response.signature
    expect(await code(forged)).toBe('passkey_failed')

    // Riya confirms with Asha's passkey.
    const options = (await post('/api/confirm-identity/passkey-options', {}, other)).json()
    const proof = { passkey: authenticator.sign({ ...options, rpId: 'localhost' }) }
    expect((await post('/api/confirm-identity', proof, other)).json().code).toBe('passkey_failed')
    const phishing = createSoftwareAuthenticator('https://evil.example')
    expect((await addPasskey(context, cookie, phishing)).response.json().code).toBe('passkey_failed')
  })

  test('is removed by its owner only', async () => {
    const context = await setUp()
    const authenticator = createSoftwareAuthenticator()
    const { cookie } = await addPasskey(context, await context.signUp(), authenticator)
    const riya = { username: 'riya', email: 'riya@example.in', password: 'marigold garland' }
    const other = await confirm(context, await context.signUp(riya), riya.password)
    expect((await context.remove(`/api/passkeys/${authenticator.id}`, other)).statusCode).toBe(404)
    expect((await context.remove(`/api/passkeys/${authenticator.id}`, cookie)).statusCode).toBe(204)
    expect(await factors(context, cookie)).toEqual({ passkeys: [], authenticatorApp: false, recoveryCodesLeft: 0 })
  })
})

test('factors that somebody added before the address was confirmed are removed with the password', async () => {
  const context = await setUp()
  const { post, emailedToken } = context
  await addApp(context, await context.signUp())
  const newPassword = 'gulmohar tree'
  await post('/api/verify-email', { token: await emailedToken('welcome'), newPassword })
  const signedIn = await post('/api/login', { ...asha, password: newPassword })
  expect(signedIn.statusCode).toBe(200)
  expect(await factors(context, cookieOf(signedIn))).toMatchObject({ authenticatorApp: false, recoveryCodesLeft: 0 })

  // From then on, a reset of the password keeps them.
  const { cookie } = await addApp(context, cookieOf(signedIn), newPassword)
  await post('/api/forgot-password', { email: asha.email })
  await post('/api/reset-password', { token: await emailedToken('reset-password'), newPassword: 'banyan tree' })
  expect((await context.me(cookie)).statusCode).toBe(401)
  const again = await post('/api/login', { ...asha, password: 'banyan tree' })
  expect(again.json().code).toBe('second_factor_needed')
})

describe('a sign-in in a browser that the account was not used in before', () => {
  const browserOf = (response: { cookies: { name: string; value: string }[] }) => {
    const { value = '' } = response.cookies.find(({ name }) => name === 'known_device') ?? {}
    return `known_device=${value}`
  }

  test('causes an email with the device and the network, and later ones do not', async () => {
    const { post, newDeviceEmails } = await setUp()
    const signedUp = await post('/api/signup', asha)
    await post('/api/login', asha, browserOf(signedUp))
    expect(await newDeviceEmails()).toEqual([])
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
    const elsewhere = await post('/api/login', asha, '', { 'user-agent': agent })
    const content = { kind: 'new-device', device: 'Chrome on Android', network: '127.0.0.0/24', at: expect.any(String) }
    expect(await newDeviceEmails()).toEqual([{ to: { userId: 1 }, content }])
    await post('/api/login', asha, browserOf(elsewhere))
    expect(await newDeviceEmails()).toHaveLength(1)
  })

  test('is new for each account, and a forged cookie does not hide it', async () => {
    const { post, newDeviceEmails, signUp } = await setUp()
    const riya = { username: 'riya', email: 'riya@example.in', password: 'marigold garland' }
    const signedUp = await post('/api/signup', asha)
    await signUp(riya)
    const both = await post('/api/login', riya, browserOf(signedUp))
    await post('/api/login', asha, browserOf(both))
    await post('/api/login', riya, browserOf(both))
    expect(await newDeviceEmails()).toMatchObject([{ to: { userId: 2 } }])
    await post('/api/login', asha, `known_device=${'A'.repeat(22)}`)
    expect(await newDeviceEmails()).toHaveLength(2)
  })
})

describe('an administrator in production', () => {
  const admin = { ...asha, password: 'a lamp on the river' }

  async function setUpAdmin(password = admin.password) {
    const context = await setUp({ NODE_ENV: 'production' })
    const family = await context.signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    await context.signUp({ ...admin, password })
    await context.db.updateTable('users').set({ is_admin: true }).where('id', '=', 2).execute()
    const signIn = async () => cookieOf(await context.post('/api/login', { ...admin, password }))
    return { ...context, family, signIn }
  }
  const codeOf = (response: { statusCode: number; json: () => { code: string } }) =>
    response.statusCode < 300 ? response.statusCode : response.json().code

  test('needs a second factor in the session, and one within 15 minutes for roles, newsletters and the sender of emails', async () => {
    const context = await setUpAdmin()
    const { get, post, internal, redis, signIn } = context
    const withoutFactor = await signIn()
    for (const path of ['dashboard', 'users', 'queues', 'audit-log']) {
      expect(codeOf(await get(`/api/admin/${path}`, withoutFactor)), path).toBe('second_factor_required')
    }
    const role = (await internal('/internal/users/2/role')).json()
    expect(role).toEqual({ isAdmin: true, secondFactor: 'required' })

    const { cookie } = await addApp(context, withoutFactor, admin.password)
    expect(codeOf(await get('/api/admin/dashboard', cookie))).toBe(200)
    const changeRole = () => post('/api/admin/users/1/role', { isAdmin: false }, cookie)
    expect(codeOf(await changeRole())).toBe(200)
    for (const key of await redis.keys('session:*')) {
      const stored = JSON.parse((await redis.get(key)) ?? '')
      if (!stored.user.secondFactorAt) continue
      stored.user.secondFactorAt -= 16 * 60_000
      await redis.set(key, JSON.stringify(stored))
    }
    expect(codeOf(await get('/api/admin/dashboard', cookie))).toBe(200)
    expect(codeOf(await changeRole())).toBe('confirm_second_factor')
    const draft = { subject: 'Hello', body: 'Hello' }
    const newsletter = await post('/api/admin/newsletters', draft, cookie, { 'idempotency-key': 'a newsletter' })
    expect(codeOf(newsletter)).toBe('confirm_second_factor')
    expect(codeOf(await post('/api/admin/gmail/connect', {}, cookie))).toBe('confirm_second_factor')
    expect(codeOf(await context.remove('/api/admin/gmail', cookie))).toBe('confirm_second_factor')
    expect(codeOf(await context.remove('/api/admin/users/1/second-factors', cookie))).toBe('confirm_second_factor')
  })

  test('is signed out after 12 hours, also if the session is confirmed meanwhile', async () => {
    const { redis, post, signIn } = await setUpAdmin()
    const before = new Set(await redis.keys('session:*'))
    const cookie = await signIn()
    const remaining = async () => {
      const [key = ''] = (await redis.keys('session:*')).filter(key => !before.has(key))
      return redis.pttl(key)
    }
    const HOUR_MS = 60 * 60_000
    const first = await remaining()
    expect(first).toBeGreaterThan(11 * HOUR_MS)
    expect(first).toBeLessThanOrEqual(12 * HOUR_MS)
    await post('/api/confirm-identity', { password: admin.password }, cookie)
    expect(await remaining()).toBeLessThanOrEqual(first)
  })

  test('has a password of 12 characters, and sets one if it is shorter', async () => {
    const { post, emailedToken, signIn } = await setUpAdmin('lantern!')
    expect(await signIn()).toBe('')
    const refused = await post('/api/login', { ...admin, password: 'lantern!' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'administrator_password'])
    await post('/api/forgot-password', { email: admin.email })
    const token = await emailedToken('reset-password')
    const reset = async (newPassword: string) => codeOf(await post('/api/reset-password', { token, newPassword }))
    expect(await reset('marigold-11')).toBe('weak_password')
    expect(await reset('marigold-112')).toBe(200)
    expect((await post('/api/login', { ...admin, password: 'marigold-112' })).statusCode).toBe(200)
    expect((await post('/api/login', { username: 'riya', password: 'marigold garland' })).statusCode).toBe(200)
  })

  test('removes the factors of a user who lost them, which is recorded and ends their sessions', async () => {
    const context = await setUpAdmin()
    const riya = await addApp(context, context.family, 'marigold garland')
    const { cookie } = await addApp(context, await context.signIn(), admin.password)
    expect((await context.remove('/api/admin/users/1/second-factors', cookie)).statusCode).toBe(204)
    expect((await context.me(riya.cookie)).statusCode).toBe(401)
    const signedIn = await context.post('/api/login', { username: 'riya', password: 'marigold garland' })
    expect(signedIn.statusCode).toBe(200)
    const activity = (await context.get('/api/account/activity', cookieOf(signedIn))).json()
    expect(activity[1]).toMatchObject({ action: 'second-factors-removed', staff: 'asha', network: null })
    const changes = (await context.emails()).filter(email => email?.content.kind === 'security-changed')
    expect(changes.at(-1)).toMatchObject({ to: { userId: 1 }, content: { change: 'second-factors-removed' } })
  })
})
