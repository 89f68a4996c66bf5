import { describe, expect, test } from 'vitest'
import { type Shop, setUp, shipping } from './set-up.ts'

const DAY_MS = 24 * 60 * 60_000
const copyOrder = { orderType: 'printed_copy', planId: 'printed_copy' }
const kindsOf = async ({ emails }: Shop) => (await emails()).map(({ content }) => content.kind)
const listOrders = async ({ get }: Shop, query = '') => (await get(`/api/admin/orders?${query}`, 9)).json()
const openDisputes = async ({ get }: Shop) => (await get('/api/admin/disputes/open', 9)).json()

/** A paid order of 5 stories for ₹1,500. */
async function buy(shop: Shop) {
  const payment = shop.razorpay.pay(await shop.order('digital'))
  await shop.verify(payment)
  return payment
}

describe('an open dispute', () => {
  test('changes no credits, and is shown to administrators, logged and counted', async () => {
    const shop = await setUp()
    const { razorpay, deliver, disputed, credits, logger, app } = shop
    const payment = await buy(shop)
    await buy(shop)
    const dispute = razorpay.dispute(payment.id, { amount: 100_000 })
    expect((await deliver(disputed(dispute))).statusCode).toBe(200)
    expect(await credits()).toMatchObject({ storiesRemaining: 11, cancelled: false })
    expect(await kindsOf(shop)).toEqual(['receipt', 'receipt'])

    const respondBy = new Date(dispute.respond_by * 1000).toISOString()
    const shown = {
      ...{ id: dispute.id, paymentId: payment.id, amount: { amount: 100_000, currency: 'INR' }, status: 'open' },
      ...{ reason: 'goods_not_received', phase: 'chargeback', respondBy, openedAt: expect.any(String) },
    }
    expect(await listOrders(shop, 'dispute=open')).toMatchObject([{ id: 1, disputes: [shown] }])
    expect(await openDisputes(shop)).toEqual({ count: 1, respondBy })
    expect(
      logger.lines.filter(line => line.includes('payment disputed') && JSON.parse(line).level === 40),
    ).toHaveLength(1)
    const metric = async () => /^payment_disputes_open\S* (.*)$/m.exec((await app.inject('/metrics')).body)?.[1]
    expect(await metric()).toBe('1')

    dispute.status = 'won'
    await deliver(disputed(dispute))
    expect([await listOrders(shop, 'dispute=open'), await metric()]).toEqual([[], '0'])
    expect(await listOrders(shop, 'dispute=any')).toMatchObject([{ disputes: [{ ...shown, status: 'won' }] }])
    expect(await openDisputes(shop)).toEqual({ count: 0, respondBy: null })
    expect(await credits()).toMatchObject({ storiesRemaining: 11, cancelled: false })
  })

  test('holds a copy that is not sent, until the dispute is won', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, deliver, disputed, get } = shop
    const payment = razorpay.pay((await post('/api/stories/1/order-printed-copy', shipping)).json().orderId)
    await verify(payment, 1, copyOrder)
    const setStatus = (status: string) =>
      post('/api/admin/printed-copies/1/status', { status, courier: 'India Post', trackingNumber: 'EB123456789IN' }, 9)
    const held = async () => (await get('/api/admin/printed-copies', 9)).json().printedCopies[0].held
    for (const status of ['processing', 'shipped']) {
      const dispute = razorpay.dispute(payment.id)
      await deliver(disputed(dispute))
      expect([await held(), (await setStatus(status)).json().code]).toEqual([true, 'printed_copy_held'])
      await deliver(disputed({ ...dispute, status: 'won' }))
      expect([await held(), (await setStatus(status)).statusCode]).toEqual([false, 200])
    }
    await deliver(disputed(razorpay.dispute(payment.id)))
    expect([await held(), (await setStatus('delivered')).statusCode]).toEqual([false, 200])
  })

  test.each([
    { decision: 'won', statuses: ['placed', 'placed'], remaining: 4 },
    { decision: 'lost', statuses: ['placed', 'cancelled'], remaining: 2 },
  ] as const)('holds the copies of the package that it is about, until it is $decision', async row => {
    const shop = await setUp()
    const { post, razorpay, verify, deliver, disputed, order, get, summary } = shop
    const buyPrinted = async () => {
      const payment = razorpay.pay(await order('printed'))
      await verify(payment)
      return payment
    }
    const disputedPayment = await buyPrinted()
    const orderFree = (storyId = 1) =>
      post(`/api/stories/${storyId}/process-free-printed-copy`, { shippingAddress: Object.values(shipping).join() })
    await orderFree()
    const dispute = razorpay.dispute(disputedPayment.id)
    await deliver(disputed(dispute))
    const copies = async (field: 'held' | 'status') =>
      (await get('/api/admin/printed-copies', 9))
        .json()
        .printedCopies.map((copy: Record<string, unknown>) => copy[field])
    expect([await copies('held'), (await orderFree()).statusCode]).toEqual([[true], 402])
    expect((await post('/api/stories/1/order-printed-copy', shipping)).json()).toMatchObject({ freeOrder: false })
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 0, printedCopiesHeld: 2, storiesRemaining: 4 })

    await buyPrinted()
    expect((await orderFree()).json()).toMatchObject({ printedCopiesRemaining: 2 })
    expect(await copies('held')).toEqual([false, true])
    await deliver(disputed({ ...dispute, status: row.decision }))
    expect([await copies('held'), await copies('status')]).toEqual([[false, false], row.statuses])
    expect(await summary()).toMatchObject({ printedCopiesRemaining: row.remaining, subscriptionStatus: 'premium' })
  })

  test('holds the copies of a gift that was redeemed', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, deliver, disputed, orderGift, emails, summary, get } = shop
    const payment = razorpay.pay(await orderGift())
    await verify(payment)
    const token = (await emails()).flatMap(({ content }) => (content.kind === 'gift' ? content.token : []))[0]
    await post('/api/redeem-gift', { token }, 2)
    await post('/api/stories/2/process-free-printed-copy', { shippingAddress: Object.values(shipping).join() }, 2)
    const dispute = razorpay.dispute(payment.id)
    const state = async () => [
      (await summary(2)).printedCopiesRemaining,
      (await get('/api/admin/printed-copies', 9)).json().printedCopies[0].held,
    ]
    expect(await state()).toEqual([2, false])
    await deliver(disputed(dispute))
    expect(await state()).toEqual([0, true])
    await deliver(disputed({ ...dispute, status: 'closed' }))
    expect(await state()).toEqual([2, false])
  })

  test.each([
    { status: 'won', amount: 150_000, refunded: [150_000] },
    { status: 'lost', amount: 150_000, refunded: [] },
    { status: 'lost', amount: 100_000, refunded: [50_000] },
  ] as const)(
    'of $amount paise on a surplus payment delays its refund, and if $status, only the rest is refunded',
    async row => {
      const shop = await setUp()
      const { razorpay, deliver, disputed, captured, reconciler, db, credits } = shop
      const payment = await buy(shop)
      const surplus = razorpay.pay(payment.order_id)
      const dispute = razorpay.dispute(surplus.id, { amount: row.amount })
      await deliver(disputed(dispute))
      await deliver(captured(surplus))
      const refundSurplus = async () => {
        await db.updateTable('surplus_payments').set({ next_try_at: new Date() }).execute()
        await reconciler.run()
        return razorpay.refunds.map(({ amount }) => amount)
      }
      expect(await refundSurplus()).toEqual([])
      await deliver(disputed({ ...dispute, status: row.status }))
      expect(await refundSurplus()).toEqual(row.refunded)
      expect(await credits()).toMatchObject({ storiesRemaining: 6, cancelled: false })
    },
  )
})

describe('a lost dispute', () => {
  test('revokes unused credits like a refund of its amount, once, without an email', async () => {
    const shop = await setUp()
    const { razorpay, deliver, disputed, credits, db, summary } = shop
    const payment = await buy(shop)
    const dispute = razorpay.dispute(payment.id, { amount: 70_000, status: 'lost' })
    await Promise.all(Array.from({ length: 10 }, () => deliver(disputed(dispute))))
    expect(await credits()).toMatchObject({ storiesRemaining: 1 + 3, cancelled: false })
    const rest = razorpay.dispute(payment.id, { amount: 150_000, status: 'lost', phase: 'pre_arbitration' })
    await deliver(disputed(rest))
    expect(await credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 0 })
    const revocations = await db.selectFrom('ledger').select(['ref', 'amount']).where('amount', '<', 0).execute()
    expect(revocations).toEqual([
      { ref: `refund:order:1:${dispute.id}`, amount: -2 },
      { ref: `refund:order:1:${rest.id}`, amount: -3 },
    ])
    expect(await listOrders(shop)).toMatchObject([
      {
        refunded: { amount: 150_000 },
        refunds: [
          { id: dispute.id, stories: 2 },
          { id: rest.id, stories: 3 },
        ],
      },
    ])
    expect(await kindsOf(shop)).toEqual(['receipt'])
  })

  test('cancels a gift that was not redeemed, and a copy that was not shipped, once and without an email', async () => {
    const shop = await setUp()
    const { orderGift, post, razorpay, verify, deliver, disputed, refunded, emails, db, summary } = shop
    const gift = razorpay.pay(await orderGift())
    await verify(gift)
    const print = razorpay.pay((await post('/api/stories/1/order-printed-copy', shipping)).json().orderId)
    await verify(print, 1, copyOrder)
    const cancelled = async () => [
      ...(await db.selectFrom('gifts').select('cancelled_at as at').execute()),
      ...(await db.selectFrom('orders').select('cancelled_at as at').orderBy('id').execute()),
      ...(await db.selectFrom('printed_copies').select(['status', 'moves']).execute()),
    ]
    const kinds = await kindsOf(shop)
    const token = (await emails()).flatMap(({ content }) => (content.kind === 'gift' ? content.token : []))[0]
    for (const { id } of [gift, print]) await deliver(disputed(razorpay.dispute(id, { status: 'lost' })))
    expect((await post('/api/redeem-gift', { token }, 2)).statusCode).toBe(409)
    const before = await cancelled()
    expect(before).toEqual([...Array(3).fill({ at: expect.any(Date) }), { status: 'cancelled', moves: 2 }])
    // If it was not sent yet, the email of the gift is not needed any more.
    expect(await kindsOf(shop)).toEqual(kinds.filter(kind => kind !== 'gift'))

    for (const { id } of [gift, print]) await deliver(disputed(razorpay.dispute(id, { status: 'lost' })))
    for (const { id } of [gift, print]) await deliver(refunded(razorpay.refund(id)))
    expect(await cancelled()).toEqual(before)
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 0, storiesRemaining: 1 })
  })

  test('in another currency than its order counts as a dispute of the whole order', async () => {
    const shop = await setUp()
    const { razorpay, deliver, disputed, credits } = shop
    const payment = await buy(shop)
    await deliver(disputed(razorpay.dispute(payment.id, { amount: 1_700, currency: 'USD', status: 'lost' })))
    expect(await credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
  })
})

describe('reports of a dispute', () => {
  test('can arrive in any order: a decision is final, and an older report is ignored', async () => {
    const shop = await setUp()
    const { razorpay, deliver, disputed, order, credits } = shop
    const payment = razorpay.pay(await order('digital'))
    const [first, second] = [razorpay.dispute(payment.id), razorpay.dispute(payment.id)]
    const report = async (dispute: typeof first, status: typeof first.status, created_at: number, event?: string) =>
      expect((await deliver({ ...disputed({ ...dispute, status }, event), created_at })).statusCode).toBe(200)
    await report(first, 'lost', 30)
    await report(first, 'open', 10)
    await report(first, 'won', 40)
    await report(second, 'under_review', 20)
    await report(second, 'open', 10)
    const statuses = async () => (await listOrders(shop))[0].disputes.map(({ status }: { status: string }) => status)
    expect((await statuses()).sort()).toEqual(['lost', 'under_review'])
    await report(second, 'open', 30, 'action_required')
    expect((await statuses()).sort()).toEqual(['lost', 'open'])
    await report(second, 'closed', 5)
    expect((await statuses()).sort()).toEqual(['closed', 'lost'])
    expect((await credits()).storiesRemaining).toBe(1)
  })

  test('that were lost are found: a new dispute within the hour, and its decision by the daily check of the order', async () => {
    const shop = await setUp()
    const { razorpay, reconciler, makeChecksDue, credits, db, post } = shop
    const payment = await buy(shop)
    const other = await buy(shop)
    razorpay.dispute(razorpay.pay('order_of_another_shop').id)
    razorpay.dispute(other.id, { created_at: Math.floor((Date.now() - 31 * DAY_MS) / 1000) })
    razorpay.disputes.unshift(razorpay.disputes.pop() as never)
    const dispute = razorpay.dispute(payment.id)
    await reconciler.findUnreported()
    expect(await openDisputes(shop)).toMatchObject({ count: 1 })

    // The dispute takes longer than the ten days of daily checks.
    const changed_at = new Date(Date.now() - 20 * DAY_MS)
    await db.updateTable('orders').set({ changed_at }).where('payment_id', '=', payment.id).execute()
    await makeChecksDue()
    await reconciler.run()
    dispute.status = 'lost'
    await makeChecksDue()
    await reconciler.run()
    expect(await openDisputes(shop)).toMatchObject({ count: 0 })
    expect((await credits()).storiesRemaining).toBe(6)

    razorpay.dispute(other.id, { status: 'lost' })
    await post('/api/admin/fix-story-count', { userId: 1 }, 9)
    expect((await credits()).storiesRemaining).toBe(1)
  })

  test('leave no personal data, stay with the order of an erased account, and are deleted with it', async () => {
    const shop = await setUp()
    const { razorpay, deliver, disputed, erase, reconciler, db, dump, internal } = shop
    const payment = await buy(shop)
    await deliver(disputed(razorpay.dispute(payment.id)))
    const { orders } = (await internal('GET', '/internal/users/1/data')).json()
    expect(orders).toMatchObject([{ disputes: [{ status: 'open', amount: { amount: 150_000 } }] }])
    await erase(1)
    expect(await listOrders(shop, 'dispute=open')).toMatchObject([
      { userId: expect.any(Number), paidAt: expect.any(String) },
    ])
    expect((await dump()).disputes).not.toMatch(/family|meera/i)
    const longAgo = new Date(Date.now() - 10 * 365 * DAY_MS)
    await db.updateTable('orders').set({ paid_at: longAgo }).execute()
    await reconciler.cleanUp()
    expect(await dump()).toMatchObject({ disputes: '', orders: '' })
  })
})
