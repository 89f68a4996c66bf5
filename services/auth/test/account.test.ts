import { describe, expect, test } from 'vitest'
import { asha, cookieOf, setUp, setUpOutage } from './set-up.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('POST /api/signup', () => {
  test('creates the account, signs the user in and responds with the account', async () => {
    const { post, me, emails } = await setUp()
    const response = await post('/api/signup', asha)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: 1,
      username: 'asha',
      email: 'asha@example.in',
      isAdmin: false,
      emailVerified: false,
      hasPassword: true,
      subscriptionStatus: 'premium',
      printedCopiesRemaining: 2,
      printedCopiesHeld: 1,
    })
    expect((await me(cookieOf(response))).json()).toEqual(response.json())
    expect(await emails()).toEqual([{ to: { userId: 1 }, content: { kind: 'welcome', token: expect.any(String) } }])
  })

  test('sets an HttpOnly SameSite cookie, on HTTPS a Secure one with the __Host- prefix', async () => {
    const http = (await (await setUp()).post('/api/signup', asha)).cookies.find(({ name }) => name === 'sid')
    expect(http).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
    const { post, me } = await setUp({ PUBLIC_URL: 'https://kahani.example' })
    const response = await post('/api/signup', asha, '', { 'x-forwarded-proto': 'https' })
    expect(response.cookies).toMatchObject([
      { name: '__Host-known_device', secure: true, httpOnly: true, path: '/' },
      { name: '__Host-sid', secure: true, path: '/' },
      { name: 'signed_in' },
    ])
    for (const cookie of response.cookies) expect(cookie).not.toHaveProperty('domain')
    expect((await me(cookieOf(response))).statusCode).toBe(200)
    expect((await me(cookieOf(response).replace('__Host-', ''))).statusCode).toBe(401)
  })

  test('rejects a username or email that differs only in case or Unicode form', async () => {
    const { post } = await setUp()
    await post('/api/signup', asha)
    for (const username of ['ASHA', 'ａｓｈａ', ' asha ']) {
      const name = await post('/api/signup', { ...asha, username, email: 'other@example.in' })
      expect([name.statusCode, name.json().issues]).toEqual([409, [expect.objectContaining({ path: 'username' })]])
    }
    const email = await post('/api/signup', { ...asha, username: 'other', email: 'Asha@Example.in' })
    expect([email.statusCode, email.json().issues]).toEqual([409, [expect.objectContaining({ path: 'email' })]])
  })

  test('rejects a username that poses as the product or its support; an account that has one keeps working', async () => {
    const { post, db } = await setUp()
    expect((await post('/api/signup', asha)).statusCode).toBe(201)
    for (const username of ['Kahani', 'kahani_support', 'k4hani', 'admin', 'Administrator 1', 'каһапі']) {
      const response = await post('/api/signup', { ...asha, username, email: 'other@example.in' })
      expect([response.statusCode, response.json()]).toEqual([
        400,
        {
          code: 'username_reserved',
          message: 'That username could be mistaken for us. Please choose another.',
          issues: [{ path: 'username', message: 'That username could be mistaken for us. Please choose another.' }],
        },
      ])
    }
    await db.updateTable('users').set({ username: 'Support', username_key: 'support' }).execute()
    const { password } = asha
    expect((await post('/api/login', { username: 'support', password })).statusCode).toBe(200)
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
    for (const username of ['as\0ha', 'as\u200bha', 'аsha']) {
      expect((await post('/api/signup', { ...asha, username })).statusCode).toBe(400)
    }
  })

  test.for([
    ['moonlight', 'That password is one of the most common ones. Please choose another.'],
    ['asha2026', 'Please choose a password that is not your name or email address'],
  ])('rejects the password %s', async ([password, message]) => {
    const { post, db } = await setUp()
    const response = await post('/api/signup', { ...asha, password })
    expect([response.statusCode, response.json().issues]).toEqual([400, [{ path: 'password', message }]])
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('accepts a long password, verifies it exactly as it was typed, and stores it as argon2id', async () => {
    const { post, db } = await setUp({}, { passwordCost: undefined })
    const password = `${'चाँद और सितारे '.repeat(60)}É `
    await post('/api/signup', { ...asha, password })
    const signIn = async (typed: string) => (await post('/api/login', { username: 'asha', password: typed })).statusCode
    for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFD'), password.slice(0, 512)])
      expect(await signIn(other)).toBe(401)
    expect(await signIn(password)).toBe(200)
    const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('limits accounts per address and hour', async () => {
    const { post } = await setUp({ SIGN_UPS_PER_HOUR: 2 })
    const signUp = (i: number, address: string) =>
      post('/api/signup', { ...asha, username: `family${i}`, email: `f${i}@example.in` }, '', from(address))
    expect((await signUp(1, '203.0.113.7')).statusCode).toBe(201)
    expect((await signUp(2, '203.0.113.7')).statusCode).toBe(201)
    const response = await signUp(3, '203.0.113.7')
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await signUp(4, '203.0.113.8')).statusCode).toBe(201)
  })
})

describe('POST /api/login', () => {
  test('responds the same to a wrong password, an unknown username and an account without a password', async () => {
    const { post, db } = await setUp()
    await post('/api/signup', asha)
    const google = { username: 'riya', username_key: 'riya', email: 'r@example.in', email_key: 'r@example.in' }
    await db
      .insertInto('users')
      .values({ ...google, password_hash: null, is_admin: false })
      .execute()
    const wrong = await post('/api/login', { username: 'asha', password: 'not it' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().message).toBe('Invalid username or password')
    for (const username of ['nobody', 'riya']) {
      const response = await post('/api/login', { username, password: 'not it' })
      expect([response.statusCode, response.json()]).toEqual([401, wrong.json()])
    }
  })

  test('takes the email address instead of the username, verified or not', async () => {
    const { post, signUp } = await setUp()
    await signUp()
    const signIn = (username: string, password = asha.password) => post('/api/login', { username, password })
    for (const name of [asha.email, ' ASHA@Example.in ', 'asha']) expect((await signIn(name)).json().id).toBe(1)
    const wrong = await signIn(asha.email, 'not it')
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Invalid username or password'])
    expect((await signIn('nobody@example.in')).json()).toEqual(wrong.json())
  })

  test('a username that is the address of another account comes after the address once that is verified', async () => {
    const { post, signUp, db } = await setUp()
    await signUp()
    const named = { username: asha.email, email: 'riya@example.in', password: 'marigold garland' }
    const refused = await post('/api/signup', named)
    expect([refused.statusCode, refused.json().code, refused.json().issues[0].path]).toEqual([
      ...[400, 'username_is_address', 'username'],
    ])
    // Accounts from before may have such names.
    await signUp({ ...named, username: 'riya' })
    await db.updateTable('users').set({ username: asha.email, username_key: asha.email }).where('id', '=', 2).execute()
    const signedIn = async (password: string) =>
      (await post('/api/login', { username: asha.email, password })).json().id
    expect([await signedIn(named.password), await signedIn(asha.password)]).toEqual([2, undefined])
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', 1).execute()
    expect([await signedIn(named.password), await signedIn(asha.password)]).toEqual([undefined, 1])
  })

  test('starts a new session and invalidates the previous one', async () => {
    const { post, me } = await setUp()
    const before = cookieOf(await post('/api/signup', asha))
    const response = await post('/api/login', { username: 'Asha', password: asha.password }, before)
    expect(response.statusCode).toBe(200)
    expect(response.cookies.map(({ name }) => name)).toEqual(['known_device', 'sid', 'signed_in'])
    expect(cookieOf(response)).not.toBe(before)
    expect((await me(before)).statusCode).toBe(401)
    expect((await me(cookieOf(response))).statusCode).toBe(200)
  })

  test('limits failed sign-ins from one address to an account, however its name is spelled', async () => {
    const { post, signUp } = await setUp()
    await signUp()
    const spellings = Array.from({ length: 25 }, (_, i) => {
      const name = [...'asha'].map((letter, j) => ((i >> j) & 1 ? letter.toUpperCase() : letter)).join('')
      return [name, name.replace('s', 'ｓ'), ` ${name}\u00a0`][i % 3]
    })
    const statuses = []
    for (const username of spellings) {
      statuses.push((await post('/api/login', { username, password: 'guess' }, '', from('203.0.113.7'))).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
    const limited = await post('/api/login', { username: 'asha', password: asha.password }, '', from('203.0.113.7'))
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await post('/api/login', { username: 'asha', password: asha.password }, '', from('203.0.113.8'))
    expect(elsewhere.statusCode).toBe(200)
  })

  test('limits failed sign-ins from one address over many names, also in parallel', async () => {
    const { post } = await setUp()
    const attempt = (i: number) =>
      post('/api/login', { username: `name${i}`, password: 'guess' }, '', from(`2001:db8::${i.toString(16)}`))
    const statuses: number[] = []
    for (let i = 0; i < 200; i += 10) {
      const responses = await Promise.all(Array.from({ length: 10 }, (_, j) => attempt(i + j)))
      statuses.push(...responses.map(({ statusCode }) => statusCode).toSorted())
    }
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(100).fill(429)])
  })

  test('limits failed sign-ins to one account from many addresses', async () => {
    const { post } = await setUp()
    const attempts = Array.from({ length: 60 }, (_, i) =>
      post('/api/login', { username: 'asha', password: 'guess' }, '', from(`198.51.100.${i}`)),
    )
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
  })

  test('does not count successful sign-ins', async () => {
    const { post, signUp } = await setUp()
    await signUp()
    for (let i = 0; i < 12; i++) {
      expect((await post('/api/login', { username: 'asha', password: asha.password })).statusCode).toBe(200)
    }
  })

  test('does not count attempts while the database is down', async () => {
    const { up, down } = await setUpOutage()
    await up.signUp()
    const statuses = async ({ post }: typeof up, attempts: number, body: object) => {
      const responses = []
      for (let i = 0; i < attempts; i++) responses.push(await post('/api/login', body))
      return responses.map(({ statusCode }) => statusCode)
    }
    expect(await statuses(down, 12, asha)).toEqual(Array(12).fill(503))
    expect(await statuses(up, 11, { ...asha, password: 'guess' })).toEqual([...Array(10).fill(401), 429])
  })

  test('records who signed in from which network, how and with which device', async () => {
    const { post, db, signUp } = await setUp()
    await signUp()
    const headers = { ...from('203.0.113.77'), 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }
    await post('/api/login', { username: 'asha', password: asha.password }, '', headers)
    const [, entry] = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(entry).toMatchObject({
      action: 'sign-in',
      actor_id: 1,
      user_id: 1,
      network: '203.0.113.0/24',
      details: { method: 'password', device: 'Firefox on Linux' },
    })
  })
})

describe('PUT /api/account/username', () => {
  test('changes the name in every session, by the rules of the sign-up, after the user proved who they are', async () => {
    const { post, put, me, signUp, emails, redis } = await setUp()
    const session = await signUp()
    await signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    const otherDevice = cookieOf(await post('/api/login', asha))
    expect((await put('/api/account/username', { username: 'Asha Rao' }, session)).json().code).toBe('confirm_identity')
    const cookie = cookieOf(await post('/api/confirm-identity', { password: asha.password }, session))
    const change = async (username: string) => (await put('/api/account/username', { username }, cookie)).json().code
    expect(await Promise.all(['Riya', 'Kahani Support', 'riya@example.in', 'ab'].map(change))).toEqual([
      ...['username_taken', 'username_reserved', 'username_is_address', 'bad_input'],
    ])
    expect((await put('/api/account/username', { username: ' Asha Rao ' }, cookie)).statusCode).toBe(204)
    for (const device of [cookie, otherDevice]) expect((await me(device)).json().username).toBe('Asha Rao')
    // Gifts are sent with the name of the session.
    const stored = await Promise.all((await redis.keys('session:*')).map(key => redis.get(key)))
    expect(stored.map(text => JSON.parse(text ?? '').user.username).toSorted()).toEqual([
      'Asha Rao',
      'Asha Rao',
      'riya',
    ])
    expect((await emails()).at(-1)).toMatchObject({
      ...{ to: { userId: 1 }, content: { kind: 'security-changed', change: 'username-changed' } },
    })
    const signIn = async (username: string) => (await post('/api/login', { ...asha, username })).statusCode
    expect([await signIn('asha rao'), await signIn('asha')]).toEqual([200, 401])
    expect((await put('/api/account/username', { username: asha.email }, cookie)).statusCode).toBe(204)
  })
})

describe('GET /api/me', () => {
  test('responds with 401 to a visitor, and stores nothing in Redis', async () => {
    const { me, redis } = await setUp()
    expect((await me('')).statusCode).toBe(401)
    expect(await redis.dbsize()).toBe(0)
  })

  test('keeps users signed in while payments is down', async () => {
    const { me, signUp, services } = await setUp()
    const cookie = await signUp()
    await services.stop()
    const response = await me(cookie)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ username: 'asha', subscriptionStatus: 'free', printedCopiesRemaining: 0 })
  })

  test('responds with the role of the row, also after it was changed in the database', async () => {
    const { me, signUp, db } = await setUp()
    const cookie = await signUp()
    const isAdmin = async () => (await me(cookie)).json().isAdmin
    expect(await isAdmin()).toBe(false)
    for (const changed of [true, false]) {
      await db.updateTable('users').set({ is_admin: changed }).execute()
      expect(await isAdmin()).toBe(changed)
    }
  })
})

test('logs no personal data', async () => {
  const { post, logger } = await setUp()
  await post('/api/signup', asha)
  await post('/api/signup', asha)
  await post('/api/login', { username: 'asha', password: 'guess' })
  await post('/api/forgot-password', { email: asha.email })
  expect(logger.lines.join('')).not.toMatch(/asha|lantern|guess/i)
})
