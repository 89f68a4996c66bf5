import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingGrant } from '../src/ledger/remaining-grant.ts'
import type { Payment, Refund } from './fake-razorpay.ts'
import { setUp } from './set-up.ts'

type Step =
  | { action: 'buy'; which: number }
  | { action: 'replay'; which: number }
  | { action: 'refund'; which: number }
  | { action: 'replay refund'; which: number }
  | { action: 'part refund'; which: number; share: number }
  | { action: 'spend'; storyId: number }
  | { action: 'refund credit'; storyId: number }

const which = fc.nat(9)
const storyId = fc.integer({ min: 1, max: 12 })
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ action: fc.constantFrom('buy', 'replay', 'refund', 'replay refund'), which }),
  fc.record({ action: fc.constant('part refund'), which, share: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ action: fc.constantFrom('spend', 'refund credit'), storyId }),
) as fc.Arbitrary<Step>

test('for any interleaving of grants, uses, refunds and replays, the balance is the sum of the ledger and never negative', async () => {
  const { db, order, razorpay, verify, deliver, captured, refunded, internal, summary } = await setUp()
  let user = 0

  async function run(batches: Step[][]) {
    const userId = ++user
    await summary(userId)
    const payments: Payment[] = []
    const refunds: Refund[] = []
    const refund = async (at: number, amount?: number) => {
      const payment = payments[at % payments.length]
      if (!payment) return
      const remaining = payment.amount - payment.amount_refunded
      if (remaining === 0) return
      const created = razorpay.refund(payment.id, Math.min(remaining, amount ?? remaining))
      refunds.push(created)
      await deliver(refunded(created))
    }
    const apply = async (step: Step) => {
      if (step.action === 'buy') {
        const orderId = await order(step.which % 2 ? 'digital' : 'printed', userId)
        const payment = razorpay.pay(orderId)
        payments.push(payment)
        await Promise.all([verify(payment, userId), deliver(captured(payment))])
      } else if (step.action === 'replay') {
        const payment = payments[step.which % payments.length]
        if (payment) await Promise.all([deliver(captured(payment)), verify(payment, userId)])
      } else if (step.action === 'refund') await refund(step.which)
      else if (step.action === 'part refund') await refund(step.which, step.share * 1_000)
      else if (step.action === 'replay refund') {
        const existing = refunds[step.which % refunds.length]
        if (existing) await deliver(refunded(existing))
      } else {
        const operation = step.action === 'spend' ? 'spend' : 'refund'
        await internal('POST', `/internal/credits/${operation}`, { userId, storyId: userId * 100 + step.storyId })
      }
    }
    for (const batch of batches) {
      await Promise.all(batch.map(apply))
      const rows = await db
        .selectFrom('ledger')
        .select(['kind', 'amount', 'ref'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      const sums = { story: 0, printed_copy: 0 }
      for (const row of rows) {
        sums[row.kind] += row.amount
        // After every row, not only at the end.
        expect(sums[row.kind]).toBeGreaterThanOrEqual(0)
      }
      expect(await summary(userId)).toMatchObject({
        storiesRemaining: sums.story,
        printedCopiesRemaining: sums.printed_copy,
      })
      const paid = new Set(rows.filter(({ ref }) => /^order:\d+$/.test(ref)).map(({ ref }) => ref))
      expect(paid.size).toBe(payments.length)
    }
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
      run,
    ),
    { numRuns: 40 },
  )
}, 120_000)

test('the remaining grants add up to the balance, and none exceeds its amount', () => {
  const grant = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.array(grant, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(99)), (grants, choices) => {
      const entries = grants.map((amount, i) => ({ ref: `order:${i + 1}`, amount }))
      const balance = () => entries.reduce((sum, { amount }) => sum + amount, 0)
      for (const [i, choice] of choices.entries()) {
        if (choice % 3 === 0 && balance() > 0) entries.push({ ref: `story:${i}`, amount: -1 })
        else if (choice % 3 === 1) {
          const ref = `order:${(choice % grants.length) + 1}`
          const amount = remainingGrant(entries, ref)
          if (amount > 0) entries.push({ ref: `refund:${ref}:rfnd_${i}`, amount: -amount })
          expect(remainingGrant(entries, ref)).toBe(0)
        }
      }
      const remaining = grants.map((_, i) => remainingGrant(entries, `order:${i + 1}`))
      expect(remaining.reduce((sum, amount) => sum + amount, 0)).toBe(balance())
      for (const [i, amount] of remaining.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(grants[i] ?? 0)
      }
    }),
  )
})
