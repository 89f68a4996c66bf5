import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import * as ledger from './migrations/001-ledger.ts'

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
  /** Why, once: `signup:{user}`, `order:{id}`, `gift:{id}`, `story:{id}`, `refund:{ref}`. */
  ref: string
  created_at: CreatedAt
}

export interface Database {
  accounts: AccountsTable
  ledger: LedgerTable
}

export const SCHEMA = 'payments'
export const migrations: Migrations = { '001-ledger': ledger }
