import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

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
