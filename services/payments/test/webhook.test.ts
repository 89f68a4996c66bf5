import { describe, expect, test } from 'vitest'
import { sign, WEBHOOK_SECRETS } from './razorpay-server.ts'
import { setUp } from './set-up.ts'

describe('POST /api/payments/webhook', () => {
  test('takes what either secret has signed, during a rotation', async () => {
    const { order, razorpay, deliver, captured, credits } = await setUp()
    for (const secret of WEBHOOK_SECRETS) {
      const payment = razorpay.pay(await order('single_digital'))
      expect((await deliver(captured(payment), { secret })).statusCode).toBe(200)
    }
    expect((await credits()).storiesRemaining).toBe(3)
  })

  test('refuses a forgery, and logs it', async () => {
    const { order, razorpay, deliver, captured, credits, logger, app } = await setUp()
    const payment = razorpay.pay(await order())
    expect((await deliver(captured(payment), { secret: 'a guess' })).statusCode).toBe(400)
    const unsigned = await app.inject({ method: 'POST', url: '/api/payments/webhook', body: captured(payment) })
    expect(unsigned.statusCode).toBe(400)
    expect((await credits()).storiesRemaining).toBe(1)
    expect(logger.lines.join('')).toContain('a webhook was refused')
  })

  test('the signature is of the bytes as they came', async () => {
    const { order, razorpay, captured, credits, app } = await setUp()
    const payment = razorpay.pay(await order())
    const body = ` ${JSON.stringify(captured(payment), null, 3)}\n`
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(body, WEBHOOK_SECRETS[0]) }
    const answer = await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, body })
    expect(answer.statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('one whose %s differs from the order is refused and grants nothing', async (_what, changes) => {
    const { order, razorpay, deliver, captured, credits } = await setUp()
    const payment = razorpay.pay(await order(), changes)
    expect((await deliver(captured(payment))).statusCode).toBe(400)
    expect((await credits()).storiesRemaining).toBe(1)
  })

  test('one about an order of somebody else, or about nothing we know, is thanked for', async () => {
    const { razorpay, deliver, captured } = await setUp()
    expect((await deliver(captured(razorpay.pay('order_of_another_shop')))).statusCode).toBe(200)
    expect((await deliver({ event: 'payout.processed', payload: {} })).statusCode).toBe(200)
  })

  test('what was said and not done, because the database failed, is done when it is said again', async () => {
    const { order, razorpay, deliver, captured, credits, db } = await setUp()
    const payment = razorpay.pay(await order())
    await db.schema.alterTable('mails').renameTo('mails_away').execute()
    expect((await deliver(captured(payment), { eventId: 'again' })).statusCode).toBe(500)
    await db.schema.alterTable('mails_away').renameTo('mails').execute()
    expect((await credits()).storiesRemaining).toBe(1)
    expect((await deliver(captured(payment), { eventId: 'again' })).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test('while somebody else holds the order, it is answered within 5 s, to be said again', async () => {
    const { order, razorpay, deliver, captured, credits, db } = await setUp()
    const payment = razorpay.pay(await order())
    const began = performance.now()
    await db.transaction().execute(async trx => {
      await trx.selectFrom('orders').selectAll().forUpdate().execute()
      expect((await deliver(captured(payment))).statusCode).toBe(503)
    })
    expect(performance.now() - began).toBeLessThan(5_000)
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })
})
