import type { Mail } from '@kahani/contracts/mails'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { receipt, setUp } from './mail-set-up.ts'

const DONE = { failed: 0, open: 0 }
const LONG = { timeout: 30_000 }
const toStranger: Mail = { to: { name: 'Riya', email: 'riya@example.in' }, letter: receipt }

describe('a mail', () => {
  test('goes to the account it is for, as text and as HTML', async () => {
    const { want, mailServer, jobs, states } = await setUp()
    await want(7)
    await expect.poll(jobs).toEqual(DONE)
    expect(mailServer.taken).toHaveLength(1)
    const [mail] = mailServer.taken
    expect(mail).toMatchObject({
      from: { name: 'Kahani', address: 'hello@mail.kahani.example' },
      to: [{ name: 'asha', address: 'asha@example.in' }],
      subject: 'Your receipt for Printed Collection, order KH-7Q4M-9XTR-2BWD',
      messageId: '<payments.7@mail.kahani.example>',
      text: expect.stringContaining('Paid: ₹3,000'),
      html: expect.stringContaining('<strong>₹3,000</strong>'),
    })
    expect(await states()).toEqual({ 'payments:7': 'sent' })
  })

  test('is reported as settled, again where it is asked for again', async () => {
    const { want, payments, mailServer } = await setUp()
    await want(7)
    await expect.poll(() => payments.state.settled).toEqual([7])
    await want(7, toStranger, 'again')
    await expect.poll(() => payments.state.settled).toEqual([7, 7])
    expect(mailServer.taken).toHaveLength(1)
  })

  test('goes to an address that has no account', async () => {
    const { want, mailServer } = await setUp()
    await want(7, toStranger)
    await expect.poll(() => mailServer.taken[0]?.to).toEqual([{ name: 'Riya', address: 'riya@example.in' }])
  })

  test('is sent once, however often its job is queued and however many work', async () => {
    const { want, mailServer, jobs, logger } = await setUp({ workers: 3 })
    mailServer.state.beforeTaking = () =>
      expect.poll(() => logger.lines.join('')).toContain('another worker is sending it')
    await Promise.all(Array.from({ length: 40 }, (_, i) => want(1 + (i % 4), toStranger, `again-${i}`)))
    await expect.poll(jobs, LONG).toEqual(DONE)
    for (let mailId = 1; mailId <= 4; mailId++) await want(mailId, toStranger)
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(mailServer.taken.map(mail => mail.messageId).sort()).toEqual(
      [1, 2, 3, 4].map(mailId => `<payments.${mailId}@mail.kahani.example>`),
    )
  })

  test('that another worker is sending is left to it, also where the server takes longer than a claim holds', async () => {
    const { want, mailServer, db, jobs } = await setUp()
    const leaseExpiry = async () =>
      (await db.selectFrom('mails').select('claimed_until').executeTakeFirstOrThrow()).claimed_until.getTime()
    mailServer.state.beforeTaking = async () => {
      const first = await leaseExpiry()
      await expect.poll(leaseExpiry).toBeGreaterThan(first)
    }
    await want(7)
    await expect.poll(() => mailServer.state.letters).toBe(1)
    await want(7, toStranger, 'again')
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect([mailServer.state.letters, mailServer.taken.length]).toEqual([1, 1])
  })

  test('whose worker was lost is sent by another, once the claim has run out', async () => {
    const { want, mailServer, db, jobs } = await setUp()
    const inASecond = sql<Date>`now() + interval '1 second'`
    await db.insertInto('mails').values({ key: 'payments:7', state: 'sending', claimed_until: inASecond }).execute()
    await want(7)
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(mailServer.taken).toHaveLength(1)
  })
})

describe('no mail is lost, and no attempt is used up', () => {
  test('while the mail server is down', async () => {
    const { want, mailServer, jobs, logger } = await setUp()
    await mailServer.stop()
    for (const mailId of [1, 2, 3]) await want(mailId)
    await expect.poll(() => logger.lines.join('')).toContain('mails wait')
    await expect.poll(jobs).toEqual({ failed: 0, open: 3 })
    await mailServer.start()
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(mailServer.taken).toHaveLength(3)
  })

  test('while payments is down, or takes us for a stranger', async () => {
    const { want, mailServer, payments, jobs } = await setUp()
    payments.state.trouble = 500
    await want(7)
    await expect.poll(() => payments.state.asked, LONG).toBeGreaterThan(1)
    payments.state.trouble = 401
    const asked = payments.state.asked
    await expect.poll(() => payments.state.asked, LONG).toBeGreaterThan(asked + 1)
    payments.state.trouble = undefined
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(mailServer.taken).toHaveLength(1)
  })

  test('by a restart of Redis while it is sent', async () => {
    const { want, mailServer, redisServer, jobs, states } = await setUp({ ownRedis: true })
    const restarted = Promise.withResolvers<void>()
    mailServer.state.beforeTaking = () => restarted.promise
    for (const mailId of [1, 2, 3]) await want(mailId)
    await expect.poll(() => mailServer.state.letters).toBe(3)
    await redisServer?.stop()
    await redisServer?.start()
    restarted.resolve()
    await expect.poll(states).toEqual({ 'payments:1': 'sent', 'payments:2': 'sent', 'payments:3': 'sent' })
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(mailServer.taken).toHaveLength(3)
  })

  test.for([
    { at: 'greeting', code: 421, says: 'too busy' },
    { at: 'sender', code: 550, says: '5.7.1 this sender may not' },
    { at: 'recipient', code: 450, says: '4.2.0 greylisted' },
    { at: 'recipient', code: 554, says: '5.7.1 relay access denied' },
    { at: 'letter', code: 451, says: '4.3.0 try later' },
    { at: 'drop', code: 0, says: 'nothing' },
  ] as const)('where the server says $code at the $at and takes it later', async refusal => {
    const { want, mailServer, jobs } = await setUp()
    let times = 0
    mailServer.state.refuse = step => (step === refusal.at && times++ === 0 ? refusal : undefined)
    await want(7)
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(times).toBe(2)
    expect(mailServer.taken.map(mail => mail.messageId)).toEqual(['<payments.7@mail.kahani.example>'])
  })

  test('and none is sent twice where the database can not be written at the wrong moment', async () => {
    const { want, mailServer, db, jobs, states, logger } = await setUp()
    mailServer.state.beforeTaking = () => sql`alter table mails rename to away`.execute(db).then(() => undefined)
    await want(7)
    await expect.poll(() => logger.lines.join('')).toContain('could not be marked yet')
    await sql`alter table away rename to mails`.execute(db)
    await expect.poll(jobs, LONG).toEqual(DONE)
    expect(await states()).toEqual({ 'payments:7': 'sent' })
    expect(mailServer.state.letters).toBe(1)
  })
})

describe('a mail that is refused for good', () => {
  test.for([
    { at: 'recipient', code: 550, says: '5.1.1 no such mailbox' },
    { at: 'letter', code: 554, says: '5.6.0 not with us' },
  ] as const)('at the $at is done, and never tried again', async refusal => {
    const { want, mailServer, jobs, states } = await setUp()
    mailServer.state.refuse = step => (step === refusal.at ? refusal : undefined)
    await want(7)
    await expect.poll(states).toEqual({ 'payments:7': 'refused' })
    await expect.poll(jobs).toEqual(DONE)
    const { connections } = mailServer.state
    mailServer.state.refuse = () => undefined
    await want(7)
    await expect.poll(jobs).toEqual(DONE)
    expect([mailServer.state.connections, mailServer.taken.length]).toEqual([connections, 0])
  })

  test('does not hold up the others', async () => {
    const { want, mailServer, jobs, states } = await setUp()
    mailServer.state.refuse = (step, address) =>
      step === 'recipient' && address === 'riya@example.in' ? { code: 550, says: 'no' } : undefined
    await want(1, toStranger)
    await want(2)
    await expect.poll(jobs).toEqual(DONE)
    expect(await states()).toEqual({ 'payments:1': 'refused', 'payments:2': 'sent' })
  })

  test('is also one to an account that is gone, or to what is no address', async () => {
    const { want, mailServer, jobs, states } = await setUp()
    await want(1, { to: { userId: 4_711 }, letter: receipt })
    await want(2, { to: { name: 'Riya', email: 'riya' }, letter: receipt })
    await want(3, { to: { name: 'Riya', email: '' }, letter: receipt })
    mailServer.state.refuse = (step, address) =>
      step === 'recipient' && address === 'riya' ? { code: 553, says: 'what?' } : undefined
    await expect.poll(jobs).toEqual(DONE)
    expect(Object.values(await states())).toEqual(['refused', 'refused', 'refused'])
  })
})

test('a name or an address can not add a header or a recipient', async () => {
  const { want, mailServer, jobs } = await setUp()
  const name = 'Riya\r\nBcc: eve@example.in\r\n\r\nHello'
  const gift = { packageId: 'digital', message: null, token: 't' } as const
  await want(1, { to: { name, email: 'riya@example.in' }, letter: { kind: 'gift', senderName: name, ...gift } })
  await want(2, { to: { name: 'Riya', email: 'riya@example.in>\r\nRCPT TO:<eve@example.in' }, letter: receipt })
  await want(3, { to: { name: 'Riya', email: 'riya@example.in, eve@example.in' }, letter: receipt })
  await expect.poll(jobs).toEqual(DONE)
  const first = mailServer.taken.find(mail => mail.messageId?.startsWith('<payments.1@'))
  expect(first?.headers.map(({ key }) => key)).not.toContain('bcc')
  const text = 'Riya Bcc: eve\u200b@example\u200b.in Hello has sent you a gift from Kahani'
  expect(first?.subject).toBe(text)
  for (const mail of mailServer.taken) {
    expect(mail.to?.map(({ address }) => address)).not.toContain('eve@example.in')
    expect(mail.to).toHaveLength(1)
  }
})

test('nothing of a person is written to the log', async () => {
  const { want, mailServer, jobs, logger } = await setUp()
  let times = 0
  mailServer.state.refuse = (step, address) => {
    if (step !== 'recipient' || ++times > 6) return undefined
    return { code: times > 3 ? 550 : 450, says: `not for <${address}>, says Asha` }
  }
  for (const mailId of [1, 2, 3]) await want(mailId)
  await want(4, toStranger)
  await expect.poll(jobs, LONG).toEqual(DONE)
  expect(logger.lines.join('')).toContain('mails wait')
  expect(logger.lines.join('')).toContain('a mail was refused for good')
  expect(logger.lines.join('')).not.toMatch(/asha|riya|@example\.in/i)
})
