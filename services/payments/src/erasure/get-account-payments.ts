import type { AccountPayments } from '@kahani/contracts/account-payments'
import { accountSchema, canonicalize } from '@kahani/contracts/accounts-internal'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { readOrderDetails } from '../orders/order-details.ts'
import { createAccountPaymentsRepository } from './account-payments-repository.ts'

const iso = (time: Date) => time.toISOString()
const isoOrNull = (time: Date | null) => time?.toISOString() ?? null

/** Returns everything that is stored about an account. @throws HttpError 404 for an unknown account */
export function createGetAccountPayments(db: Kysely<Database>, auth: InternalClient) {
  async function listOrders(rows: ReturnType<typeof createAccountPaymentsRepository>) {
    const orders = await rows.listOrders()
    const detailsOf = await readOrderDetails(db, orders)
    return orders.map(order => {
      const { refunds, surplusPayments, disputes } = detailsOf(order)
      return {
        orderNumber: order.receipt,
        purpose: order.purpose,
        packageId: order.package_id,
        price: { amount: order.amount, currency: order.currency },
        status: order.status,
        createdAt: iso(order.created_at),
        paymentId: order.payment_id,
        paidAt: isoOrNull(order.paid_at),
        refunds,
        returnedPayments: surplusPayments.map(({ id, ...payment }) => ({ paymentId: id, ...payment })),
        disputes,
      }
    })
  }

  return async function getAccountPayments(userId: number, requestId: string): Promise<AccountPayments> {
    const account = await auth.call(`/internal/users/${userId}`, { answer: accountSchema, requestId })
    const emailKey = account.emailVerified ? canonicalize(account.email) : null
    const rows = createAccountPaymentsRepository(db, userId)
    const [orders, ledger, sent, received, copies] = await Promise.all([
      listOrders(rows),
      rows.listLedger(),
      rows.listSentGifts(),
      rows.listReceivedGifts(emailKey),
      rows.listPrintedCopies(),
    ])
    return {
      orders,
      credits: ledger.map(({ kind, amount, ref, created_at }) => ({
        ...{ kind, amount },
        reason: ref,
        createdAt: iso(created_at),
      })),
      giftsSent: sent.map(gift => ({
        orderNumber: gift.receipt,
        packageId: gift.package_id,
        senderName: gift.sender_name,
        recipientName: gift.recipient_name,
        recipientEmail: gift.recipient_email,
        message: gift.message,
        createdAt: iso(gift.created_at),
        deliverAt: isoOrNull(gift.deliver_at),
        redeemedAt: isoOrNull(gift.redeemed_at),
        cancelledAt: isoOrNull(gift.cancelled_at),
      })),
      giftsReceived: received.map(gift => ({
        packageId: gift.package_id,
        senderName: gift.sender_name,
        recipientName: gift.recipient_email_key === emailKey ? gift.recipient_name : null,
        message: gift.message,
        receivedAt: iso(gift.available_at ?? gift.created_at),
        redeemedAt: isoOrNull(gift.redeemed_at),
        cancelledAt: isoOrNull(gift.cancelled_at),
      })),
      printedCopies: copies.map(copy => ({
        printNumber: copy.id,
        storyId: copy.story_id,
        title: copy.title,
        orderNumber: copy.receipt,
        status: copy.status,
        shippingAddress: copy.shipping_address,
        courier: copy.courier,
        trackingNumber: copy.tracking_number,
        createdAt: iso(copy.created_at),
        updatedAt: iso(copy.updated_at),
      })),
    }
  }
}
export type GetAccountPayments = ReturnType<typeof createGetAccountPayments>
