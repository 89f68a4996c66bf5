import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

describe('a package that is paid', () => {
  test('grants its credits, makes the account premium and has a receipt sent', async () => {
    const { order, razorpay, verify, credits, standing, mails } = await setUp()
    const payment = razorpay.pay(await order('printed'))
    const answer = await verify(payment, 1, { packageId: 'printed', currencyCode: 'INR', isOneTime: true })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Thank you for your purchase!' },
    ])
    expect(await credits()).toEqual({ storiesRemaining: 1 + 3, cancelled: false, planId: 'printed' })
    expect(await standing()).toMatchObject({ subscriptionStatus: 'premium', printedCopiesRemaining: 3 })
    expect(await mails()).toEqual([
      {
        to: { userId: 1 },
        letter: expect.objectContaining({
          kind: 'receipt',
          packageId: 'printed',
          price: { amount: 300_000, currency: 'INR' },
        }),
      },
    ])
  })

  test('two hundred callbacks and webhooks of one payment, at once and mixed, grant it once', async () => {
    const { order, razorpay, verify, deliver, captured, credits, mails, db } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        if (i % 3 === 0) return verify(payment)
        if (i % 3 === 1) return deliver(captured(payment))
        return deliver(captured(payment, 'order.paid'), { eventId: 'one event, said many times' })
      }),
    )
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(200).fill(200))
    expect((await credits()).storiesRemaining).toBe(6)
    expect(await mails()).toHaveLength(1)
    expect(await db.selectFrom('ledger').selectAll().where('ref', 'like', 'order:%').execute()).toHaveLength(1)
  })

  test('is known to the browser even if only a webhook has come, and the other way round', async () => {
    const { order, razorpay, verify, deliver, captured, credits } = await setUp()
    const payment = razorpay.pay(await order('single_digital'))
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await verify(payment)).statusCode).toBe(200)
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(2)
  })

  test('is granted though the provider is down when the browser comes back, once it is up again', async () => {
    const { order, razorpay, verify, reconciler, credits, db } = await setUp()
    const payment = razorpay.pay(await order('digital'))
    razorpay.behave('failing')
    const answer = await verify(payment)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toContain('will appear here automatically')
    const { next_check_at: nextCheck } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(nextCheck?.getTime()).toBeLessThan(Date.now() + 10_000)
    razorpay.behave('well')
    await db.updateTable('orders').set({ next_check_at: new Date() }).execute()
    await reconciler.round()
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test('a second payment of the same order grants nothing and is sent back', async () => {
    const { order, razorpay, verify, deliver, captured, refunded, reconciler, credits, mails } = await setUp()
    const orderId = await order('digital')
    const first = razorpay.pay(orderId)
    const second = razorpay.pay(orderId)
    await verify(first)
    await Promise.all([verify(second), deliver(captured(second)), deliver(captured(second))])
    expect((await credits()).storiesRemaining).toBe(6)
    await reconciler.round()
    await reconciler.round()
    expect(razorpay.refunds).toMatchObject([{ payment_id: second.id, amount: 150_000 }])
    expect((await mails()).map(({ letter }) => letter.kind)).toEqual(['receipt', 'paid-twice'])

    const [refund] = razorpay.refunds
    if (refund) await deliver(refunded(refund))
    expect(await credits()).toMatchObject({ storiesRemaining: 6, cancelled: false })
  })

  test('of two payments of one order that are told at once, one pays it and the other is sent back', async () => {
    const { order, razorpay, verify, reconciler, credits, db } = await setUp()
    for (let round = 0; round < 5; round++) {
      const orderId = await order('single_digital')
      const payments = [razorpay.pay(orderId), razorpay.pay(orderId)]
      await Promise.all(payments.map(payment => verify(payment)))
      await reconciler.round()
      const { payment_id: kept } = await db
        .selectFrom('orders')
        .select('payment_id')
        .where('provider_order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const sentBack = razorpay.refunds.slice(round).map(refund => refund.payment_id)
      expect(sentBack).toEqual(payments.map(({ id }) => id).filter(id => id !== kept))
    }
    expect((await credits()).storiesRemaining).toBe(6)
  })
})

describe('POST /api/verify-payment refuses, logs and grants nothing for', () => {
  const unable = 'Unable to verify your payment. Please contact support.'

  async function expectRefusal(
    tried: (shop: Awaited<ReturnType<typeof setUp>>) => Promise<{ statusCode: number; json(): { message: string } }>,
  ) {
    const shop = await setUp()
    const answer = await tried(shop)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().message).toBe(unable)
    expect(shop.logger.lines.join('')).toContain('a payment could not be verified')
    for (const userId of [1, 2]) expect((await shop.credits(userId)).storiesRemaining).toBe(1)
    expect(await shop.mails()).toEqual([])
  }

  test('a wrong signature', () =>
    expectRefusal(async ({ order, razorpay, verify }) =>
      verify(razorpay.pay(await order()), 1, { signature: 'a'.repeat(64) }),
    ))
  test('a signature that is no signature', () =>
    expectRefusal(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order()), 1, { signature: '' })))
  test("another account's order", () =>
    expectRefusal(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order('digital', 1)), 2)))
  test('an order that nobody made', () =>
    expectRefusal(({ razorpay, verify }) => verify(razorpay.pay('order_of_nobody', { amount: 150_000 }))))
  test('another amount', () =>
    expectRefusal(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { amount: 100 }))))
  test('another currency', () =>
    expectRefusal(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { currency: 'USD' }))))
  test.each(['authorized', 'failed'] as const)('a payment that is %s', status =>
    expectRefusal(async ({ order, razorpay, verify }) => verify(razorpay.pay(await order(), { status }))),
  )
  test('a payment of another order, signed for this one by whoever has the key', () =>
    expectRefusal(async ({ order, razorpay, verify }) => {
      const [mine, other] = [await order('digital'), await order('digital')]
      const payment = razorpay.pay(other)
      return verify({ ...payment, order_id: mine })
    }))
  test('a payment that the provider does not know', () =>
    expectRefusal(async ({ order, razorpay, verify }) => {
      const payment = razorpay.pay(await order())
      razorpay.payments.delete(payment.id)
      return verify(payment)
    }))
  test('another package, or another kind of order', () =>
    expectRefusal(async ({ order, razorpay, verify }) => {
      const payment = razorpay.pay(await order('single_digital'))
      await verify(payment, 1, { orderType: 'printed_copy', planId: 'printed_copy' })
      return verify(payment, 1, { packageId: 'printed' })
    }))
  test('another currency than was ordered', () =>
    expectRefusal(async ({ order, razorpay, verify }) =>
      verify(razorpay.pay(await order()), 1, { packageId: 'digital', currencyCode: 'USD' }),
    ))

  test('a package that is not ours', async () => {
    const { order, razorpay, verify } = await setUp()
    const answer = await verify(razorpay.pay(await order()), 1, { packageId: 'free_lunch' })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid package'])
  })
})

test('nothing of a person or a payment is written to the log', async () => {
  const { order, orderGift, razorpay, verify, deliver, captured, logger } = await setUp()
  await verify(razorpay.pay(await order()))
  const payment = razorpay.pay(await orderGift({ message: 'Sweet dreams', recipientEmail: 'nani@example.in' }))
  await deliver(captured(payment))
  await verify(payment, 2)
  expect(logger.lines.join('')).not.toMatch(/family-1|nani|sweet dreams|rzp_|secret|pay_/i)
})
