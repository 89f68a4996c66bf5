import type { AdminOrder } from '@kahani/contracts/admin-orders'
import type { DisputeStatus } from '@kahani/contracts/disputes'
import type { CurrencyCode } from '@kahani/contracts/money'
import type { PreflightReport } from '@kahani/contracts/preflight'
import type { PrintStatus } from '@kahani/contracts/prints'
import type { PackageId } from '@kahani/contracts/shop'
import type { WithRowCounts } from '@kahani/listing/row-counts'
import type { CreatedAt, Id } from '@kahani/service-kit/database'
import type { Migrations } from '@kahani/service-kit/migrations'
import type { WithNotifications } from '@kahani/service-kit/notifications'
import type { ColumnType, Generated } from 'kysely'
import * as initial from './migrations/001-initial.ts'
import * as printedCopyGrants from './migrations/002-printed-copy-grants.ts'
import * as retentionIndexes from './migrations/003-retention-indexes.ts'
import * as filesVersion from './migrations/004-files-version.ts'
import * as printedCopyTitles from './migrations/005-printed-copy-titles.ts'
import * as giftDelivery from './migrations/006-gift-delivery.ts'
import type { NotificationSubject } from './notifications/notification-subject.ts'

/**
 * An erased account has two rows for a day: one with its user id, which prevents that it is opened again, and one with the
 * pseudonym that replaced it. Pseudonyms are negative.
 */
interface AccountsTable {
  user_id: number
  /** Since when it has paid credits, bought or by gift. Null again once all of them were refunded. */
  paid_at: Date | null
  erased_at: Date | null
  /** Of a pseudonym: when the account was erased. */
  created_at: CreatedAt
}

export const LEDGER_KINDS = ['story', 'printed_copy'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Append-only, except for user ids of erased accounts. The balance of an account is the sum of its rows of one kind. */
interface LedgerTable {
  id: Id
  user_id: number
  kind: LedgerKind
  amount: number
  /**
   * Reason of the entry, unique per kind. Grants: `signup:{user}`, `order:{id}`, `gift:{id}`. Uses: `story:{id}`,
   * `print:{id}`. Refund of a use: `refund:{ref}`. Revocation of a grant: `refund:{ref}:{provider's id of the refund or lost
   * dispute, or of the payment of a cancelled copy}`.
   */
  ref: string
  created_at: CreatedAt
}

export interface OrdersTable {
  id: Id
  user_id: number
  purpose: AdminOrder['purpose']
  /** Null for a printed copy. */
  package_id: PackageId | null
  /** In the currency's smallest unit, like every amount of money in this schema. */
  amount: number
  currency: CurrencyCode
  /** The order number, sent to the provider as its receipt. */
  receipt: string
  provider_order_id: string
  status: Generated<AdminOrder['status']>
  payment_id: string | null
  paid_at: Date | null
  /** Sum of the provider's refunds and lost disputes. */
  refunded: Generated<number>
  /** When it was refunded in full. */
  cancelled_at: Date | null
  /** When the reconciler polls the provider next. */
  next_check_at: Date | null
  /** Polls since the last successful one. */
  failed_checks: Generated<number>
  /** When its payment, refunds or disputes changed last. Null until it is paid. */
  changed_at: Date | null
  created_at: CreatedAt
}

/** Refunds by the provider and lost disputes, with the unused credits that each revoked. */
interface RefundsTable {
  /** The provider's id of the refund or the dispute. */
  id: string
  order_id: number
  amount: number
  stories: number
  printed_copies: number
  created_at: CreatedAt
}

/** Payments that their payers dispute at the bank. */
interface DisputesTable {
  id: string
  order_id: number
  payment_id: string
  /** In the currency of the order. */
  amount: number
  reason: string
  phase: string
  status: DisputeStatus
  respond_by: Date | null
  /** When the provider was in the state that this row describes. */
  reported_at: Date
  opened_at: Date
}

/** Payments to refund: a second payment of an order, and one for an order that cannot be fulfilled. */
interface SurplusPaymentsTable {
  payment_id: string
  order_id: number
  amount: number
  /** Null once it is refunded. */
  next_try_at: Generated<Date | null>
  /** Attempts since the last successful one. */
  failed_checks: Generated<number>
  created_at: CreatedAt
}

/** Ids of processed webhooks, for deduplication. */
interface WebhookEventsTable {
  id: string
  received_at: CreatedAt
}

export interface GiftsTable {
  id: Generated<string>
  order_id: number
  package_id: PackageId
  /** Names, address and message are deleted when they are no longer needed. */
  sender_name: string | null
  recipient_name: string | null
  recipient_email: string | null
  /** The canonical address, for lookups. */
  recipient_email_key: string | null
  message: string | null
  /** Whether the details are deleted as soon as the emails of the gift are sent. */
  erase_recipient: Generated<boolean>
  /** When its order was paid. */
  available_at: Date | null
  /** When it is emailed on a chosen day. Null: as soon as it is paid. */
  deliver_at: Date | null
  /** When its email was queued. Null also if the previous version queued it, or its day has not come. */
  delivered_at: Date | null
  redeemed_by: number | null
  redeemed_at: Date | null
  /** When its order was refunded. */
  cancelled_at: Date | null
  created_at: CreatedAt
}

interface PrintedCopiesTable {
  id: Id
  user_id: number
  story_id: number
  /** Null for a free copy. */
  order_id: number | null
  /** The grant in the ledger that it uses. Null until it is placed, and if the previous version placed it. */
  grant_ref: string | null
  idempotency_key: string | null
  /** Deleted when it is no longer needed. */
  shipping_address: string | null
  status: PrintStatus | 'unpaid'
  /** Number of status changes. */
  moves: Generated<number>
  courier: string | null
  tracking_number: string | null
  /** Of its files when it was ordered. */
  preflight: ColumnType<PreflightReport, string, never>
  /** The version of these files, which are printed. Null if the previous version of the service inserted it. */
  files_version: string | null
  /** Of the book when it was ordered. Deleted with the address. */
  title: string | null
  created_at: CreatedAt
  updated_at: Generated<Date>
}

export interface Database extends WithNotifications<NotificationSubject>, WithRowCounts {
  accounts: AccountsTable
  ledger: LedgerTable
  orders: OrdersTable
  refunds: RefundsTable
  disputes: DisputesTable
  surplus_payments: SurplusPaymentsTable
  webhook_events: WebhookEventsTable
  gifts: GiftsTable
  printed_copies: PrintedCopiesTable
}

export const SCHEMA = 'payments'
export const migrations: Migrations = {
  '001-initial': initial,
  '002-printed-copy-grants': printedCopyGrants,
  '003-retention-indexes': retentionIndexes,
  '004-files-version': filesVersion,
  '005-printed-copy-titles': printedCopyTitles,
  '006-gift-delivery': giftDelivery,
}
