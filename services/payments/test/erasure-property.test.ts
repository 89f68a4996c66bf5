import { FULL } from '@kahani/testing/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Payment } from './fake-razorpay.ts'
import { setUp } from './set-up.ts'

type Step =
  | { action: 'buy' | 'pay again' | 'replay'; which: number }
  | { action: 'refund'; which: number; share: number }
  | { action: 'spend'; storyId: number }

const which = fc.nat(5)
const later: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ action: fc.constantFrom('replay' as const, 'pay again' as const), which }),
  fc.record({ action: fc.constant('refund' as const), which, share: fc.integer({ min: 1, max: 4 }) }),
)
const earlier: fc.Arbitrary<Step> = fc.oneof(
  later,
  fc.record({ action: fc.constant('buy' as const), which }),
  fc.record({ action: fc.constant('spend' as const), storyId: fc.integer({ min: 1, max: 9 }) }),
)

test('for any history, erasing an account changes no amount, and later refunds have the same effect as without it', async () => {
  const shop = await setUp()
  const { order, razorpay, deliver, captured, refunded, internal, summary, reconciler, erase, db } = shop
  let lastUser = 0

  async function openAccount() {
    const userId = ++lastUser
    await summary(userId)
    const payments: Payment[] = []
    const orderIds: string[] = []
    async function apply(step: Step) {
      if (step.action === 'spend') {
        const body = { userId, storyId: userId * 100 + step.storyId }
        await internal('POST', '/internal/credits/spend', body)
        return
      }
      if (step.action === 'buy') {
        const orderId = await order(step.which % 2 ? 'digital' : 'printed', userId)
        orderIds.push(orderId)
        if (step.which === 0) return
        payments.push(razorpay.pay(orderId))
        await deliver(captured(payments.at(-1) as Payment))
      }
      const payment = payments[step.which % payments.length]
      if (!payment) return
      if (step.action === 'replay') await deliver(captured(payment))
      if (step.action === 'pay again') await deliver(captured(razorpay.pay(payment.order_id)))
      const remaining = payment.amount - payment.amount_refunded
      if (step.action === 'refund' && remaining > 0) {
        await deliver(refunded(razorpay.refund(payment.id, Math.ceil((remaining * step.share) / 4))))
      }
    }
    /** The account's orders and ledger, without ids. */
    async function rows() {
      const columns = ['status', 'amount', 'refunded', 'user_id'] as const
      const orders = await db
        .selectFrom('orders')
        .select(columns)
        .where('provider_order_id', 'in', [...orderIds, ''])
        .orderBy('id')
        .execute()
      const owner = orders[0]?.user_id ?? userId
      const ledger = await db
        .selectFrom('ledger')
        .select(['kind', 'amount'])
        .where('user_id', '=', owner)
        .orderBy('id')
        .execute()
      // An open order of an erased account expires.
      const states = orders.map(({ status, amount, refunded }) => [
        status === 'open' ? 'expired' : status,
        amount,
        refunded,
      ])
      return { states, ledger: ledger.map(({ kind, amount }) => [kind, amount]) }
    }
    return { userId, apply, rows, hasOrders: () => orderIds.length > 0 }
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(earlier, { minLength: 2, maxLength: 10 }),
      fc.array(later, { minLength: 1, maxLength: 6 }),
      async (before, after) => {
        const [erased, control] = [await openAccount(), await openAccount()]
        for (const step of before) for (const account of [erased, control]) await account.apply(step)
        const rowsBefore = await erased.rows()
        expect(await erase(erased.userId)).toBe(204)
        if (erased.hasOrders()) expect(await erased.rows()).toEqual(rowsBefore)
        for (const step of after) for (const account of [erased, control]) await account.apply(step)
        await reconciler.run()
        if (erased.hasOrders()) expect(await erased.rows()).toEqual(await control.rows())
      },
    ),
    { numRuns: FULL ? 20 : 3 },
  )
})
