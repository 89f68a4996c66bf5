import { accountSchema, canonicalize } from '@kahani/contracts/accounts-internal'
import type { AvailableGift, GiftDetails, RedeemedGift } from '@kahani/contracts/gifts'
import { packageOf } from '@kahani/contracts/shop'
import { giftMessages } from '@kahani/messages/en/payments'
import type { DerivedTokens } from '@kahani/service-kit/derived-tokens'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely, Selectable } from 'kysely'
import type { Database, GiftsTable } from '../database.ts'
import { giftAlreadyRedeemed, giftAlreadyYours, giftCancelled, giftNotFound } from '../errors.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import type { GiftCodes } from './gift-codes.ts'
import { createGiftRepository } from './gift-repository.ts'

const MAX_LISTED = 20

export interface GiftServiceDeps {
  db: Kysely<Database>
  tokens: DerivedTokens
  codes: GiftCodes
  auth: InternalClient
  profiles: ChangedProfiles
  logger: Logger
}

function detailsOf(gift: Selectable<GiftsTable>): GiftDetails {
  const { name, stories, printedCopies } = packageOf(gift.package_id)
  return {
    senderName: gift.sender_name ?? giftMessages.formerSender,
    packageName: name,
    storyCredits: stories,
    printedCopies,
    ...(gift.message ? { message: gift.message } : {}),
  }
}

/** @throws HttpError 404 or 409 if nobody can redeem it */
function requireRedeemable<T extends Selectable<GiftsTable>>(gift: T | undefined, userId?: number): T {
  if (!gift?.available_at) throw giftNotFound()
  if (gift.cancelled_at) throw giftCancelled()
  if (gift.redeemed_by !== null) throw gift.redeemed_by === userId ? giftAlreadyYours() : giftAlreadyRedeemed()
  return gift
}

/** Lists and redeems paid gifts. */
export function createGiftService({ db, tokens, codes, auth, profiles, logger }: GiftServiceDeps) {
  /** The id of the gift of a link's token or a card's code. */
  async function resolve(secret: string): Promise<string | null> {
    const id = tokens.verify(secret)
    if (id !== null) return id
    const orderId = codes.verify(secret)
    return orderId === null ? null : createGiftRepository(db).findIdByOrder(orderId)
  }

  /** The link was sent to the recipient's address, so the account with that address is verified by it. */
  async function confirmEmail(userId: number, email: string): Promise<void> {
    try {
      await auth.call(`/internal/users/${userId}/confirm-email`, { method: 'POST', body: { email }, timeoutMs: 2_000 })
    } catch (err) {
      logger.warn({ err }, 'email address not confirmed by a redeemed gift')
    }
  }

  return {
    /** Gifts sent to the account's email address, once it is verified. */
    async listRedeemable(userId: number, requestId: string): Promise<AvailableGift[]> {
      const account = await auth.call(`/internal/users/${userId}`, {
        answer: accountSchema,
        requestId,
        timeoutMs: 5_000,
      })
      if (!account.emailVerified) return []
      const gifts = await createGiftRepository(db).listRedeemable(canonicalize(account.email), MAX_LISTED)
      return gifts.map(gift => ({ token: tokens.create(gift.id), ...detailsOf(gift) }))
    },

    /** What the token redeems. The token is a secret, so whoever has it may know. @throws HttpError 404 or 409 */
    async details(token: string): Promise<GiftDetails> {
      const id = await resolve(token)
      return detailsOf(requireRedeemable(id === null ? undefined : await createGiftRepository(db).find(id)))
    },

    /** Grants the gift to the first account that presents its token. @throws HttpError 404 or 409 */
    async redeem(userId: number, token: string): Promise<RedeemedGift> {
      const id = await resolve(token)
      const { recipientEmail, ...redeemed } = await db.transaction().execute(async trx => {
        const gifts = createGiftRepository(trx)
        const gift = requireRedeemable(id === null ? undefined : await gifts.lock(id), userId)
        const { stories, printedCopies } = packageOf(gift.package_id)
        await gifts.markRedeemed(gift.id, userId)
        await ledgerWithin(trx, profiles).grant(userId, `gift:${gift.id}`, { stories, printedCopies })
        return { recipientEmail: gift.recipient_email, storyCredits: stories, printedCopies }
      })
      if (recipientEmail !== null) await confirmEmail(userId, recipientEmail)
      return redeemed
    },
  }
}
export type GiftService = ReturnType<typeof createGiftService>
