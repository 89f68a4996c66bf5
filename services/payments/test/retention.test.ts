import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setUp, shipping } from './set-up.ts'

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const copyOrder = { orderType: 'printed_copy', planId: 'printed_copy' }

describe('the periodic cleanup deletes', () => {
  test('the details of a gift that was not paid for in 7 days; a later payment is refunded', async () => {
    const { orderGift, razorpay, deliver, captured, refunded, reconciler, emails, post, db } = await setUp()
    const orderId = await orderGift({ message: 'Sweet dreams' })
    const details = () =>
      db
        .selectFrom('gifts')
        .select(['sender_name', 'recipient_name', 'recipient_email', 'recipient_email_key', 'message'])
        .executeTakeFirstOrThrow()
    const given = await details()
    const move = (days: number) =>
      db
        .updateTable('gifts')
        .set({ created_at: ago(days) } as never)
        .execute()
    for (const [days, status] of [
      [6, 'expired'],
      [8, 'open'],
    ] as const) {
      await db.updateTable('orders').set({ status }).execute()
      await move(days)
      await reconciler.cleanUp()
      expect(await details()).toEqual(given)
    }
    await db.updateTable('orders').set({ status: 'expired' }).execute()
    await reconciler.cleanUp()
    expect(new Set(Object.values(await details()))).toEqual(new Set([null]))

    const payment = razorpay.pay(orderId)
    await deliver(captured(payment))
    await reconciler.run()
    expect(razorpay.refunds).toMatchObject([{ payment_id: payment.id, amount: payment.amount }])
    for (const refund of razorpay.refunds) await deliver(refunded(refund))
    expect((await emails()).map(({ to, content }) => [to, content.kind])).toEqual([[{ userId: 1 }, 'refund']])
    expect((await post('/api/check-available-gifts', {}, 2)).json()).toEqual({ gifts: [] })
  })

  test('the details of a redeemed gift after 90 days, and records of emails', async () => {
    const { orderGift, razorpay, verify, post, emails, reconciler, completeEmails, db } = await setUp()
    for (let i = 0; i < 2; i++) await verify(razorpay.pay(await orderGift()))
    const [email] = await emails()
    await post('/api/redeem-gift', { token: email?.content.kind === 'gift' ? email.content.token : '' }, 2)
    const listEmails = async () => {
      const gifts = await db.selectFrom('gifts').select('recipient_email').orderBy('created_at').execute()
      return gifts.map(gift => gift.recipient_email)
    }
    const redeemed = () => db.updateTable('gifts').where('redeemed_at', 'is not', null)
    await redeemed()
      .set({ redeemed_at: ago(91) })
      .execute()
    await reconciler.cleanUp()
    expect(await listEmails()).toHaveLength(2)
    expect(await listEmails()).not.toContain(null)
    await completeEmails()
    await redeemed()
      .set({ redeemed_at: ago(89) })
      .execute()
    await reconciler.cleanUp()
    expect(await listEmails()).not.toContain(null)
    await redeemed()
      .set({ redeemed_at: ago(91) })
      .execute()
    await db
      .updateTable('notifications')
      .set({ completed_at: ago(91) })
      .where('key', 'like', 'gift:%')
      .execute()
    await reconciler.cleanUp()
    expect(await listEmails()).toEqual([null, 'family-2@example.in'])
    expect(await db.selectFrom('notifications').select('id').execute()).toHaveLength(2)
  })

  test('the address of a copy 90 days after it left the printer', async () => {
    const { post, razorpay, verify, reconciler, db } = await setUp()
    for (const status of ['placed', 'shipped', 'delivered', 'returned', 'cancelled'] as const) {
      await verify(
        razorpay.pay((await post('/api/stories/1/order-printed-copy', shipping)).json().orderId),
        1,
        copyOrder,
      )
      await db.updateTable('printed_copies').set({ status }).where('status', '=', 'placed').execute()
      if (status === 'placed') await db.updateTable('printed_copies').set({ status: 'processing' }).execute()
    }
    for (const [days, kept] of [
      [89, 5],
      [91, 1],
    ] as const) {
      await db
        .updateTable('printed_copies')
        .set({ updated_at: ago(days) })
        .execute()
      await reconciler.cleanUp()
      const copies = await db
        .selectFrom('printed_copies')
        .select('status')
        .where('shipping_address', 'is not', null)
        .execute()
      expect(copies).toHaveLength(kept)
    }
  })

  test('the orders of an erased account when the law allows it, to the day', async () => {
    const shop = await setUp()
    const { order, orderGift, razorpay, verify, deliver, refunded, emails, internal, post, erase, reconciler, db } =
      shop
    const payments = [razorpay.pay(await order()), razorpay.pay(await order())]
    for (const payment of payments) await verify(payment)
    await order()
    await verify(razorpay.pay(await orderGift()))
    const { content } = (await emails()).find(email => email.content.kind === 'gift') ?? {}
    const keptUntil = async (paidAt: string) => {
      await db
        .updateTable('orders')
        .set({ paid_at: paidAt as never })
        .where('status', '=', 'paid')
        .execute()
      return (await internal('GET', '/internal/users/1/erasure-preview')).json()
    }
    // Financial years begin on 1 April in India.
    expect(await keptUntil('2026-03-31T23:59:59+05:30')).toMatchObject({ orders: 3, keptUntil: '2034-03-31' })
    expect(await keptUntil('2026-04-01T00:00:00+05:30')).toMatchObject({ keptUntil: '2035-03-31' })
    expect(await keptUntil('2027-03-31T12:00:00+05:30')).toMatchObject({ keptUntil: '2035-03-31' })
    expect(await keptUntil('2016-03-31T12:00:00+05:30')).toMatchObject({ keptUntil: '2024-03-31' })

    await erase(1)
    for (const payment of payments.slice(0, 1)) await deliver(refunded(razorpay.refund(payment.id)))
    await reconciler.cleanUp()
    const orders = await db.selectFrom('orders').select(['status', 'refunded']).orderBy('id').execute()
    expect(orders).toEqual([
      { status: 'paid', refunded: 150_000 },
      { status: 'expired', refunded: 0 },
      { status: 'paid', refunded: 0 },
    ])
    const nineYearsAgo = sql<Date>`now() - interval '9 years'`
    await db
      .updateTable('refunds')
      .set({ created_at: nineYearsAgo } as never)
      .execute()
    await db
      .updateTable('orders')
      .set({ created_at: ago(31) } as never)
      .where('status', '=', 'expired')
      .execute()
    await reconciler.cleanUp()
    expect(await db.selectFrom('orders').select('purpose').execute()).toEqual([{ purpose: 'gift' }])

    await post('/api/redeem-gift', { token: content?.kind === 'gift' ? content.token : '' }, 2)
    await reconciler.cleanUp()
    for (const table of ['orders', 'refunds', 'gifts', 'surplus_payments', 'printed_copies'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    for (const table of ['accounts', 'ledger'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '<', 0).execute(), table).toEqual([])
    }
  })
})
