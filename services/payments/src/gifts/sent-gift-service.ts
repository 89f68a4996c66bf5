import { deliveryTime, indianDay } from '@kahani/contracts/gift-delivery'
import type { ChangeGiftDelivery, SentGift } from '@kahani/contracts/sent-gifts'
import type { DerivedTokens } from '@kahani/service-kit/derived-tokens'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely, Selectable } from 'kysely'
import type { Database, GiftsTable } from '../database.ts'
import {
  giftAlreadyRedeemed,
  giftAlreadySent,
  giftCancelled,
  giftNotSent,
  giftSentToday,
  sentGiftNotFound,
} from '../errors.ts'
import type { GiftCodes } from './gift-codes.ts'
import { deliverGift } from './gift-delivery.ts'
import { createGiftRepository } from './gift-repository.ts'

const MAX_LISTED = 100

export interface SentGiftServiceDeps {
  db: Kysely<Database>
  tokens: DerivedTokens
  codes: GiftCodes
  flushOutbox: () => void
}

type Gift = Selectable<GiftsTable>

/** When its email was queued. A gift without a day is emailed as soon as it is paid. */
const deliveredAt = (gift: Gift): Date | null =>
  gift.delivered_at ?? (gift.deliver_at === null ? gift.available_at : null)

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null

/** @throws HttpError 404 or 409 if nobody can redeem it */
function requireOpen(gift: Gift | undefined): Gift {
  if (!gift) throw sentGiftNotFound()
  if (gift.cancelled_at) throw giftCancelled()
  if (gift.redeemed_at) throw giftAlreadyRedeemed()
  return gift
}

/** Gifts as the accounts that gave them see them. */
export function createSentGiftService({ db, tokens, codes, flushOutbox }: SentGiftServiceDeps) {
  function toSentGift(gift: Gift): SentGift {
    const isOpen = gift.redeemed_at === null && gift.cancelled_at === null
    return {
      id: gift.id,
      packageId: gift.package_id,
      senderName: gift.sender_name,
      recipientName: gift.recipient_name,
      recipientEmail: gift.recipient_email,
      message: gift.message,
      paidAt: (gift.available_at as Date).toISOString(),
      deliveredAt: isoOrNull(deliveredAt(gift)),
      deliverAt: isoOrNull(gift.deliver_at),
      redeemedAt: isoOrNull(gift.redeemed_at),
      cancelledAt: isoOrNull(gift.cancelled_at),
      token: isOpen ? tokens.create(gift.id) : null,
      code: isOpen ? codes.create(gift.order_id) : null,
    }
  }

  return {
    /** Newest first. */
    async list(userId: number): Promise<SentGift[]> {
      return (await createGiftRepository(db).listSent(userId, MAX_LISTED)).map(toSentGift)
    },

    /** Changes the day of a gift that is not emailed yet, or emails it now. @throws HttpError 404 or 409 */
    async changeDelivery(userId: number, id: string, { deliverOn }: ChangeGiftDelivery): Promise<SentGift> {
      const changed = await db.transaction().execute(async trx => {
        const gifts = createGiftRepository(trx)
        const gift = requireOpen(await gifts.lockSent(userId, id))
        if (deliveredAt(gift)) throw giftAlreadySent()
        const isDue = await gifts.setDeliverAt(id, deliverOn === null ? null : deliveryTime(deliverOn))
        if (isDue) await deliverGift(trx, id)
        return gifts.findSent(userId, id)
      })
      flushOutbox()
      if (!changed) throw sentGiftNotFound()
      return toSentGift(changed)
    },

    /** Emails a gift again, once a day. @throws HttpError 404 or 409 */
    async resend(userId: number, id: string): Promise<void> {
      await db.transaction().execute(async trx => {
        const gift = requireOpen(await createGiftRepository(trx).lockSent(userId, id))
        if (!deliveredAt(gift)) throw giftNotSent()
        const key = `gift:${id}:${indianDay(new Date())}`
        if (await trx.selectFrom('notifications').select('id').where('key', '=', key).executeTakeFirst()) {
          throw giftSentToday()
        }
        await queueNotification(trx, 'payments', key, { kind: 'gift', giftId: id })
      })
      flushOutbox()
    },
  }
}
export type SentGiftService = ReturnType<typeof createSentGiftService>
