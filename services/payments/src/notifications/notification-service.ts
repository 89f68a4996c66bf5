import { QUEUES } from '@kahani/contracts/jobs'
import type { EmailContent, Mail } from '@kahani/contracts/mails'
import type { CurrencyCode } from '@kahani/contracts/money'
import type { PackageId } from '@kahani/contracts/shop'
import { notFound } from '@kahani/service-kit/http-error'
import { addToOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { GiftTokens } from '../gifts/gift-tokens.ts'
import type { NotificationSubject } from './notification-subject.ts'

/** Has a mail sent, once for its key, if the transaction is committed. */
export async function queueNotification(
  trx: Transaction<Database>,
  key: string,
  subject: NotificationSubject,
): Promise<void> {
  const row = await trx
    .insertInto('mails')
    .values({ key, subject: JSON.stringify(subject) })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addToOutbox(trx, mailMessage(row.id))
}

const mailMessage = (mailId: number) => ({
  queue: QUEUES.mail,
  name: 'mail',
  payload: { source: 'payments', mailId },
  jobId: `mail-payments-${mailId}`,
})

/** A mail that nobody has said is settled for this long, in minutes, is asked for again: its job may be lost. */
const PATIENCE_MINUTES = 10
const BATCH = 50

/** Asks again for mails that were not settled; one that still waits in the queue stays one job. @returns how many */
export function requeueNotifications(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('mails')
      .set({ asked_at: sql<Date>`now()` })
      .where('id', 'in', eb =>
        eb
          .selectFrom('mails')
          .select('id')
          .where('settled_at', 'is', null)
          .where('asked_at', '<', sql<Date>`now() - make_interval(mins => ${PATIENCE_MINUTES})`)
          .orderBy('asked_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    for (const { id } of rows) await addToOutbox(trx, mailMessage(id))
    return rows.length
  })
}

type OrderRow = { receipt: string; amount: number; currency: CurrencyCode }
const priceOf = ({ amount, currency }: OrderRow) => ({ amount, currency })

/** Tells `auth`, which sends mails, what is in them and to whom they go. */
export function createNotificationService(db: Kysely<Database>, tokens: GiftTokens) {
  const giftWithOrder = (giftId: string) =>
    db
      .selectFrom('gifts')
      .innerJoin('orders', 'orders.id', 'gifts.order_id')
      .selectAll('gifts')
      .select(['orders.user_id', 'orders.receipt', 'orders.amount', 'orders.currency', 'orders.paid_at'])
      .where('gifts.id', '=', giftId)
      .executeTakeFirstOrThrow()

  const tell: {
    [K in NotificationSubject['kind']]: (subject: Extract<NotificationSubject, { kind: K }>) => Promise<Mail>
  } = {
    async receipt({ orderId }) {
      const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
      const letter: EmailContent = {
        kind: 'receipt',
        orderNumber: order.receipt,
        packageId: order.package_id as PackageId,
        price: priceOf(order),
        paidAt: (order.paid_at as Date).toISOString(),
      }
      return { to: { userId: order.user_id }, letter }
    },
    async gift({ giftId }) {
      const gift = await giftWithOrder(giftId)
      const letter: EmailContent = {
        kind: 'gift',
        packageId: gift.package_id,
        senderName: gift.sender_name,
        message: gift.message,
        token: tokens.of(gift.id),
      }
      return { to: { name: gift.recipient_name, email: gift.recipient_email }, letter }
    },
    async 'gift-receipt'({ giftId }) {
      const gift = await giftWithOrder(giftId)
      const letter: EmailContent = {
        kind: 'gift-receipt',
        orderNumber: gift.receipt,
        packageId: gift.package_id,
        recipientName: gift.recipient_name,
        recipientEmail: gift.recipient_email,
        price: priceOf(gift),
        paidAt: (gift.paid_at as Date).toISOString(),
      }
      return { to: { userId: gift.user_id }, letter }
    },
    async print({ printId, status, courier, trackingNumber }) {
      const copy = await db
        .selectFrom('printed_copies')
        .leftJoin('orders', 'orders.id', 'printed_copies.order_id')
        .select(['printed_copies.user_id', 'story_id', 'receipt', 'amount', 'currency', 'paid_at'])
        .where('printed_copies.id', '=', printId)
        .executeTakeFirstOrThrow()
      const { receipt, amount, currency, paid_at: paidAt, story_id: storyId } = copy
      const order =
        receipt !== null && amount !== null && currency !== null && paidAt !== null
          ? { orderNumber: receipt, price: { amount, currency }, paidAt: paidAt.toISOString() }
          : null
      const letter: EmailContent = {
        kind: 'print',
        status,
        printNumber: printId,
        storyId,
        order,
        courier,
        trackingNumber,
      }
      return { to: { userId: copy.user_id }, letter }
    },
    async refund({ refundId }) {
      const row = await db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .select(['orders.user_id', 'purpose', 'receipt', 'currency', 'refunds.amount', 'stories', 'printed_copies'])
        .where('refunds.id', '=', refundId)
        .executeTakeFirstOrThrow()
      const letter: EmailContent = {
        kind: 'refund',
        orderNumber: row.receipt,
        refunded: priceOf(row),
        stories: row.stories,
        // Of a copy that was paid for, the family never saw a credit.
        printedCopies: row.purpose === 'printed_copy' ? 0 : row.printed_copies,
      }
      return { to: { userId: row.user_id }, letter }
    },
    async 'paid-twice'({ paymentId }) {
      const row = await db
        .selectFrom('surplus_payments')
        .innerJoin('orders', 'orders.id', 'surplus_payments.order_id')
        .select(['orders.user_id', 'receipt', 'currency', 'surplus_payments.amount'])
        .where('surplus_payments.payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
      const letter: EmailContent = { kind: 'paid-twice', orderNumber: row.receipt, refunded: priceOf(row) }
      return { to: { userId: row.user_id }, letter }
    },
  }

  return {
    /** @throws HttpError 404 */
    async mail(id: number): Promise<Mail> {
      const row = await db.selectFrom('mails').select('subject').where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound('mail')
      return tell[row.subject.kind](row.subject as never)
    },

    /** Hears that a mail is sent, or can't be. */
    async settled(id: number): Promise<void> {
      await db
        .updateTable('mails')
        .set({ settled_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .execute()
    },
  }
}
export type NotificationService = ReturnType<typeof createNotificationService>
