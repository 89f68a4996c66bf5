import { nextPagePath } from '@kahani/contracts/paging'
import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { preflight, type Shop, setUp } from './set-up.ts'

const getPage = async ({ get }: Shop, url: string) => {
  const response = await get(url, 9)
  expect(response.statusCode).toBe(200)
  return { body: response.json(), next: nextPagePath(String(response.headers.link ?? '')) }
}

/** Inserts printed copies with paid orders, numbered from the current number of orders. */
const insertOrders = ({ db }: Shop, count: number) =>
  sql`with added as (
      insert into orders (user_id, purpose, amount, currency, receipt, provider_order_id, status, payment_id, paid_at)
      select 5, 'printed_copy', 80000, 'INR', 'KH-' || n, 'order_' || n, 'paid', 'pay_' || n, now()
      from (select (select count(*) from orders) + i as n from generate_series(1, ${count}::integer) as i) as numbers
      returning id)
    insert into printed_copies (user_id, story_id, order_id, shipping_address, status, preflight)
    select 5, 1, id, 'Church Street', 'placed', ${JSON.stringify(preflight)}::jsonb from added`.execute(db)

describe('GET /api/admin/orders', () => {
  test('lists orders with their refunds, and filters them', async () => {
    const shop = await setUp()
    const { order, orderGift, razorpay, verify, deliver, refunded } = shop
    await order('digital', 2)
    const payment = razorpay.pay(await order('printed'))
    await verify(payment)
    for (const amount of [100_000, 50_000]) await deliver(refunded(razorpay.refund(payment.id, amount)))
    await verify(razorpay.pay(await orderGift({ currencyCode: 'USD' })))

    const { body } = await getPage(shop, '/api/admin/orders')
    const [gift, bought, unpaid] = body
    expect(body).toHaveLength(3)
    expect(bought).toEqual({
      ...{
        id: 2,
        orderNumber: expect.stringMatching(/^KH-/),
        userId: 1,
        username: 'family-1',
        purpose: 'package',
        packageId: 'printed',
      },
      ...{ status: 'paid', createdAt: expect.any(String), paidAt: expect.any(String) },
      price: { amount: 300_000, currency: 'INR' },
      refunded: { amount: 150_000, currency: 'INR' },
      refunds: [
        { amount: 100_000, stories: 1, printedCopies: 1 },
        { amount: 50_000, stories: 0, printedCopies: 0 },
      ].map(({ amount, ...revoked }, i) => ({
        id: razorpay.refunds[i]?.id,
        amount: { amount, currency: 'INR' },
        ...revoked,
        createdAt: expect.any(String),
      })),
      surplusPayments: [],
      disputes: [],
    })
    expect(gift).toMatchObject({
      purpose: 'gift',
      price: { currency: 'USD' },
      refunded: { amount: 0, currency: 'USD' },
    })
    expect(unpaid).toMatchObject({ userId: 2, status: 'open', paidAt: null, refunds: [] })

    const filter = async (query: string) =>
      (await getPage(shop, `/api/admin/orders?${query}`)).body.map(({ id }: { id: number }) => id)
    expect(await filter('status=paid')).toEqual([3, 2])
    expect(await filter('status=paid&purpose=package')).toEqual([2])
    expect(await filter('userId=2')).toEqual([1])
    expect(await filter(`orderNumber=%20${gift.orderNumber.toLowerCase()}`)).toEqual([3])
    expect(await filter('refunded=true')).toEqual([2])
    expect(await filter('refunded=false')).toEqual([3, 1])
    expect((await shop.get('/api/admin/orders?status=lost', 9)).statusCode).toBe(400)
  })

  test('lists the surplus payments of an order that was paid twice', async () => {
    const shop = await setUp()
    const { order, razorpay, verify, reconciler } = shop
    await order('printed')
    const orderId = await order('digital')
    const [first, second] = [razorpay.pay(orderId), razorpay.pay(orderId)]
    for (const payment of [first, second]) await verify(payment)
    const list = async (surplus: boolean) =>
      (await getPage(shop, `/api/admin/orders?surplus=${surplus}`)).body.map(
        ({ id, surplusPayments }: { id: number; surplusPayments: unknown }) => ({ id, surplusPayments }),
      )
    const payment = { id: second.id, amount: { amount: 150_000, currency: 'INR' }, createdAt: expect.any(String) }
    expect(await list(true)).toEqual([{ id: 2, surplusPayments: [{ ...payment, refunded: false }] }])
    await reconciler.run()
    expect(await list(true)).toEqual([{ id: 2, surplusPayments: [{ ...payment, refunded: true }] }])
    expect(await list(false)).toEqual([{ id: 1, surplusPayments: [] }])
  })

  test('pages without gaps or repeats while orders are added, like the printed copies', async () => {
    const shop = await setUp()
    await insertOrders(shop, 120)
    for (const path of ['/api/admin/orders?status=paid', '/api/admin/printed-copies?status=placed&userId=5']) {
      const ids: number[] = []
      let next: string | null = path
      while (next) {
        const { body, next: following } = await getPage(shop, next)
        ids.push(...(body.printedCopies ?? body).map(({ id }: { id: number }) => id))
        next = following
        await insertOrders(shop, 3)
      }
      expect(ids).toEqual(Array.from({ length: ids.length }, (_, i) => ids.length - i))
    }
    expect((await getPage(shop, '/api/admin/printed-copies?userId=6')).body).toEqual({ printedCopies: [], next: null })
  })
})

test('every request of an administrator reads the role of the account, and is rejected while that is unavailable', async () => {
  const { get, roles } = await setUp()
  const status = async (userId: number) => (await get('/api/admin/orders', userId)).statusCode
  expect([await status(9), await status(7)]).toEqual([200, 403])
  roles.administrators = new Set([7])
  expect([await status(9), await status(7)]).toEqual([403, 200])
  roles.status = 500
  expect([await status(9), await status(7)]).toEqual([503, 503])
})

test('where administrators need a second factor, addresses and repairs need one within 15 minutes', async () => {
  const { app, roles } = await setUp()
  roles.secondFactor = 'required'
  const read = async (path: string, minutesAgo?: number) => {
    const secondFactorAt = minutesAgo === undefined ? undefined : Date.now() - minutesAgo * 60_000
    const headers = await headersFor({ userId: 9, ...(secondFactorAt && { secondFactorAt }) })
    const response = await app.inject({ url: `/api/admin/${path}`, headers })
    return response.statusCode === 200 || response.json().code
  }
  expect([await read('orders'), await read('printed-copies')]).toEqual(Array(2).fill('second_factor_required'))
  expect([await read('orders', 600), await read('printed-copies', 16)]).toEqual([true, 'confirm_second_factor'])
  expect(await read('printed-copies', 14)).toBe(true)
  const headers = await headersFor({ userId: 9, secondFactorAt: Date.now() - 16 * 60_000 })
  const repair = { method: 'POST', url: '/api/admin/fix-story-count', headers, body: { userId: 5 } } as const
  expect((await app.inject(repair)).json().code).toBe('confirm_second_factor')
  const change = { ...repair, url: '/api/admin/printed-copies/1/status', body: { status: 'placed' } }
  expect((await app.inject(change)).json().code).toBe('confirm_second_factor')
})

describe('the audit log', () => {
  test('records a request of an administrator before it is executed', async () => {
    const { post, audit, db } = await setUp()
    await db
      .insertInto('printed_copies')
      .values({ user_id: 5, story_id: 1, order_id: null, status: 'placed', preflight: JSON.stringify(preflight) })
      .execute()
    const changeStatus = (userId = 9) => post('/api/admin/printed-copies/1/status', { status: 'processing' }, userId)
    expect((await changeStatus(1)).statusCode).toBe(403)
    audit.status = 500
    expect((await changeStatus()).statusCode).toBe(503)
    const { status } = await db.selectFrom('printed_copies').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('placed')
    audit.status = 204
    expect((await changeStatus()).statusCode).toBe(200)
    await post('/api/admin/fix-story-count', { userId: 5 }, 9)
    const entry = { actorId: 9, network: '127.0.0.0/24' }
    expect(audit.entries.slice(1)).toEqual([
      {
        ...entry,
        action: 'POST /api/admin/printed-copies/:id/status',
        userId: 5,
        details: { id: 1, status: 'processing' },
      },
      { ...entry, action: 'POST /api/admin/fix-story-count', userId: 5, details: {} },
    ])
  })
})

test('lists are in the audit log with the people in them, and show names beside ids', async () => {
  const shop = await setUp()
  const { get, internal, audit } = shop
  await insertOrders(shop, 2)
  const { printedCopies } = (await getPage(shop, '/api/admin/printed-copies')).body
  expect(printedCopies[0]).toMatchObject({ userId: 5, username: 'family-5', storyId: 1, title: 'The Lamp' })
  await getPage(shop, '/api/admin/orders')
  const entry = { actorId: 9, userId: null, shownUserIds: [5], network: '127.0.0.0/24', details: {} }
  expect(audit.entries).toEqual([
    { ...entry, action: 'GET /api/admin/printed-copies' },
    { ...entry, action: 'GET /api/admin/orders' },
  ])
  audit.status = 500
  expect((await get('/api/admin/printed-copies', 9)).statusCode).toBe(503)

  const inWork = async () => (await internal('GET', '/internal/stories/1/copy-in-work?userId=5')).json()
  expect(await inWork()).toEqual({ inWork: true })
  await shop.db.updateTable('printed_copies').set({ status: 'shipped' }).execute()
  expect(await inWork()).toEqual({ inWork: false })
})

describe('accounts in bulk', () => {
  test('are summarized in the order of their ids, without opening them', async () => {
    const shop = await setUp()
    const { internal, order, orderGift, razorpay, verify, deliver, refunded, emails, post, db } = shop
    const payment = razorpay.pay(await order('printed'))
    await verify(payment)
    await deliver(refunded(razorpay.refund(payment.id)))
    await verify(razorpay.pay(await orderGift({}, 3)), 3)
    const { content } = (await emails()).find(email => email.content.kind === 'gift') ?? {}
    await post('/api/redeem-gift', { token: (content as { token: string }).token }, 2)
    await internal('POST', '/internal/credits/spend', { userId: 4, storyId: 1 })

    const response = await internal('POST', '/internal/accounts/summaries', { userIds: [5, 2, 4, 1] })
    const free = { subscriptionStatus: 'free', subscriptionCancelled: false, printedCopiesRemaining: 0 }
    expect(response.json()).toEqual([
      { ...free, userId: 5, storiesRemaining: 1 },
      { ...free, userId: 2, subscriptionStatus: 'premium', storiesRemaining: 4, printedCopiesRemaining: 3 },
      { ...free, userId: 4, storiesRemaining: 0 },
      { ...free, userId: 1, subscriptionCancelled: true, storiesRemaining: 1 },
    ])
    expect(await db.selectFrom('accounts').select('user_id').orderBy('user_id').execute()).toEqual([
      { user_id: 1 },
      { user_id: 2 },
      { user_id: 3 },
      { user_id: 4 },
    ])
    expect((await internal('GET', '/internal/admin/overview')).json()).toEqual({ paidUserCount: 1 })
    const tooMany = { userIds: Array.from({ length: 101 }, (_, i) => i + 1) }
    expect((await internal('POST', '/internal/accounts/summaries', tooMany)).statusCode).toBe(400)
    expect((await internal('POST', '/internal/accounts/summaries', { userIds: [] })).json()).toEqual([])
  })
})
