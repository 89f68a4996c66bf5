import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

describe('the reconciler', () => {
  test('finds a payment whose browser died and whose webhook was lost', async () => {
    const { order, razorpay, reconciler, credits, mails, db } = await setUp()
    razorpay.pay(await order('digital'))
    await reconciler.round()
    expect((await credits()).storiesRemaining).toBe(1)
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await Promise.all([reconciler.round(), reconciler.round(), reconciler.round()])
    expect((await credits()).storiesRemaining).toBe(6)
    expect(await mails()).toHaveLength(1)
  })

  test('leaves an order alone that was not paid, and asks again later', async () => {
    const { order, razorpay, reconciler, credits, db } = await setUp()
    razorpay.pay(await order(), { status: 'failed' })
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await reconciler.round()
    expect((await credits()).storiesRemaining).toBe(1)
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(row.status).toBe('open')
    expect(row.next_check_at?.getTime()).toBeGreaterThan(Date.now())
  })

  test('a provider that is away when it is asked costs no order its next look', async () => {
    const { order, razorpay, reconciler, db } = await setUp()
    await order()
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    razorpay.behave('failing')
    await reconciler.round()
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect([row.status, row.next_check_at === null]).toEqual(['open', false])
  })

  test('stops asking after three days, and a payment that arrives even then still counts', async () => {
    const { order, razorpay, reconciler, deliver, captured, credits, db } = await setUp()
    const orderId = await order('digital')
    const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000 - 1)
    await db
      .updateTable('orders')
      .set({ created_at: longAgo, next_check_at: longAgo } as never)
      .execute()
    await reconciler.round()
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect([row.status, row.next_check_at]).toEqual(['expired', null])
    expect((await deliver(captured(razorpay.pay(orderId)))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })
})

describe('a mail', () => {
  const tenMinutesLater = { asked_at: new Date(Date.now() - 10 * 60_000 - 1) }

  test('that nobody reports as settled is asked for again, until somebody does', async () => {
    const { order, razorpay, verify, reconciler, internal, db } = await setUp()
    await verify(razorpay.pay(await order()))
    const asked = async () => (await db.selectFrom('outbox').selectAll().execute()).length
    await reconciler.round()
    expect(await asked()).toBe(1)
    await db.updateTable('mails').set(tenMinutesLater).execute()
    await Promise.all([reconciler.round(), reconciler.round()])
    expect(await asked()).toBe(2)
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    expect((await internal('POST', `/internal/mails/${id}/settled`)).statusCode).toBe(204)
    await db.updateTable('mails').set(tenMinutesLater).execute()
    await reconciler.round()
    expect(await asked()).toBe(2)
  })
})
