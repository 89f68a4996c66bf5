import { describe, expect, test } from 'vitest'
import { setUp, shipping } from './set-up.ts'

describe('a refund at the provider', () => {
  test('revokes the unused credits of the order, cancels the plan and queues an email', async () => {
    const { order, razorpay, verify, deliver, refunded, internal, credits, summary, emails } = await setUp()
    const payment = razorpay.pay(await order('printed'))
    await verify(payment)
    await internal('POST', '/internal/credits/spend', { userId: 1, storyId: 1 })
    await internal('POST', '/internal/credits/spend', { userId: 1, storyId: 2 })
    expect((await credits()).storiesRemaining).toBe(2)

    expect((await deliver(refunded(razorpay.refund(payment.id)))).statusCode).toBe(200)
    expect(await credits()).toEqual({ storiesRemaining: 0, cancelled: true, planId: 'printed' })
    expect(await summary()).toMatchObject({ subscriptionStatus: 'free', printedCopiesRemaining: 0 })
    expect((await emails()).at(-1)?.content).toMatchObject({
      kind: 'refund',
      refunded: { amount: 300_000, currency: 'INR' },
      stories: 2,
      printedCopies: 3,
    })
  })

  test('of the last paid package or gift makes the account free again, until it buys another', async () => {
    const shop = await setUp()
    const { order, orderGift, razorpay, verify, deliver, refunded, post, emails, internal } = shop
    const status = async (userId = 2) => (await shop.summary(userId)).subscriptionStatus
    const paidUsers = async () => (await internal('GET', '/internal/admin/overview')).json().paidUserCount
    const gift = razorpay.pay(await orderGift())
    await verify(gift)
    const token = (await emails()).flatMap(({ content }) => (content.kind === 'gift' ? content.token : []))[0]
    await post('/api/redeem-gift', { token }, 2)
    const bought = razorpay.pay(await order('digital', 2))
    await verify(bought, 2)
    const refund = (payment: typeof gift, amount?: number) => deliver(refunded(razorpay.refund(payment.id, amount)))

    await refund(bought)
    expect([await status(), await paidUsers()]).toEqual(['premium', 1])
    await refund(gift, 299_900)
    expect([await status(), await paidUsers()]).toEqual(['premium', 1])
    await refund(gift, 100)
    expect([await status(), await paidUsers()]).toEqual(['free', 0])
    await verify(razorpay.pay(await order('single_digital', 2)), 2)
    expect([await status(), await paidUsers()]).toEqual(['premium', 1])
  })

  test('in full cancels the copies of a package that were not sent', async () => {
    const { order, razorpay, verify, deliver, refunded, post, get, summary } = await setUp()
    const payment = razorpay.pay(await order('printed'))
    await verify(payment)
    const free = { shippingAddress: Object.values(shipping).join(', ') }
    for (let i = 0; i < 2; i++) await post('/api/stories/1/process-free-printed-copy', free)
    const setStatus = (body: object) => post('/api/admin/printed-copies/1/status', body, 9)
    await setStatus({ status: 'processing' })
    await setStatus({ status: 'shipped', courier: 'India Post', trackingNumber: 'EB123456789IN' })
    const statuses = async () =>
      (await get('/api/admin/printed-copies', 9)).json().printedCopies.map(({ status }: { status: string }) => status)
    await deliver(refunded(razorpay.refund(payment.id, 100_000)))
    expect([await statuses(), await summary()]).toMatchObject([['placed', 'shipped'], { printedCopiesRemaining: 0 }])
    await deliver(refunded(razorpay.refund(payment.id)))
    expect(await statuses()).toEqual(['cancelled', 'shipped'])
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 0, subscriptionStatus: 'free' })
  })

  test('does not revoke credits of another order', async () => {
    const { order, razorpay, verify, deliver, refunded, internal, credits } = await setUp()
    const first = razorpay.pay(await order('digital'))
    await verify(first)
    await verify(razorpay.pay(await order('digital')))
    for (const storyId of [1, 2, 3]) await internal('POST', '/internal/credits/spend', { userId: 1, storyId })
    // Three of eleven credits are used: the free one and two of the first order, whose other three are revoked.
    await deliver(refunded(razorpay.refund(first.id)))
    expect(await credits()).toMatchObject({ storiesRemaining: 5, cancelled: false })
  })

  test('is applied once, however often webhooks and the reconciler report it', async () => {
    const { order, razorpay, verify, deliver, refunded, post, credits, emails } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    const refund = razorpay.refund(payment.id)
    await Promise.all(Array.from({ length: 20 }, () => deliver(refunded(refund))))
    await post('/api/admin/fix-story-count', { userId: 1 }, 9)
    expect((await credits()).storiesRemaining).toBe(1)
    expect((await emails()).filter(({ content }) => content.kind === 'refund')).toHaveLength(1)
  })

  test('revokes all credits even if it is reported before the payment', async () => {
    const { order, razorpay, verify, deliver, captured, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    const before = { ...payment }
    const refund = razorpay.refund(payment.id)
    await deliver(refunded(refund))
    await deliver(captured(before))
    await verify(payment)
    expect(await credits()).toEqual({ storiesRemaining: 1, cancelled: true, planId: 'digital' })
  })

  test('if partial, revokes credits in proportion and cancels the plan only once refunded in full', async () => {
    const { order, razorpay, verify, deliver, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    const part = razorpay.refund(payment.id, 70_000)
    for (let i = 0; i < 3; i++) await deliver(refunded(part))
    expect(await credits()).toMatchObject({ storiesRemaining: 1 + 3, cancelled: false })
    await deliver(refunded(razorpay.refund(payment.id, 80_000)))
    expect(await credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
  })

  test('does not cancel a package bought afterwards', async () => {
    const { order, razorpay, verify, deliver, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    await deliver(refunded(razorpay.refund(payment.id)))
    await verify(razorpay.pay(await order('single_digital')))
    expect(await credits()).toEqual({ storiesRemaining: 2, cancelled: false, planId: 'single_digital' })
  })

  test('cancels an unredeemed gift, and revokes the unused credits of a redeemed one', async () => {
    const shop = await setUp()
    const { orderGift, razorpay, verify, deliver, refunded, post, emails, credits } = shop
    const tokens: string[] = []
    const payments = []
    for (const recipientEmail of ['family-2@example.in', 'family-3@example.in']) {
      const payment = razorpay.pay(await orderGift({ packageId: 'digital', recipientEmail }))
      payments.push(payment)
      await verify(payment)
    }
    for (const { content } of await emails()) if (content.kind === 'gift') tokens.push(content.token)
    await post('/api/redeem-gift', { token: tokens[1] }, 3)
    await shop.internal('POST', '/internal/credits/spend', { userId: 3, storyId: 1 })
    await shop.internal('POST', '/internal/credits/spend', { userId: 3, storyId: 2 })
    for (const payment of payments) await deliver(refunded(razorpay.refund(payment.id)))

    const response = await post('/api/redeem-gift', { token: tokens[0] }, 2)
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'This gift is no longer available. Please check with the person who sent it.',
    ])
    expect((await post('/api/check-available-gifts', {}, 2)).json().gifts).toEqual([])
    expect(await credits(3)).toEqual({ storiesRemaining: 0, cancelled: true, planId: 'digital' })
  })

  test('cancels a printed copy before it is shipped, but not after', async () => {
    const { post, razorpay, verify, deliver, refunded, summary, get, emails } = await setUp()
    const copy = { orderType: 'printed_copy', planId: 'printed_copy' }
    const payments = []
    for (let i = 0; i < 2; i++) {
      const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
      const payment = razorpay.pay(orderId)
      payments.push(payment)
      await verify(payment, 1, copy)
    }
    await post('/api/admin/printed-copies/2/status', { status: 'processing' }, 9)
    const shipped = { status: 'shipped', courier: 'India Post', trackingNumber: 'EB123456789IN' }
    await post('/api/admin/printed-copies/2/status', shipped, 9)
    for (const payment of payments) await deliver(refunded(razorpay.refund(payment.id)))
    const { printedCopies } = (await get('/api/admin/printed-copies', 9)).json()
    expect(printedCopies.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [2, 'shipped'],
      [1, 'cancelled'],
    ])
    expect(await summary()).toMatchObject({ printedCopiesRemaining: 0, subscriptionStatus: 'free' })
    const contents = (await emails()).map(({ content }) => content)
    expect(contents.filter(content => content.kind === 'print' && content.status === 'cancelled')).toHaveLength(1)
    expect(contents.filter(content => content.kind === 'refund' && content.printedCopies === 0)).toHaveLength(2)
  })
})
