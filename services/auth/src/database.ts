import type { KeptData } from '@kahani/contracts/account-deletion'
import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import { notificationsMigration, type WithNotifications } from '@kahani/service-kit/notifications'
import { outboxMigration } from '@kahani/service-kit/outbox'
import type { WithRowCounts } from '@kahani/service-kit/row-counts'
import type { ColumnType, Generated } from 'kysely'
import * as users from './migrations/001-users.ts'
import * as mails from './migrations/002-mails.ts'
import * as emailDeliveries from './migrations/003-email-deliveries.ts'
import * as accounts from './migrations/004-accounts.ts'
import * as auditLog from './migrations/005-audit-log.ts'
import * as accountDeletions from './migrations/008-account-deletions.ts'
import * as administration from './migrations/009-administration.ts'
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

/** Links in emails. Their tokens are derived from the id and not stored. */
interface EmailLinksTable {
  id: Generated<string>
  purpose: 'verify-email' | 'reset-password'
  user_id: number
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
  kept: ColumnType<KeptData, string, never>
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
  /** The actor's network, such as 203.0.113.0/24. */
  network: string | null
  details: ColumnType<Record<string, unknown>, string, string>
}

export interface Database extends WithNotifications<NotificationSubject>, WithRowCounts {
  users: UsersTable
  user_identities: UserIdentitiesTable
  email_links: EmailLinksTable
  email_deliveries: EmailDeliveriesTable
  account_deletions: AccountDeletionsTable
  audit_log: AuditLogTable
}

export const SCHEMA = 'auth'
export const migrations: Migrations = {
  '001-users': users,
  '002-mails': mails,
  '003-email-deliveries': emailDeliveries,
  '004-accounts': accounts,
  '005-audit-log': auditLog,
  '006-outbox': outboxMigration,
  '007-notifications': notificationsMigration,
  '008-account-deletions': accountDeletions,
  '009-administration': administration,
}
