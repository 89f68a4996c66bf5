import { accountPaymentsSchema } from '@kahani/contracts/account-payments'
import { expect, test } from 'vitest'
import { setUp, shipping, TITLE } from './set-up.ts'

test('GET /internal/users/{id}/data returns everything that is stored about the account', async () => {
  const { order, orderGift, post, razorpay, verify, deliver, refunded, internal, reconciler, emails } = await setUp()
  const orderId = await order('digital')
  const payment = razorpay.pay(orderId)
  await verify(payment)
  await verify(razorpay.pay(orderId))
  await deliver(refunded(razorpay.refund(payment.id, 30_000)))
  await reconciler.run()
  await internal('POST', '/internal/credits/spend', { userId: 1, storyId: 12 })
  await post('/api/stories/1/order-printed-copy', shipping)
  await verify(razorpay.pay(await orderGift({ recipientEmail: 'nani@example.in', message: 'Sweet dreams' })))
  for (const recipientEmail of ['Family-1@example.in', 'someone@example.in']) {
    await verify(razorpay.pay(await orderGift({ recipientEmail, recipientName: 'Asha' }, 3)), 3)
  }
  const { content } = (await emails()).findLast(email => email.content.kind === 'gift') ?? {}
  await post('/api/redeem-gift', { token: content?.kind === 'gift' ? content.token : '' })

  const response = await internal('GET', '/internal/users/1/data')
  expect(response.statusCode).toBe(200)
  const data = accountPaymentsSchema.parse(response.json())
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  expect(data.orders).toMatchObject([
    {
      orderNumber: expect.stringMatching(/^KH-/),
      ...{ purpose: 'package', packageId: 'digital', price: inr(150_000), status: 'paid', paymentId: payment.id },
      refunds: [{ amount: inr(30_000), stories: 1, printedCopies: 0 }],
      returnedPayments: [{ amount: inr(150_000) }],
    },
    { purpose: 'printed_copy', packageId: null, status: 'open', paidAt: null, refunds: [], returnedPayments: [] },
    { purpose: 'gift', packageId: 'printed', price: inr(300_000) },
  ])
  expect(
    data.credits.map(({ kind, amount, reason }) => [kind, amount, reason.replace(/[\da-f-]{36}|rfnd.*/, '…')]),
  ).toEqual([
    ['story', 1, 'signup:1'],
    ['story', 5, 'order:1'],
    ['story', -1, 'refund:order:1:…'],
    ['story', -1, 'story:12'],
    ['story', 3, 'gift:…'],
    ['printed_copy', 3, 'gift:…'],
  ])
  expect(data.giftsSent).toMatchObject([
    { senderName: 'family-1', recipientEmail: 'nani@example.in', message: 'Sweet dreams', redeemedAt: null },
  ])
  expect(data.giftsReceived).toMatchObject([
    { senderName: 'family-3', recipientName: 'Asha', redeemedAt: null },
    { senderName: 'family-3', recipientName: null, redeemedAt: expect.any(String) },
  ])
  expect(data.printedCopies).toMatchObject([
    {
      storyId: 1,
      title: TITLE,
      status: 'unpaid',
      shippingAddress: expect.stringContaining('Meera Iyer'),
      trackingNumber: null,
    },
  ])

  expect((await internal('GET', '/internal/users/999/data')).statusCode).toBe(404)
  await verify(razorpay.pay(await orderGift({ recipientEmail: 'family-850@example.in' })))
  expect((await internal('GET', '/internal/users/850/data')).json()).toMatchObject({ orders: [], giftsReceived: [] })
})
