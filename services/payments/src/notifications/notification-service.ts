import type { EmailPicture } from '@kahani/contracts/email-pictures'
import type { EmailContent, OutgoingEmail } from '@kahani/contracts/emails'
import type { CurrencyCode } from '@kahani/contracts/money'
import type { PackageId } from '@kahani/contracts/shop'
import { giftMessages } from '@kahani/messages/en/payments'
import type { DerivedTokens } from '@kahani/service-kit/derived-tokens'
import { createNotificationSource, notificationGone } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { NotificationSubject } from './notification-subject.ts'

const priceOf = ({ amount, currency }: { amount: number; currency: CurrencyCode }) => ({ amount, currency })

/** Returns the cover of a story; null if there is none. */
export type FindCover = (storyId: number) => Promise<EmailPicture | null>

/** Provides `auth`, which sends emails, with the recipient and content of each notification. */
export function createNotificationService(db: Kysely<Database>, tokens: DerivedTokens, findCover: FindCover) {
  async function giftWithOrder(giftId: string) {
    const gift = await db
      .selectFrom('gifts')
      .innerJoin('orders', 'orders.id', 'gifts.order_id')
      .selectAll('gifts')
      .select(['orders.user_id', 'orders.receipt', 'orders.amount', 'orders.currency', 'orders.paid_at'])
      .where('gifts.id', '=', giftId)
      .executeTakeFirstOrThrow()
    const { recipient_name: recipientName, recipient_email: recipientEmail } = gift
    // Deleted only after both emails of the gift were sent.
    if (recipientName === null || recipientEmail === null) throw notificationGone()
    return { ...gift, recipientName, recipientEmail }
  }

  const builders: {
    [K in NotificationSubject['kind']]: (subject: Extract<NotificationSubject, { kind: K }>) => Promise<OutgoingEmail>
  } = {
    async receipt({ orderId }) {
      const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
      const content: EmailContent = {
        kind: 'receipt',
        orderNumber: order.receipt,
        packageId: order.package_id as PackageId,
        price: priceOf(order),
        paidAt: (order.paid_at as Date).toISOString(),
      }
      return { to: { userId: order.user_id }, content }
    },
    async gift({ giftId }) {
      const gift = await giftWithOrder(giftId)
      if (gift.cancelled_at) throw notificationGone()
      const content: EmailContent = {
        kind: 'gift',
        packageId: gift.package_id,
        senderName: gift.sender_name ?? giftMessages.formerSender,
        message: gift.message,
        token: tokens.create(gift.id),
      }
      return { to: { name: gift.recipientName, email: gift.recipientEmail }, content }
    },
    async 'gift-receipt'({ giftId }) {
      const gift = await giftWithOrder(giftId)
      const content: EmailContent = {
        kind: 'gift-receipt',
        orderNumber: gift.receipt,
        packageId: gift.package_id,
        recipientName: gift.recipientName,
        recipientEmail: gift.recipientEmail,
        price: priceOf(gift),
        paidAt: (gift.paid_at as Date).toISOString(),
        deliverAt: gift.deliver_at?.toISOString() ?? null,
      }
      return { to: { userId: gift.user_id }, content }
    },
    async print({ printId, status, courier, trackingNumber }) {
      const copy = await db
        .selectFrom('printed_copies')
        .leftJoin('orders', 'orders.id', 'printed_copies.order_id')
        .select([
          ...(['printed_copies.user_id', 'story_id', 'title', 'shipping_address'] as const),
          ...(['receipt', 'amount', 'currency', 'paid_at'] as const),
        ])
        .where('printed_copies.id', '=', printId)
        .executeTakeFirstOrThrow()
      const { receipt, amount, currency, paid_at: paidAt, story_id: storyId } = copy
      const order =
        receipt !== null && amount !== null && currency !== null && paidAt !== null
          ? { orderNumber: receipt, price: { amount, currency }, paidAt: paidAt.toISOString() }
          : null
      const content: EmailContent = {
        kind: 'print',
        status,
        printNumber: printId,
        storyId,
        title: copy.title,
        shippingAddress: copy.shipping_address,
        cover: await findCover(storyId),
        order,
        courier,
        trackingNumber,
      }
      return { to: { userId: copy.user_id }, content }
    },
    async refund({ refundId }) {
      const row = await db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .select(['orders.user_id', 'purpose', 'receipt', 'currency', 'refunds.amount', 'stories', 'printed_copies'])
        .where('refunds.id', '=', refundId)
        .executeTakeFirstOrThrow()
      const content: EmailContent = {
        kind: 'refund',
        orderNumber: row.receipt,
        refunded: priceOf(row),
        stories: row.stories,
        // A paid copy uses an internal credit that the family never sees.
        printedCopies: row.purpose === 'printed_copy' ? 0 : row.printed_copies,
      }
      return { to: { userId: row.user_id }, content }
    },
    async 'paid-twice'({ paymentId }) {
      const row = await db
        .selectFrom('surplus_payments')
        .innerJoin('orders', 'orders.id', 'surplus_payments.order_id')
        .select(['orders.user_id', 'receipt', 'currency', 'surplus_payments.amount'])
        .where('surplus_payments.payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
      const content: EmailContent = { kind: 'paid-twice', orderNumber: row.receipt, refunded: priceOf(row) }
      return { to: { userId: row.user_id }, content }
    },
  }

  return createNotificationSource(db, subject => builders[subject.kind](subject as never))
}
