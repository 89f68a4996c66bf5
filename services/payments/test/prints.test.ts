import { describe, expect, test } from 'vitest'
import { gift, type Shop, setUp, shipping } from './set-up.ts'

const copy = { orderType: 'printed_copy', planId: 'printed_copy' }
const admin = { admin: true }
const address = 'Meera Iyer, 9845012345, 14 Church Street, Bengaluru, Karnataka 560001'
const listed = async ({ get }: Shop, query = '') => (await get(`/api/admin/printed-copies${query}`, 9, true)).json()
const move = ({ post }: Shop, id: number, body: object) =>
  post(`/api/admin/printed-copies/${id}/status`, body, 9, admin)
const letters = async ({ mails }: Shop) =>
  (await mails()).flatMap(({ letter }) => (letter.kind === 'print' ? letter : []))

describe('POST /api/stories/{id}/order-printed-copy', () => {
  test('answers rupees, and once it is paid the copy is placed, told by mail with its price', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, standing } = shop
    const answer = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    expect(answer).toMatchObject({ freeOrder: false, amount: 800, currency: 'INR' })
    expect(razorpay.orders.get(answer.orderId)?.amount).toBe(80_000)
    expect((await listed(shop)).printedCopies).toEqual([])

    expect((await verify(razorpay.pay(answer.orderId), 1, copy)).statusCode).toBe(200)
    expect((await listed(shop)).printedCopies).toEqual([
      expect.objectContaining({
        status: 'placed',
        free: false,
        shippingAddress: 'Meera Iyer, +91 98450 12345, 14 Lantern House, Church Street, Bengaluru, Karnataka 560001',
      }),
    ])
    expect(await letters(shop)).toMatchObject([
      { status: 'placed', order: { price: { amount: 80_000, currency: 'INR' } } },
    ])
    expect(await standing()).toMatchObject({ subscriptionStatus: 'free', printedCopiesRemaining: 0 })
  })

  test('says that it is free to an account that has free copies', async () => {
    const { post, order, razorpay, verify } = await setUp()
    await verify(razorpay.pay(await order('single_printed')))
    expect((await post('/api/stories/1/order-printed-copy', shipping)).json()).toEqual({ freeOrder: true })
  })

  test("another family's story is not there", async () => {
    const { post, razorpay } = await setUp()
    expect((await post('/api/stories/2/order-printed-copy', shipping)).statusCode).toBe(404)
    expect(razorpay.calls()).toBe(0)
  })

  test('names what is wrong with the address, field by field', async () => {
    const { post } = await setUp()
    const answer = await post('/api/stories/1/order-printed-copy', {
      ...{ name: 'M', phone: '12', address: 'here', city: 'B', state: 'K', pincode: '56' },
    })
    const messages = answer.json().issues.map(({ message }: { message: string }) => message)
    expect(new Set(messages)).toEqual(
      new Set([
        'Name is required',
        'Valid phone number is required',
        'Please provide a complete address',
        'City is required',
        'State is required',
        'Valid PIN code is required',
      ]),
    )
  })

  test('the address of a copy that nobody pays for is forgotten after a month; paid later, the copy stays free', async () => {
    const shop = await setUp()
    const { post, razorpay, db, reconciler, deliver, captured, standing } = shop
    const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await db
      .updateTable('printed_copies')
      .set({ created_at: monthAgo } as never)
      .execute()
    await reconciler.forget()
    expect(JSON.stringify(await db.selectFrom('printed_copies').selectAll().execute())).not.toContain('Church')
    expect((await deliver(captured(razorpay.pay(orderId)))).statusCode).toBe(200)
    expect(await standing()).toMatchObject({ printedCopiesRemaining: 1 })
    expect((await listed(shop)).printedCopies).toEqual([])
  })
})

describe('POST /api/stories/{id}/process-free-printed-copy', () => {
  async function withFreeCopies() {
    const shop = await setUp()
    await shop.verify(shop.razorpay.pay(await shop.order('printed')))
    const orderFree = (key?: string, storyId = 1) =>
      shop.post(
        `/api/stories/${storyId}/process-free-printed-copy`,
        { shippingAddress: address },
        1,
        key ? { key } : {},
      )
    return { ...shop, orderFree }
  }

  test('uses one free copy, places it and has it told', async () => {
    const shop = await withFreeCopies()
    const answer = await shop.orderFree()
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, printedCopiesRemaining: 2 }])
    expect((await listed(shop)).printedCopies).toEqual([
      expect.objectContaining({ status: 'placed', free: true, shippingAddress: address }),
    ])
    expect(await letters(shop)).toMatchObject([{ status: 'placed', order: null }])
  })

  test('a second click is the same copy', async () => {
    const shop = await withFreeCopies()
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.orderFree('one and the same click')))
    expect(answers.map(answer => answer.json().printedCopiesRemaining)).toEqual(Array(8).fill(2))
    expect((await listed(shop)).printedCopies).toHaveLength(1)
  })

  test('one key for two different copies is refused, and costs nothing', async () => {
    const shop = await withFreeCopies()
    await shop.orderFree('one and the same click')
    const other = { shippingAddress: `${address}, second floor` }
    const url = '/api/stories/1/process-free-printed-copy'
    expect((await shop.post(url, other, 1, { key: 'one and the same click' })).statusCode).toBe(409)
    expect(await shop.standing()).toMatchObject({ printedCopiesRemaining: 2 })
  })

  test('of ten at once on three free copies, three are placed', async () => {
    const shop = await withFreeCopies()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.orderFree()))
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(402)])
    expect((await listed(shop)).printedCopies).toHaveLength(3)
    expect(await shop.standing()).toMatchObject({ printedCopiesRemaining: 0 })
  })

  test("another family's story is not there, and costs nothing", async () => {
    const shop = await withFreeCopies()
    expect((await shop.orderFree(undefined, 2)).statusCode).toBe(404)
    expect(await shop.standing()).toMatchObject({ printedCopiesRemaining: 3 })
  })
})

describe('the life of a printed copy', () => {
  async function placed() {
    const shop = await setUp()
    const { orderId } = (await shop.post('/api/stories/1/order-printed-copy', shipping)).json()
    await shop.verify(shop.razorpay.pay(orderId), 1, copy)
    return shop
  }
  const post = { courier: 'India Post', trackingNumber: 'EB123456789IN' }

  test('goes from placed to delivered, with a mail at each step', async () => {
    const shop = await placed()
    for (const body of [{ status: 'processing' }, { status: 'shipped', ...post }, { status: 'delivered' }]) {
      expect((await move(shop, 1, body)).statusCode).toBe(200)
    }
    expect((await letters(shop)).map(({ status, trackingNumber }) => [status, trackingNumber])).toEqual([
      ['placed', null],
      ['processing', null],
      ['shipped', 'EB123456789IN'],
      ['delivered', 'EB123456789IN'],
    ])
  })

  test('one that came back is shipped again, and told again', async () => {
    const shop = await placed()
    await move(shop, 1, { status: 'processing' })
    await move(shop, 1, { status: 'shipped', ...post })
    await move(shop, 1, { status: 'returned' })
    await move(shop, 1, { status: 'shipped', ...post })
    await move(shop, 1, { status: 'returned' })
    expect((await letters(shop)).map(({ status }) => status)).toEqual([
      ...['placed', 'processing', 'shipped', 'returned', 'shipped', 'returned'],
    ])
  })

  test('said twice, a step is made and told once', async () => {
    const shop = await placed()
    await Promise.all(Array.from({ length: 5 }, () => move(shop, 1, { status: 'processing' })))
    expect((await letters(shop)).map(({ status }) => status)).toEqual(['placed', 'processing'])
  })

  test('takes no step that is not one, and ships nothing without a tracking number', async () => {
    const shop = await placed()
    const leap = await move(shop, 1, { status: 'delivered' })
    expect([leap.statusCode, leap.json().message]).toEqual([
      409,
      'The status of a printed copy cannot change from placed to delivered.',
    ])
    await move(shop, 1, { status: 'processing' })
    expect((await move(shop, 1, { status: 'shipped' })).statusCode).toBe(400)
    expect((await move(shop, 77, { status: 'shipped' })).statusCode).toBe(404)
    expect((await listed(shop)).printedCopies[0].status).toBe('processing')
  })

  test('is listed by page and by status', async () => {
    const shop = await setUp()
    const rows = Array.from({ length: 60 }, (_, i) => ({
      ...{
        user_id: 1,
        story_id: 1,
        shipping_address: address,
        status: i % 2 ? ('placed' as const) : ('shipped' as const),
      },
    }))
    await shop.db.insertInto('printed_copies').values(rows).execute()
    const first = await listed(shop)
    expect([first.printedCopies.length, first.printedCopies[0].id, first.next]).toEqual([50, 60, 11])
    const rest = await listed(shop, `?before=${first.next}`)
    expect([rest.printedCopies.length, rest.next]).toEqual([10, null])
    expect((await listed(shop, '?status=shipped')).printedCopies).toHaveLength(30)
  })
})

describe('administrators alone', () => {
  test.each([
    ['GET', '/api/admin/printed-copies'],
    ['POST', '/api/admin/printed-copies/1/status'],
    ['POST', '/api/admin/fix-story-count'],
  ] as const)('%s %s: 401 for a visitor, 403 for a family', async (method, url) => {
    const { app, get, post } = await setUp()
    expect((await app.inject({ method, url })).statusCode).toBe(401)
    expect((await (method === 'GET' ? get(url) : post(url, gift))).statusCode).toBe(403)
  })
})

describe('POST /api/admin/fix-story-count', () => {
  const fix = ({ post }: Shop, userId: number) => post('/api/admin/fix-story-count', { userId }, 9, admin)

  test('says that an account is in line with its ledger', async () => {
    const shop = await setUp()
    await shop.verify(shop.razorpay.pay(await shop.order('digital')))
    const answer = await fix(shop, 1)
    expect(answer.json()).toEqual({
      success: true,
      message: 'family-1 has 6 story credits. 1 order checked against the payment provider; no repair was needed.',
    })
  })

  test('grants what was paid and never heard of, and says what it found', async () => {
    const shop = await setUp()
    shop.razorpay.pay(await shop.order('digital'))
    const answer = await fix(shop, 1)
    expect(answer.json().message).toBe(
      'family-1 had 1 story credit and now has 6 story credits: 1 order did not match the payment provider.',
    )
    expect((await shop.credits()).storiesRemaining).toBe(6)
  })

  test('takes back what was refunded and never heard of', async () => {
    const shop = await setUp()
    const payment = shop.razorpay.pay(await shop.order('digital'))
    await shop.verify(payment)
    shop.razorpay.refund(payment.id)
    await fix(shop, 1)
    expect(await shop.credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
  })

  test('an account that is not there is not opened', async () => {
    const shop = await setUp()
    expect((await fix(shop, 999)).statusCode).toBe(404)
    expect(await shop.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })
})
