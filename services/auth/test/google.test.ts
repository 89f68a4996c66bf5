import { TERMS_VERSION } from '@kahani/messages/policy-versions'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../src/rate-limits/rate-limits.ts'
import { CERTS, TOKEN, USERINFO } from './fake-google.ts'
import { cancel, errorOf, riya, setUpGoogle, unverified } from './google-set-up.ts'
import { asha, cookieOf, setUp } from './set-up.ts'

type Context = Awaited<ReturnType<typeof setUpGoogle>>

const stateOf = (page: URL) => page.searchParams.get('state') ?? ''

/** Checks that a refused sign-in stored nothing, and that the log has its reasons but nothing of the answer. */
async function expectNothingKept({ db, redis, logger }: Context, ...reasons: string[]) {
  for (const table of ['users', 'user_identities', 'notifications', 'audit_log'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await redis.keys('*session*')).toEqual([])
  const log = logger.lines.join('')
  for (const reason of reasons) expect(log).toContain(reason)
  expect(log).not.toMatch(/riya|example\.in|eyJ|ya29|4\/0|4%2F0|the client secret/i)
}

describe('GET /api/sign-in-options', () => {
  test('offers Google if it is configured', async () => {
    const { get } = await setUp()
    expect((await get('/api/sign-in-options')).json()).toEqual({ google: false })
    expect((await get('/auth/google')).statusCode).toBe(404)
    const configured = await setUpGoogle()
    expect((await configured.get('/api/sign-in-options')).json()).toEqual({ google: true })
  })
})

describe('GET /auth/google', () => {
  test('redirects to Google with a state, a nonce and a PKCE challenge that are new each time', async () => {
    const { begin, google } = await setUpGoogle()
    const first = await begin()
    const { state, nonce, code_challenge, ...others } = Object.fromEntries(first.page.searchParams)
    expect(first.page.href).toContain(`${google.config.authUrl}?`)
    expect(others).toEqual({
      client_id: google.config.clientId,
      redirect_uri: 'http://localhost:3000/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    const again = (await begin({ cookie: first.cookie })).page.searchParams
    const secrets = [state, nonce, code_challenge, again.get('state'), again.get('nonce'), again.get('code_challenge')]
    expect(new Set(secrets).size).toBe(6)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(first.response.headers['cache-control']).toBe('no-store')
  })

  test('sets a cookie for 10 minutes that scripts and subdomains cannot read or set', async () => {
    const { begin, redis } = await setUpGoogle({ PUBLIC_URL: 'https://kahani.example' })
    const { response } = await begin()
    expect(response.cookies).toEqual([
      {
        name: '__Host-google-sign-in',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 600,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ])
    const [key = ''] = await redis.keys('google-sign-in:*')
    expect(await redis.ttl(key)).toBeGreaterThan(590)
    expect(key).not.toContain(response.cookies[0]?.value)
  })

  test('limits unanswered attempts by address', async () => {
    const { begin, get, signIn, redis } = await setUpGoogle()
    const { googleByAddress } = createRateLimits(redis, { signUpsPerHour: 60 })
    for (let i = 0; i < 98; i++) await googleByAddress.consume('127.0.0.1/32')
    expect((await signIn()).headers.location).toBe('/')
    for (let i = 0; i < 2; i++) await begin()
    expect(errorOf(await get('/auth/google'))).toBe('google_too_many')
  })
})

describe('GET /auth/google/callback', () => {
  test('creates an account with a verified address and no password, and signs in to it from then on', async () => {
    const { signIn, me, emails, emailedToken, db, post } = await setUpGoogle()
    const response = await signIn(riya, { redirectTo: '/create-story?theme=space#cast' })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/create-story?theme=space#cast'])
    expect(response.cookies.find(({ name }) => name === 'google-sign-in')?.value).toBe('')
    const user = { id: 1, username: 'Riya Sen', emailVerified: true, hasPassword: false }
    expect((await me(cookieOf(response))).json()).toMatchObject({ ...user, email: 'riya@example.in' })
    expect(await emails()).toEqual([{ to: { userId: 1 }, content: { kind: 'welcome', token: null } }])
    const { terms_version, adult_confirmed_at } = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect([terms_version, adult_confirmed_at]).toEqual([TERMS_VERSION, expect.any(Date)])

    const email = 'riya.sen@example.in'
    await db.updateTable('users').set({ email, email_key: email }).execute()
    const again = cookieOf(await signIn({ ...riya, name: 'Riya Das' }))
    expect((await me(again)).json()).toMatchObject({ ...user, email })
    const entries = await db.selectFrom('audit_log').select(['action', 'user_id', 'details']).execute()
    const entry = { action: 'sign-in', user_id: 1, details: { method: 'google', device: null } }
    expect(entries).toEqual([entry, entry])

    await post('/api/forgot-password', { email })
    const newPassword = 'marigold garland'
    await post('/api/reset-password', { token: await emailedToken('reset-password'), newPassword })
    expect((await post('/api/login', { username: 'Riya Sen', password: newPassword })).statusCode).toBe(200)
  })

  test('creates another username if the name at Google is taken, reserved or none', async () => {
    const { signIn, me, signUp } = await setUpGoogle()
    await signUp({ ...asha, username: 'RIYA SEN' })
    const usernameOf = async (name: string, email: string) =>
      (await me(cookieOf(await signIn({ ...riya, name, email })))).json().username
    expect(await usernameOf('Riya Sen', 'riya@example.in')).toMatch(/^Riya Sen \d{3}$/)
    expect(await usernameOf('Li', 'li@example.in')).toMatch(/^Li \d{3}$/)
    expect(await usernameOf('मीरा जोशी', 'meera@example.in')).toBe('मीरा जोशी')
    expect(await usernameOf('\u200b', 'none@example.in')).toMatch(/^Family \d{3}$/)
    expect(await usernameOf('Kahani Support', 'support@example.in')).toMatch(/^Family \d{3}$/)
    expect(await usernameOf('x'.repeat(90), 'long@example.in')).toBe('x'.repeat(50))
  })

  test('redirects only to paths of this site', async () => {
    const { signIn } = await setUpGoogle()
    for (const [redirectTo, location] of [
      ['/redeem-gift?token=a%2Fb', '/redeem-gift?token=a%2Fb'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      [`/${'x'.repeat(3_000)}`, '/'],
    ] as const) {
      expect((await signIn(riya, { redirectTo })).headers.location).toBe(location)
    }
  })

  test('links an account with the same address', async () => {
    const { signIn, signUp, me, post, emails, emailedToken, db } = await setUpGoogle()
    const cookie = await signUp({ ...asha, email: 'RIYA@example.in' })
    await post('/api/verify-email', { token: await emailedToken('welcome') }, cookie)
    for (let i = 0; i < 2; i++) {
      const linked = cookieOf(await signIn(riya, { cookie }))
      expect((await me(linked)).json()).toMatchObject({ id: 1, username: 'asha', hasPassword: true })
    }
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await emails()).slice(1)).toEqual([
      { to: { userId: 1 }, content: { kind: 'google-linked', at: expect.any(String), passwordRemoved: false } },
    ])
    const entry = await db.selectFrom('audit_log').selectAll().where('action', '=', 'google-linked').execute()
    expect(entry).toMatchObject([{ actor_id: 1, user_id: 1, network: null, details: { passwordRemoved: false } }])

    await db.updateTable('user_identities').set({ subject: 'another' }).execute()
    expect(errorOf(await signIn())).toBe('google_other_account')
  })

  test('removes the password and the sessions of whoever signed up with the address without confirming it', async () => {
    const { signIn, signUp, me, post, emails, emailedToken } = await setUpGoogle()
    const stranger = await signUp({ ...asha, email: 'RIYA@example.in' })
    const token = await emailedToken('welcome')
    const owner = cookieOf(await signIn())
    expect((await me(owner)).json()).toMatchObject({ id: 1, emailVerified: true, hasPassword: false })
    expect((await me(stranger)).statusCode).toBe(401)
    expect((await post('/api/login', asha)).statusCode).toBe(401)
    expect((await post('/api/verify-email', { token, newPassword: 'gulmohar tree' })).json().code).toBe('link_expired')
    expect((await emails()).at(-1)?.content).toMatchObject({ kind: 'google-linked', passwordRemoved: true })
  })

  test('creates or links one account for several answers at once', async () => {
    const { begin, choose, get, me, db, emails, signUp } = await setUpGoogle()
    const signInAtOnce = async (person: object) => {
      let cookie = ''
      const answers: string[] = []
      for (let i = 0; i < 4; i++) {
        const tab = await begin({ cookie })
        cookie = tab.cookie
        answers.push(await choose(tab.page, person))
      }
      const responses = await Promise.all(answers.map(answer => get(answer, cookie)))
      const users = await Promise.all(responses.map(async response => (await me(cookieOf(response))).json()))
      expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    }
    await signInAtOnce(riya)
    await signUp()
    await db.updateTable('users').set({ email_verified_at: new Date() }).execute()
    await signInAtOnce({ ...riya, email: asha.email })
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(2)
    expect((await emails()).map(email => email?.content.kind)).toEqual(['welcome', 'welcome', 'google-linked'])
  })

  test('refuses a replayed or expired answer without exchanging its code', async () => {
    const { begin, choose, get, google, redis } = await setUpGoogle()
    const { page, cookie } = await begin({ redirectTo: '/create-story' })
    const answer = await choose(page, riya)
    expect((await get(answer, cookie)).headers.location).toBe('/create-story')
    expect(errorOf(await get(answer, cookie))).toBe('google_failed')
    expect(google.requestsTo(TOKEN)).toBe(1)

    const late = await begin()
    await redis.del(await redis.keys('google-sign-in:*'))
    expect(errorOf(await get(await choose(late.page, riya), late.cookie))).toBe('google_failed')
    expect(google.requestsTo(TOKEN)).toBe(1)
  })

  test('refuses an answer with a foreign state or in another browser without exchanging its code', async () => {
    const context = await setUpGoogle()
    const { begin, choose, get, google } = context
    const { page, cookie } = await begin()
    const other = await begin()
    const answer = await choose(page, riya)
    const withState = (state: string) => answer.replace(/state=[^&]*/, `state=${state}`)
    for (const [path, cookies] of [
      [withState(stateOf(other.page)), cookie],
      [withState(''), cookie],
      [`${answer}&state=another`, cookie],
      [answer, other.cookie],
      [answer, ''],
      [answer, 'google-sign-in='],
    ] as const) {
      expect.soft(errorOf(await get(path, cookies)), path).toBe('google_failed')
    }
    expect(google.requestsTo(TOKEN)).toBe(0)
    await expectNothingKept(context)
    expect((await get(answer, cookie)).headers.location).toBe('/')
  })

  test('refuses the code of another attempt', async () => {
    const context = await setUpGoogle()
    const { begin, choose, get } = context
    const { page, cookie } = await begin()
    const injected = await choose((await begin()).page, riya)
    expect(errorOf(await get(injected.replace(/state=[^&]*/, `state=${stateOf(page)}`), cookie))).toBe('google_failed')
    await expectNothingKept(context)
  })

  test('refuses an ID token with another nonce', async () => {
    const context = await setUpGoogle()
    expect(errorOf(await context.signIn(riya, { fault: 'nonce' }))).toBe('google_failed')
    await expectNothingKept(context, 'unexpected ID Token \\"nonce\\" claim value')
  })

  test('refuses an ID token that is for another client, from another issuer, expired or not signed by Google', async () => {
    const context = await setUpGoogle()
    for (const fault of ['audience', 'issuer', 'expired', 'signature'] as const) {
      expect.soft(errorOf(await context.signIn(riya, { fault })), fault).toBe('google_failed')
    }
    const unexpected = ['aud', 'iss', 'exp'].map(claim => `unexpected JWT \\"${claim}\\"`)
    await expectNothingKept(context, ...unexpected, 'JWT signature verification failed')
  })

  test('refuses an address that Google has not verified', async () => {
    const context = await setUpGoogle()
    for (const fault of [undefined, 'profile'] as const) {
      expect(errorOf(await context.signIn(unverified, { fault }))).toBe('google_unverified')
    }
    await expectNothingKept(context)
  })

  test('leads back to the sign-in page if the user cancels or Google fails', async () => {
    const context = await setUpGoogle()
    const { signIn, begin, choose, get, google } = context
    const redirectTo = '/redeem-gift?token=a'
    const cancelled = await signIn(cancel, { redirectTo })
    expect(cancelled.headers.location).toBe('/signin?error=google_cancelled&redirectTo=%2Fredeem-gift%3Ftoken%3Da')
    const { page, cookie } = await begin()
    expect(errorOf(await get(`/auth/google/callback?state=${stateOf(page)}`, cookie))).toBe('google_failed')
    expect(google.requestsTo(TOKEN)).toBe(0)
    expect(errorOf(await signIn(riya, { fault: 'error' }))).toBe('google_unavailable')
    expect(google.requestsTo(TOKEN)).toBe(1)
    for (const path of [CERTS, USERINFO]) {
      google.failures.set(path, { status: 503, body: {} })
      expect(errorOf(await signIn(riya, { fault: 'profile' }))).toBe('google_unavailable')
      google.failures.clear()
    }
    const last = await begin()
    const answer = await choose(last.page, riya)
    google.stop()
    expect(errorOf(await get(answer, last.cookie))).toBe('google_unavailable')
    await expectNothingKept(context, 'tokens: responded with 500', 'tokens: responded with 503', 'userinfo: responded')
  })

  test('leads back to the sign-in page if Google does not respond', async () => {
    const context = await setUpGoogle({}, { googleTimeoutMs: 3_000 })
    expect(errorOf(await context.signIn(riya, { fault: 'hang' }))).toBe('google_unavailable')
    expect(context.google.requestsTo(TOKEN)).toBe(1)
    await expectNothingKept(context, 'operation timed out')
  })

  test('refuses an answer of another issuer, and the userinfo of another person', async () => {
    const context = await setUpGoogle()
    const { begin, choose, get, signIn, google } = context
    const { page, cookie } = await begin()
    const answer = `${await choose(page, riya)}&iss=https%3A%2F%2Faccounts.example`
    expect(errorOf(await get(answer, cookie))).toBe('google_failed')
    expect(google.requestsTo(TOKEN)).toBe(0)
    google.failures.set(USERINFO, { status: 200, body: { sub: 'another', email: riya.email, email_verified: true } })
    expect(errorOf(await signIn(riya, { fault: 'profile' }))).toBe('google_failed')
    await expectNothingKept(context, 'unexpected \\"iss\\"', '\\"sub\\" property value')
  })

  test('takes name and address from userinfo if the ID token has none', async () => {
    const { signIn, me, google } = await setUpGoogle()
    const response = await signIn(riya, { fault: 'profile' })
    expect((await me(cookieOf(response))).json()).toMatchObject({ username: 'Riya Sen', email: 'riya@example.in' })
    expect(google.requestsTo(USERINFO)).toBe(1)
    await signIn()
    expect(google.requestsTo(USERINFO)).toBe(1)
  })

  test('counts new accounts towards the limit of sign-ups per address', async () => {
    const { signIn } = await setUpGoogle({ SIGN_UPS_PER_HOUR: 1 })
    expect((await signIn()).headers.location).toBe('/')
    expect(errorOf(await signIn({ ...riya, email: 'another@example.in' }))).toBe('google_too_many')
    expect((await signIn()).headers.location).toBe('/')
  })
})
