import { type AccountSummary, FREE_STORY_CREDITS } from '@kahani/contracts/credits'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely, Transaction } from 'kysely'
import { type Database, LEDGER_KINDS } from '../database.ts'
import { createDisputeRepository } from '../disputes/dispute-repository.ts'
import { accountErased, creditAlreadyRefunded, noCredits, noFreeCopies, notYourStory } from '../errors.ts'
import { createLedgerRepository, type LedgerRepository } from './ledger-repository.ts'
import { refundRef, remainingGrant, remainingGrants, revocationRef } from './remaining-grant.ts'

/** Story credits and printed copies, as a package contains them. */
export interface Credits {
  stories: number
  printedCopies: number
}

const storyRef = (storyId: number) => `story:${storyId}`
const printRef = (printId: number) => `print:${printId}`
const signUpRef = (userId: number) => `signup:${userId}`

/**
 * Opens the account with its free credit if it is new, and locks it until the transaction ends.
 * @throws HttpError 401 if it was erased
 */
async function openAndLock(ledger: LedgerRepository, userId: number): Promise<void> {
  if (await ledger.openAccount(userId)) {
    await ledger.append({ userId, kind: 'story', amount: FREE_STORY_CREDITS, ref: signUpRef(userId) })
  }
  if ((await ledger.lockAccount(userId)).erased) throw accountErased()
}

/** Opens and locks an account within a larger transaction. @throws HttpError 401 if it was erased */
export const openAccount = (trx: Transaction<Database>, userId: number): Promise<void> =>
  openAndLock(createLedgerRepository(trx), userId)

/** The unused printed copies of each grant, oldest first, and those of them whose payment is disputed. */
async function readCopies(db: Kysely<Database> | Transaction<Database>, userId: number) {
  const disputed = await createDisputeRepository(db).listDisputedGrants(userId)
  const grants = remainingGrants(await createLedgerRepository(db).entries(userId, 'printed_copy'))
  return { grants, disputed: new Set(disputed) }
}

/** Ledger operations that are part of a larger transaction: of an order, a gift or a printed copy. */
export function ledgerWithin(trx: Transaction<Database>, profiles: ChangedProfiles) {
  const ledger = createLedgerRepository(trx)
  return {
    /** Idempotent per `ref`. */
    async grant(userId: number, ref: string, { stories, printedCopies }: Credits): Promise<void> {
      await openAndLock(ledger, userId)
      if (stories > 0) {
        await ledger.append({ userId, kind: 'story', amount: stories, ref })
        await ledger.markPaid(userId)
      }
      if (printedCopies > 0) await ledger.append({ userId, kind: 'printed_copy', amount: printedCopies, ref })
      await profiles.invalidate(userId)
    },

    /** Revokes the unused part of the grant `ref`, at most `max`. @returns what was revoked */
    async revoke(userId: number, ref: string, refundId: string, max: Credits): Promise<Credits> {
      await openAndLock(ledger, userId)
      const revoked: Credits = { stories: 0, printedCopies: 0 }
      for (const kind of LEDGER_KINDS) {
        const field = kind === 'story' ? 'stories' : 'printedCopies'
        const amount = Math.min(max[field], remainingGrant(await ledger.entries(userId, kind), ref))
        if (amount <= 0) continue
        if (await ledger.append({ userId, kind, amount: -amount, ref: revocationRef(ref, refundId) })) {
          revoked[field] = amount
        }
      }
      await profiles.invalidate(userId)
      return revoked
    },

    /**
     * Uses a copy of a grant, by default of the oldest one that has a copy left and is not disputed.
     * @returns the ref of the grant
     * @throws HttpError 402 if there is none
     */
    async spendPrintedCopy(userId: number, printId: number, grantRef?: string): Promise<string> {
      await openAndLock(ledger, userId)
      const { grants, disputed } = await readCopies(trx, userId)
      const usable = [...grants].find(([ref, left]) => left > 0 && (grantRef ? ref === grantRef : !disputed.has(ref)))
      if (!usable) throw noFreeCopies()
      await ledger.append({ userId, kind: 'printed_copy', amount: -1, ref: printRef(printId) })
      await profiles.invalidate(userId)
      return usable[0]
    },

    /** Refunds the credit that a printed copy used. Idempotent. */
    async refundPrintedCopy(userId: number, printId: number): Promise<void> {
      await openAndLock(ledger, userId)
      await ledger.append({ userId, kind: 'printed_copy', amount: 1, ref: refundRef(printRef(printId)) })
      await profiles.invalidate(userId)
    },

    /** Makes the account free again if all its packages and gifts were refunded. */
    async endPaidPlan(userId: number): Promise<void> {
      await openAndLock(ledger, userId)
      await ledger.markUnpaid(userId)
      await profiles.invalidate(userId)
    },
  }
}

/** The credits of accounts. Every change is a ledger row with a unique ref, so all operations are idempotent. */
export function createLedgerService(db: Kysely<Database>) {
  const repository = createLedgerRepository(db)
  const inTransaction = <T>(work: (ledger: LedgerRepository) => Promise<T>) =>
    db.transaction().execute(trx => work(createLedgerRepository(trx)))

  /** Copies of packages whose payment is disputed can't be used. */
  async function countHeldCopies(userId: number): Promise<number> {
    const { grants, disputed } = await readCopies(db, userId)
    return [...grants].reduce((sum, [ref, left]) => sum + (disputed.has(ref) ? left : 0), 0)
  }

  return {
    async summary(userId: number): Promise<AccountSummary> {
      let found = await repository.summary(userId)
      if (!found) {
        await inTransaction(ledger => openAndLock(ledger, userId))
        found = await repository.summary(userId)
      }
      const copies = found?.printedCopies ?? 0
      const held = copies > 0 ? await countHeldCopies(userId) : 0
      return {
        subscriptionStatus: found?.paidAt ? 'premium' : 'free',
        storiesRemaining: found?.stories ?? 0,
        printedCopiesRemaining: copies - held,
        ...(held > 0 && { printedCopiesHeld: held }),
      }
    },

    /** @throws HttpError 402 if no credit is left, 409 if the story's credit was refunded, 403 for another user's story */
    spend: (userId: number, storyId: number): Promise<void> =>
      inTransaction(async ledger => {
        await openAndLock(ledger, userId)
        const ref = storyRef(storyId)
        const spent = await ledger.find(ref, 'story')
        if (spent) {
          if (spent.userId !== userId) throw notYourStory()
          if (await ledger.find(refundRef(ref), 'story')) throw creditAlreadyRefunded()
          return
        }
        const summary = await ledger.summary(userId)
        if (!summary || summary.stories < 1) throw noCredits()
        await ledger.append({ userId, kind: 'story', amount: -1, ref })
      }),

    /**
     * Refunds the credit of a story. If nothing was spent yet, it records both the refund and the spend, so that a
     * spend that arrives late is rejected.
     */
    refund: (userId: number, storyId: number): Promise<void> =>
      inTransaction(async ledger => {
        await openAndLock(ledger, userId)
        const ref = storyRef(storyId)
        const spent = await ledger.find(ref, 'story')
        if (spent && spent.userId !== userId) throw notYourStory()
        await ledger.append({ userId, kind: 'story', amount: 1, ref: refundRef(ref) })
        if (!spent) await ledger.append({ userId, kind: 'story', amount: -1, ref })
      }),
  }
}
export type LedgerService = ReturnType<typeof createLedgerService>
