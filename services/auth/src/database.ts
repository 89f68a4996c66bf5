import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import * as users from './migrations/001-users.ts'

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

export interface Database {
  users: UsersTable
}

export const SCHEMA = 'auth'
export const migrations: Migrations = { '001-users': users }
