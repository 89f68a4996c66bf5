import { nextPagePath } from '@kahani/contracts/paging'
import type { PrintedCopy } from '@kahani/contracts/prints'
import { describe, expect, test } from 'vitest'
import { COVER, preflight, type Shop, setUp, shipping, TITLE, VERSION } from './set-up.ts'

const copy = { orderType: 'printed_copy', planId: 'printed_copy' }
const address = 'Meera Iyer, 9845012345, 14 Church Street, Bengaluru, Karnataka 560001'
const free = { shippingAddress: address }
const tracking = { courier: 'India Post', trackingNumber: 'EB123456789IN' }
const list = async ({ get }: Shop, query = '') => (await get(`/api/admin/printed-copies${query}`, 9)).json()
const setStatus = ({ post }: Shop, id: number, body: object) => post(`/api/admin/printed-copies/${id}/status`, body, 9)
const printEmails = async ({ emails }: Shop) =>
  (await emails()).flatMap(({ content }) => (content.kind === 'print' ? content : []))

describe('POST /api/stories/{id}/order-printed-copy', () => {
  test('responds with the amount in rupees; once paid, the copy is placed and an email with its price is queued', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, summary } = shop
    const response = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    expect(response).toMatchObject({ freeOrder: false, amount: 800, currency: 'INR' })
    expect(razorpay.orders.get(response.orderId)?.amount).toBe(80_000)
    expect((await list(shop)).printedCopies).toEqual([])

    expect((await verify(razorpay.pay(response.orderId), 1, copy)).statusCode).toBe(200)
    expect((await list(shop)).printedCopies).toEqual([
      expect.objectContaining({
        status: 'placed',
        free: false,
        preflight,
        filesVersion: VERSION,
        shippingAddress: 'Meera Iyer, +91 98450 12345, 14 Lantern House, Church Street, Bengaluru, Karnataka 560001',
      }),
    ])
    expect(await printEmails(shop)).toMatchObject([
      { status: 'placed', order: { price: { amount: 80_000, currency: 'INR' } }, title: TITLE, cover: COVER },
    ])
    expect((await printEmails(shop))[0]?.shippingAddress).toContain('14 Lantern House, Church Street')
    expect(await summary()).toMatchObject({ subscriptionStatus: 'free', printedCopiesRemaining: 0 })
  })

  test('responds that the copy is free if the account has free copies', async () => {
    const { post, order, razorpay, verify } = await setUp()
    await verify(razorpay.pay(await order('single_printed')))
    expect((await post('/api/stories/1/order-printed-copy', shipping)).json()).toEqual({ freeOrder: true })
  })

  test("responds with 404 for another user's story", async () => {
    const { post, razorpay } = await setUp()
    expect((await post('/api/stories/2/order-printed-copy', shipping)).statusCode).toBe(404)
    expect(razorpay.calls()).toBe(0)
  })

  test('creates no order for files that are not complete, are being made or failed the check', async () => {
    const shop = await setUp()
    const { post, printFiles, razorpay, verify, order, summary } = shop
    await verify(razorpay.pay(await order('single_printed')))
    const calls = razorpay.calls()
    const failed = { ...preflight, checks: [{ id: 'resolution', outcome: 'failed', pages: [3] }] }
    const responses = [
      { status: 409, body: { code: 'pictures_pending', message: 'Still being drawn.' }, expected: [409, undefined] },
      { status: 202, body: { status: 'pending' }, expected: [503, '5'] },
      { status: 503, body: {}, expected: [503, '5'] },
      { status: 200, body: { status: 'ready', report: failed }, expected: [409, undefined] },
    ]
    for (const { status, body, expected } of responses) {
      Object.assign(printFiles, { status, body })
      const paid = await post('/api/stories/1/order-printed-copy', shipping)
      const free = await post('/api/stories/1/process-free-printed-copy', { shippingAddress: address })
      for (const { statusCode, headers } of [paid, free]) expect([statusCode, headers['retry-after']]).toEqual(expected)
    }
    expect(razorpay.calls()).toBe(calls)
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 1 })
    expect((await list(shop)).printedCopies).toEqual([])
  })

  test('reports each invalid field of the address', async () => {
    const { post } = await setUp()
    const response = await post('/api/stories/1/order-printed-copy', {
      ...{ name: 'M', phone: '12', address: 'here', city: 'B', state: 'K', pincode: '56' },
    })
    const messages = response.json().issues.map(({ message }: { message: string }) => message)
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

  test('deletes the address of an unpaid copy after a month; a later payment leaves a free copy', async () => {
    const shop = await setUp()
    const { post, razorpay, db, reconciler, deliver, captured, summary } = shop
    const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await db
      .updateTable('printed_copies')
      .set({ created_at: monthAgo } as never)
      .execute()
    await reconciler.cleanUp()
    expect(JSON.stringify(await db.selectFrom('printed_copies').selectAll().execute())).not.toContain('Church')
    expect((await deliver(captured(razorpay.pay(orderId)))).statusCode).toBe(200)
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 1 })
    expect((await list(shop)).printedCopies).toEqual([])
  })
})

describe('POST /api/stories/{id}/process-free-printed-copy', () => {
  async function withFreeCopies() {
    const shop = await setUp()
    await shop.verify(shop.razorpay.pay(await shop.order('printed')))
    const orderFree = (idempotencyKey?: string, storyId = 1) =>
      shop.post(
        `/api/stories/${storyId}/process-free-printed-copy`,
        { shippingAddress: address },
        1,
        idempotencyKey ? { idempotencyKey } : {},
      )
    return { ...shop, orderFree }
  }

  test('uses one free copy, places it and queues an email', async () => {
    const shop = await withFreeCopies()
    const response = await shop.orderFree()
    expect([response.statusCode, response.json()]).toMatchObject([200, { success: true, printedCopiesRemaining: 2 }])
    expect((await list(shop)).printedCopies).toEqual([
      expect.objectContaining({ status: 'placed', free: true, preflight, shippingAddress: address }),
    ])
    expect(await printEmails(shop)).toMatchObject([{ status: 'placed', order: null }])
  })

  test('creates one copy for repeated requests with the same idempotency key', async () => {
    const shop = await withFreeCopies()
    const responses = await Promise.all(Array.from({ length: 8 }, () => shop.orderFree('the same click')))
    expect(responses.map(response => response.json().printedCopiesRemaining)).toEqual(Array(8).fill(2))
    expect((await list(shop)).printedCopies).toHaveLength(1)
  })

  test('rejects an idempotency key that was used for another copy, without using a credit', async () => {
    const shop = await withFreeCopies()
    await shop.orderFree('the same click')
    const other = { shippingAddress: `${address}, second floor` }
    const url = '/api/stories/1/process-free-printed-copy'
    expect((await shop.post(url, other, 1, { idempotencyKey: 'the same click' })).statusCode).toBe(409)
    expect(await shop.summary()).toMatchObject({ printedCopiesRemaining: 2 })
  })

  test('places three copies for ten concurrent requests on three free copies', async () => {
    const shop = await withFreeCopies()
    const responses = await Promise.all(Array.from({ length: 10 }, () => shop.orderFree()))
    expect(responses.map(response => response.statusCode).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(402),
    ])
    expect((await list(shop)).printedCopies).toHaveLength(3)
    expect(await shop.summary()).toMatchObject({ printedCopiesRemaining: 0 })
  })

  test("responds with 404 for another user's story, without using a credit", async () => {
    const shop = await withFreeCopies()
    expect((await shop.orderFree(undefined, 2)).statusCode).toBe(404)
    expect(await shop.summary()).toMatchObject({ printedCopiesRemaining: 3 })
  })
})

describe('the version of the files of a copy', () => {
  test('is the one that was checked before its order, whatever is made later', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, order, internal, printFiles } = shop
    const [later, unordered] = ['2'.repeat(64), '3'.repeat(64)]
    const ready = (version?: string) => ({ status: 'ready', report: preflight, version, title: 'The Moon Boat' })
    const versions = async () => (await internal('GET', '/internal/stories/1/print-versions')).json().versions
    const inWork = async (version?: string) => {
      const query = version ? `userId=1&version=${version}` : 'userId=1'
      return (await internal('GET', `/internal/stories/1/copy-in-work?${query}`)).json().inWork
    }

    const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    // The order can still be paid.
    expect([await versions(), await inWork(VERSION)]).toEqual([[VERSION], false])
    printFiles.body = ready(later)
    await verify(razorpay.pay(await order('single_printed')))
    await post('/api/stories/1/process-free-printed-copy', free)
    await verify(razorpay.pay(orderId), 1, copy)
    const listed = (await list(shop)).printedCopies.map(({ id, filesVersion }: PrintedCopy) => [id, filesVersion])
    expect(listed).toEqual([
      [2, later],
      [1, VERSION],
    ])
    expect((await versions()).sort()).toEqual([VERSION, later])
    expect([await inWork(VERSION), await inWork(later), await inWork(unordered), await inWork()]).toEqual([
      ...[true, true, false, false],
    ])

    await setStatus(shop, 1, { status: 'processing' })
    await setStatus(shop, 1, { status: 'shipped', courier: 'India Post', trackingNumber: 'EB123456789IN' })
    expect([await inWork(VERSION), await versions()]).toEqual([false, expect.arrayContaining([VERSION, later])])
    await setStatus(shop, 1, { status: 'delivered' })
    expect(await versions()).toEqual([later])
    const { shown } = (await internal('GET', '/internal/stories/1/print-versions')).json()
    expect(shown.sort()).toEqual([VERSION, later])
  })

  test('is the one that the family has seen, or nothing is ordered', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, order } = shop
    const filesVersion = '2'.repeat(64)
    const paid = await post('/api/stories/1/order-printed-copy', { ...shipping, filesVersion })
    await verify(razorpay.pay(await order('single_printed')))
    const included = await post('/api/stories/1/process-free-printed-copy', { ...free, filesVersion })
    for (const { statusCode, body } of [paid, included]) {
      expect([statusCode, JSON.parse(body).code]).toEqual([409, 'book_changed'])
    }
    const seen = await post('/api/stories/1/process-free-printed-copy', { ...free, filesVersion: VERSION })
    expect([seen.statusCode, (await list(shop)).printedCopies.length]).toEqual([200, 1])
  })

  test('is null for a copy that was ordered before versions were stored, which needs the newest files', async () => {
    const shop = await setUp()
    const { post, razorpay, verify, order, get, internal, printFiles } = shop
    printFiles.body = { status: 'ready', report: preflight }
    await verify(razorpay.pay(await order('single_printed')))
    await post('/api/stories/1/process-free-printed-copy', free)
    expect((await list(shop)).printedCopies).toMatchObject([{ filesVersion: null }])
    expect((await get('/api/stories/1/printed-copies')).json().printedCopies).toMatchObject([{ asOrdered: false }])
    expect((await internal('GET', '/internal/stories/1/print-versions')).json()).toEqual({
      versions: [null],
      shown: [],
    })
    const inWork = async (query: string) =>
      (await internal('GET', `/internal/stories/1/copy-in-work?userId=1${query}`)).json().inWork
    expect([await inWork(''), await inWork(`&version=${VERSION}`)]).toEqual([true, false])
  })
})

/** A paid copy, No. 1, and a free one, No. 2, of story 1. */
async function withCopies() {
  const shop = await setUp()
  const { post, razorpay, verify, order, get, internal } = shop
  const payment = razorpay.pay((await post('/api/stories/1/order-printed-copy', shipping)).json().orderId)
  await verify(payment, 1, copy)
  await verify(razorpay.pay(await order('single_printed')))
  await post('/api/stories/1/process-free-printed-copy', free)
  return {
    ...shop,
    payment,
    copies: async (userId = 1) => (await get('/api/stories/1/printed-copies', userId)).json().printedCopies,
    cancel: (copyIds: number[], userId = 1) =>
      internal('POST', '/internal/stories/1/printed-copies/cancel', { userId, copyIds }),
    filesNeeded: async () => (await internal('POST', '/internal/stories/1/deletion')).json().printFilesNeeded,
  }
}

describe('the printed copies of an account', () => {
  test('are listed for their family alone, newest first and page by page, with title, address, status and price', async () => {
    const shop = await withCopies()
    const { get, db, reconciler } = shop
    await setStatus(shop, 2, { status: 'processing' })
    await setStatus(shop, 2, { status: 'shipped', ...tracking })
    const first = await get('/api/account/printed-copies?limit=1')
    const common = { storyId: 1, title: TITLE, inLibrary: true, held: false, filesVersion: VERSION }
    expect(first.json()).toMatchObject([
      { ...common, id: 2, status: 'shipped', paid: null, shippingAddress: address, ...tracking },
    ])
    const next = nextPagePath(String(first.headers.link)) ?? ''
    const second = await get(next)
    const paid = { amount: 80_000, currency: 'INR' }
    expect(second.json()).toMatchObject([{ ...common, id: 1, status: 'placed', paid, trackingNumber: null }])
    expect(second.headers.link).toBeUndefined()
    expect((await get('/api/account/printed-copies', 2)).json()).toEqual([])

    // The title that the book had is deleted with the address.
    const updatedAt = new Date(Date.now() - 91 * 24 * 60 * 60_000)
    await db.updateTable('printed_copies').set({ updated_at: updatedAt, story_id: 3 }).where('id', '=', 2).execute()
    const listed = async () => (await get('/api/account/printed-copies?limit=1')).json()
    expect(await listed()).toMatchObject([{ title: TITLE, inLibrary: false }])
    await reconciler.cleanUp()
    expect(await listed()).toMatchObject([{ title: null, shippingAddress: null, trackingNumber: null }])
  })

  test('are cancelled by their family before they are made', async () => {
    const shop = await withCopies()
    const { post, copies, summary } = shop
    const cancel = async (id: number, userId = 1) =>
      (await post(`/api/account/printed-copies/${id}/cancel`, {}, userId)).statusCode
    expect([await cancel(2, 2), await cancel(77)]).toEqual([404, 404])
    expect([await cancel(2), await cancel(2), await summary()]).toMatchObject([204, 204, { printedCopiesRemaining: 1 }])
    await setStatus(shop, 1, { status: 'processing' })
    expect([await cancel(1), await copies()]).toMatchObject([409, [{ id: 1, status: 'processing' }]])
  })
})

describe('a story with printed copies that is deleted', () => {
  test('shows its family which copies are on order, and what was paid for them', async () => {
    const shop = await withCopies()
    const paid = { amount: 80_000, currency: 'INR' }
    await setStatus(shop, 2, { status: 'processing' })
    expect(await shop.copies()).toMatchObject([
      { id: 1, status: 'placed', paid, asOrdered: true, held: false, courier: null },
      { id: 2, status: 'processing', paid: null, asOrdered: true, createdAt: expect.any(String) },
    ])
    expect(await shop.copies(2)).toEqual([])
    await setStatus(shop, 2, { status: 'shipped', ...tracking })
    expect((await shop.copies())[1]).toMatchObject({ status: 'shipped', ...tracking })
    await setStatus(shop, 2, { status: 'delivered' })
    expect(await shop.copies()).toMatchObject([{ id: 1, status: 'placed', paid, asOrdered: true }])
  })

  test('cancels copies once: a payment is refunded, a free copy returned', async () => {
    const shop = await withCopies()
    const { payment, cancel, razorpay, reconciler, deliver, refunded, summary, copies, post } = shop
    const responses = await Promise.all(Array.from({ length: 4 }, () => cancel([1, 2])))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
    expect([await copies(), await summary()]).toMatchObject([[], { printedCopiesRemaining: 1 }])
    expect((await printEmails(shop)).filter(({ status }) => status === 'cancelled')).toHaveLength(2)

    // Until the provider has refunded the payment, its copy can't be used either.
    await reconciler.run()
    expect(razorpay.refunds).toMatchObject([{ payment_id: payment.id, amount: 80_000 }])
    for (const refund of razorpay.refunds) await deliver(refunded(refund))
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 1 })
    expect((await post('/api/stories/1/process-free-printed-copy', free)).json()).toMatchObject({
      printedCopiesRemaining: 0,
    })
    expect((await post('/api/stories/1/process-free-printed-copy', free)).statusCode).toBe(402)
  })

  test('cancels no copy if one of them is being made, sent or not of this story', async () => {
    const shop = await withCopies()
    const { cancel, copies, razorpay, reconciler } = shop
    for (const status of ['processing', 'shipped', 'delivered']) {
      await setStatus(shop, 2, { status, ...tracking })
      const response = await cancel([1, 2])
      expect([response.statusCode, response.json()]).toEqual([
        409,
        {
          code: 'printed_copy_in_work',
          message: 'This printed copy is already being made, or was sent, so it can no longer be cancelled.',
        },
      ])
    }
    expect([(await cancel([1], 2)).statusCode, (await cancel([1, 77])).statusCode]).toEqual([404, 404])
    expect(await copies()).toMatchObject([{ id: 1, status: 'placed' }])
    await reconciler.run()
    expect(razorpay.refunds).toEqual([])
  })

  test('needs its files until its copies are delivered or cancelled, or their addresses are deleted', async () => {
    const shop = await withCopies()
    const { cancel, filesNeeded, db } = shop
    expect(await filesNeeded()).toBe(true)
    await cancel([1])
    for (const status of ['processing', 'shipped', 'returned', 'shipped']) {
      await setStatus(shop, 2, { status, ...tracking })
      expect(await filesNeeded()).toBe(true)
    }
    await db.updateTable('printed_copies').set({ shipping_address: null }).execute()
    expect(await filesNeeded()).toBe(false)
    await db.updateTable('printed_copies').set({ shipping_address: address }).execute()
    await setStatus(shop, 2, { status: 'delivered' })
    expect(await filesNeeded()).toBe(false)
  })

  test('leaves a free copy if an order is paid after the deletion', async () => {
    const shop = await setUp()
    const { post, razorpay, internal, deliver, captured, summary } = shop
    const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
    expect((await internal('POST', '/internal/stories/1/deletion')).json()).toEqual({ printFilesNeeded: false })
    await deliver(captured(razorpay.pay(orderId)))
    expect([await summary(), (await list(shop)).printedCopies]).toMatchObject([{ printedCopiesRemaining: 1 }, []])
  })
})

describe('POST /api/admin/printed-copies/{id}/status', () => {
  async function placed() {
    const shop = await setUp()
    const { orderId } = (await shop.post('/api/stories/1/order-printed-copy', shipping)).json()
    await shop.verify(shop.razorpay.pay(orderId), 1, copy)
    return shop
  }

  test('moves a copy from placed to delivered, with an email at each status change', async () => {
    const shop = await placed()
    for (const body of [{ status: 'processing' }, { status: 'shipped', ...tracking }, { status: 'delivered' }]) {
      expect((await setStatus(shop, 1, body)).statusCode).toBe(200)
    }
    expect((await printEmails(shop)).map(({ status, trackingNumber }) => [status, trackingNumber])).toEqual([
      ['placed', null],
      ['processing', null],
      ['shipped', 'EB123456789IN'],
      ['delivered', 'EB123456789IN'],
    ])
  })

  test('ships a returned copy again, with another email', async () => {
    const shop = await placed()
    await setStatus(shop, 1, { status: 'processing' })
    await setStatus(shop, 1, { status: 'shipped', ...tracking })
    await setStatus(shop, 1, { status: 'returned' })
    await setStatus(shop, 1, { status: 'shipped', ...tracking })
    await setStatus(shop, 1, { status: 'returned' })
    expect((await printEmails(shop)).map(({ status }) => status)).toEqual([
      ...['placed', 'processing', 'shipped', 'returned', 'shipped', 'returned'],
    ])
  })

  test('changes the status and notifies once for repeated requests', async () => {
    const shop = await placed()
    await Promise.all(Array.from({ length: 5 }, () => setStatus(shop, 1, { status: 'processing' })))
    expect((await printEmails(shop)).map(({ status }) => status)).toEqual(['placed', 'processing'])
  })

  test('rejects invalid transitions, and requires a tracking number for shipping', async () => {
    const shop = await placed()
    const skipped = await setStatus(shop, 1, { status: 'delivered' })
    expect([skipped.statusCode, skipped.json().message]).toEqual([
      409,
      'The status of a printed copy cannot change from placed to delivered.',
    ])
    await setStatus(shop, 1, { status: 'processing' })
    expect((await setStatus(shop, 1, { status: 'shipped' })).statusCode).toBe(400)
    expect((await setStatus(shop, 77, { status: 'shipped' })).statusCode).toBe(404)
    expect((await list(shop)).printedCopies[0].status).toBe('processing')
  })

  test('lists copies by page and by status', async () => {
    const shop = await setUp()
    const rows = Array.from({ length: 60 }, (_, i) => ({
      ...{ user_id: 1, story_id: 1, shipping_address: address, preflight: JSON.stringify(preflight) },
      status: i % 2 ? ('placed' as const) : ('shipped' as const),
    }))
    await shop.db.insertInto('printed_copies').values(rows).execute()
    const first = await list(shop)
    expect([first.printedCopies.length, first.printedCopies[0].id, first.next]).toEqual([50, 60, 11])
    const rest = await list(shop, `?before=${first.next}`)
    expect([rest.printedCopies.length, rest.next]).toEqual([10, null])
    expect((await list(shop, '?status=shipped')).printedCopies).toHaveLength(30)
  })
})

describe('POST /api/admin/fix-story-count', () => {
  const fixStoryCount = ({ post }: Shop, userId: number) => post('/api/admin/fix-story-count', { userId }, 9)

  test('reports an account that agrees with the provider', async () => {
    const shop = await setUp()
    await shop.verify(shop.razorpay.pay(await shop.order('digital')))
    const response = await fixStoryCount(shop, 1)
    expect(response.json()).toEqual({
      success: true,
      message: 'family-1 has 6 story credits. 1 order checked against the payment provider; no repair was needed.',
    })
  })

  test('grants an unreported payment and reports it', async () => {
    const shop = await setUp()
    shop.razorpay.pay(await shop.order('digital'))
    const response = await fixStoryCount(shop, 1)
    expect(response.json().message).toBe(
      'family-1 had 1 story credit and now has 6 story credits: 1 order did not match the payment provider.',
    )
    expect((await shop.credits()).storiesRemaining).toBe(6)
  })

  test('revokes the credits of an unreported refund', async () => {
    const shop = await setUp()
    const payment = shop.razorpay.pay(await shop.order('digital'))
    await shop.verify(payment)
    shop.razorpay.refund(payment.id)
    await fixStoryCount(shop, 1)
    expect(await shop.credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
  })

  test('does not open an unknown account', async () => {
    const shop = await setUp()
    expect((await fixStoryCount(shop, 999)).statusCode).toBe(404)
    expect(await shop.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })
})
