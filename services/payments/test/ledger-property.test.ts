import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingGrant } from '../src/ledger/remaining-grant.ts'
import type { Payment, Refund } from './razorpay-server.ts'
import { setUp } from './set-up.ts'

type Step =
  | { does: 'buy'; which: number }
  | { does: 'replay'; which: number }
  | { does: 'refund'; which: number }
  | { does: 'replay refund'; which: number }
  | { does: 'part refund'; which: number; share: number }
  | { does: 'spend'; storyId: number }
  | { does: 'give back'; storyId: number }

const which = fc.nat(9)
const storyId = fc.integer({ min: 1, max: 12 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('buy', 'replay', 'refund', 'replay refund'), which }),
  fc.record({ does: fc.constant('part refund'), which, share: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ does: fc.constantFrom('spend', 'give back'), storyId }),
) as fc.Arbitrary<Step>

test('any interleaving of grants, uses, refunds and replays keeps the balance the sum of the ledger, never below 0', async () => {
  const { db, order, razorpay, verify, deliver, captured, refunded, internal, standing } = await setUp()
  let user = 0

  async function run(rounds: Step[][]) {
    const userId = ++user
    await standing(userId)
    const payments: Payment[] = []
    const refunds: Refund[] = []
    const refund = async (at: number, amount?: number) => {
      const payment = payments[at % payments.length]
      if (!payment) return
      const left = payment.amount - payment.amount_refunded
      if (left === 0) return
      const made = razorpay.refund(payment.id, Math.min(left, amount ?? left))
      refunds.push(made)
      await deliver(refunded(made))
    }
    const take = async (one: Step) => {
      if (one.does === 'buy') {
        const orderId = await order(one.which % 2 ? 'digital' : 'printed', userId)
        const payment = razorpay.pay(orderId)
        payments.push(payment)
        await Promise.all([verify(payment, userId), deliver(captured(payment))])
      } else if (one.does === 'replay') {
        const payment = payments[one.which % payments.length]
        if (payment) await Promise.all([deliver(captured(payment)), verify(payment, userId)])
      } else if (one.does === 'refund') await refund(one.which)
      else if (one.does === 'part refund') await refund(one.which, one.share * 1_000)
      else if (one.does === 'replay refund') {
        const made = refunds[one.which % refunds.length]
        if (made) await deliver(refunded(made))
      } else {
        const what = one.does === 'spend' ? 'spend' : 'refund'
        await internal('POST', `/internal/credits/${what}`, { userId, storyId: userId * 100 + one.storyId })
      }
    }
    for (const round of rounds) {
      await Promise.all(round.map(take))
      const rows = await db
        .selectFrom('ledger')
        .select(['kind', 'amount', 'ref'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      const sums = { story: 0, printed_copy: 0 }
      for (const row of rows) {
        sums[row.kind] += row.amount
        // Not only at the end: at no moment has it been below nothing.
        expect(sums[row.kind]).toBeGreaterThanOrEqual(0)
      }
      expect(await standing(userId)).toMatchObject({
        storiesRemaining: sums.story,
        printedCopiesRemaining: sums.printed_copy,
      })
      const paid = new Set(rows.filter(({ ref }) => /^order:\d+$/.test(ref)).map(({ ref }) => ref))
      expect(paid.size).toBe(payments.length)
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), run),
    { numRuns: 40 },
  )
}, 120_000)

test('what is unused of all grants together is the balance, and of each at most what it gave', () => {
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
      const unused = grants.map((_, i) => remainingGrant(entries, `order:${i + 1}`))
      expect(unused.reduce((sum, amount) => sum + amount, 0)).toBe(balance())
      for (const [i, amount] of unused.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(grants[i] ?? 0)
      }
    }),
  )
})
