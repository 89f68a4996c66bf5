import { type AccountStanding, FREE_STORY_CREDITS } from '@kahani/contracts/credits'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { creditAlreadyRefunded, noCredits, notYourStory } from '../errors.ts'
import { createLedgerRepository, type LedgerRepository } from './ledger-repository.ts'

const storyRef = (storyId: number) => `story:${storyId}`
const refundRef = (ref: string) => `refund:${ref}`

/** The rules of credits. Every change is a ledger row with a reason of its own, so saying a thing twice does it once. */
export function createLedgerService(db: Kysely<Database>) {
  const read = createLedgerRepository(db)
  const within = <T>(work: (ledger: LedgerRepository) => Promise<T>) =>
    db.transaction().execute(trx => work(createLedgerRepository(trx)))

  /** An account is opened, with its free credit, when it is first heard of. */
  async function open(ledger: LedgerRepository, userId: number): Promise<void> {
    if (!(await ledger.openAccount(userId))) return
    await ledger.append({ userId, kind: 'story', amount: FREE_STORY_CREDITS, ref: `signup:${userId}` })
  }

  return {
    async standing(userId: number): Promise<AccountStanding> {
      let found = await read.standing(userId)
      if (!found) {
        await within(ledger => open(ledger, userId))
        found = await read.standing(userId)
      }
      return {
        subscriptionStatus: found?.everPaid ? 'premium' : 'free',
        storiesRemaining: found?.stories ?? 0,
        printedCopiesRemaining: found?.printedCopies ?? 0,
      }
    },

    /** @throws Failure 402 when no credit is left, 409 when it was given back already, 403 for another's story */
    spend: (userId: number, storyId: number): Promise<void> =>
      within(async ledger => {
        await open(ledger, userId)
        await ledger.lockAccount(userId)
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
        await open(ledger, userId)
        await ledger.lockAccount(userId)
        const ref = storyRef(storyId)
        const spent = await ledger.find(ref, 'story')
        if (spent && spent.userId !== userId) throw notYourStory()
        if (!spent) await ledger.append({ userId, kind: 'story', amount: -1, ref })
        await ledger.append({ userId, kind: 'story', amount: 1, ref: refundRef(ref) })
      }),
  }
}
export type LedgerService = ReturnType<typeof createLedgerService>
