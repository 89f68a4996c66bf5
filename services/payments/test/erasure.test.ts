import { describe, expect, test } from 'vitest'
import type { Payment } from './fake-razorpay.ts'
import { setUp, shipping } from './set-up.ts'

/** An id that appears nowhere by chance. */
const USER = 734
const copyOrder = { orderType: 'printed_copy', planId: 'printed_copy' }
const tracking = { courier: 'India Post', trackingNumber: 'EB123456789IN' }
/** A gift from a friend. */
const toFamily = { recipientName: 'Asha', recipientEmail: 'FAMILY-734@example.in', message: 'For Asha, sweet dreams' }
const NAMED = /family-734|asha|meera|lantern|98450|EB1234|sweet dreams|(?<![\w.-])734(?![\w.-])/i

/** An account with a few verbs of its own. */
async function setUpFamily() {
  const shop = await setUp()
  const { post, razorpay, verify, orderGift, emails, db } = shop
  const orderCopy = async (): Promise<string> =>
    (await post(`/api/stories/${USER}/order-printed-copy`, shipping, USER)).json().orderId
  const setStatus = (id: number, status: string) =>
    post(`/api/admin/printed-copies/${id}/status`, { status, ...(status === 'shipped' ? tracking : {}) }, 9)
  return {
    ...shop,
    orderCopy,
    setStatus,
    async buy(): Promise<Payment> {
      const payment = razorpay.pay(await shop.order('printed', USER))
      await verify(payment, USER)
      return payment
    },
    /** @returns the payment and the number of the copy */
    async buyCopy(...statuses: string[]) {
      const payment = razorpay.pay(await orderCopy())
      await verify(payment, USER, copyOrder)
      const { id } = await db.selectFrom('printed_copies').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      for (const status of statuses) await setStatus(id, status)
      return { payment, id }
    },
    /** @returns the token of the link */
    async buyGift(changes: object, sender: number): Promise<string> {
      await verify(razorpay.pay(await orderGift(changes, sender)), sender)
      const email = (await emails()).findLast(({ content }) => content.kind === 'gift')
      return email?.content.kind === 'gift' ? email.content.token : ''
    },
    copies: () => db.selectFrom('printed_copies').selectAll().orderBy('id').execute(),
    preview: async () => (await shop.internal('GET', `/internal/users/${USER}/erasure-preview`)).json(),
  }
}

describe('DELETE /internal/users/{id}', () => {
  test('leaves nothing that names the account, and keeps orders, refunds and the ledger', async () => {
    const shop = await setUpFamily()
    const { order, orderGift, post, razorpay, deliver, refunded, internal, buy, buyGift, db, dump } = shop
    const payment = await buy()
    await internal('POST', '/internal/credits/spend', { userId: USER, storyId: 12 })
    await deliver(refunded(razorpay.refund(payment.id, 100_000)))
    const free = { shippingAddress: 'Meera Iyer, 9845012345, Lantern House' }
    const url = `/api/stories/${USER}/process-free-printed-copy`
    await post(url, free, USER, { idempotencyKey: 'click-of-734' })
    for (const status of ['processing', 'shipped', 'delivered']) await shop.setStatus(1, status)
    await db.updateTable('printed_copies').set({ story_id: 12 }).execute()
    await post('/api/redeem-gift', { token: await buyGift({ message: 'From Meera' }, USER) }, 2)
    await buyGift({ message: 'From Meera', recipientEmail: 'nani@example.in' }, USER)
    await orderGift({ ...toFamily, recipientEmail: 'grandpa@example.in' }, USER)
    await post('/api/redeem-gift', { token: await buyGift(toFamily, 3) }, USER)
    const token = await buyGift(toFamily, 3)
    await order('digital', USER)
    await shop.completeEmails()
    const before = await dump()
    expect(Object.values(before).join().match(new RegExp(NAMED, 'gi'))?.length).toBeGreaterThan(30)
    expect(await shop.preview()).toMatchObject({ orders: 3, printedCopiesInTransit: 0, printedCopiesCancelled: 0 })

    expect([await shop.erase(USER), await shop.erase(USER)]).toEqual([204, 204])
    const { accounts = '', ...others } = await dump()
    expect(Object.values(others).join()).not.toMatch(NAMED)
    const [pseudonym = '', ...more] = accounts.match(/-\d{5,}/g) ?? []
    expect(more).toEqual([])
    for (const table of ['ledger', 'orders', 'refunds'] as const) {
      const kept = others[table]?.replaceAll(pseudonym, `${USER}`)
      expect(kept, table).toBe(before[table]?.replaceAll('"status":"open"', '"status":"expired"'))
    }
    expect(
      await db.selectFrom('notifications').select('key').where('key', 'not like', 'gift:%').execute(),
    ).toHaveLength(2)
    expect((await post('/api/redeem-gift', { token }, 4)).json()).toMatchObject({ storyCredits: 3 })

    await db
      .updateTable('accounts')
      .set({ erased_at: new Date(Date.now() - 25 * 60 * 60_000) })
      .where('user_id', '=', USER)
      .execute()
    await shop.reconciler.cleanUp()
    expect(Object.values(await dump()).join()).not.toMatch(NAMED)
    expect(await shop.erase(USER)).toBe(204)
  })

  test('leaves no row of an account that bought nothing', async () => {
    const { summary, internal, order, reconciler, erase, preview, dump, db } = await setUpFamily()
    await summary(USER)
    await internal('POST', '/internal/credits/spend', { userId: USER, storyId: 12 })
    expect(await preview()).toEqual({
      orders: 0,
      printedCopiesInTransit: 0,
      printedCopiesCancelled: 0,
      keptUntil: null,
    })
    await erase(USER)
    const listRows = async () => {
      const { accounts = '', row_counts: _counts, ...others } = await dump()
      expect(accounts).not.toMatch(/-\d{5,}/)
      return Object.values(others).join('')
    }
    expect(await listRows()).toBe('')

    await order('digital', USER + 1)
    await erase(USER + 1)
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await db
      .updateTable('orders')
      .set({ created_at: monthAgo } as never)
      .execute()
    await reconciler.cleanUp()
    expect(await listRows()).toBe('')
  })

  test('does not let the account come back to life, whatever is in progress', async () => {
    const shop = await setUpFamily()
    const {
      summary,
      order,
      orderGift,
      post,
      internal,
      buy,
      buyGift,
      razorpay,
      deliver,
      captured,
      refunded,
      erase,
      db,
    } = shop
    const tokens = [await buyGift({}, 3), await buyGift({}, 3)]
    const refund = razorpay.refund((await buy()).id)
    const payment = razorpay.pay(await order('digital', USER))
    const requests = [
      () => order('digital', USER),
      () => orderGift({}, USER),
      () => post('/api/redeem-gift', { token: tokens[0] }, USER),
      () => internal('POST', '/internal/credits/spend', { userId: USER, storyId: 12 }),
      () => internal('POST', '/internal/credits/refund', { userId: USER, storyId: 13 }),
    ]
    const webhooks = () => [deliver(refunded(refund)), deliver(captured(payment))]
    const run = () => Promise.all([...requests.map(request => request()), ...webhooks()])
    const [, status] = await Promise.all([run(), erase(USER), run()])
    expect(status).toBe(204)
    for (const { statusCode } of await Promise.all(webhooks())) expect(statusCode).toBe(200)
    const rows = async () => {
      const [ledger, orders, gifts] = await Promise.all([
        db.selectFrom('ledger').select('id').where('user_id', '=', USER).execute(),
        db.selectFrom('orders').select('id').where('user_id', '=', USER).execute(),
        db.selectFrom('gifts').select('id').where('redeemed_by', '=', USER).execute(),
      ])
      return [...ledger, ...orders, ...gifts]
    }
    expect(await rows()).toEqual([])

    for (const request of [
      () => post('/api/create-order', { packageId: 'digital', currencyCode: 'INR' }, USER),
      () => post('/api/redeem-gift', { token: tokens[1] }, USER),
      () => internal('POST', '/internal/credits/spend', { userId: USER, storyId: 14 }),
    ]) {
      const response = await request()
      expect([response.statusCode, response.json().code]).toEqual([401, 'account_deleted'])
    }
    expect(await summary(USER)).toMatchObject({ subscriptionStatus: 'free', storiesRemaining: 0 })
    expect(await rows()).toEqual([])
    expect((await post('/api/redeem-gift', { token: tokens[1] }, 4)).statusCode).toBe(200)
  })

  test('refunds payments of orders that were open, reported by a webhook or not', async () => {
    const shop = await setUpFamily()
    const { order, orderGift, orderCopy, razorpay, verify, deliver, captured, refunded, reconciler, erase, db } = shop
    const orderIds = [
      await order('digital', USER),
      await orderGift({}, USER),
      await orderCopy(),
      await order('printed', USER),
    ]
    await erase(USER)
    const payments = orderIds.map(id => razorpay.pay(id))
    for (const payment of payments.slice(0, 3)) {
      expect((await verify(payment, USER)).statusCode).toBe(404)
      for (let i = 0; i < 2; i++) expect((await deliver(captured(payment))).statusCode).toBe(200)
    }
    await db.updateTable('orders').set({ next_check_at: new Date() }).where('status', '=', 'expired').execute()
    await reconciler.run()
    await reconciler.run()
    expect(razorpay.refunds.map(({ payment_id: id, amount }) => [id, amount]).sort()).toEqual(
      payments.map(({ id, amount }) => [id, amount]).sort(),
    )
    for (const refund of razorpay.refunds) await deliver(refunded(refund))
    const orders = await db.selectFrom('orders').select(['status', 'amount', 'refunded', 'cancelled_at']).execute()
    for (const { amount, ...row } of orders) {
      expect(row).toEqual({ status: 'paid', refunded: amount, cancelled_at: expect.any(Date) })
    }
    expect(await db.selectFrom('ledger').select('ref').where('ref', 'not like', 'signup:%').execute()).toEqual([])
    expect(await shop.emails()).toEqual([])
  })

  test('cancels and refunds copies that are not being made, and keeps the address of the others for 60 days at most', async () => {
    const shop = await setUpFamily()
    const { buyCopy, orderCopy, setStatus, razorpay, deliver, refunded, reconciler, erase, copies, db } = shop
    const placed = await buyCopy()
    const processing = await buyCopy('processing')
    const shipped = await buyCopy('processing', 'shipped')
    await buyCopy('processing', 'shipped', 'delivered')
    await orderCopy()
    expect(await shop.preview()).toMatchObject({ orders: 4, printedCopiesInTransit: 2, printedCopiesCancelled: 1 })
    const queued = await shop.emails()
    await erase(USER)

    const list = async () =>
      (await copies()).map(copy => [copy.status, copy.shipping_address !== null, copy.tracking_number !== null])
    const others = [
      ['delivered', false, false],
      ['unpaid', false, false],
    ]
    expect(await list()).toEqual([
      ['cancelled', false, false],
      ['processing', true, false],
      ['shipped', true, true],
      ...others,
    ])
    await reconciler.run()
    expect(razorpay.refunds).toMatchObject([{ payment_id: placed.payment.id, amount: 80_000 }])
    for (const refund of razorpay.refunds) await deliver(refunded(refund))
    expect(await db.selectFrom('refunds').select('amount').execute()).toEqual([{ amount: 80_000 }])

    await setStatus(shipped.id, 'delivered')
    await reconciler.cleanUp()
    expect((await list()).slice(1)).toEqual([['processing', true, false], ['delivered', false, false], ...others])
    const daysAgo = (days: number) => ({ created_at: new Date(Date.now() - days * 24 * 60 * 60_000) }) as never
    for (const [days, hasAddress] of [
      [59, true],
      [61, false],
    ] as const) {
      await db.updateTable('accounts').set(daysAgo(days)).where('user_id', '<', 0).execute()
      await reconciler.cleanUp()
      expect((await list())[1]).toEqual(['processing', hasAddress, false])
    }
    await setStatus(processing.id, 'shipped')
    await reconciler.cleanUp()
    expect((await list())[1]).toEqual(['shipped', false, false])
    expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
    expect(queued.length).toBeGreaterThan(8)
  })

  test('still sends the emails of paid gifts, without the name of an erased sender', async () => {
    const shop = await setUpFamily()
    const { buyGift, erase, completeEmails, reconciler, internal, db, post } = shop
    await buyGift({ recipientEmail: 'family-2@example.in', message: 'From Meera' }, USER)
    const token = await buyGift(toFamily, 3)
    await erase(USER)
    const contents = async () => {
      const ids = await db.selectFrom('notifications').select('id').orderBy('id').execute()
      return Promise.all(ids.map(async ({ id }) => (await internal('GET', `/internal/notifications/${id}`)).json()))
    }
    expect(await contents()).toMatchObject([
      { to: { email: 'family-2@example.in' }, content: { kind: 'gift', senderName: 'A friend', message: null } },
      { to: { email: 'FAMILY-734@example.in' }, content: { senderName: 'family-3', message: toFamily.message, token } },
      { to: { userId: 3 }, content: { kind: 'gift-receipt', recipientName: 'Asha' } },
    ])
    await reconciler.cleanUp()
    expect(await contents()).toHaveLength(3)
    await completeEmails()
    await reconciler.cleanUp()
    const gifts = await db
      .selectFrom('gifts')
      .select(['sender_name', 'recipient_email', 'message'])
      .orderBy('created_at')
      .execute()
    expect(gifts).toEqual([
      { sender_name: null, recipient_email: 'family-2@example.in', message: null },
      { sender_name: null, recipient_email: null, message: null },
    ])
    expect((await post('/api/check-available-gifts', {}, 2)).json().gifts).toMatchObject([{ senderName: 'A friend' }])
    expect((await post('/api/redeem-gift', { token }, 5)).statusCode).toBe(200)
    expect(shop.confirmedEmails).toEqual([])
  })

  test('leaves gifts to an address that was not verified to their recipient', async () => {
    const { buyGift, erase, completeEmails, db } = await setUpFamily()
    await buyGift(toFamily, 3)
    await completeEmails()
    expect(await erase(USER, null)).toBe(204)
    expect(await db.selectFrom('gifts').select(['recipient_email', 'message', 'erase_recipient']).execute()).toEqual([
      { recipient_email: toFamily.recipientEmail, message: toFamily.message, erase_recipient: false },
    ])
  })

  test('is for services only, and requires the address', async () => {
    const { app, internal } = await setUp()
    for (const method of ['GET', 'DELETE'] as const) {
      for (const path of method === 'GET' ? ['/data', '/erasure-preview'] : ['']) {
        expect((await app.inject({ method, url: `/internal/users/1${path}` })).statusCode).toBe(401)
      }
    }
    expect((await internal('DELETE', '/internal/users/1', {})).statusCode).toBe(400)
  })
})
