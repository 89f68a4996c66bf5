import { describe, expect, test } from 'vitest'
import { setUp, shipping } from './set-up.ts'

describe('a refund at the provider', () => {
  test('takes back the unused credits of the order, cancels the plan, and is told by mail', async () => {
    const { order, razorpay, verify, deliver, refunded, internal, credits, standing, mails } = await setUp()
    const payment = razorpay.pay(await order('printed'))
    await verify(payment)
    await internal('POST', '/internal/credits/spend', { userId: 1, storyId: 1 })
    await internal('POST', '/internal/credits/spend', { userId: 1, storyId: 2 })
    expect((await credits()).storiesRemaining).toBe(2)

    expect((await deliver(refunded(razorpay.refund(payment.id)))).statusCode).toBe(200)
    expect(await credits()).toEqual({ storiesRemaining: 0, cancelled: true, planId: 'printed' })
    expect(await standing()).toMatchObject({ subscriptionStatus: 'premium', printedCopiesRemaining: 0 })
    expect((await mails()).at(-1)?.letter).toMatchObject({
      kind: 'refund',
      refunded: { amount: 300_000, currency: 'INR' },
      stories: 2,
      printedCopies: 3,
    })
  })

  test('leaves the credits of another order alone', async () => {
    const { order, razorpay, verify, deliver, refunded, internal, credits } = await setUp()
    const first = razorpay.pay(await order('digital'))
    await verify(first)
    await verify(razorpay.pay(await order('digital')))
    for (const storyId of [1, 2, 3]) await internal('POST', '/internal/credits/spend', { userId: 1, storyId })
    // Eleven granted, three used: the free one and two of the first order, whose other three go.
    await deliver(refunded(razorpay.refund(first.id)))
    expect(await credits()).toMatchObject({ storiesRemaining: 5, cancelled: false })
  })

  test('said again and again, by webhooks and the reconciler, takes back once', async () => {
    const { order, razorpay, verify, deliver, refunded, post, credits, mails } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    const refund = razorpay.refund(payment.id)
    await Promise.all(Array.from({ length: 20 }, () => deliver(refunded(refund))))
    await post('/api/admin/fix-story-count', { userId: 1 }, 9, { admin: true })
    expect((await credits()).storiesRemaining).toBe(1)
    expect((await mails()).filter(({ letter }) => letter.kind === 'refund')).toHaveLength(1)
  })

  test('that is heard of before the payment is: nothing is left of the order whatever comes next', async () => {
    const { order, razorpay, verify, deliver, captured, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    const before = { ...payment }
    const refund = razorpay.refund(payment.id)
    await deliver(refunded(refund))
    await deliver(captured(before))
    await verify(payment)
    expect(await credits()).toEqual({ storiesRemaining: 1, cancelled: true, planId: 'digital' })
  })

  test('of a part takes back in proportion, and cancels only when all is paid back', async () => {
    const { order, razorpay, verify, deliver, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    const part = razorpay.refund(payment.id, 70_000)
    for (let said = 0; said < 3; said++) await deliver(refunded(part))
    expect(await credits()).toMatchObject({ storiesRemaining: 1 + 3, cancelled: false })
    await deliver(refunded(razorpay.refund(payment.id, 80_000)))
    expect(await credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })
  })

  test('a new package after it is a plan that is not cancelled', async () => {
    const { order, razorpay, verify, deliver, refunded, credits } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    await verify(payment)
    await deliver(refunded(razorpay.refund(payment.id)))
    await verify(razorpay.pay(await order('single_digital')))
    expect(await credits()).toEqual({ storiesRemaining: 2, cancelled: false, planId: 'single_digital' })
  })

  test('a gift that waits can no longer be redeemed; one that was redeemed loses what is unused', async () => {
    const shop = await setUp()
    const { orderGift, razorpay, verify, deliver, refunded, post, mails, credits } = shop
    const tokens: string[] = []
    const payments = []
    for (const recipientEmail of ['family-2@example.in', 'family-3@example.in']) {
      const payment = razorpay.pay(await orderGift({ packageId: 'digital', recipientEmail }))
      payments.push(payment)
      await verify(payment)
    }
    for (const { letter } of await mails()) if (letter.kind === 'gift') tokens.push(letter.token)
    await post('/api/redeem-gift', { token: tokens[1] }, 3)
    await shop.internal('POST', '/internal/credits/spend', { userId: 3, storyId: 1 })
    await shop.internal('POST', '/internal/credits/spend', { userId: 3, storyId: 2 })
    for (const payment of payments) await deliver(refunded(razorpay.refund(payment.id)))

    const answer = await post('/api/redeem-gift', { token: tokens[0] }, 2)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This gift is no longer available. Please check with the person who sent it.',
    ])
    expect((await post('/api/check-available-gifts', {}, 2)).json().gifts).toEqual([])
    expect(await credits(3)).toEqual({ storiesRemaining: 0, cancelled: true, planId: 'digital' })
  })

  test('a printed copy that is not shipped is not made; one that is shipped stays', async () => {
    const { post, razorpay, verify, deliver, refunded, standing, get, mails } = await setUp()
    const copy = { orderType: 'printed_copy', planId: 'printed_copy' }
    const payments = []
    for (let i = 0; i < 2; i++) {
      const { orderId } = (await post('/api/stories/1/order-printed-copy', shipping)).json()
      const payment = razorpay.pay(orderId)
      payments.push(payment)
      await verify(payment, 1, copy)
    }
    const admin = { admin: true }
    await post('/api/admin/printed-copies/2/status', { status: 'processing' }, 9, admin)
    const shipped = { status: 'shipped', courier: 'India Post', trackingNumber: 'EB123456789IN' }
    await post('/api/admin/printed-copies/2/status', shipped, 9, admin)
    for (const payment of payments) await deliver(refunded(razorpay.refund(payment.id)))
    const { printedCopies } = (await get('/api/admin/printed-copies', 9, true)).json()
    expect(printedCopies.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [2, 'shipped'],
      [1, 'cancelled'],
    ])
    expect(await standing()).toMatchObject({ printedCopiesRemaining: 0, subscriptionStatus: 'free' })
    const letters = (await mails()).map(({ letter }) => letter)
    expect(letters.filter(letter => letter.kind === 'print' && letter.status === 'cancelled')).toHaveLength(1)
    expect(letters.filter(letter => letter.kind === 'refund' && letter.printedCopies === 0)).toHaveLength(2)
  })
})
