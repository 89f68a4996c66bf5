import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('the reconciler', () => {
  test('settles a payment that neither browser nor webhook reported', async () => {
    const { order, razorpay, reconciler, credits, emails, db } = await setUp()
    razorpay.pay(await order('digital'))
    await reconciler.run()
    expect((await credits()).storiesRemaining).toBe(1)
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await Promise.all([reconciler.run(), reconciler.run(), reconciler.run()])
    expect((await credits()).storiesRemaining).toBe(6)
    expect(await emails()).toHaveLength(1)
  })

  test('keeps an unpaid order open and checks it again later', async () => {
    const { order, razorpay, reconciler, credits, db } = await setUp()
    razorpay.pay(await order(), { status: 'failed' })
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await reconciler.run()
    expect((await credits()).storiesRemaining).toBe(1)
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(row.status).toBe('open')
    expect(row.next_check_at?.getTime()).toBeGreaterThan(Date.now())
  })

  test('keeps the next check scheduled while the provider is down', async () => {
    const { order, razorpay, reconciler, db } = await setUp()
    await order()
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    razorpay.behave('failing')
    await reconciler.run()
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect([row.status, row.next_check_at === null]).toEqual(['open', false])
  })

  test('stops checking after three days, but settles a later payment', async () => {
    const { order, razorpay, reconciler, deliver, captured, credits, db } = await setUp()
    const orderId = await order('digital')
    const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000 - 1)
    await db
      .updateTable('orders')
      .set({ created_at: longAgo, next_check_at: longAgo } as never)
      .execute()
    await reconciler.run()
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect([row.status, row.next_check_at]).toEqual(['expired', null])
    expect((await deliver(captured(razorpay.pay(orderId)))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })
})

describe('a paid order', () => {
  test('is checked daily for ten days after its last change, so that a lost webhook of a refund is found', async () => {
    const { order, razorpay, verify, reconciler, makeChecksDue, credits, db } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    const next = async () => {
      const { status, next_check_at: at } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      expect(status).toBe('paid')
      return at && Math.floor((at.getTime() - Date.now() + MINUTE_MS) / DAY_MS)
    }
    const changed = (days: number) =>
      db
        .updateTable('orders')
        .set({ changed_at: new Date(Date.now() - days * DAY_MS) })
        .execute()
    expect(await next()).toBe(1)
    razorpay.refund(payment.id, 75_000)
    await changed(9.5)
    await makeChecksDue()
    await reconciler.run()
    expect((await credits()).storiesRemaining).toBe(1 + 3)
    expect(await next()).toBe(1)
    await changed(10)
    await makeChecksDue()
    await reconciler.run()
    expect(await next()).toBeNull()
  })

  test('never delays the check of an unpaid one', async () => {
    const { order, razorpay, reconciler, credits, db } = await setUp()
    razorpay.pay(await order('digital'))
    await sql`
      insert into orders (user_id, purpose, amount, currency, receipt, provider_order_id, status, payment_id, next_check_at)
      select 5, 'printed_copy', 80000, 'INR', 'KH-' || n, 'order_' || n, 'paid', 'pay_' || n, now() - interval '1 day'
      from generate_series(1, 25) as n`.execute(db)
    await db.updateTable('orders').set({ next_check_at: new Date() }).where('id', '=', 1).execute()
    await reconciler.run()
    expect((await credits()).storiesRemaining).toBe(6)
  })
})

test('an order or a surplus payment that always fails is tried again after growing delays, and blocks no other', async () => {
  const { order, razorpay, verify, reconciler, credits, db } = await setUp()
  razorpay.pay(await order('single_digital'), { amount: 100 })
  const twice = await order('single_digital')
  for (const payment of [razorpay.pay(twice), razorpay.pay(twice)]) await verify(payment)
  const [, , surplus] = razorpay.payments.keys()
  razorpay.payments.delete(surplus ?? '')
  const delays: number[][] = []
  for (let i = 0; i < 4; i++) {
    await db.updateTable('surplus_payments').set({ next_try_at: new Date() }).execute()
    await db.updateTable('orders').set({ next_check_at: new Date() }).where('id', '=', 1).execute()
    razorpay.pay(await order('single_digital'))
    await db
      .updateTable('orders')
      .set({ next_check_at: new Date() })
      .where('id', '=', i + 3)
      .execute()
    await reconciler.run()
    const { check, refund } = await db
      .selectFrom('orders')
      .innerJoin('surplus_payments', join => join.onTrue())
      .select(['next_check_at as check', 'next_try_at as refund'])
      .where('orders.id', '=', 1)
      .executeTakeFirstOrThrow()
    delays.push([check, refund].map(at => Math.round(((at?.getTime() ?? 0) - Date.now()) / MINUTE_MS)))
  }
  expect(delays).toEqual([1, 2, 4, 8].map(minutes => [minutes, minutes]))
  expect((await credits()).storiesRemaining).toBe(1 + 1 + 4)

  const created_at = new Date(Date.now() - 4 * DAY_MS)
  await db
    .updateTable('orders')
    .set({ created_at, next_check_at: new Date() } as never)
    .where('id', '=', 1)
    .execute()
  await reconciler.run()
  const { status, next_check_at: next } = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect([status, next]).toEqual(['expired', null])
})

describe('a notification', () => {
  const tenMinutesAgo = { queued_at: new Date(Date.now() - 10 * 60_000 - 1) }

  test('is queued again until it is reported as completed', async () => {
    const { order, razorpay, verify, reconciler, internal, db } = await setUp()
    await verify(razorpay.pay(await order()))
    const queued = async () => (await db.selectFrom('outbox').selectAll().execute()).length
    await reconciler.run()
    expect(await queued()).toBe(1)
    await db.updateTable('notifications').set(tenMinutesAgo).execute()
    await Promise.all([reconciler.run(), reconciler.run()])
    expect(await queued()).toBe(2)
    const { id } = await db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
    expect((await internal('POST', `/internal/notifications/${id}/completed`)).statusCode).toBe(204)
    await db.updateTable('notifications').set(tenMinutesAgo).execute()
    await reconciler.run()
    expect(await queued()).toBe(2)
  })
})
