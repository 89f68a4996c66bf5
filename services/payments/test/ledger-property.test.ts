import { FULL } from '@kahani/testing/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, remainingGrant, remainingGrants } from '../src/ledger/remaining-grant.ts'
import type { Dispute, Payment, Refund } from './fake-razorpay.ts'
import { setUp } from './set-up.ts'

type Step =
  | { action: 'buy'; which: number }
  | { action: 'replay'; which: number }
  | { action: 'refund'; which: number }
  | { action: 'replay refund'; which: number }
  | { action: 'part refund'; which: number; share: number }
  | { action: 'dispute'; which: number; share: number }
  | { action: 'decide' | 'replay dispute' | 'reconcile'; which: number }
  | { action: 'spend'; storyId: number }
  | { action: 'refund credit'; storyId: number }

const which = fc.nat(9)
const storyId = fc.integer({ min: 1, max: 12 })
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ action: fc.constantFrom('buy', 'replay', 'refund', 'replay refund'), which }),
  fc.record({ action: fc.constantFrom('decide', 'replay dispute', 'reconcile'), which }),
  fc.record({ action: fc.constantFrom('part refund', 'dispute'), which, share: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ action: fc.constantFrom('spend', 'refund credit'), storyId }),
) as fc.Arbitrary<Step>

test('for any interleaving of grants, uses, refunds, disputes, replays and checks, the balance is the sum of the ledger and never negative', async () => {
  const { db, order, razorpay, verify, deliver, captured, refunded, disputed, internal, summary, ...shop } =
    await setUp()
  let user = 0

  async function run(batches: Step[][]) {
    const userId = ++user
    await summary(userId)
    const payments: Payment[] = []
    const refunds: Refund[] = []
    const disputes: Dispute[] = []
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
      else if (step.action === 'dispute') {
        const payment = payments[step.which % payments.length]
        if (payment) disputes.push(razorpay.dispute(payment.id, { amount: step.share * 1_500 }))
      } else if (step.action === 'decide' || step.action === 'replay dispute') {
        const dispute = disputes[step.which % disputes.length]
        if (dispute?.status === 'open' && step.action === 'decide') dispute.status = step.which % 3 ? 'lost' : 'won'
        if (dispute) await deliver(disputed(dispute))
      } else if (step.action === 'reconcile') {
        await shop.makeChecksDue()
        await shop.reconciler.run()
      } else if (step.action === 'replay refund') {
        const existing = refunds[step.which % refunds.length]
        if (existing) await deliver(refunded(existing))
      } else if (step.action === 'spend' || step.action === 'refund credit') {
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
      const heldRows = await db
        .selectFrom('disputes')
        .innerJoin('orders', 'orders.payment_id', 'disputes.payment_id')
        .select('orders.id')
        .distinct()
        .where('disputes.status', '=', 'open')
        .where('user_id', '=', userId)
        .execute()
      const copies = rows.filter(({ kind }) => kind === 'printed_copy')
      const held = heldRows.reduce((sum, { id }) => sum + remainingGrant(copies, `order:${id}`), 0)
      expect(await summary(userId)).toMatchObject({
        storiesRemaining: sums.story,
        printedCopiesRemaining: sums.printed_copy - held,
      })
      const paid = new Set(rows.filter(({ ref }) => /^order:\d+$/.test(ref)).map(({ ref }) => ref))
      expect(paid.size).toBe(payments.length)
      for (const ref of paid) {
        for (const kind of ['story', 'printed_copy']) {
          const ofGrant = rows.filter(
            row => row.kind === kind && (row.ref === ref || row.ref.startsWith(`refund:${ref}:`)),
          )
          expect(ofGrant.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(0)
        }
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
      run,
    ),
    { numRuns: FULL ? 40 : 6 },
  )
})

test('in any order and repeated, reports of a payment, its refunds and its disputes lead to the same balances', async () => {
  const { db, order, razorpay, deliver, captured, refunded, disputed, summary, reconciler, makeChecksDue } =
    await setUp()
  let user = 0

  /** A payment of 3 stories and 3 copies, of which 30% are refunded, 20% won and 40% lost. */
  async function settle(sequence: number[]) {
    const userId = ++user
    const payment = razorpay.pay(await order('printed', userId))
    const paid = captured({ ...payment })
    const refund = refunded(razorpay.refund(payment.id, 90_000))
    const won = razorpay.dispute(payment.id, { amount: 60_000 })
    const lost = razorpay.dispute(payment.id, { amount: 120_000 })
    const opened = [disputed({ ...won }), disputed({ ...lost })]
    won.status = 'won'
    lost.status = 'lost'
    const reports = [paid, refund, ...opened, disputed(won), disputed(lost)]
    const check = async () => {
      await makeChecksDue()
      await reconciler.run()
    }
    for (const step of [...sequence, ...reports.keys()]) {
      const report = reports[step]
      await (report ? deliver(report) : check())
    }
    const rows = await db.selectFrom('ledger').select(['ref', 'kind', 'amount']).where('user_id', '=', userId).execute()
    expect(new Set(rows.map(row => row.ref + row.kind)).size).toBe(rows.length)
    const { storiesRemaining, printedCopiesRemaining } = await summary(userId)
    expect([storiesRemaining, printedCopiesRemaining]).toEqual([1 + 3 - 2, 3 - 2])
  }

  await fc.assert(fc.asyncProperty(fc.array(fc.nat(6), { maxLength: 12 }), settle), { numRuns: FULL ? 25 : 4 })
})

test('the remaining grants add up to the balance, and none exceeds its amount', () => {
  const grant = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.array(grant, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(99)), (grants, choices) => {
      const entries: Entry[] = grants.map((amount, i) => ({ ref: `order:${i + 1}`, amount }))
      const listGrants = () => [...remainingGrants(entries)].filter(([, left]) => left > 0)
      const balance = () => entries.reduce((sum, { amount }) => sum + amount, 0)
      for (const [i, choice] of choices.entries()) {
        if (choice % 6 === 0 && balance() > 0) entries.push({ ref: `story:${i}`, amount: -1 })
        else if (choice % 6 === 3 && balance() > 0) {
          const [grantRef] = listGrants()[choice % listGrants().length] ?? ['']
          const before = remainingGrant(entries, grantRef)
          entries.push({ ref: `print:${i}`, amount: -1, grantRef })
          expect(remainingGrant(entries, grantRef)).toBe(before - 1)
          if (choice % 2) entries.push({ ref: `refund:print:${i}`, amount: 1, grantRef })
        } else if (choice % 3 === 1) {
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
