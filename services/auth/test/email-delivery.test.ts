import type { OutgoingEmail } from '@kahani/contracts/emails'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { receipt, setUp } from './email-set-up.ts'

const DONE = { failed: 0, open: 0 }
const toStranger: OutgoingEmail = { to: { name: 'Riya', email: 'riya@example.in' }, content: receipt }

describe('an email', () => {
  test('is sent to the account, as text and HTML', async () => {
    const { enqueue, smtpServer, jobCounts, states } = await setUp()
    await enqueue(7)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted).toHaveLength(1)
    const [email] = smtpServer.accepted
    expect(email).toMatchObject({
      from: { name: 'Kahani', address: 'hello@mail.kahani.example' },
      to: [{ name: 'asha', address: 'asha@example.in' }],
      subject: 'Your receipt for Printed Collection, order KH-7Q4M-9XTR-2BWD',
      messageId: '<payments.7@mail.kahani.example>',
      text: expect.stringContaining('Paid: ₹3,000'),
      html: expect.stringContaining('<strong>₹3,000</strong>'),
    })
    expect(await states()).toEqual({ 'payments:7': 'sent' })
  })

  test('is reported as completed, again if it is queued again', async () => {
    const { enqueue, payments, smtpServer } = await setUp()
    await enqueue(7)
    await expect.poll(() => payments.state.completed).toEqual([7])
    await enqueue(7, toStranger, 'again')
    await expect.poll(() => payments.state.completed).toEqual([7, 7])
    expect(smtpServer.accepted).toHaveLength(1)
  })

  test('is fetched from the service that queued it, and reported there', async () => {
    const { enqueue, queue, payments, stories, jobCounts, states, smtpServer } = await setUp()
    stories.emails.set(7, toStranger)
    await queue.add('mail', { source: 'stories', mailId: 7 }, { jobId: 'mail-stories-7' })
    await enqueue(7)
    await expect.poll(jobCounts).toEqual(DONE)
    expect([payments.state.completed, stories.state.completed]).toEqual([[7], [7]])
    expect(await states()).toEqual({ 'payments:7': 'sent', 'stories:7': 'sent' })
    expect(smtpServer.accepted.find(email => email.messageId?.startsWith('<stories.7@'))?.to).toEqual([
      { name: 'Riya', address: 'riya@example.in' },
    ])
  })

  test('is sent to an address without an account', async () => {
    const { enqueue, smtpServer } = await setUp()
    await enqueue(7, toStranger)
    await expect.poll(() => smtpServer.accepted[0]?.to).toEqual([{ name: 'Riya', address: 'riya@example.in' }])
  })

  test('is sent once, however many jobs and workers there are', async () => {
    const { enqueue, smtpServer, jobCounts, logger } = await setUp({ workers: 3 })
    smtpServer.state.beforeAccept = () =>
      expect.poll(() => logger.lines.join('')).toContain('another worker is sending this email')
    await Promise.all(Array.from({ length: 40 }, (_, i) => enqueue(1 + (i % 4), toStranger, `again-${i}`)))
    await expect.poll(jobCounts).toEqual(DONE)
    for (let mailId = 1; mailId <= 4; mailId++) await enqueue(mailId, toStranger)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted.map(email => email.messageId).sort()).toEqual(
      [1, 2, 3, 4].map(mailId => `<payments.${mailId}@mail.kahani.example>`),
    )
  })

  test('is sent by one worker, even if the server takes longer than the lease', async () => {
    const { enqueue, smtpServer, db, jobCounts } = await setUp({ timings: { leaseMs: 3_000 } })
    const leaseExpiry = async () =>
      (
        await db.selectFrom('email_deliveries').select('lease_expires_at').executeTakeFirstOrThrow()
      ).lease_expires_at.getTime()
    smtpServer.state.beforeAccept = async () => {
      const first = await leaseExpiry()
      await expect.poll(leaseExpiry).toBeGreaterThan(first)
    }
    await enqueue(7)
    await expect.poll(() => smtpServer.state.received).toBe(1)
    await enqueue(7, toStranger, 'again')
    await expect.poll(jobCounts).toEqual(DONE)
    expect([smtpServer.state.received, smtpServer.accepted.length]).toEqual([1, 1])
  })

  test('is sent by another worker when the lease of a lost worker expires', async () => {
    const { enqueue, smtpServer, db, jobCounts } = await setUp()
    const inASecond = sql<Date>`now() + interval '1 second'`
    await db
      .insertInto('email_deliveries')
      .values({ key: 'payments:7', state: 'sending', lease_expires_at: inASecond })
      .execute()
    await enqueue(7)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted).toHaveLength(1)
  })
})

describe('no email is lost, and no attempt is used up,', () => {
  test('while the mail server is down', async () => {
    const { enqueue, smtpServer, jobCounts, logger } = await setUp()
    await smtpServer.stop()
    for (const mailId of [1, 2, 3]) await enqueue(mailId)
    await expect.poll(() => logger.lines.join('')).toContain('email delivery delayed')
    await expect.poll(jobCounts).toEqual({ failed: 0, open: 3 })
    await smtpServer.start()
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted).toHaveLength(3)
  })

  test('while payments is down or rejects our token', async () => {
    const { enqueue, smtpServer, payments, jobCounts } = await setUp()
    payments.state.failWith = 500
    await enqueue(7)
    await expect.poll(() => payments.state.requests).toBeGreaterThan(1)
    payments.state.failWith = 401
    const requests = payments.state.requests
    await expect.poll(() => payments.state.requests).toBeGreaterThan(requests + 1)
    payments.state.failWith = undefined
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted).toHaveLength(1)
  })

  test('if Redis restarts while it is sent', async () => {
    const { enqueue, smtpServer, redisServer, jobCounts, states } = await setUp({ ownRedis: true })
    const restart = Promise.withResolvers<void>()
    smtpServer.state.beforeAccept = () => restart.promise
    for (const mailId of [1, 2, 3]) await enqueue(mailId)
    await expect.poll(() => smtpServer.state.received).toBe(3)
    await redisServer?.stop()
    await redisServer?.start()
    restart.resolve()
    await expect.poll(states).toEqual({ 'payments:1': 'sent', 'payments:2': 'sent', 'payments:3': 'sent' })
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted).toHaveLength(3)
  })

  test('if the server temporarily rejects it at any step', async () => {
    const { enqueue, smtpServer, jobCounts } = await setUp()
    for (const [mailId, rejection] of [
      { at: 'greeting', code: 421, message: 'too busy' },
      { at: 'sender', code: 550, message: '5.7.1 this sender may not' },
      { at: 'recipient', code: 450, message: '4.2.0 greylisted' },
      { at: 'recipient', code: 554, message: '5.7.1 relay access denied' },
      { at: 'data', code: 451, message: '4.3.0 try later' },
      { at: 'drop', code: 0, message: 'nothing' },
    ].entries()) {
      let times = 0
      smtpServer.accepted.length = 0
      smtpServer.state.reject = step => (step === rejection.at && times++ === 0 ? rejection : undefined)
      await enqueue(mailId + 1)
      await expect.poll(jobCounts).toEqual(DONE)
      expect.soft(times, rejection.message).toBe(2)
      const sent = smtpServer.accepted.map(email => email.messageId)
      expect.soft(sent, rejection.message).toEqual([`<payments.${mailId + 1}@mail.kahani.example>`])
    }
  })

  test('and none is sent twice, if the database fails after it was sent', async () => {
    const { enqueue, smtpServer, db, jobCounts, states, logger } = await setUp()
    smtpServer.state.beforeAccept = () =>
      sql`alter table email_deliveries rename to renamed`.execute(db).then(() => undefined)
    await enqueue(7)
    await expect.poll(() => logger.lines.join('')).toContain('email not marked as completed')
    await sql`alter table renamed rename to email_deliveries`.execute(db)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(await states()).toEqual({ 'payments:7': 'sent' })
    expect(smtpServer.state.received).toBe(1)
  })
})

describe('an email that is rejected permanently', () => {
  test('is completed, and never sent again', async () => {
    const { enqueue, smtpServer, jobCounts, states } = await setUp()
    for (const [mailId, rejection] of [
      { at: 'recipient', code: 550, message: '5.1.1 no such mailbox' },
      { at: 'data', code: 554, message: '5.6.0 not with us' },
    ].entries()) {
      smtpServer.state.reject = step => (step === rejection.at ? rejection : undefined)
      await enqueue(mailId + 1)
      await expect.poll(states).toMatchObject({ [`payments:${mailId + 1}`]: 'rejected' })
      await expect.poll(jobCounts).toEqual(DONE)
      const { connections } = smtpServer.state
      smtpServer.state.reject = () => undefined
      await enqueue(mailId + 1)
      await expect.poll(jobCounts).toEqual(DONE)
      expect.soft(smtpServer.state.connections, rejection.message).toBe(connections)
    }
    expect(smtpServer.accepted).toEqual([])
  })

  test('does not delay others', async () => {
    const { enqueue, smtpServer, jobCounts, states } = await setUp()
    smtpServer.state.reject = (step, address) =>
      step === 'recipient' && address === 'riya@example.in' ? { code: 550, message: 'no' } : undefined
    await enqueue(1, toStranger)
    await enqueue(2)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(await states()).toEqual({ 'payments:1': 'rejected', 'payments:2': 'sent' })
  })

  test('includes one to a deleted account or an invalid address', async () => {
    const { enqueue, smtpServer, jobCounts, states } = await setUp()
    await enqueue(1, { to: { userId: 4_711 }, content: receipt })
    await enqueue(2, { to: { name: 'Riya', email: 'riya' }, content: receipt })
    await enqueue(3, { to: { name: 'Riya', email: '' }, content: receipt })
    smtpServer.state.reject = (step, address) =>
      step === 'recipient' && address === 'riya' ? { code: 553, message: 'what?' } : undefined
    await expect.poll(jobCounts).toEqual(DONE)
    expect(Object.values(await states())).toEqual(['rejected', 'rejected', 'rejected'])
  })
})

describe('an email whose notification was deleted', () => {
  test('is not sent, and its job completes without a warning', async () => {
    const { queue, enqueue, payments, smtpServer, jobCounts, states, logger } = await setUp()
    await queue.add('mail', { source: 'payments', mailId: 7 })
    await queue.add('mail', { source: 'auth', mailId: 8 })
    await enqueue(9)
    await expect.poll(jobCounts).toEqual(DONE)
    expect(smtpServer.accepted.map(email => email.messageId)).toEqual(['<payments.9@mail.kahani.example>'])
    expect(await states()).toEqual({ 'auth:8': 'rejected', 'payments:7': 'rejected', 'payments:9': 'sent' })
    expect(payments.state.completed.sort()).toEqual([7, 9])
    expect(logger.lines.filter(line => JSON.parse(line).level >= 40)).toEqual([])
  })

  test('is not confused with an email of a service without the route, whose job fails', async () => {
    const { enqueue, payments, jobCounts, states } = await setUp()
    payments.state.failWith = 404
    await enqueue(7)
    await expect.poll(jobCounts).toEqual({ failed: 1, open: 0 })
    expect(await states()).toEqual({ 'payments:7': 'sending' })
  })
})

test('a name or an address cannot add a header or a recipient', async () => {
  const { enqueue, smtpServer, jobCounts } = await setUp()
  const name = 'Riya\r\nBcc: eve@example.in\r\n\r\nHello'
  const gift = { packageId: 'digital', message: null, token: 't' } as const
  await enqueue(1, { to: { name, email: 'riya@example.in' }, content: { kind: 'gift', senderName: name, ...gift } })
  await enqueue(2, { to: { name: 'Riya', email: 'riya@example.in>\r\nRCPT TO:<eve@example.in' }, content: receipt })
  await enqueue(3, { to: { name: 'Riya', email: 'riya@example.in, eve@example.in' }, content: receipt })
  await expect.poll(jobCounts).toEqual(DONE)
  const first = smtpServer.accepted.find(email => email.messageId?.startsWith('<payments.1@'))
  expect(first?.headers.map(({ key }) => key)).not.toContain('bcc')
  const text = 'Riya Bcc: eve\u200b@example\u200b.in Hello sent you a gift from Kahani'
  expect(first?.subject).toBe(text)
  for (const email of smtpServer.accepted) {
    expect(email.to?.map(({ address }) => address)).not.toContain('eve@example.in')
    expect(email.to).toHaveLength(1)
  }
})

test('logs no personal data', async () => {
  const { enqueue, smtpServer, jobCounts, logger } = await setUp()
  let times = 0
  smtpServer.state.reject = (step, address) => {
    if (step !== 'recipient' || ++times > 6) return undefined
    return { code: times > 3 ? 550 : 450, message: `not for <${address}>, says Asha` }
  }
  for (const mailId of [1, 2, 3]) await enqueue(mailId)
  await enqueue(4, toStranger)
  await expect.poll(jobCounts).toEqual(DONE)
  expect(logger.lines.join('')).toContain('email delivery delayed')
  expect(logger.lines.join('')).toContain('email rejected')
  expect(logger.lines.join('')).not.toMatch(/asha|riya|@example\.in/i)
})
