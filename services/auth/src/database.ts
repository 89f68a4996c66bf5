import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import * as users from './migrations/001-users.ts'
import * as mails from './migrations/002-mails.ts'

export interface UsersTable {
  id: Id
  username: string
  /** The username as it is compared: lower case, composed. */
  username_key: string
  email: string
  email_key: string
  password_hash: string
  is_admin: boolean
  created_at: CreatedAt
}

/** Mails that are on their way out, or went. */
export interface MailsTable {
  /** Where the mail comes from and its number there: `payments:{id}`. */
  key: string
  state: 'sending' | 'sent' | 'refused'
  claimed_until: Date
  settled_at: Date | null
  created_at: CreatedAt
}

export interface Database {
  users: UsersTable
  mails: MailsTable
}

export const SCHEMA = 'auth'
export const migrations: Migrations = { '001-users': users, '002-mails': mails }
