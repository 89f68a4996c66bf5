import { type AccountSummary, FREE_STORY_CREDITS } from '@kahani/contracts/credits'
import type { Kysely, Transaction } from 'kysely'
import { type Database, LEDGER_KINDS } from '../database.ts'
import { creditAlreadyRefunded, noCredits, noFreeCopies, notYourStory } from '../errors.ts'
import { createLedgerRepository, type LedgerRepository } from './ledger-repository.ts'
import { refundRef, remainingGrant, revocationRef } from './remaining-grant.ts'

/** Story credits and printed copies together, as packages hold them. */
export interface Holdings {
  stories: number
  printedCopies: number
}

const storyRef = (storyId: number) => `story:${storyId}`
const printRef = (printId: number) => `print:${printId}`
const signUpRef = (userId: number) => `signup:${userId}`

/**
 * Makes sure that an account is there, with its free credit, and holds it until the transaction ends, so that nobody
 * else moves its credits meanwhile.
 */
async function hold(ledger: LedgerRepository, userId: number): Promise<void> {
  if (await ledger.openAccount(userId)) {
    await ledger.append({ userId, kind: 'story', amount: FREE_STORY_CREDITS, ref: signUpRef(userId) })
  }
  await ledger.lockAccount(userId)
}

/** What happens to an account's credits in a transaction of somebody else's: an order's, a gift's, a printed copy's. */
export function ledgerWithin(trx: Transaction<Database>) {
  const ledger = createLedgerRepository(trx)
  return {
    /** Grants once under `ref`. */
    async grant(userId: number, ref: string, { stories, printedCopies }: Holdings): Promise<void> {
      await hold(ledger, userId)
      if (stories > 0) await ledger.append({ userId, kind: 'story', amount: stories, ref })
      if (printedCopies > 0) await ledger.append({ userId, kind: 'printed_copy', amount: printedCopies, ref })
    },

    /** Takes back what is unused of the grant `ref`, up to `most`. @returns what was taken */
    async takeBack(userId: number, ref: string, refundId: string, most: Holdings): Promise<Holdings> {
      await hold(ledger, userId)
      const taken: Holdings = { stories: 0, printedCopies: 0 }
      for (const kind of LEDGER_KINDS) {
        const field = kind === 'story' ? 'stories' : 'printedCopies'
        const amount = Math.min(most[field], remainingGrant(await ledger.entries(userId, kind), ref))
        if (amount <= 0) continue
        await ledger.append({ userId, kind, amount: -amount, ref: revocationRef(ref, refundId) })
        taken[field] = amount
      }
      return taken
    },

    /** @throws HttpError 402 when no free copy is left */
    async usePrintedCopy(userId: number, printId: number): Promise<void> {
      await hold(ledger, userId)
      const standing = await ledger.standing(userId)
      if (!standing || standing.printedCopies < 1) throw noFreeCopies()
      await ledger.append({ userId, kind: 'printed_copy', amount: -1, ref: printRef(printId) })
    },

    /** Gives back, once, what a printed copy used. */
    async giveBackPrintedCopy(userId: number, printId: number): Promise<void> {
      await hold(ledger, userId)
      await ledger.append({ userId, kind: 'printed_copy', amount: 1, ref: refundRef(printRef(printId)) })
    },
  }
}

/** The rules of credits. Every change is a ledger row with a reason of its own, so saying a thing twice does it once. */
export function createLedgerService(db: Kysely<Database>) {
  const read = createLedgerRepository(db)
  const within = <T>(work: (ledger: LedgerRepository) => Promise<T>) =>
    db.transaction().execute(trx => work(createLedgerRepository(trx)))

  return {
    async standing(userId: number): Promise<AccountSummary> {
      let found = await read.standing(userId)
      if (!found) {
        await within(ledger => hold(ledger, userId))
        found = await read.standing(userId)
      }
      return {
        subscriptionStatus: found?.everPaid ? 'premium' : 'free',
        storiesRemaining: found?.stories ?? 0,
        printedCopiesRemaining: found?.printedCopies ?? 0,
      }
    },

    /** @throws HttpError 402 when no credit is left, 409 when it was given back already, 403 for another's story */
    spend: (userId: number, storyId: number): Promise<void> =>
      within(async ledger => {
        await hold(ledger, userId)
        const ref = storyRef(storyId)
        const spent = await ledger.find(ref, 'story')
        if (spent) {
          if (spent.userId !== userId) throw notYourStory()
          if (await ledger.find(refundRef(ref), 'story')) throw creditAlreadyRefunded()
          return
        }
        const standing = await ledger.standing(userId)
        if (!standing || standing.stories < 1) throw noCredits()
        await ledger.append({ userId, kind: 'story', amount: -1, ref })
      }),

    /**
     * Gives back what a story spent, once. Where nothing was spent yet, both rows are written, so that a spend that was
     * on its way and arrives late finds the story closed.
     */
    refund: (userId: number, storyId: number): Promise<void> =>
      within(async ledger => {
        await hold(ledger, userId)
        const ref = storyRef(storyId)
        const spent = await ledger.find(ref, 'story')
        if (spent && spent.userId !== userId) throw notYourStory()
        await ledger.append({ userId, kind: 'story', amount: 1, ref: refundRef(ref) })
        if (!spent) await ledger.append({ userId, kind: 'story', amount: -1, ref })
      }),
  }
}
export type LedgerService = ReturnType<typeof createLedgerService>
