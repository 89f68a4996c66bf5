import { type JsonStore, openJsonStore } from '../json-store.ts'
import type { Dispute, newOrder, Payment, Refund } from './entities.ts'
import type { Delivery } from './events.ts'

export type StoredOrder = ReturnType<typeof newOrder>

/** Everything that the fake stores, oldest first. */
export interface AccountData {
  orders: StoredOrder[]
  payments: Payment[]
  refunds: Refund[]
  disputes: Dispute[]
  /** Webhooks that have not been delivered yet. */
  deliveries: Delivery[]
}
export type Store = JsonStore<AccountData>

/** Opens the file that stores the data. */
export const openStore = (file: string): Promise<Store> =>
  openJsonStore<AccountData>(file, { orders: [], payments: [], refunds: [], disputes: [], deliveries: [] })
