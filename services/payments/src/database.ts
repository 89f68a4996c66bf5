import type { CurrencyCode } from '@kahani/contracts/money'
import type { PrintStatus } from '@kahani/contracts/prints'
import type { PackageId } from '@kahani/contracts/shop'
import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import { outboxMigration, type WithOutbox } from '@kahani/service-kit/outbox'
import type { ColumnType, Generated } from 'kysely'
import * as ledger from './migrations/001-ledger.ts'
import * as orders from './migrations/003-orders.ts'
import type { NotificationSubject } from './notifications/notification-subject.ts'

export interface AccountsTable {
  user_id: number
  created_at: CreatedAt
}

export const LEDGER_KINDS = ['story', 'printed_copy'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Append-only. The sum of an account's rows of a kind is its balance. */
export interface LedgerTable {
  id: Id
  user_id: number
  kind: LedgerKind
  amount: number
  /**
   * Why, once. Grants: `signup:{user}`, `order:{id}`, `gift:{id}`. Uses: `story:{id}`, `print:{id}`. A use that was given
   * back: `refund:{ref}`. A grant that was taken back: `refund:{ref}:{provider's refund}`.
   */
  ref: string
  created_at: CreatedAt
}

export type OrderPurpose = 'package' | 'gift' | 'printed_copy'

export interface OrdersTable {
  id: Id
  user_id: number
  purpose: OrderPurpose
  /** Null for a printed copy. */
  package_id: PackageId | null
  /** In the currency's smallest unit, as are all amounts of money here. */
  amount: number
  currency: CurrencyCode
  /** Our name for the order at the provider. */
  receipt: string
  provider_order_id: string
  /** An `expired` order is no longer asked about; a payment that arrives all the same still counts. */
  status: Generated<'open' | 'paid' | 'expired'>
  /** The payment that paid it. */
  payment_id: string | null
  paid_at: Date | null
  /** What the provider has paid back of it. */
  refunded: Generated<number>
  /** When all of it was paid back. */
  cancelled_at: Date | null
  /** When the provider is asked about it next. */
  next_check_at: Date | null
  created_at: CreatedAt
}

/** What the provider paid back, and the unused credits that were taken back for it. */
export interface RefundsTable {
  id: string
  order_id: number
  amount: number
  stories: number
  printed_copies: number
  created_at: CreatedAt
}

/** A second payment of an order that was paid: it is sent back. */
export interface SurplusPaymentsTable {
  payment_id: string
  order_id: number
  amount: number
  /** Null once it is sent back. */
  next_try_at: Generated<Date | null>
  created_at: CreatedAt
}

/** What the provider has told us, so that it counts once. */
export interface WebhookEventsTable {
  id: string
  received_at: CreatedAt
}

export interface GiftsTable {
  id: Generated<string>
  order_id: number
  package_id: PackageId
  sender_name: string
  recipient_name: string
  recipient_email: string
  /** The address as it is compared. */
  recipient_email_key: string
  message: string | null
  /** When it was paid. */
  available_at: Date | null
  redeemed_by: number | null
  redeemed_at: Date | null
  /** When its order was refunded. */
  cancelled_at: Date | null
  created_at: CreatedAt
}

export interface PrintedCopiesTable {
  id: Id
  user_id: number
  story_id: number
  /** Null for a free copy. */
  order_id: number | null
  idempotency_key: string | null
  /** Forgotten when the copy was never paid for. */
  shipping_address: string | null
  status: PrintStatus | 'unpaid'
  /** How often its status has changed. */
  moves: Generated<number>
  courier: string | null
  tracking_number: string | null
  /** Place of the file that the printer gets, in the blob store. */
  print_file_key: string | null
  created_at: CreatedAt
  updated_at: Generated<Date>
}

/** Mails that are due, or were. */
export interface MailsTable {
  id: Id
  /** What it is about, once. */
  key: string
  subject: ColumnType<NotificationSubject, string, never>
  /** When it was last put on the queue. */
  asked_at: Generated<Date>
  /** When it was heard that it is sent, or can't be. */
  settled_at: Date | null
  created_at: CreatedAt
}

export interface Database extends WithOutbox {
  accounts: AccountsTable
  ledger: LedgerTable
  orders: OrdersTable
  refunds: RefundsTable
  surplus_payments: SurplusPaymentsTable
  webhook_events: WebhookEventsTable
  gifts: GiftsTable
  printed_copies: PrintedCopiesTable
  mails: MailsTable
}

export const SCHEMA = 'payments'
export const migrations: Migrations = { '001-ledger': ledger, '002-outbox': outboxMigration, '003-orders': orders }
