import { profileKey } from '@kahani/service-kit/profile-cache'
import { expect, test } from 'vitest'
import { setUp, shipping } from './set-up.ts'

test('whatever changes the copies or the status of an account invalidates its profile', async () => {
  const shop = await setUp()
  const { order, orderGift, razorpay, verify, deliver, captured, refunded, disputed, post, redis, emails } = shop
  /** The accounts whose profile is invalidated by a step. */
  const invalidatedBy = async (step: () => Promise<{ statusCode: number }>) => {
    const ids = [1, 2]
    await redis.mset(Object.fromEntries(ids.map(id => [profileKey(id), '{}'])))
    expect((await step()).statusCode).toBe(200)
    const profiles = await redis.mget(ids.map(profileKey))
    return ids.filter((_, i) => profiles[i] === '')
  }

  const bought = razorpay.pay(await order('printed'))
  expect(await invalidatedBy(() => verify(bought))).toEqual([1])
  const reported = razorpay.pay(await order('printed'))
  expect(await invalidatedBy(() => deliver(captured(reported)))).toEqual([1])
  const free = { shippingAddress: Object.values(shipping).join(', ') }
  expect(await invalidatedBy(() => post('/api/stories/1/process-free-printed-copy', free))).toEqual([1])
  expect(await invalidatedBy(() => deliver(refunded(razorpay.refund(bought.id))))).toEqual([1])
  const dispute = razorpay.dispute(reported.id)
  expect(await invalidatedBy(() => deliver(disputed(dispute)))).toEqual([1])
  expect(await invalidatedBy(() => deliver(disputed({ ...dispute, status: 'won' })))).toEqual([1])
  const lost = razorpay.dispute(reported.id, { status: 'lost' })
  expect(await invalidatedBy(() => deliver(disputed(lost)))).toEqual([1])

  const present = razorpay.pay(await orderGift())
  expect(await invalidatedBy(() => verify(present))).toEqual([])
  const email = (await emails()).findLast(({ content }) => content.kind === 'gift')
  const token = email?.content.kind === 'gift' ? email.content.token : ''
  expect(await invalidatedBy(() => post('/api/redeem-gift', { token }, 2))).toEqual([2])

  const unreported = razorpay.pay(await order('printed'))
  expect(unreported.status).toBe('captured')
  expect(await invalidatedBy(() => post('/api/admin/fix-story-count', { userId: 1 }, 9))).toEqual([1])
  expect(await redis.pttl(profileKey(1))).toBeLessThanOrEqual(10_000)
})

test('a payment is settled while profiles can’t be invalidated', async () => {
  const { order, razorpay, verify, redis, summary } = await setUp()
  const payment = razorpay.pay(await order('printed'))
  redis.disconnect()
  expect((await verify(payment)).statusCode).toBe(200)
  expect(await summary()).toMatchObject({ printedCopiesRemaining: 3 })
})
