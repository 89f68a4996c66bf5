import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GOOGLE_CLIENT, SANDBOX_PAGE, startSandbox } from './sandbox.ts'

const VERIFIER = 'a-code-verifier-of-at-least-43-characters-000'
const REQUEST = {
  client_id: GOOGLE_CLIENT.clientId,
  redirect_uri: GOOGLE_CLIENT.redirectUris[0] ?? '',
  response_type: 'code',
  scope: 'openid email profile',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const NEW_PERSON = { name: 'Kavya <Iyer>', email: 'kavya@example.in', verified: 'on' }
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

async function setUp() {
  const { app } = await startSandbox()
  const pageUrl = (changes: object = {}) => `/google/auth?${new URLSearchParams({ ...REQUEST, ...changes })}`
  const open = (changes?: object) => app.inject(pageUrl(changes))
  const postForm = (url: string, fields: object, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields }).toString(),
    })
  const choose = (fields: object, changes?: object, headers: object = SANDBOX_PAGE) =>
    postForm(pageUrl(changes), fields, headers)
  const answerOf = (response: { headers: { location?: string | undefined } }) => {
    const url = new URL(String(response.headers.location))
    return { address: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) } as Record<string, string>
  }
  const redeem = async (code = '', changes: object = {}) => {
    const { clientId: client_id, clientSecret: client_secret } = GOOGLE_CLIENT
    const client = { client_id, client_secret, redirect_uri: REQUEST.redirect_uri }
    const form = { ...client, grant_type: 'authorization_code', code, code_verifier: VERIFIER, ...changes }
    const response = await postForm('/google/token', form)
    return { status: response.statusCode, body: response.json() }
  }
  const newCode = async (fields: object = NEW_PERSON) => answerOf(await choose(fields)).code
  return { app, open, postForm, choose, answerOf, redeem, newCode }
}

describe('GET /google/auth', () => {
  test('says that it is not Google and offers people, faults and a way back', async () => {
    const { open } = await setUp()
    const { body, headers } = await open()
    for (const part of ['This is not Google', 'Asha Nair', 'farhan.qureshi@example.in (not verified)']) {
      expect(body).toContain(part)
    }
    expect(body).toContain('>Cancel</button>')
    expect(body).toContain('state=the+state&amp;nonce=the+nonce')
    expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000")
    expect((await open({ fault: 'nonce' })).body).toContain('role="status">The ID token has another nonce')
  })

  test('explains an invalid request instead of redirecting', async () => {
    const { open, choose } = await setUp()
    for (const [changes, code] of [
      [{ client_id: 'another' }, 'invalid_client'],
      [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 'redirect_uri_mismatch'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'email' }, 'invalid_scope'],
      [{ scope: 'openid https://mail.google.com/' }, 'invalid_scope'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
    ] as const) {
      for (const response of [await open(changes), await choose({ cancel: 'true' }, changes)]) {
        expect.soft(response.statusCode).toBe(400)
        expect.soft(response.body).toContain(`role="alert">${code}`)
      }
    }
  })
})

describe('POST /google/auth', () => {
  test('redirects with a code, or with access_denied, and repeats the state', async () => {
    const { choose, answerOf } = await setUp()
    const address = REQUEST.redirect_uri
    const person = '100000000000000000001'
    const allowed = answerOf(await choose({ person }))
    expect(allowed).toMatchObject({ address, state: 'the state', code: expect.stringMatching(/^4\/0/) })
    const denied = answerOf(await choose({ cancel: 'true' }))
    expect(denied).toEqual({ address, state: 'the state', error: 'access_denied' })
  })

  test('adds a person, who keeps the same id, and explains an invalid address', async () => {
    const { choose, open, newCode, redeem } = await setUp()
    const subjects = []
    for (const fields of [NEW_PERSON, { ...NEW_PERSON, name: 'Kavya', email: 'KAVYA@example.in' }]) {
      const { body } = await redeem(await newCode(fields))
      subjects.push(decode(body.id_token.split('.')[1]).sub)
    }
    expect(subjects[0]).toMatch(/^\d{21}$/)
    expect(subjects[1]).toBe(subjects[0])
    expect((await open()).body.match(/kavya@example.in/gi)).toHaveLength(1)
    const invalid = await choose({ ...NEW_PERSON, email: '"><script>' })
    expect(invalid.statusCode).toBe(400)
    expect(invalid.body).toContain('role="alert">Please enter a valid email address')
    expect(invalid.body).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  test('rejects requests from other pages', async () => {
    const { choose } = await setUp()
    for (const headers of [{}, { origin: 'https://evil.example' }]) {
      expect((await choose({ person: '100000000000000000001' }, {}, headers)).statusCode).toBe(403)
    }
  })
})

describe('POST /google/token', () => {
  test('exchanges a code for a signed ID token and an access token', async () => {
    const { app, newCode, redeem } = await setUp()
    const { status, body } = await redeem(await newCode())
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', scope: REQUEST.scope, expires_in: 3_599 })
    const [header, claims, signature = ''] = body.id_token.split('.')
    const { alg, kid } = decode(header)
    const { keys } = (await app.inject('/google/certs')).json()
    const content = Buffer.from(`${header}.${claims}`)
    expect(alg).toBe('RS256')
    expect(keys).toMatchObject([{ kid, alg, use: 'sig' }])
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    expect(verify('sha256', content, key, Buffer.from(signature, 'base64url'))).toBe(true)
    const { iat, exp, sub, ...others } = decode(claims)
    expect(exp - iat).toBe(3_600)
    const profile = {
      email: 'kavya@example.in',
      email_verified: true,
      name: 'Kavya <Iyer>',
      given_name: 'Kavya',
      family_name: '<Iyer>',
    }
    const { clientId } = GOOGLE_CLIENT
    const issued = { iss: 'https://accounts.google.com', azp: clientId, aud: clientId, nonce: 'the nonce' }
    expect(others).toEqual({ ...issued, ...profile })

    const userinfo = (token: string) =>
      app.inject({ url: '/google/userinfo', headers: { authorization: `Bearer ${token}` } })
    expect((await userinfo(body.access_token)).json()).toEqual({ sub, ...profile })
    expect((await userinfo('another')).statusCode).toBe(401)
  })

  test('accepts a code once, with the secret, the address and the code verifier of the client', async () => {
    const { newCode, redeem } = await setUp()
    const code = await newCode()
    expect((await redeem(code, { client_secret: 'another' })).body).toMatchObject({ error: 'invalid_client' })
    expect((await redeem(code, { grant_type: 'password' })).body).toMatchObject({ error: 'unsupported_grant_type' })
    expect((await redeem(code, { redirect_uri: 'x' })).body).toMatchObject({ error: 'redirect_uri_mismatch' })
    expect((await redeem(code)).status).toBe(200)
    expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const stolen = await redeem(await newCode(), { code_verifier: 'another' })
    expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })
})

describe('a person who lets the client send email', () => {
  const GMAIL = {
    redirect_uri: 'http://localhost:3000/auth/gmail/callback',
    scope: 'openid email https://www.googleapis.com/auth/gmail.send',
    access_type: 'offline',
  }
  const raw = Buffer.from('To: riya@example.in\r\nSubject: Hello\r\n\r\nHello').toString('base64url')

  test('gives it a refresh token, which sends to the mailbox until it is revoked', async () => {
    const { app, open, choose, answerOf, redeem, postForm } = await setUp()
    expect((await open(GMAIL)).body).toContain('let it send emails')
    const answer = answerOf(await choose({ person: '100000000000000000001' }, GMAIL))
    expect(answer.address).toBe(GMAIL.redirect_uri)
    const { body } = await redeem(answer.code, { redirect_uri: GMAIL.redirect_uri })
    const refresh = () => redeem('', { grant_type: 'refresh_token', refresh_token: body.refresh_token })
    const send = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/gmail/v1/users/me/messages/send',
        headers: { authorization: `Bearer ${token}` },
        payload: { raw },
      })
    for (const token of [body.access_token, (await refresh()).body.access_token]) {
      expect((await send(token)).json()).toMatchObject({ labelIds: ['SENT'] })
    }
    const mail = { from: 'asha.nair@example.in', to: ['riya@example.in'], subject: 'Hello' }
    expect((await app.inject('/mailbox.json')).json().mails).toMatchObject([mail, mail])

    const revoke = () => postForm('/google/revoke', { token: body.refresh_token })
    expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([200, 400])
    expect(await refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('is asked for it: a sign-in cannot send, gets no refresh token, and its code is for its own address', async () => {
    const { app, newCode, redeem } = await setUp()
    const { body } = await redeem(await newCode())
    expect(body).not.toHaveProperty('refresh_token')
    const headers = { authorization: `Bearer ${body.access_token}` }
    const response = await app.inject({
      ...{ method: 'POST', url: '/gmail/v1/users/me/messages/send', headers, payload: { raw } },
    })
    expect([response.statusCode, response.json().error.status]).toEqual([401, 'UNAUTHENTICATED'])
    const elsewhere = await redeem(await newCode(), { redirect_uri: GMAIL.redirect_uri })
    expect(elsewhere.body).toMatchObject({ error: 'invalid_grant' })
  })
})
