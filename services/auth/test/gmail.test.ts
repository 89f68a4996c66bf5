import type { Keys } from '@kahani/service-kit/config'
import { NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { createGmailConnectionRepository } from '../src/gmail/gmail-connection-repository.ts'
import { createMailerInUse } from '../src/gmail/mailer-in-use.ts'
import { createGmailMailer } from '../src/mailer/gmail-mailer.ts'
import type { EmailMessage, Mailer } from '../src/mailer/mailer.ts'
import { apiError, type Failure, SEND, SEND_SCOPE, startFakeGoogle, TOKEN, tokenError } from './fake-google.ts'
import { setUp } from './set-up.ts'

const message: EmailMessage = {
  ...{ to: { name: 'Riya', address: 'riya@example.in' }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  messageId: '<auth.1@kahani.example>',
}

/** The app with a fake of Google, and Asha as an administrator. */
async function setUpGmail({ SMTP_URL = 'smtp://127.0.0.1:1' as string | undefined } = {}) {
  const google = await startFakeGoogle()
  const setup = await setUp({ google: google.config, SMTP_URL })
  const { app, db, get, post, remove, signUp, logger } = setup
  const cookie = await signUp()
  await db.updateTable('users').set({ is_admin: true }).execute()

  const status = async () => (await get('/api/admin/gmail', cookie)).json()
  const start = async () => new URL((await post('/api/admin/gmail/connect', {}, cookie)).json().url)
  const finish = async (url: string, as = cookie) => (await get(url, as)).headers.location?.split('?result=')[1]
  /** Lets a person allow everything on Google's page but `withheld`. @returns the path of the answer */
  const consent = async (page: URL, { email = 'hello@gmail.example', withheld = '' } = {}) => {
    const granted = (page.searchParams.get('scope') ?? '').split(' ').filter(each => each !== withheld)
    page.searchParams.set('scope', granted.join(' '))
    return google.choose(page, { name: 'Hello', email, verified: 'on' })
  }
  const connect = async (person = {}) => finish(await consent(await start(), person))
  const from = { name: 'Kahani', address: '' }
  const openMailer = (secrets: Keys = [TEST_SECRET], smtp?: Mailer, timeoutMs?: number) =>
    createMailerInUse({
      connections: createGmailConnectionRepository(db, secrets),
      openGmail: account =>
        createGmailMailer(
          { google: google.config, apiUrl: google.apiUrl, from, ...(timeoutMs && { timeoutMs }) },
          account,
        ),
      smtp,
      logger,
    })
  const audited = async () => {
    const entries = (await get('/api/admin/audit-log?kind=administration', cookie)).json()
    return entries.map(({ action, actorId }: { action: string; actorId: number }) => [action, actorId]).reverse()
  }
  return { ...setup, google, app, cookie, status, start, finish, consent, connect, openMailer, audited, remove }
}

describe('an administrator', () => {
  test('connects and disconnects the account that sends emails', async () => {
    const { google, db, cookie, status, connect, remove, openMailer, audited, get } = await setUpGmail()
    expect(await status()).toMatchObject({ state: 'not_connected', address: null, mailer: 'smtp', lastSentAt: null })
    expect(await connect()).toBe('connected')
    expect(await status()).toMatchObject({
      ...{ state: 'connected', address: 'hello@gmail.example', connectedBy: 'asha', lastError: null, mailer: 'gmail' },
    })
    await openMailer().send(message)
    expect(await google.mailbox.list()).toMatchObject([{ from: 'hello@gmail.example', to: ['riya@example.in'] }])

    const [token = ''] = google.refreshTokens.list()
    const stored = await db.selectFrom('gmail_connection').selectAll().executeTakeFirstOrThrow()
    expect(stored.refresh_token.includes(token)).toBe(false)
    expect(await connect({ email: 'other@gmail.example' })).toBe('connected')
    expect(await status()).toMatchObject({ address: 'other@gmail.example' })

    expect((await remove('/api/admin/gmail', cookie)).statusCode).toBe(204)
    expect(await status()).toMatchObject({ state: 'not_connected', mailer: 'smtp' })
    expect(google.refreshTokens.list()).toEqual([token])
    expect(await audited()).toEqual([
      ['POST /api/admin/gmail/connect', 1],
      ['GET /auth/gmail/callback', 1],
      ['POST /api/admin/gmail/connect', 1],
      ['GET /auth/gmail/callback', 1],
      ['DELETE /api/admin/gmail', 1],
    ])
    expect((await get('/api/admin/gmail/test/1', cookie)).json().state).toBe('queued')
  })

  test('cannot connect before Google is configured', async () => {
    const { post, get, signUp, db } = await setUp()
    const cookie = await signUp()
    await db.updateTable('users').set({ is_admin: true }).execute()
    expect((await get('/api/admin/gmail', cookie)).json()).toMatchObject({ state: 'not_configured', mailer: null })
    expect((await post('/api/admin/gmail/connect', {}, cookie)).json().code).toBe('gmail_not_configured')
  })

  test('is led back with the reason if the account is not connected', async () => {
    const { google, db, start, finish, consent, connect, status, signUp } = await setUpGmail()
    const denied = (await start()).searchParams.get('state')
    expect(await finish(`/auth/gmail/callback?error=access_denied&state=${denied}`)).toBe('denied')
    expect(await connect({ withheld: SEND_SCOPE })).toBe('incomplete')
    google.failures.set(TOKEN, tokenError(500, 'internal_failure'))
    expect(await connect()).toBe('failed')
    google.failures.clear()

    const callback = await consent(await start())
    expect(await finish(callback.replace('state=', 'state=x'))).toBe('stale')
    expect(await finish(callback)).toBe('stale')
    const ofAsha = await consent(await start())
    const meera = await signUp({ username: 'meera', email: 'meera@example.in', password: 'lantern!' })
    await db.updateTable('users').set({ is_admin: true }).execute()
    expect(await finish(ofAsha, meera)).toBe('stale')
    expect(await status()).toMatchObject({ state: 'not_connected' })
    expect(await finish(ofAsha)).toBe('connected')
    expect(await finish(ofAsha)).toBe('stale')
  })

  test('tests the delivery by the queue', async () => {
    const { db, post, get, cookie, emails } = await setUpGmail()
    const response = await post('/api/admin/gmail/test', {}, cookie)
    expect([response.statusCode, response.json().message]).toEqual([
      202,
      'The test email to asha@example.in is in the queue.',
    ])
    expect((await emails()).at(-1)).toEqual({
      to: { userId: 1 },
      content: { kind: 'test-email', at: expect.any(String) },
    })
    const { id } = response.json()
    const state = async () => (await get(`/api/admin/gmail/test/${id}`, cookie)).json().state
    expect(await state()).toBe('queued')
    const completed = { completed_at: new Date(), lease_expires_at: new Date() }
    await db
      .insertInto('email_deliveries')
      .values({ key: `auth:${id}`, state: 'sent', ...completed })
      .execute()
    expect(await state()).toBe('sent')
    expect((await get('/api/admin/gmail', cookie)).json().lastSentAt).toBe(completed.completed_at.toISOString())
  })
})

describe('while Google fails', () => {
  const temporary: [string, string, Failure, string][] = [
    ['a wrong secret', TOKEN, tokenError(401, 'invalid_client'), '401 invalid_client'],
    ['too many requests', SEND, apiError(429, 'RESOURCE_EXHAUSTED', 'rateLimitExceeded'), '429 rateLimitExceeded'],
    ['the daily limit', SEND, apiError(403, 'PERMISSION_DENIED', 'dailyLimitExceeded'), '403 dailyLimitExceeded'],
    [
      'another precondition',
      SEND,
      apiError(400, 'FAILED_PRECONDITION', 'failedPrecondition'),
      '400 failedPrecondition',
    ],
    ['an internal error', SEND, { status: 500, body: {} }, '500 unknown'],
    ['a hanging token endpoint', TOKEN, 'hang', 'TimeoutError'],
    ['a hanging API', SEND, 'hang', 'TimeoutError'],
  ]
  test('for now, emails wait and its error is shown', async () => {
    const { google, connect, status, openMailer, logger } = await setUpGmail({ SMTP_URL: undefined })
    await connect()
    for (const [what, endpoint, failure, code] of temporary) {
      google.failures.set(endpoint, failure)
      const mailer = openMailer([TEST_SECRET], undefined, failure === 'hang' ? 50 : undefined)
      await expect.soft(mailer.send(message), what).rejects.toMatchObject({ statusCode: 503 })
      const expected = { state: 'connected', lastError: { code, at: expect.any(String) } }
      expect.soft(await status(), what).toMatchObject(expected)
      google.failures.clear()
    }
    expect(await google.mailbox.list()).toEqual([])
    await openMailer().send(message)
    expect(await google.mailbox.list()).toHaveLength(1)
    expect(logger.lines.join('')).not.toContain('riya')
  })

  test('an expired access token is renewed', async () => {
    const { google, connect, openMailer } = await setUpGmail()
    await connect()
    const mailer = openMailer()
    await mailer.send(message)
    const requests = google.requestsTo(TOKEN)
    google.expireAccessTokens()
    await mailer.send({ ...message, messageId: '<auth.2@kahani.example>' })
    expect(google.requestsTo(TOKEN)).toBe(requests + 1)
    expect(await google.mailbox.list()).toHaveLength(2)
  })

  test('a revoked connection expires, and SMTP takes over until it is connected again', async () => {
    const { google, connect, status, openMailer } = await setUpGmail()
    await connect()
    const sent: EmailMessage[] = []
    const smtp: Mailer = { send: async email => void sent.push(email) }
    const [mailer, withoutServer] = [openMailer([TEST_SECRET], smtp), openMailer()]
    for (const token of google.refreshTokens.list()) await google.refreshTokens.revoke(token)
    await expect(mailer.send(message)).rejects.toMatchObject({ statusCode: 503 })
    expect(await status()).toMatchObject({
      ...{ state: 'expired', address: 'hello@gmail.example', mailer: 'smtp', lastError: { code: '400 invalid_grant' } },
    })
    await mailer.send(message)
    expect(sent).toEqual([message])
    await expect(withoutServer.send(message)).rejects.toMatchObject({ statusCode: 503 })

    await connect()
    expect(await status()).toMatchObject({ state: 'connected', lastError: null })
    await mailer.send(message)
    expect([sent.length, (await google.mailbox.list()).length]).toEqual([1, 1])
  })

  test('a token that is encrypted with an older secret is encrypted with the newest one, or else counts as expired', async () => {
    const { connect, openMailer, google } = await setUpGmail()
    await connect()
    await expect(openMailer([NEWER_TEST_SECRET]).send(message)).rejects.toMatchObject({ statusCode: 503 })
    expect(google.requestsTo(SEND)).toBe(0)
    await openMailer([NEWER_TEST_SECRET, TEST_SECRET]).send(message)
    await openMailer([NEWER_TEST_SECRET]).send({ ...message, messageId: '<auth.2@kahani.example>' })
    expect(google.requestsTo(SEND)).toBe(2)
    await expect(openMailer().send(message)).rejects.toMatchObject({ statusCode: 503 })
  })
})
