import type { OutgoingEmail } from '@kahani/contracts/emails'
import { TEST_SECRET } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createMaintenance } from '../src/maintenance.ts'
import { queueNewsletterEmails } from '../src/newsletter/newsletter-service.ts'
import { createNewsletterTokens } from '../src/newsletter/newsletter-tokens.ts'
import { setUp } from './set-up.ts'

const draft = { subject: 'Monsoon stories', body: 'Dear families,\n\nIt rains.' }
const contentOf = (email: OutgoingEmail | null | undefined) => email?.content
const addressOf = (email: OutgoingEmail | null | undefined) => (email && 'email' in email.to ? email.to.email : null)

/** The app, with shortcuts for subscribers and an administrator. */
async function setUpNewsletter() {
  const setup = await setUp()
  const { app, db, post, signUp, emailedToken, emails } = setup
  const cookie = await signUp()
  await db.updateTable('users').set({ is_admin: true }).execute()
  const deleteEmails = () => db.deleteFrom('notifications').execute()
  const request = (email: string, address = '203.0.113.7') =>
    post('/api/newsletter', { email }, '', { 'x-forwarded-for': address })
  const confirm = (token: string) => post('/api/newsletter/confirm', { token })
  const subscribe = async (email: string) => {
    await request(email)
    await confirm(await emailedToken('newsletter-confirm'))
  }
  const subscribers = async () =>
    (
      await db.selectFrom('newsletter_subscriptions').select('email').where('confirmed_at', 'is not', null).execute()
    ).map(({ email }) => email)
  const send = (key: string, body: object = draft) =>
    post('/api/admin/newsletters', body, cookie, { 'idempotency-key': key })
  const newsletters = async () => (await app.inject({ url: '/api/admin/newsletters', headers: { cookie } })).json()
  /** The tokens in the newsletters that are queued, by address. */
  const queued = async () => {
    const found = (await emails()).filter(email => contentOf(email)?.kind === 'newsletter')
    return Object.fromEntries(found.map(email => [addressOf(email), (contentOf(email) as { token: string }).token]))
  }
  return { ...setup, cookie, deleteEmails, request, confirm, subscribe, subscribers, send, newsletters, queued }
}

describe('POST /api/newsletter', () => {
  test('subscribes the address once its link is opened, however often', async () => {
    const { request, confirm, subscribers, emailedToken, emails } = await setUpNewsletter()
    const response = await request('Riya@example.in')
    expect([response.statusCode, response.json().message]).toEqual([200, expect.stringContaining('sent you an email')])
    expect(addressOf((await emails()).at(-1))).toBe('Riya@example.in')
    expect(await subscribers()).toEqual([])
    const token = await emailedToken('newsletter-confirm')
    for (let i = 0; i < 2; i++) expect((await confirm(token)).statusCode).toBe(200)
    expect(await subscribers()).toEqual(['Riya@example.in'])
    for (const invalid of [`${token.slice(0, -2)}AA`, 'x']) {
      expect((await confirm(invalid)).json().code).toBe('link_expired')
    }
  })

  test('responds and does the same for every address, and stores no token', async () => {
    const { db, request, subscribe, emailedToken, deleteEmails } = await setUpNewsletter()
    await subscribe('riya@example.in')
    await request('pending@example.in')
    await deleteEmails()
    const seen = []
    for (const email of ['RIYA@example.in', 'pending@example.in', 'new@example.in']) {
      const { statusCode, body, headers } = await request(email)
      const rows = await db.selectFrom('notifications').select('key').execute()
      const keys = rows.map(({ key }) => key.replace(/:.*/, ''))
      const token = await emailedToken('newsletter-confirm')
      seen.push([statusCode, body, headers['content-length'], keys, token.length])
      const stored = JSON.stringify(await db.selectFrom('newsletter_subscriptions').selectAll().execute())
      expect(stored).not.toContain(token)
      await deleteEmails()
    }
    expect(new Set(seen.map(entry => JSON.stringify(entry))).size).toBe(1)
    expect(seen[0]?.slice(3)).toEqual([['newsletter-confirm'], 43])
  })

  test('is limited by email address, and rejects an invalid one', async () => {
    const { request } = await setUpNewsletter()
    const statuses = []
    for (const i of [1, 2, 3, 4]) statuses.push((await request('riya@example.in', `203.0.113.${i}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await request('riya')).json().issues).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
    ])
  })

  test('forgets an address that is not confirmed within 7 days', async () => {
    const { db, redis, request, confirm, emailedToken, logger, subscribe, subscribers } = await setUpNewsletter()
    await subscribe('riya@example.in')
    await request('late@example.in')
    const token = await emailedToken('newsletter-confirm')
    await db.updateTable('newsletter_subscriptions').set({ requested_at: sql`now() - interval '8 days'` }).execute()
    expect((await confirm(token)).json().code).toBe('link_expired')
    await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
    const kept = await db.selectFrom('newsletter_subscriptions').select('email').execute()
    expect(kept.map(({ email }) => email)).toEqual(await subscribers())
  })
})

describe('unsubscribing', () => {
  test('works on the page and with one click, with the link of any newsletter, and keeps nothing', async () => {
    const { app, db, post, subscribe, subscribers, confirm, emailedToken, send, queued, deleteEmails } =
      await setUpNewsletter()
    await subscribe('riya@example.in')
    const oldConfirmation = await emailedToken('newsletter-confirm')
    await send('newsletter-1')
    await queueNewsletterEmails(db)
    const { 'riya@example.in': first = '' } = await queued()
    await deleteEmails()

    const oneClick = (token: string, type: string, body: string) =>
      app.inject({
        method: 'POST',
        url: `/api/newsletter/one-click-unsubscribe?token=${token}`,
        headers: { 'content-type': type },
        body,
      })
    const form = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const
    const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    for (const [type, body] of [form, ['multipart/form-data; boundary=b', multipart]] as const) {
      expect((await oneClick(first, type, body)).statusCode).toBe(200)
      expect(await db.selectFrom('newsletter_subscriptions').select('id').execute()).toEqual([])
      expect((await confirm(oldConfirmation)).statusCode).toBe(400)
      await subscribe('riya@example.in')
      expect(await subscribers()).toEqual(['riya@example.in'])
    }
    for (let i = 0; i < 2; i++) {
      const response = await post('/api/newsletter/unsubscribe', { token: first })
      expect([response.statusCode, await subscribers()]).toEqual([200, []])
    }
    for (const token of ['x', oldConfirmation]) {
      expect((await oneClick(token, ...form)).json().code).toBe('link_invalid')
      expect((await post('/api/newsletter/unsubscribe', { token })).json().code).toBe('link_invalid')
    }
    const page = await app.inject(`/api/newsletter/one-click-unsubscribe?token=${first}`)
    expect([page.statusCode, page.headers.location]).toEqual([302, `/newsletter/unsubscribe?token=${first}`])
  })
})

describe('POST /api/admin/newsletters', () => {
  test('queues one email per subscriber, in batches, and continues after a crash', async () => {
    const { db, subscribe, request, send, newsletters, queued, deleteEmails } = await setUpNewsletter()
    const addresses = ['a@example.in', 'b@example.in', 'c@example.in', 'd@example.in', 'e@example.in']
    for (const address of addresses) await subscribe(address)
    await request('pending@example.in')
    const [response, again] = await Promise.all([send('newsletter-1'), send('newsletter-1')])
    expect([response.statusCode, again.json()]).toEqual([201, response.json()])
    expect(response.json()).toMatchObject({ subject: draft.subject, recipients: 5, completed: 0, queuedAt: null })
    await subscribe('later@example.in')
    await deleteEmails()

    const received: string[] = []
    const runBatch = async () => {
      await Promise.all([queueNewsletterEmails(db, 2), queueNewsletterEmails(db, 2)])
      const emails = Object.entries(await queued())
      // No more are queued until these are completed.
      await queueNewsletterEmails(db, 2)
      expect(Object.entries(await queued())).toEqual(emails)
      received.push(...emails.map(([address]) => address))
    }
    await runBatch()
    expect((await newsletters()).newsletters).toMatchObject([{ recipients: 5, completed: 0, queuedAt: null }])
    await deleteEmails()
    // The second batch fails after its emails were added.
    await sql`alter table newsletters rename column queued to renamed`.execute(db)
    await expect(queueNewsletterEmails(db, 2)).rejects.toThrow('queued')
    await sql`alter table newsletters rename column renamed to queued`.execute(db)
    expect(await queued()).toEqual({})
    for (let i = 0; i < 3; i++) {
      await runBatch()
      await deleteEmails()
    }
    expect(received.toSorted()).toEqual(addresses)
    expect(await newsletters()).toMatchObject({
      subscribers: 6,
      newsletters: [{ recipients: 5, completed: 5, queuedAt: expect.any(String) }],
    })
    const audited = await db.selectFrom('audit_log').select('action').where('action', '!=', 'sign-in').execute()
    expect(audited).toEqual(Array(2).fill({ action: 'POST /api/admin/newsletters' }))
  })

  test('sends nothing to an address that unsubscribed meanwhile', async () => {
    const { db, subscribe, send, emails, post, deleteEmails } = await setUpNewsletter()
    await subscribe('riya@example.in')
    await send('newsletter-1')
    await deleteEmails()
    await queueNewsletterEmails(db)
    const tokens = createNewsletterTokens([TEST_SECRET])
    await post('/api/newsletter/unsubscribe', {
      token: tokens.unsubscribe.create(tokens.subscriptionId('riya@example.in')),
    })
    expect(await emails()).toEqual([null])
  })

  test('requires a text and a key of its own, and sends a test to the administrator only', async () => {
    const { post, cookie, send, emails, subscribe, deleteEmails } = await setUpNewsletter()
    await subscribe('riya@example.in')
    await deleteEmails()
    expect((await post('/api/admin/newsletters', draft, cookie)).statusCode).toBe(400)
    expect((await send('newsletter-1', { ...draft, subject: ' ' })).json().message).toBe('Please write a subject')
    await send('newsletter-1')
    const reused = await send('newsletter-1', { ...draft, subject: 'Another' })
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'idempotency_key_reused'])
    const response = await post('/api/admin/newsletters/test', draft, cookie)
    expect([response.statusCode, response.json().message]).toEqual([202, 'We are sending a test to asha@example.in.'])
    expect(await emails()).toEqual([{ to: { userId: 1 }, content: { kind: 'newsletter', ...draft, token: null } }])
  })
})
