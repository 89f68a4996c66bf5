import { FULL } from '@kahani/testing/full'
import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const REPORTS = FULL ? 200 : 15
/** The reports wait for each other, on a slow machine for long. */
const TIMEOUTS = { provider: 60_000, webhookLock: 60_000 }

describe('a paid package', () => {
  test('grants its credits, makes the account premium and queues a receipt', async () => {
    const { order, razorpay, verify, credits, summary, emails } = await setUp()
    const payment = razorpay.pay(await order('printed'))
    const response = await verify(payment, 1, { packageId: 'printed', currencyCode: 'INR', isOneTime: true })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, message: 'Thank you for your purchase!' },
    ])
    expect(await credits()).toEqual({ storiesRemaining: 1 + 3, cancelled: false, planId: 'printed' })
    expect(await summary()).toMatchObject({ subscriptionStatus: 'premium', printedCopiesRemaining: 3 })
    expect(await emails()).toEqual([
      {
        to: { userId: 1 },
        content: expect.objectContaining({
          kind: 'receipt',
          packageId: 'printed',
          price: { amount: 300_000, currency: 'INR' },
        }),
      },
    ])
  })

  test('is granted once by many concurrent callbacks and webhooks', async () => {
    const { order, razorpay, verify, deliver, captured, credits, emails, db } = await setUp({ timeouts: TIMEOUTS })
    const payment = razorpay.pay(await order('digital'))
    const responses = await Promise.all(
      Array.from({ length: REPORTS }, (_, i) => {
        if (i % 3 === 0) return verify(payment)
        if (i % 3 === 1) return deliver(captured(payment))
        return deliver(captured(payment, 'order.paid'), { eventId: 'the same event' })
      }),
    )
    expect(responses.map(response => response.statusCode)).toEqual(Array(REPORTS).fill(200))
    expect((await credits()).storiesRemaining).toBe(6)
    expect(await emails()).toHaveLength(1)
    expect(await db.selectFrom('ledger').selectAll().where('ref', 'like', 'order:%').execute()).toHaveLength(1)
  })

  test('is verified after a webhook settled it, and a later webhook changes nothing', async () => {
    const { order, razorpay, verify, deliver, captured, credits } = await setUp()
    const payment = razorpay.pay(await order('single_digital'))
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await verify(payment)).statusCode).toBe(200)
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(2)
  })

  test('is granted by the reconciler if the provider is down during the callback', async () => {
    const { order, razorpay, verify, reconciler, credits, db } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    razorpay.behave('failing')
    const response = await verify(payment)
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toContain('will appear here automatically')
    const { next_check_at: nextCheck } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(nextCheck?.getTime()).toBeLessThan(Date.now() + 10_000)
    razorpay.behave('ok')
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await reconciler.run()
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test('refunds a second payment of the same order, without granting it', async () => {
    const { order, razorpay, verify, deliver, captured, refunded, reconciler, credits, emails } = await setUp()
    const orderId = await order('digital')
    const first = razorpay.pay(orderId)
    const second = razorpay.pay(orderId)
    await verify(first)
    await Promise.all([verify(second), deliver(captured(second)), deliver(captured(second))])
    expect((await credits()).storiesRemaining).toBe(6)
    await reconciler.run()
    await reconciler.run()
    expect(razorpay.refunds).toMatchObject([{ payment_id: second.id, amount: 150_000 }])
    expect((await emails()).map(({ content }) => content.kind)).toEqual(['receipt', 'paid-twice'])

    const [refund] = razorpay.refunds
    if (refund) await deliver(refunded(refund))
    expect(await credits()).toMatchObject({ storiesRemaining: 6, cancelled: false })
  })

  test('of two payments verified concurrently, accepts one and refunds the other', async () => {
    const { order, razorpay, verify, reconciler, credits, db } = await setUp()
    for (let i = 0; i < 5; i++) {
      const orderId = await order('single_digital')
      const payments = [razorpay.pay(orderId), razorpay.pay(orderId)]
      await Promise.all(payments.map(payment => verify(payment)))
      await reconciler.run()
      const { payment_id: settledBy } = await db
        .selectFrom('orders')
        .select('payment_id')
        .where('provider_order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const refundedIds = razorpay.refunds.slice(i).map(refund => refund.payment_id)
      expect(refundedIds).toEqual(payments.map(({ id }) => id).filter(id => id !== settledBy))
    }
    expect((await credits()).storiesRemaining).toBe(6)
  })
})

describe('POST /api/verify-payment rejects, logs and does not grant', () => {
  const UNVERIFIED = 'Unable to verify your payment. Please contact support.'

  async function expectRejection(
    attempt: (shop: Awaited<ReturnType<typeof setUp>>) => Promise<{ statusCode: number; json(): { message: string } }>,
  ) {
    const shop = await setUp()
    const response = await attempt(shop)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json().message).toBe(UNVERIFIED)
    expect(shop.logger.lines.join('')).toContain('payment not verified')
    for (const userId of [1, 2]) expect((await shop.credits(userId)).storiesRemaining).toBe(1)
    expect(await shop.emails()).toEqual([])
  }

  test('a wrong signature', () =>
    expectRejection(async ({ order, razorpay, verify }) =>
      verify(razorpay.pay(await order()), 1, { signature: 'a'.repeat(64) }),
    ))
  test('an empty signature', () =>
    expectRejection(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order()), 1, { signature: '' })))
  test("another account's order", () =>
    expectRejection(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order('digital', 1)), 2)))
  test('an unknown order', () =>
    expectRejection(({ razorpay, verify }) => verify(razorpay.pay('order_unknown', { amount: 150_000 }))))
  test('a different amount', () =>
    expectRejection(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { amount: 100 }))))
  test('a different currency', () =>
    expectRejection(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { currency: 'USD' }))))
  test.each(['authorized', 'failed'] as const)('a payment with the status %s', status =>
    expectRejection(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { status }))),
  )
  test('a payment of another order with a valid signature for this one', () =>
    expectRejection(async ({ order, razorpay, verify }) => {
      const [own, other] = [await order('digital'), await order('digital')]
      const payment = razorpay.pay(other)
      return verify({ ...payment, order_id: own })
    }))
  test('a payment unknown to the provider', () =>
    expectRejection(async ({ order, razorpay, verify }) => {
      const payment = razorpay.pay(await order())
      razorpay.payments.delete(payment.id)
      return verify(payment)
    }))
  test('a different package or order type', () =>
    expectRejection(async ({ order, razorpay, verify }) => {
      const payment = razorpay.pay(await order('single_digital'))
      await verify(payment, 1, { orderType: 'printed_copy', planId: 'printed_copy' })
      return verify(payment, 1, { packageId: 'printed' })
    }))
  test('a different currency than ordered', () =>
    expectRejection(async ({ order, razorpay, verify }) =>
      verify(razorpay.pay(await order()), 1, { packageId: 'digital', currencyCode: 'USD' }),
    ))

  test('an unknown package', async () => {
    const { order, razorpay, verify } = await setUp()
    const response = await verify(razorpay.pay(await order()), 1, { packageId: 'free_lunch' })
    expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid package'])
  })
})

test('logs no personal or payment data', async () => {
  const { order, orderGift, razorpay, verify, deliver, captured, logger } = await setUp()
  await verify(razorpay.pay(await order()))
  const payment = razorpay.pay(await orderGift({ message: 'Sweet dreams', recipientEmail: 'nani@example.in' }))
  await deliver(captured(payment))
  await verify(payment, 2)
  expect(logger.lines.join('')).not.toMatch(/family-1|nani|sweet dreams|rzp_|secret|pay_/i)
})
