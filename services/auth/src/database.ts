import type { KeptData } from '@kahani/contracts/account-deletion'
import type { WithRowCounts } from '@kahani/listing/row-counts'
import type { CreatedAt, Id } from '@kahani/service-kit/database'
import type { Migrations } from '@kahani/service-kit/migrations'
import type { WithNotifications } from '@kahani/service-kit/notifications'
import type { WithTombstones } from '@kahani/service-kit/tombstones'
import type { ColumnType, Generated } from 'kysely'
import * as initial from './migrations/001-initial.ts'
import * as auditedReads from './migrations/002-audited-reads.ts'
import * as secondFactors from './migrations/003-second-factors.ts'
import * as tombstones from './migrations/004-tombstones.ts'
import * as acceptedTerms from './migrations/005-accepted-terms.ts'
import * as listIndexes from './migrations/006-list-indexes.ts'
import * as addressChanges from './migrations/007-address-changes.ts'
import type { NotificationSubject } from './notifications/notification-subject.ts'

interface UsersTable {
  id: Id
  username: string
  /** The canonical username, for lookups. */
  username_key: string
  email: string
  email_key: string
  /** Null if the user signs in with an identity provider only. */
  password_hash: string | null
  is_admin: boolean
  /** When the user proved that they receive email at the address. */
  email_verified_at: Date | null
  /** Identifies the account to authenticators. */
  passkey_handle: Generated<string>
  /** Of the terms that were accepted at the sign-up. */
  terms_version: string | null
  /** When the user confirmed at the sign-up to be 18 or over. */
  adult_confirmed_at: Date | null
  created_at: CreatedAt
}

/** Accounts at identity providers that sign in to an account here. */
interface UserIdentitiesTable {
  provider: 'google'
  /** The provider's id of the person. */
  subject: string
  user_id: number
  created_at: CreatedAt
}

interface PasskeysTable {
  /** Of the credential, in base64url. */
  id: string
  user_id: number
  public_key: Buffer
  counter: number
  transports: string[]
  /** The device that created it. */
  name: string
  created_at: CreatedAt
  last_used_at: Date | null
}

interface AuthenticatorAppsTable {
  user_id: number
  /** Encrypted. */
  secret: Buffer
  /** The start of the hash of the key that encrypted the secret. */
  key_version: string
  /** Of the last code that was accepted. */
  last_time_step: number
  created_at: CreatedAt
}

/** Unused codes. */
interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
}

/** Links in emails. Their tokens are derived from the id and not stored. */
interface EmailLinksTable {
  id: Generated<string>
  purpose: 'verify-email' | 'reset-password' | 'change-email'
  user_id: number
  /** The new address that the link confirms; null for other purposes. */
  email: Generated<string | null>
  expires_at: Date
  created_at: CreatedAt
}

interface EmailDeliveriesTable {
  /** Source service and id of the notification: `payments:{id}`. */
  key: string
  state: 'sending' | 'sent' | 'rejected'
  lease_expires_at: Date
  completed_at: Date | null
  created_at: CreatedAt
}

/** Accounts that are deleted, while the other services delete their data. */
interface AccountDeletionsTable {
  user_id: number
  username: string
  email: string
  /** Otherwise the address may be somebody else's. */
  email_verified: boolean
  /** Null if the family has the confirmation already. */
  kept: ColumnType<KeptData | null, string | null, never>
  requested_at: CreatedAt
  lease_expires_at: Generated<Date>
}

/** Append-only. */
interface AuditLogTable {
  id: Id
  at: CreatedAt
  action: string
  /** Who acted; null for the product itself and for a deleted account. */
  actor_id: number | null
  /** Whose account it concerns. */
  user_id: number | null
  /** The people in a list that the actor read. */
  shown_user_ids: Generated<number[]>
  /** The actor's network, such as 203.0.113.0/24. */
  network: string | null
  details: ColumnType<Record<string, unknown>, string, string>
}

/** The Gmail account that sends emails: at most one row. */
interface GmailConnectionTable {
  /** Changes with every connection. */
  id: Generated<string>
  only_one: Generated<true>
  address: string
  /** Encrypted. */
  refresh_token: Buffer
  /** The start of the hash of the key that encrypted the token. */
  key_version: string
  connected_by: number | null
  connected_at: CreatedAt
  /** Google does not accept the token any more. */
  expired: Generated<boolean>
  last_error: string | null
  last_error_at: Date | null
}

/** Addresses that asked for the newsletter. Unsubscribing deletes the row. */
interface NewsletterSubscriptionsTable {
  /** Derived from the address, so that it is the same after unsubscribing and subscribing again. */
  id: string
  email: string
  email_key: string
  /** In the link of the confirmation email. */
  confirm_id: Generated<string>
  requested_at: Generated<Date>
  /** Null until the address is confirmed. */
  confirmed_at: Date | null
}

interface NewslettersTable {
  id: Id
  /** The Idempotency-Key of the request. */
  request_key: string
  subject: string
  body: string
  created_by: number | null
  created_at: CreatedAt
  recipients: number
  /** Emails that were queued, in the order of the subscriptions' ids, up to this one. */
  queued: Generated<number>
  last_subscription_id: string | null
  /** When the last email was queued. */
  queued_at: Date | null
}

interface ContactMessagesTable {
  id: Id
  name: string
  email: string
  subject: string
  message: string
  created_at: CreatedAt
}

export interface Database extends WithNotifications<NotificationSubject>, WithRowCounts, WithTombstones {
  users: UsersTable
  user_identities: UserIdentitiesTable
  passkeys: PasskeysTable
  authenticator_apps: AuthenticatorAppsTable
  recovery_codes: RecoveryCodesTable
  email_links: EmailLinksTable
  email_deliveries: EmailDeliveriesTable
  account_deletions: AccountDeletionsTable
  audit_log: AuditLogTable
  gmail_connection: GmailConnectionTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletters: NewslettersTable
  contact_messages: ContactMessagesTable
}

export const SCHEMA = 'auth'
export const migrations: Migrations = {
  '001-initial': initial,
  '002-audited-reads': auditedReads,
  '003-second-factors': secondFactors,
  '004-tombstones': tombstones,
  '005-accepted-terms': acceptedTerms,
  '006-list-indexes': listIndexes,
  '007-address-changes': addressChanges,
}
