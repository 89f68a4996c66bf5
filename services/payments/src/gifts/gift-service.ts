import { accountSchema, canonicalize } from '@kahani/contracts/accounts-internal'
import type { AvailableGift, RedeemedGift } from '@kahani/contracts/gifts'
import { packageOf } from '@kahani/contracts/shop'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { giftCancelled, giftRedeemed, giftRedeemedByYou, unknownGift } from '../errors.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { createGiftRepository } from './gift-repository.ts'
import type { GiftTokens } from './gift-tokens.ts'

const MOST_SHOWN = 20

export interface GiftParts {
  db: Kysely<Database>
  tokens: GiftTokens
  auth: InternalClient
}

/** Gifts that were paid: who may see one, and what redeeming it grants. */
export function createGiftService({ db, tokens, auth }: GiftParts) {
  return {
    async waitingFor(userId: number, requestId: string): Promise<AvailableGift[]> {
      const account = await auth.call(`/internal/users/${userId}`, {
        answer: accountSchema,
        requestId,
        timeoutMs: 2_000,
      })
      const gifts = await createGiftRepository(db).waitingFor(canonicalize(account.email), MOST_SHOWN)
      return gifts.map(gift => {
        const { name, stories, printedCopies } = packageOf(gift.package_id)
        return {
          token: tokens.of(gift.id),
          senderName: gift.sender_name,
          packageName: name,
          storyCredits: stories,
          printedCopies,
          ...(gift.message ? { message: gift.message } : {}),
        }
      })
    },

    /** Grants what was bought to whoever holds the token, once. @throws HttpError 404 or 409 with what to do */
    redeem: (userId: number, token: string): Promise<RedeemedGift> =>
      db.transaction().execute(async trx => {
        const id = tokens.read(token)
        const gifts = createGiftRepository(trx)
        const gift = id === null ? undefined : await gifts.lock(id)
        if (!gift?.available_at) throw unknownGift()
        if (gift.cancelled_at) throw giftCancelled()
        if (gift.redeemed_by !== null) throw gift.redeemed_by === userId ? giftRedeemedByYou() : giftRedeemed()
        const { stories, printedCopies } = packageOf(gift.package_id)
        await gifts.redeemedBy(gift.id, userId)
        await ledgerWithin(trx).grant(userId, `gift:${gift.id}`, { stories, printedCopies })
        return { storyCredits: stories, printedCopies }
      }),
  }
}
export type GiftService = ReturnType<typeof createGiftService>
