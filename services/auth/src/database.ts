import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import * as users from './migrations/001-users.ts'
import * as mails from './migrations/002-mails.ts'
import * as emailDeliveries from './migrations/003-email-deliveries.ts'

interface UsersTable {
  id: Id
  username: string
  /** The canonical username, for lookups. */
  username_key: string
  email: string
  email_key: string
  password_hash: string
  is_admin: boolean
  created_at: CreatedAt
}

interface EmailDeliveriesTable {
  /** Source service and id of the notification, such as `payments:7`. */
  key: string
  state: 'sending' | 'sent' | 'rejected'
  lease_expires_at: Date
  completed_at: Date | null
  created_at: CreatedAt
}

export interface Database {
  users: UsersTable
  email_deliveries: EmailDeliveriesTable
}

export const SCHEMA = 'auth'
export const migrations: Migrations = {
  '001-users': users,
  '002-mails': mails,
  '003-email-deliveries': emailDeliveries,
}
